// More errors than anyone reads.
use sprague::game;

game! {
    pub game Take(n) {
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m; n -> m;
        n -> m; n -> m;
    }
}

fn main() {}
