//! Two quantities at once: a quantity that a user may write.

use sprague::Quantity;

/// The values of two quantities, computed in one go.
#[derive(Clone, Copy, Debug)]
pub struct Both<A, B>(pub A, pub B);

impl<A: Quantity, B: Quantity> Quantity for Both<A, B> {
    type Value = (A::Value, B::Value);
    type Fold = (A::Fold, B::Fold);

    fn start(&self) -> Self::Fold {
        (self.0.start(), self.1.start())
    }

    fn absorb(&self, fold: &mut Self::Fold, value: &Self::Value) {
        self.0.absorb(&mut fold.0, &value.0);
        self.1.absorb(&mut fold.1, &value.1);
    }

    fn merge(&self, fold: &mut Self::Fold, other: Self::Fold) {
        self.0.merge(&mut fold.0, other.0);
        self.1.merge(&mut fold.1, other.1);
    }

    fn finish(&self, fold: Self::Fold) -> Self::Value {
        (self.0.finish(fold.0), self.1.finish(fold.1))
    }
}
