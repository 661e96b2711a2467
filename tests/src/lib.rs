//! What the tests of sprague share.
