//! Compounds of every kind: of fixed components and of any number, alike and mixed, one in another.
//! Some components have ended at the start, of which some are no empty heap.

use crate::region::boxed;
use crate::rules::{entries, rules};
use serde_json::{Value as Json, json};

rules! {
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

entries! {
    Three: (0..30).map(Json::from).collect();
    TwoOrThree: (0..30).map(Json::from).collect();
    Row: (0..9).map(Json::from).collect();
    Lady: boxed(&[5, 5]);
    Halved<2>: (0..9).map(Json::from).collect();
    Sum: vec![json!([5, 4, 3]), json!([2, 1, 1]), json!([0, 0, 0])];
    Rows: vec![json!([]), json!([5, 2, 3]), json!([[4, 2], 1]), json!([6])];
    OnlyOne: vec![json!([8])];
    Short: vec![json!([6, 4, 5]), json!([1, 4, 5]), json!([3, 0, 5])];
    Shorts: vec![json!([]), json!([7, 6, 8]), json!([9, 1]), json!([5, 6, 4, 5])];
    Race: vec![json!([7, [4, 5]]), json!([0, [1, 2]]), json!([9, [3, 3]])];
    Races: vec![json!([8, 7]), json!([7, 9, 8, 9]), json!([1, 2, 1])];
    Slow: vec![json!([9, 6]), json!([1, 5]), json!([0, 0]), json!([4, [3, 4]])];
    Slows: vec![json!([7]), json!([7, 8]), json!([6, 5, 9]), json!([1, 1, 1, 1])];
    Any: vec![json!([6, 5, 4]), json!([0, 1, 7]), json!([0, 1, 0])];
    Anys: vec![json!([]), json!([8]), json!([7, 6, 5]), json!([1, 4, 1, 3])];
    Early: vec![json!([[3, 4], 7]), json!([[0, 0], 5]), json!([[2, 2], 4])];
    Earlies: vec![json!([]), json!([5, 6, 5]), json!([9]), json!([4, 4])];
    RaceOfAny: vec![json!([[5, 4, 3], 6]), json!([[0, 1, 1], 5])];
    SumOfRaces: vec![json!([[5, [2, 3]], [4, 3]]), json!([[0, [1, 1]], [5, 4]])];
    Deep: vec![json!([[[3, [1, 2]], [2, 2]], [3, 2]]), json!([[[2, [1, 1]], [3, 1]], [], 3, 2])];
}
