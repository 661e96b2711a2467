//! Compounds of every kind: of fixed components and of any number, alike and mixed, one in another.
//! Some components have ended at the start, of which some are no empty heap.

use super::known::computed;
use crate::region::boxed;
use crate::rules::games;
use serde_json::{Value as Json, json};

games! {
    {
        pub game Three(n) { n -> n - k for k in {1, 3, 4}; }
        pub game TwoOrThree(n) { n -> n - k for k in {2, 3}; }
        pub game Row(n) { octal 0.77; }
        pub misere game Lady{x, y} {
            {x, y} -> {x - k, y} for k in 1..;
            {x, y} -> {x - k, y - k} for k in 1..;
        }
        pub game Halved<K>(n) { n -> n - 1; n -> [n / 2; K] if n > 0, 2 | n; }

        pub compound Sum = disjunctive(Three, Row, Row);
        pub misere compound Rows = disjunctive(Row, ..);
        pub compound OnlyOne = disjunctive(Row);
        pub compound Short = diminished(TwoOrThree, Row, Three);
        pub misere compound Shorts = diminished(TwoOrThree, ..);
        #[allow(deprecated)]
        pub compound Race = conjunctive(Three, Lady);
        pub misere compound Races = conjunctive(Three, TwoOrThree, TwoOrThree, ..);
        pub compound Slow = continued(TwoOrThree, Halved<2>);
        pub compound Slows = continued(Three, TwoOrThree, ..);
        pub compound Any = selective(Three, TwoOrThree, TwoOrThree);
        pub misere compound Anys = selective(TwoOrThree, ..);
        #[allow(deprecated)]
        pub compound Early = shortened(Lady, Three);
        pub misere compound Earlies = shortened(Three, ..);
        pub compound RaceOfAny = conjunctive(Any, Three);
        pub compound SumOfRaces = disjunctive(Race, Slow);
        #[allow(deprecated)]
        pub misere compound Deep = selective(SumOfRaces, Anys, Three, ..);
    }
    Three: (0..30).map(Json::from).collect() => [computed()
        .at("grundy", json!([[0, 0], [5, 3], [7, 0], [10, 1]]))
        .at("outcome", json!([[0, "P"], [5, "N"], [7, "P"], [10, "N"]]))
        .at("outcome-misere", json!([[0, "N"], [5, "N"], [7, "N"], [10, "P"]]))
        .at("remoteness", json!([[0, 0], [5, 3], [7, 4], [10, 5]]))
        .at("remoteness-misere", json!([[0, 0], [5, 2], [7, 4], [10, 7]]))],
    TwoOrThree: (0..30).map(Json::from).collect() => [computed()
        .at("grundy", json!([[1, 0], [4, 2], [6, 0], [9, 2]]))
        .at("outcome", json!([[1, "P"], [4, "N"], [6, "P"], [9, "N"]]))
        .at("outcome-misere", json!([[1, "N"], [4, "N"], [6, "N"], [9, "N"]]))
        .at("remoteness", json!([[1, 0], [4, 1], [6, 2], [9, 3]]))
        .at("remoteness-misere", json!([[1, 0], [4, 2], [6, 2], [9, 4]]))],
    Row: (0..9).map(Json::from).collect() => [computed()
        .at("grundy", json!([[3, 3], [[2, 5], 6], [8, 1]]))
        .at("outcome", json!([[3, "N"], [[2, 5], "N"], [8, "N"]]))
        .at("outcome-misere", json!([[3, "N"], [[2, 5], "N"], [8, "N"]]))
        .at("remoteness", json!([[3, 3], [[2, 5], 7], [8, 7]]))
        .at("remoteness-misere", json!([[3, 2], [[2, 5], 6], [8, 6]]))],
    Lady: boxed(&[5, 5]) => [computed()
        .at("grundy", json!([[[1, 2], 0], [[3, 5], 0], [[4, 4], 7]]))
        .at("outcome", json!([[[1, 2], "P"], [[3, 5], "P"], [[4, 4], "N"]]))
        .at("outcome-misere", json!([[[1, 2], "N"], [[3, 5], "P"], [[4, 4], "N"]]))
        .at("remoteness", json!([[[1, 2], 2], [[3, 5], 4], [[4, 4], 1]]))
        .at("remoteness-misere", json!([[[1, 2], 2], [[3, 5], 5], [[4, 4], 4]]))],
    Halved<2>: (0..9).map(Json::from).collect() => [computed()
        .at("grundy", json!([[4, 1], [7, 0], [[3, 4], 1]]))
        .at("outcome", json!([[4, "N"], [7, "P"], [[3, 4], "N"]]))
        .at("outcome-misere", json!([[4, "N"], [7, "P"], [[3, 4], "N"]]))
        .at("remoteness", json!([[4, 5], [7, 8], [[3, 4], 9]]))
        .at("remoteness-misere", json!([[4, 4], [7, 7], [[3, 4], 8]]))],
    Sum: vec![json!([5, 4, 3]), json!([2, 1, 1]), json!([0, 0, 0])] => [computed()
        .at("grundy", json!([[[5, 4, 3], 1], [[2, 1, 1], 0], [[0, 0, 0], 0]]))
        .at("outcome", json!([[[5, 4, 3], "N"], [[2, 1, 1], "P"], [[0, 0, 0], "P"]]))
        .at("outcome-misere", json!([[[5, 4, 3], "N"], [[2, 1, 1], "N"], [[0, 0, 0], "N"]]))
        .at("remoteness", json!([[[5, 4, 3], 11], [[2, 1, 1], 4], [[0, 0, 0], 0]]))
        .at("remoteness-misere", json!([[[5, 4, 3], 10], [[2, 1, 1], 4], [[0, 0, 0], 0]]))],
    Rows: vec![json!([]), json!([5, 2, 3]), json!([[4, 2], 1]), json!([6])] => [computed()
        .at("grundy", json!([[[], 0], [[5, 2, 3], 5], [[[4, 2], 1], 2], [[6], 3]]))
        .at("outcome", json!([[[], "P"], [[5, 2, 3], "N"], [[[4, 2], 1], "N"], [[6], "N"]]))
        .at("outcome-misere", json!([[[], "N"], [[5, 2, 3], "N"], [[[4, 2], 1], "N"], [[6], "N"]]))
        .at("remoteness", json!([[[], 0], [[5, 2, 3], 9], [[[4, 2], 1], 5], [[6], 5]]))
        .at("remoteness-misere", json!([[[], 0], [[5, 2, 3], 8], [[[4, 2], 1], 6], [[6], 4]]))],
    OnlyOne: vec![json!([8])] => [computed()
        .at("grundy", json!([[[8], 1]]))
        .at("outcome", json!([[[8], "N"]]))
        .at("outcome-misere", json!([[[8], "N"]]))
        .at("remoteness", json!([[[8], 7]]))
        .at("remoteness-misere", json!([[[8], 6]]))],
    Short: vec![json!([6, 4, 5]), json!([1, 4, 5]), json!([3, 0, 5])] => [computed()
        .at("grundy", json!([[[6, 4, 5], 1], [[1, 4, 5], 0], [[3, 0, 5], 0]]))
        .at("outcome", json!([[[6, 4, 5], "N"], [[1, 4, 5], "P"], [[3, 0, 5], "P"]]))
        .at("outcome-misere", json!([[[6, 4, 5], "P"], [[1, 4, 5], "N"], [[3, 0, 5], "N"]]))
        .at("remoteness", json!([[[6, 4, 5], 5], [[1, 4, 5], 0], [[3, 0, 5], 0]]))
        .at("remoteness-misere", json!([[[6, 4, 5], 9], [[1, 4, 5], 0], [[3, 0, 5], 0]]))],
    Shorts: vec![json!([]), json!([7, 6, 8]), json!([9, 1]), json!([5, 6, 4, 5])] => [computed()
        .at("grundy", json!([[[], 0], [[7, 6, 8], 0], [[9, 1], 0], [[5, 6, 4, 5], 4]]))
        .at("outcome", json!([[[], "P"], [[7, 6, 8], "P"], [[9, 1], "P"], [[5, 6, 4, 5], "N"]]))
        .at("outcome-misere", json!([[[], "N"], [[7, 6, 8], "N"], [[9, 1], "N"], [[5, 6, 4, 5],
            "N"]]))
        .at("remoteness", json!([[[], 0], [[7, 6, 8], 4], [[9, 1], 0], [[5, 6, 4, 5], 1]]))
        .at("remoteness-misere", json!([[[], 0], [[7, 6, 8], 6], [[9, 1], 0], [[5, 6, 4, 5], 6]]))],
    Race: vec![json!([7, [4, 5]]), json!([0, [1, 2]]), json!([9, [3, 3]])] => [computed()
        .at("grundy", json!([[[7, [4, 5]], 7], [[0, [1, 2]], 0], [[9, [3, 3]], 6]]))
        .at("outcome", json!([[[7, [4, 5]], "N"], [[0, [1, 2]], "P"], [[9, [3, 3]], "N"]]))
        .at("outcome-misere", json!([[[7, [4, 5]], "N"], [[0, [1, 2]], "N"], [[9, [3, 3]], "N"]]))
        .at("remoteness", json!([[[7, [4, 5]], 3], [[0, [1, 2]], 0], [[9, [3, 3]], 1]]))
        .at("remoteness-misere", json!([[[7, [4, 5]], 2], [[0, [1, 2]], 0], [[9, [3, 3]], 4]]))],
    Races: vec![json!([8, 7]), json!([7, 9, 8, 9]), json!([1, 2, 1])] => [computed()
        .at("grundy", json!([[[8, 7], 1], [[7, 9, 8, 9], 1], [[1, 2, 1], 0]]))
        .at("outcome", json!([[[8, 7], "N"], [[7, 9, 8, 9], "N"], [[1, 2, 1], "P"]]))
        .at("outcome-misere", json!([[[8, 7], "P"], [[7, 9, 8, 9], "P"], [[1, 2, 1], "N"]]))
        .at("remoteness", json!([[[8, 7], 3], [[7, 9, 8, 9], 3], [[1, 2, 1], 0]]))
        .at("remoteness-misere", json!([[[8, 7], 3], [[7, 9, 8, 9], 3], [[1, 2, 1], 0]]))],
    Slow: vec![json!([9, 6]), json!([1, 5]), json!([0, 0]), json!([4, [3, 4]])] => [computed()
        .at("grundy", json!([[[9, 6], 1], [[1, 5], 0], [[0, 0], 0], [[4, [3, 4]], 1]]))
        .at("outcome", json!([[[9, 6], "N"], [[1, 5], "P"], [[0, 0], "P"], [[4, [3, 4]], "N"]]))
        .at("outcome-misere", json!([[[9, 6], "N"], [[1, 5], "P"], [[0, 0], "N"], [[4, [3, 4]],
            "N"]]))
        .at("remoteness", json!([[[9, 6], 7], [[1, 5], 6], [[0, 0], 0], [[4, [3, 4]], 9]]))
        .at("remoteness-misere", json!([[[9, 6], 6], [[1, 5], 5], [[0, 0], 0], [[4, [3, 4]], 8]]))],
    Slows: vec![json!([7]), json!([7, 8]), json!([6, 5, 9]), json!([1, 1, 1, 1])] => [computed()
        .at("grundy", json!([[[7], 0], [[7, 8], 1], [[6, 5, 9], 2], [[1, 1, 1, 1], 1]]))
        .at("outcome", json!([[[7], "P"], [[7, 8], "N"], [[6, 5, 9], "N"], [[1, 1, 1, 1], "N"]]))
        .at("outcome-misere", json!([[[7], "N"], [[7, 8], "P"], [[6, 5, 9], "N"], [[1, 1, 1, 1],
            "P"]]))
        .at("remoteness", json!([[[7], 4], [[7, 8], 3], [[6, 5, 9], 3], [[1, 1, 1, 1], 1]]))
        .at("remoteness-misere", json!([[[7], 4], [[7, 8], 5], [[6, 5, 9], 4], [[1, 1, 1, 1],
            1]]))],
    Any: vec![json!([6, 5, 4]), json!([0, 1, 7]), json!([0, 1, 0])] => [computed()
        .at("grundy", json!([[[6, 5, 4], 8], [[0, 1, 7], 1], [[0, 1, 0], 0]]))
        .at("outcome", json!([[[6, 5, 4], "N"], [[0, 1, 7], "N"], [[0, 1, 0], "P"]]))
        .at("outcome-misere", json!([[[6, 5, 4], "N"], [[0, 1, 7], "P"], [[0, 1, 0], "N"]]))
        .at("remoteness", json!([[[6, 5, 4], 5], [[0, 1, 7], 3], [[0, 1, 0], 0]]))
        .at("remoteness-misere", json!([[[6, 5, 4], 4], [[0, 1, 7], 3], [[0, 1, 0], 0]]))],
    Anys: vec![json!([]), json!([8]), json!([7, 6, 5]), json!([1, 4, 1, 3])] => [computed()
        .at("grundy", json!([[[], 0], [[8], 1], [[7, 6, 5], 3], [[1, 4, 1, 3], 3]]))
        .at("outcome", json!([[[], "P"], [[8], "N"], [[7, 6, 5], "N"], [[1, 4, 1, 3], "N"]]))
        .at("outcome-misere", json!([[[], "N"], [[8], "P"], [[7, 6, 5], "N"], [[1, 4, 1, 3], "N"]]))
        .at("remoteness", json!([[[], 0], [[8], 3], [[7, 6, 5], 7], [[1, 4, 1, 3], 1]]))
        .at("remoteness-misere", json!([[[], 0], [[8], 3], [[7, 6, 5], 6], [[1, 4, 1, 3], 2]]))],
    Early: vec![json!([[3, 4], 7]), json!([[0, 0], 5]), json!([[2, 2], 4])] => [computed()
        .at("grundy", json!([[[[3, 4], 7], 13], [[[0, 0], 5], 0], [[[2, 2], 4], 7]]))
        .at("outcome", json!([[[[3, 4], 7], "N"], [[[0, 0], 5], "P"], [[[2, 2], 4], "N"]]))
        .at("outcome-misere", json!([[[[3, 4], 7], "N"], [[[0, 0], 5], "N"], [[[2, 2], 4], "N"]]))
        .at("remoteness", json!([[[[3, 4], 7], 5], [[[0, 0], 5], 0], [[[2, 2], 4], 1]]))
        .at("remoteness-misere", json!([[[[3, 4], 7], 4], [[[0, 0], 5], 0], [[[2, 2], 4], 4]]))],
    Earlies: vec![json!([]), json!([5, 6, 5]), json!([9]), json!([4, 4])] => [computed()
        .at("grundy", json!([[[], 0], [[5, 6, 5], 14], [[9], 0], [[4, 4], 3]]))
        .at("outcome", json!([[[], "P"], [[5, 6, 5], "N"], [[9], "P"], [[4, 4], "N"]]))
        .at("outcome-misere", json!([[[], "N"], [[5, 6, 5], "N"], [[9], "N"], [[4, 4], "N"]]))
        .at("remoteness", json!([[[], 0], [[5, 6, 5], 3], [[9], 6], [[4, 4], 1]]))
        .at("remoteness-misere", json!([[[], 0], [[5, 6, 5], 4], [[9], 6], [[4, 4], 2]]))],
    RaceOfAny: vec![json!([[5, 4, 3], 6]), json!([[0, 1, 1], 5])] => [computed()
        .at("grundy", json!([[[[5, 4, 3], 6], 6], [[[0, 1, 1], 5], 0]]))
        .at("outcome", json!([[[[5, 4, 3], 6], "N"], [[[0, 1, 1], 5], "P"]]))
        .at("outcome-misere", json!([[[[5, 4, 3], 6], "N"], [[[0, 1, 1], 5], "N"]]))
        .at("remoteness", json!([[[[5, 4, 3], 6], 3], [[[0, 1, 1], 5], 0]]))
        .at("remoteness-misere", json!([[[[5, 4, 3], 6], 2], [[[0, 1, 1], 5], 0]]))],
    SumOfRaces: vec![json!([[5, [2, 3]], [4, 3]]), json!([[0, [1, 1]], [5, 4]])] => [computed()
        .at("grundy", json!([[[[5, [2, 3]], [4, 3]], 5], [[[0, [1, 1]], [5, 4]], 1]]))
        .at("outcome", json!([[[[5, [2, 3]], [4, 3]], "N"], [[[0, [1, 1]], [5, 4]], "N"]]))
        .at("outcome-misere", json!([[[[5, [2, 3]], [4, 3]], "N"], [[[0, [1, 1]], [5, 4]], "N"]]))
        .at("remoteness", json!([[[[5, [2, 3]], [4, 3]], 7], [[[0, [1, 1]], [5, 4]], 5]]))
        .at("remoteness-misere", json!([[[[5, [2, 3]], [4, 3]], 6], [[[0, [1, 1]], [5, 4]], 4]]))],
    Deep: vec![json!([[[3, [1, 2]], [2, 2]], [3, 2]]), json!([[[2, [1, 1]], [3, 1]], [], 3,
        2])] => [computed()
        .at("grundy", json!([[[[[3, [1, 2]], [2, 2]], [3, 2]], 8], [[[[2, [1, 1]], [3, 1]], [],
            3, 2], 8]]))
        .at("outcome", json!([[[[[3, [1, 2]], [2, 2]], [3, 2]], "N"], [[[[2, [1, 1]], [3, 1]],
            [], 3, 2], "N"]]))
        .at("outcome-misere", json!([[[[[3, [1, 2]], [2, 2]], [3, 2]], "N"], [[[[2, [1, 1]], [3,
            1]], [], 3, 2], "N"]]))
        .at("remoteness", json!([[[[[3, [1, 2]], [2, 2]], [3, 2]], 5], [[[[2, [1, 1]], [3, 1]],
            [], 3, 2], 5]]))
        .at("remoteness-misere", json!([[[[[3, [1, 2]], [2, 2]], [3, 2]], 6], [[[[2, [1, 1]],
            [3, 1]], [], 3, 2], 4]]))];
}
