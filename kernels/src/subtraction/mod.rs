//! Games of one heap from which a number of a finite set is taken.
