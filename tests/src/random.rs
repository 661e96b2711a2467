//! Rulesets by chance.
