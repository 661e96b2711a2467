// Made from game.pest by tests/tests/generated.rs; not to be edited.
#![allow(dead_code, unreachable_pub, clippy::pedantic)]

use super::parse::quick::{Parser, cannot_begin, is_quick, otherwise, then};

/// The parser of rule texts.
pub(crate) struct Grammar;

#[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rule {
    ///End-of-input
    EOI,
    r#file,
    r#one_item,
    r#one_outer,
    r#one_head,
    r#one_member,
    r#item,
    r#game,
    r#compound,
    r#outer,
    r#visibility,
    r#scope,
    r#attribute,
    r#doc,
    r#parameters,
    r#where_clause,
    r#header,
    r#header_parens,
    r#header_braces,
    r#header_brackets,
    r#names,
    r#components,
    r#component,
    r#rust_type,
    r#segment,
    r#generics,
    r#generic,
    r#body,
    r#member,
    r#code,
    r#digits,
    r#hexadecimal,
    r#hex_digits,
    r#measure,
    r#arrow_rule,
    r#side,
    r#pattern,
    r#result,
    r#for_part,
    r#binding,
    r#bound,
    r#if_part,
    r#braces,
    r#brackets,
    r#list,
    r#heap,
    r#list_place,
    r#rest,
    r#expectation,
    r#values,
    r#claim,
    r#sequence,
    r#claim_at,
    r#asked_at,
    r#period,
    r#value,
    r#positions,
    r#position,
    r#position_parens,
    r#position_braces,
    r#position_brackets,
    r#set,
    r#set_braces,
    r#expr,
    r#arith,
    r#prefix,
    r#membership,
    r#operand,
    r#place,
    r#parens,
    r#call,
    r#argument,
    r#path,
    r#path_name,
    r#tree,
    r#tree_parens,
    r#tree_brackets,
    r#tree_braces,
    r#other,
    r#name,
    r#kind,
    r#quantity,
    r#value_word,
    r#variable,
    r#path_word,
    r#type_word,
    r#number,
    r#code_first,
    r#hex_first,
    r#code_word,
    r#string,
    r#raw_string,
    r#quote,
    r#doc_line,
    r#kw_pub,
    r#kw_misere,
    r#kw_partizan,
    r#kw_game,
    r#kw_compound,
    r#kw_octal,
    r#kw_hexadecimal,
    r#kw_assume,
    r#kw_measure,
    r#kw_expect,
    r#kw_left,
    r#kw_right,
    r#kw_where,
    r#kw_for,
    r#kw_if,
    r#kw_not,
    r#kw_in,
    r#not_element,
    r#kw_crate,
    r#kw_super,
    r#kw_self,
    r#kw_normal,
    r#kw_period,
    r#kw_from,
    r#kw_doc,
    r#arrow,
    r#infix,
    r#arith_op,
    r#minus,
    r#not_op,
    r#angle_open,
    r#angle_close,
    r#type_close,
    r#angles,
    r#dots_equal,
    r#dots,
    r#comma,
    r#semi,
    r#lparen,
    r#rparen,
    r#lbrace,
    r#rbrace,
    r#lbracket,
    r#rbracket,
    r#path_sep,
    r#point,
    r#hash,
    r#assign,
}
impl Rule {
    pub fn all_rules() -> &'static [Rule] {
        &[
            Rule::r#file,
            Rule::r#one_item,
            Rule::r#one_outer,
            Rule::r#one_head,
            Rule::r#one_member,
            Rule::r#item,
            Rule::r#game,
            Rule::r#compound,
            Rule::r#outer,
            Rule::r#visibility,
            Rule::r#scope,
            Rule::r#attribute,
            Rule::r#doc,
            Rule::r#parameters,
            Rule::r#where_clause,
            Rule::r#header,
            Rule::r#header_parens,
            Rule::r#header_braces,
            Rule::r#header_brackets,
            Rule::r#names,
            Rule::r#components,
            Rule::r#component,
            Rule::r#rust_type,
            Rule::r#segment,
            Rule::r#generics,
            Rule::r#generic,
            Rule::r#body,
            Rule::r#member,
            Rule::r#code,
            Rule::r#digits,
            Rule::r#hexadecimal,
            Rule::r#hex_digits,
            Rule::r#measure,
            Rule::r#arrow_rule,
            Rule::r#side,
            Rule::r#pattern,
            Rule::r#result,
            Rule::r#for_part,
            Rule::r#binding,
            Rule::r#bound,
            Rule::r#if_part,
            Rule::r#braces,
            Rule::r#brackets,
            Rule::r#list,
            Rule::r#heap,
            Rule::r#list_place,
            Rule::r#rest,
            Rule::r#expectation,
            Rule::r#values,
            Rule::r#claim,
            Rule::r#sequence,
            Rule::r#claim_at,
            Rule::r#asked_at,
            Rule::r#period,
            Rule::r#value,
            Rule::r#positions,
            Rule::r#position,
            Rule::r#position_parens,
            Rule::r#position_braces,
            Rule::r#position_brackets,
            Rule::r#set,
            Rule::r#set_braces,
            Rule::r#expr,
            Rule::r#arith,
            Rule::r#prefix,
            Rule::r#membership,
            Rule::r#operand,
            Rule::r#place,
            Rule::r#parens,
            Rule::r#call,
            Rule::r#argument,
            Rule::r#path,
            Rule::r#path_name,
            Rule::r#tree,
            Rule::r#tree_parens,
            Rule::r#tree_brackets,
            Rule::r#tree_braces,
            Rule::r#other,
            Rule::r#name,
            Rule::r#kind,
            Rule::r#quantity,
            Rule::r#value_word,
            Rule::r#variable,
            Rule::r#path_word,
            Rule::r#type_word,
            Rule::r#number,
            Rule::r#code_first,
            Rule::r#hex_first,
            Rule::r#code_word,
            Rule::r#string,
            Rule::r#raw_string,
            Rule::r#quote,
            Rule::r#doc_line,
            Rule::r#kw_pub,
            Rule::r#kw_misere,
            Rule::r#kw_partizan,
            Rule::r#kw_game,
            Rule::r#kw_compound,
            Rule::r#kw_octal,
            Rule::r#kw_hexadecimal,
            Rule::r#kw_assume,
            Rule::r#kw_measure,
            Rule::r#kw_expect,
            Rule::r#kw_left,
            Rule::r#kw_right,
            Rule::r#kw_where,
            Rule::r#kw_for,
            Rule::r#kw_if,
            Rule::r#kw_not,
            Rule::r#kw_in,
            Rule::r#not_element,
            Rule::r#kw_crate,
            Rule::r#kw_super,
            Rule::r#kw_self,
            Rule::r#kw_normal,
            Rule::r#kw_period,
            Rule::r#kw_from,
            Rule::r#kw_doc,
            Rule::r#arrow,
            Rule::r#infix,
            Rule::r#arith_op,
            Rule::r#minus,
            Rule::r#not_op,
            Rule::r#angle_open,
            Rule::r#angle_close,
            Rule::r#type_close,
            Rule::r#angles,
            Rule::r#dots_equal,
            Rule::r#dots,
            Rule::r#comma,
            Rule::r#semi,
            Rule::r#lparen,
            Rule::r#rparen,
            Rule::r#lbrace,
            Rule::r#rbrace,
            Rule::r#lbracket,
            Rule::r#rbracket,
            Rule::r#path_sep,
            Rule::r#point,
            Rule::r#hash,
            Rule::r#assign,
        ]
    }
}
#[allow(clippy::all)]
impl ::pest::Parser<Rule> for Grammar {
    fn parse<'i>(
        rule: Rule,
        input: &'i str,
    ) -> ::core::result::Result<
        ::pest::iterators::Pairs<'i, Rule>,
        ::pest::error::Error<Rule>,
    > {
        mod rules {
            #![allow(clippy::upper_case_acronyms)]
            pub mod hidden {
                use super::super::Rule;
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn skip(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    Ok(state)
                }
            }
            pub mod visible {
                use super::super::Rule;
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#file(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .atomic(
                            ::pest::Atomicity::CompoundAtomic,
                            (|state| {
                                state
                                    .rule(
                                        Rule::r#file,
                                        (|state| {
                                            state
                                                .sequence(
                                                    (|state| {
                                                        super::super::then(
                                                            super::super::then(
                                                                self::r#SOI(state),
                                                                |state| {
                                                                    state.repeat(self::r#item as super::super::Parser)
                                                                },
                                                            ),
                                                            self::r#EOI,
                                                        )
                                                    }) as super::super::Parser,
                                                )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#one_item(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1257509395426403566425501427826688u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#one_item,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#SOI(state), self::r#item),
                                                self::r#EOI,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#one_outer(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#one_outer,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(self::r#SOI(state), self::r#outer)
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#one_head(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        608472288109550112859189386674176u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#one_head,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(
                                                                super::super::then(
                                                                    super::super::then(self::r#SOI(state), self::r#outer),
                                                                    self::r#kw_game,
                                                                ),
                                                                self::r#name,
                                                            ),
                                                            |state| {
                                                                state.optional(self::r#parameters as super::super::Parser)
                                                            },
                                                        ),
                                                        self::r#header,
                                                    ),
                                                    |state| {
                                                        state.optional(self::r#where_clause as super::super::Parser)
                                                    },
                                                ),
                                                self::r#lbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#one_member(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279881135561993360124283776401408u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#one_member,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#SOI(state), self::r#member),
                                                self::r#EOI,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#item(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1257509395426403566425501427826688u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#item,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                self::r#outer(state),
                                                |state| {
                                                    super::super::otherwise(
                                                        self::r#game(state),
                                                        self::r#compound,
                                                    )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#game(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        324518553658426726783156020576256u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#game,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(self::r#kw_game(state), self::r#name),
                                                            |state| {
                                                                state.optional(self::r#parameters as super::super::Parser)
                                                            },
                                                        ),
                                                        self::r#header,
                                                    ),
                                                    |state| {
                                                        state.optional(self::r#where_clause as super::super::Parser)
                                                    },
                                                ),
                                                self::r#body,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#compound(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        649037107316853453566312041152512u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#compound,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(
                                                                super::super::then(
                                                                    super::super::then(
                                                                        self::r#kw_compound(state),
                                                                        self::r#name,
                                                                    ),
                                                                    self::r#assign,
                                                                ),
                                                                self::r#kind,
                                                            ),
                                                            self::r#lparen,
                                                        ),
                                                        |state| {
                                                            state.optional(self::r#components as super::super::Parser)
                                                        },
                                                    ),
                                                    self::r#rparen,
                                                ),
                                                self::r#semi,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#outer(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#outer,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    state.repeat(self::r#attribute as super::super::Parser),
                                                    |state| {
                                                        state.optional(self::r#visibility as super::super::Parser)
                                                    },
                                                ),
                                                |state| {
                                                    state
                                                        .optional(
                                                            (|state| {
                                                                super::super::otherwise(
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(
                                                                                    self::r#kw_misere(state),
                                                                                    |state| {
                                                                                        state.optional(self::r#kw_partizan as super::super::Parser)
                                                                                    },
                                                                                )
                                                                            }) as super::super::Parser,
                                                                        ),
                                                                    |state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(
                                                                                        self::r#kw_partizan(state),
                                                                                        |state| {
                                                                                            state.optional(self::r#kw_misere as super::super::Parser)
                                                                                        },
                                                                                    )
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    },
                                                                )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#visibility(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40564819207303340847894502572032u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#visibility,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                self::r#kw_pub(state),
                                                |state| {
                                                    state
                                                        .optional(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(
                                                                                super::super::then(self::r#lparen(state), self::r#scope),
                                                                                self::r#rparen,
                                                                            )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#scope(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658458209958382145209066739791298560u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#scope,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        super::super::otherwise(
                                            state
                                                .sequence(
                                                    (|state| {
                                                        super::super::then(
                                                            super::super::then(self::r#kw_in(state), self::r#path_word),
                                                            |state| {
                                                                state
                                                                    .repeat(
                                                                        (|state| {
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(
                                                                                            self::r#path_sep(state),
                                                                                            self::r#path_word,
                                                                                        )
                                                                                    }) as super::super::Parser,
                                                                                )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            },
                                                        )
                                                    }) as super::super::Parser,
                                                ),
                                            self::r#kw_crate,
                                        ),
                                        self::r#kw_super,
                                    ),
                                    self::r#kw_self,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#attribute(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 140771848093696u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#attribute,
                            (|state| {
                                super::super::otherwise(
                                    self::r#doc_line(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(self::r#hash(state), self::r#lbracket),
                                                            |state| {
                                                                state.repeat(self::r#tree as super::super::Parser)
                                                            },
                                                        ),
                                                        self::r#rbracket,
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#doc(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 140771848093696u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#doc,
                            (|state| {
                                super::super::otherwise(
                                    self::r#doc_line(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(
                                                                super::super::then(
                                                                    super::super::then(self::r#hash(state), self::r#lbracket),
                                                                    self::r#kw_doc,
                                                                ),
                                                                self::r#assign,
                                                            ),
                                                            |state| {
                                                                super::super::otherwise(
                                                                    self::r#raw_string(state),
                                                                    self::r#string,
                                                                )
                                                            },
                                                        ),
                                                        self::r#rbracket,
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#parameters(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1213648186097498819919872u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#parameters,
                            (|state| {
                                super::super::otherwise(
                                    self::r#angles(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        super::super::then(
                                                            self::r#angle_open(state),
                                                            |state| {
                                                                state.optional(self::r#names as super::super::Parser)
                                                            },
                                                        ),
                                                        self::r#angle_close,
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#where_clause(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        166153499473114484112975882535043072u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#where_clause,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(self::r#kw_where(state), self::r#expr),
                                                    |state| {
                                                        state
                                                            .repeat(
                                                                (|state| {
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(self::r#comma(state), self::r#expr)
                                                                            }) as super::super::Parser,
                                                                        )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                |state| {
                                                    state.optional(self::r#comma as super::super::Parser)
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#header(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823968755207061801218131552632832u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#header,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        self::r#header_parens(state),
                                        self::r#header_braces,
                                    ),
                                    self::r#header_brackets,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#header_parens(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#header_parens,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lparen(state),
                                                    |state| {
                                                        state.optional(self::r#names as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#header_braces(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#header_braces,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbrace(state),
                                                    |state| {
                                                        state.optional(self::r#names as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#header_brackets(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2475880078570760549798248448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#header_brackets,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#lbracket(state), self::r#dots),
                                                self::r#rbracket,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#names(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789076510300958621696u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .sequence(
                            (|state| {
                                super::super::then(
                                    super::super::then(
                                        self::r#name(state),
                                        |state| {
                                            state
                                                .repeat(
                                                    (|state| {
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(self::r#comma(state), self::r#name)
                                                                }) as super::super::Parser,
                                                            )
                                                    }) as super::super::Parser,
                                                )
                                        },
                                    ),
                                    |state| {
                                        state.optional(self::r#comma as super::super::Parser)
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#components(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912390026264327862793516613632u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .sequence(
                            (|state| {
                                super::super::then(
                                    super::super::then(
                                        self::r#component(state),
                                        |state| {
                                            state
                                                .repeat(
                                                    (|state| {
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(self::r#comma(state), self::r#component)
                                                                }) as super::super::Parser,
                                                            )
                                                    }) as super::super::Parser,
                                                )
                                        },
                                    ),
                                    |state| {
                                        state.optional(self::r#comma as super::super::Parser)
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#component(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912390026264327862793516613632u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#component,
                            (|state| {
                                super::super::otherwise(
                                    self::r#dots(state),
                                    self::r#rust_type,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#rust_type(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380354857770945760118964224u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#rust_type,
                            (|state| {
                                super::super::otherwise(
                                    state
                                        .sequence(
                                            (|state| {
                                                super::super::then(
                                                    super::super::then(
                                                        self::r#lparen(state),
                                                        self::r#rust_type,
                                                    ),
                                                    self::r#rparen,
                                                )
                                            }) as super::super::Parser,
                                        ),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        super::super::then(
                                                            state.optional(self::r#path_sep as super::super::Parser),
                                                            self::r#segment,
                                                        ),
                                                        |state| {
                                                            state
                                                                .repeat(
                                                                    (|state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(self::r#path_sep(state), self::r#segment)
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    }) as super::super::Parser,
                                                                )
                                                        },
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#segment(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912341669231543276527016738816u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#segment,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                self::r#type_word(state),
                                                |state| {
                                                    state
                                                        .optional(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(
                                                                                state.optional(self::r#path_sep as super::super::Parser),
                                                                                self::r#generics,
                                                                            )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#generics(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1213648186097498819919872u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#generics,
                            (|state| {
                                super::super::otherwise(
                                    self::r#angles(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        super::super::then(
                                                            self::r#angle_open(state),
                                                            |state| {
                                                                state
                                                                    .optional(
                                                                        (|state| {
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(
                                                                                            super::super::then(
                                                                                                self::r#generic(state),
                                                                                                |state| {
                                                                                                    state
                                                                                                        .repeat(
                                                                                                            (|state| {
                                                                                                                state
                                                                                                                    .sequence(
                                                                                                                        (|state| {
                                                                                                                            super::super::then(self::r#comma(state), self::r#generic)
                                                                                                                        }) as super::super::Parser,
                                                                                                                    )
                                                                                                            }) as super::super::Parser,
                                                                                                        )
                                                                                                },
                                                                                            ),
                                                                                            |state| {
                                                                                                state.optional(self::r#comma as super::super::Parser)
                                                                                            },
                                                                                        )
                                                                                    }) as super::super::Parser,
                                                                                )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            },
                                                        ),
                                                        self::r#type_close,
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#generic(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279881754532013002673649377869824u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#generic,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        super::super::otherwise(
                                            super::super::otherwise(
                                                state
                                                    .sequence(
                                                        (|state| {
                                                            super::super::then(
                                                                state.optional(self::r#minus as super::super::Parser),
                                                                self::r#number,
                                                            )
                                                        }) as super::super::Parser,
                                                    ),
                                                self::r#rust_type,
                                            ),
                                            self::r#quote,
                                        ),
                                        self::r#tree_brackets,
                                    ),
                                    self::r#tree_braces,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#body(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#body,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        self::r#lbrace(state),
                                                        |state| {
                                                            state.repeat(self::r#member as super::super::Parser)
                                                        },
                                                    ),
                                                    |state| {
                                                        state.repeat(self::r#doc as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#member(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279881135561993360124283776401408u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#member,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                state.repeat(self::r#doc as super::super::Parser),
                                                |state| {
                                                    super::super::otherwise(
                                                        super::super::otherwise(
                                                            super::super::otherwise(
                                                                super::super::otherwise(
                                                                    self::r#code(state),
                                                                    self::r#hexadecimal,
                                                                ),
                                                                self::r#expectation,
                                                            ),
                                                            self::r#measure,
                                                        ),
                                                        self::r#arrow_rule,
                                                    )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#code(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1298074214633706907132624082305024u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#code,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#kw_octal(state), self::r#digits),
                                                self::r#semi,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#digits(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        29014219671665911047127040u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#digits,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        self::r#string(state),
                                        |state| {
                                            state
                                                .sequence(
                                                    (|state| {
                                                        super::super::then(
                                                            self::r#code_first(state),
                                                            |state| {
                                                                state
                                                                    .repeat(
                                                                        (|state| {
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(
                                                                                            self::r#point(state),
                                                                                            |state| {
                                                                                                state.optional(self::r#code_word as super::super::Parser)
                                                                                            },
                                                                                        )
                                                                                    }) as super::super::Parser,
                                                                                )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            },
                                                        )
                                                    }) as super::super::Parser,
                                                )
                                        },
                                    ),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(
                                                                        self::r#point(state),
                                                                        |state| {
                                                                            state.optional(self::r#code_word as super::super::Parser)
                                                                        },
                                                                    )
                                                                }) as super::super::Parser,
                                                            ),
                                                        |state| {
                                                            state
                                                                .repeat(
                                                                    (|state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(
                                                                                        self::r#point(state),
                                                                                        |state| {
                                                                                            state.optional(self::r#code_word as super::super::Parser)
                                                                                        },
                                                                                    )
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    }) as super::super::Parser,
                                                                )
                                                        },
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#hexadecimal(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2596148429267413814265248164610048u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#hexadecimal,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#kw_hexadecimal(state),
                                                    self::r#hex_digits,
                                                ),
                                                self::r#semi,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#hex_digits(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912370683451214942438063865856u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#hex_digits,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        self::r#string(state),
                                        |state| {
                                            state
                                                .sequence(
                                                    (|state| {
                                                        super::super::then(
                                                            self::r#hex_first(state),
                                                            |state| {
                                                                state
                                                                    .repeat(
                                                                        (|state| {
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(
                                                                                            self::r#point(state),
                                                                                            |state| {
                                                                                                state.optional(self::r#code_word as super::super::Parser)
                                                                                            },
                                                                                        )
                                                                                    }) as super::super::Parser,
                                                                                )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            },
                                                        )
                                                    }) as super::super::Parser,
                                                )
                                        },
                                    ),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(
                                                                        self::r#point(state),
                                                                        |state| {
                                                                            state.optional(self::r#code_word as super::super::Parser)
                                                                        },
                                                                    )
                                                                }) as super::super::Parser,
                                                            ),
                                                        |state| {
                                                            state
                                                                .repeat(
                                                                    (|state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(
                                                                                        self::r#point(state),
                                                                                        |state| {
                                                                                            state.optional(self::r#code_word as super::super::Parser)
                                                                                        },
                                                                                    )
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    }) as super::super::Parser,
                                                                )
                                                        },
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#measure(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        15576890575604482885591488987660288u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#measure,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            state.optional(self::r#kw_assume as super::super::Parser),
                                                            self::r#kw_measure,
                                                        ),
                                                        self::r#expr,
                                                    ),
                                                    |state| {
                                                        state
                                                            .repeat(
                                                                (|state| {
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(self::r#comma(state), self::r#expr)
                                                                            }) as super::super::Parser,
                                                                        )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                self::r#semi,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#arrow_rule(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279881135561993359983511928307712u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#arrow_rule,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(
                                                                super::super::then(
                                                                    state.optional(self::r#side as super::super::Parser),
                                                                    self::r#pattern,
                                                                ),
                                                                self::r#arrow,
                                                            ),
                                                            self::r#result,
                                                        ),
                                                        |state| {
                                                            state.optional(self::r#for_part as super::super::Parser)
                                                        },
                                                    ),
                                                    |state| {
                                                        state.optional(self::r#if_part as super::super::Parser)
                                                    },
                                                ),
                                                self::r#semi,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#side(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        124615124604835863084731911901282304u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#side,
                            (|state| {
                                super::super::otherwise(
                                    self::r#kw_left(state),
                                    self::r#kw_right,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#pattern(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279881135561993359983511928307712u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#pattern,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        self::r#braces(state),
                                        self::r#brackets,
                                    ),
                                    self::r#arith,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#result(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279881135561993359983511928307712u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#result,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        self::r#braces(state),
                                        self::r#brackets,
                                    ),
                                    self::r#arith,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#for_part(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        332306998946228968225951765070086144u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#for_part,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#kw_for(state), self::r#binding),
                                                |state| {
                                                    state
                                                        .repeat(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(self::r#comma(state), self::r#binding)
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#binding(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789076511400470249472u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#binding,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::otherwise(self::r#name(state), self::r#bound),
                                                    self::r#kw_in,
                                                ),
                                                self::r#set,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#bound(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#bound,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#lparen(state), self::r#names),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#if_part(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        664613997892457936451903530140172288u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#if_part,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#kw_if(state), self::r#expr),
                                                |state| {
                                                    state
                                                        .repeat(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(self::r#comma(state), self::r#expr)
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#braces(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#braces,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbrace(state),
                                                    |state| {
                                                        state
                                                            .optional(
                                                                (|state| {
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(
                                                                                    super::super::then(
                                                                                        self::r#heap(state),
                                                                                        |state| {
                                                                                            state
                                                                                                .repeat(
                                                                                                    (|state| {
                                                                                                        state
                                                                                                            .sequence(
                                                                                                                (|state| {
                                                                                                                    super::super::then(self::r#comma(state), self::r#heap)
                                                                                                                }) as super::super::Parser,
                                                                                                            )
                                                                                                    }) as super::super::Parser,
                                                                                                )
                                                                                        },
                                                                                    ),
                                                                                    |state| {
                                                                                        state.optional(self::r#comma as super::super::Parser)
                                                                                    },
                                                                                )
                                                                            }) as super::super::Parser,
                                                                        )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                self::r#rbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#brackets(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2475880078570760549798248448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#brackets,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbracket(state),
                                                    |state| {
                                                        state.optional(self::r#list as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbracket,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#list(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912390026338115683513284952064u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .sequence(
                            (|state| {
                                super::super::then(
                                    self::r#list_place(state),
                                    |state| {
                                        super::super::otherwise(
                                            state
                                                .sequence(
                                                    (|state| {
                                                        super::super::then(self::r#semi(state), self::r#arith)
                                                    }) as super::super::Parser,
                                                ),
                                            |state| {
                                                state
                                                    .sequence(
                                                        (|state| {
                                                            super::super::then(
                                                                state
                                                                    .repeat(
                                                                        (|state| {
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(self::r#comma(state), self::r#list_place)
                                                                                    }) as super::super::Parser,
                                                                                )
                                                                        }) as super::super::Parser,
                                                                    ),
                                                                |state| {
                                                                    state.optional(self::r#comma as super::super::Parser)
                                                                },
                                                            )
                                                        }) as super::super::Parser,
                                                    )
                                            },
                                        )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#heap(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912390026338115683513284952064u128,
                    ) {
                        return Err(state);
                    }
                    super::super::otherwise(self::r#rest(state), self::r#arith)
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#list_place(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912390026338115683513284952064u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#list_place,
                            (|state| {
                                super::super::otherwise(
                                    self::r#rest(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        self::r#arith(state),
                                                        |state| {
                                                            state
                                                                .optional(
                                                                    (|state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(
                                                                                        super::super::otherwise(
                                                                                            self::r#dots_equal(state),
                                                                                            self::r#dots,
                                                                                        ),
                                                                                        self::r#arith,
                                                                                    )
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    }) as super::super::Parser,
                                                                )
                                                        },
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#rest(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        9671406556917033397649408u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#rest,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                self::r#dots(state),
                                                |state| {
                                                    state.optional(self::r#name as super::super::Parser)
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#expectation(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        20769187434139310514121985316880384u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#expectation,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            super::super::then(
                                                                self::r#kw_expect(state),
                                                                |state| {
                                                                    state.optional(self::r#values as super::super::Parser)
                                                                },
                                                            ),
                                                            |state| {
                                                                state
                                                                    .optional(
                                                                        (|state| {
                                                                            super::super::otherwise(
                                                                                self::r#kw_normal(state),
                                                                                self::r#kw_misere,
                                                                            )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            },
                                                        ),
                                                        self::r#quantity,
                                                    ),
                                                    self::r#claim,
                                                ),
                                                self::r#semi,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#values(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1213648186097498819919872u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#values,
                            (|state| {
                                super::super::otherwise(
                                    self::r#angles(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        super::super::then(
                                                            self::r#angle_open(state),
                                                            |state| {
                                                                state
                                                                    .optional(
                                                                        (|state| {
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(
                                                                                            super::super::then(
                                                                                                self::r#number(state),
                                                                                                |state| {
                                                                                                    state
                                                                                                        .repeat(
                                                                                                            (|state| {
                                                                                                                state
                                                                                                                    .sequence(
                                                                                                                        (|state| {
                                                                                                                            super::super::then(self::r#comma(state), self::r#number)
                                                                                                                        }) as super::super::Parser,
                                                                                                                    )
                                                                                                            }) as super::super::Parser,
                                                                                                        )
                                                                                                },
                                                                                            ),
                                                                                            |state| {
                                                                                                state.optional(self::r#comma as super::super::Parser)
                                                                                            },
                                                                                        )
                                                                                    }) as super::super::Parser,
                                                                                )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            },
                                                        ),
                                                        self::r#angle_close,
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#claim(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        5070602400915223450095538143232u128,
                    ) {
                        return Err(state);
                    }
                    super::super::otherwise(
                        super::super::otherwise(
                            self::r#sequence(state),
                            self::r#claim_at,
                        ),
                        self::r#period,
                    )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#sequence(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 2305843009213693952u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#sequence,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(self::r#assign(state), self::r#value),
                                                    |state| {
                                                        state
                                                            .repeat(
                                                                (|state| {
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(self::r#comma(state), self::r#value)
                                                                            }) as super::super::Parser,
                                                                        )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                |state| {
                                                    state.optional(self::r#comma as super::super::Parser)
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#claim_at(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#claim_at,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(self::r#asked_at(state), self::r#assign),
                                                self::r#value,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#asked_at(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#asked_at,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lparen(state),
                                                    |state| {
                                                        state.optional(self::r#positions as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#period(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        5070602400912917605986812821504u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#period,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(
                                                            self::r#kw_period(state),
                                                            self::r#assign,
                                                        ),
                                                        self::r#number,
                                                    ),
                                                    self::r#kw_from,
                                                ),
                                                self::r#number,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#value(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789077354725888753664u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#value,
                            (|state| {
                                super::super::otherwise(
                                    self::r#number(state),
                                    self::r#value_word,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#positions(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823968755207061802062556482764800u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .sequence(
                            (|state| {
                                super::super::then(
                                    super::super::then(
                                        self::r#position(state),
                                        |state| {
                                            state
                                                .repeat(
                                                    (|state| {
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(self::r#comma(state), self::r#position)
                                                                }) as super::super::Parser,
                                                            )
                                                    }) as super::super::Parser,
                                                )
                                        },
                                    ),
                                    |state| {
                                        state.optional(self::r#comma as super::super::Parser)
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#position(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823968755207061802062556482764800u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#position,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        super::super::otherwise(
                                            self::r#number(state),
                                            self::r#position_parens,
                                        ),
                                        self::r#position_braces,
                                    ),
                                    self::r#position_brackets,
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#position_parens(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#position_parens,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lparen(state),
                                                    |state| {
                                                        state.optional(self::r#positions as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#position_braces(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#position_braces,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbrace(state),
                                                    |state| {
                                                        state.optional(self::r#positions as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#position_brackets(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2475880078570760549798248448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#position_brackets,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbracket(state),
                                                    |state| {
                                                        state.optional(self::r#positions as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbracket,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#set(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        13292279878659681914789222962130059264u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#set,
                            (|state| {
                                super::super::otherwise(
                                    self::r#set_braces(state),
                                    |state| {
                                        state
                                            .sequence(
                                                (|state| {
                                                    super::super::then(
                                                        self::r#arith(state),
                                                        |state| {
                                                            state
                                                                .optional(
                                                                    (|state| {
                                                                        super::super::otherwise(
                                                                            state
                                                                                .sequence(
                                                                                    (|state| {
                                                                                        super::super::then(self::r#dots_equal(state), self::r#arith)
                                                                                    }) as super::super::Parser,
                                                                                ),
                                                                            |state| {
                                                                                state
                                                                                    .sequence(
                                                                                        (|state| {
                                                                                            super::super::then(
                                                                                                self::r#dots(state),
                                                                                                |state| {
                                                                                                    state.optional(self::r#arith as super::super::Parser)
                                                                                                },
                                                                                            )
                                                                                        }) as super::super::Parser,
                                                                                    )
                                                                            },
                                                                        )
                                                                    }) as super::super::Parser,
                                                                )
                                                        },
                                                    )
                                                }) as super::super::Parser,
                                            )
                                    },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#set_braces(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#set_braces,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbrace(state),
                                                    |state| {
                                                        state
                                                            .optional(
                                                                (|state| {
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(
                                                                                    super::super::then(
                                                                                        self::r#arith(state),
                                                                                        |state| {
                                                                                            state
                                                                                                .repeat(
                                                                                                    (|state| {
                                                                                                        state
                                                                                                            .sequence(
                                                                                                                (|state| {
                                                                                                                    super::super::then(self::r#comma(state), self::r#arith)
                                                                                                                }) as super::super::Parser,
                                                                                                            )
                                                                                                    }) as super::super::Parser,
                                                                                                )
                                                                                        },
                                                                                    ),
                                                                                    |state| {
                                                                                        state.optional(self::r#comma as super::super::Parser)
                                                                                    },
                                                                                )
                                                                            }) as super::super::Parser,
                                                                        )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                self::r#rbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#expr(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380959394468573794474655744u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#expr,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    state.repeat(self::r#prefix as super::super::Parser),
                                                    self::r#operand,
                                                ),
                                                |state| {
                                                    state
                                                        .repeat(
                                                            (|state| {
                                                                super::super::otherwise(
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(
                                                                                    super::super::then(
                                                                                        self::r#infix(state),
                                                                                        |state| {
                                                                                            state.repeat(self::r#prefix as super::super::Parser)
                                                                                        },
                                                                                    ),
                                                                                    self::r#operand,
                                                                                )
                                                                            }) as super::super::Parser,
                                                                        ),
                                                                    self::r#membership,
                                                                )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#arith(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380354931558766479887302656u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#arith,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    state.repeat(self::r#minus as super::super::Parser),
                                                    self::r#operand,
                                                ),
                                                |state| {
                                                    state
                                                        .repeat(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(
                                                                                super::super::then(
                                                                                    self::r#arith_op(state),
                                                                                    |state| {
                                                                                        state.repeat(self::r#minus as super::super::Parser)
                                                                                    },
                                                                                ),
                                                                                self::r#operand,
                                                                            )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#prefix(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 604536696783609425559552u128) {
                        return Err(state);
                    }
                    super::super::otherwise(self::r#not_op(state), self::r#minus)
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#membership(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        9304595970494411110326649421962412032u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#membership,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::otherwise(
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(
                                                                        state.optional(self::r#kw_not as super::super::Parser),
                                                                        self::r#kw_in,
                                                                    )
                                                                }) as super::super::Parser,
                                                            ),
                                                        self::r#not_element,
                                                    ),
                                                    self::r#set,
                                                ),
                                                |state| {
                                                    state
                                                        .lookahead(false, self::r#arith_op as super::super::Parser)
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#operand(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380354857771790185049096192u128,
                    ) {
                        return Err(state);
                    }
                    super::super::otherwise(
                        super::super::otherwise(
                            super::super::otherwise(self::r#call(state), self::r#number),
                            self::r#parens,
                        ),
                        self::r#path,
                    )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#place(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912390630801025490827872305152u128,
                    ) {
                        return Err(state);
                    }
                    super::super::otherwise(self::r#rest(state), self::r#expr)
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#parens(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#parens,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        super::super::then(self::r#lparen(state), self::r#place),
                                                        |state| {
                                                            state
                                                                .repeat(
                                                                    (|state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(self::r#comma(state), self::r#place)
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    }) as super::super::Parser,
                                                                )
                                                        },
                                                    ),
                                                    |state| {
                                                        state.optional(self::r#comma as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#call(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40406362882274812172707414671360u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#call,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                self::r#variable(state),
                                                |state| {
                                                    state
                                                        .optional(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(
                                                                                super::super::then(
                                                                                    self::r#lparen(state),
                                                                                    |state| {
                                                                                        state
                                                                                            .optional(
                                                                                                (|state| {
                                                                                                    state
                                                                                                        .sequence(
                                                                                                            (|state| {
                                                                                                                super::super::then(
                                                                                                                    super::super::then(
                                                                                                                        self::r#argument(state),
                                                                                                                        |state| {
                                                                                                                            state
                                                                                                                                .repeat(
                                                                                                                                    (|state| {
                                                                                                                                        state
                                                                                                                                            .sequence(
                                                                                                                                                (|state| {
                                                                                                                                                    super::super::then(self::r#comma(state), self::r#argument)
                                                                                                                                                }) as super::super::Parser,
                                                                                                                                            )
                                                                                                                                    }) as super::super::Parser,
                                                                                                                                )
                                                                                                                        },
                                                                                                                    ),
                                                                                                                    |state| {
                                                                                                                        state.optional(self::r#comma as super::super::Parser)
                                                                                                                    },
                                                                                                                )
                                                                                                            }) as super::super::Parser,
                                                                                                        )
                                                                                                }) as super::super::Parser,
                                                                                            )
                                                                                    },
                                                                                ),
                                                                                self::r#rparen,
                                                                            )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#argument(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380959394468573794474655744u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#argument,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                self::r#expr(state),
                                                |state| {
                                                    state
                                                        .optional(
                                                            (|state| {
                                                                super::super::otherwise(
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(self::r#dots_equal(state), self::r#expr)
                                                                            }) as super::super::Parser,
                                                                        ),
                                                                    |state| {
                                                                        state
                                                                            .sequence(
                                                                                (|state| {
                                                                                    super::super::then(
                                                                                        self::r#dots(state),
                                                                                        |state| {
                                                                                            state.optional(self::r#expr as super::super::Parser)
                                                                                        },
                                                                                    )
                                                                                }) as super::super::Parser,
                                                                            )
                                                                    },
                                                                )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#path(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380354857770944660607336448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#path,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        self::r#path_name(state),
                                                        self::r#lparen,
                                                    ),
                                                    |state| {
                                                        state
                                                            .optional(
                                                                (|state| {
                                                                    state
                                                                        .sequence(
                                                                            (|state| {
                                                                                super::super::then(
                                                                                    super::super::then(
                                                                                        self::r#expr(state),
                                                                                        |state| {
                                                                                            state
                                                                                                .repeat(
                                                                                                    (|state| {
                                                                                                        state
                                                                                                            .sequence(
                                                                                                                (|state| {
                                                                                                                    super::super::then(self::r#comma(state), self::r#expr)
                                                                                                                }) as super::super::Parser,
                                                                                                            )
                                                                                                    }) as super::super::Parser,
                                                                                                )
                                                                                        },
                                                                                    ),
                                                                                    |state| {
                                                                                        state.optional(self::r#comma as super::super::Parser)
                                                                                    },
                                                                                )
                                                                            }) as super::super::Parser,
                                                                        )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#path_name(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912380354857770944660607336448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#path_name,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    super::super::then(
                                                        state.optional(self::r#path_sep as super::super::Parser),
                                                        self::r#path_word,
                                                    ),
                                                    |state| {
                                                        state
                                                            .sequence(
                                                                (|state| {
                                                                    super::super::then(
                                                                        self::r#path_sep(state),
                                                                        self::r#path_word,
                                                                    )
                                                                }) as super::super::Parser,
                                                            )
                                                    },
                                                ),
                                                |state| {
                                                    state
                                                        .repeat(
                                                            (|state| {
                                                                state
                                                                    .sequence(
                                                                        (|state| {
                                                                            super::super::then(
                                                                                self::r#path_sep(state),
                                                                                self::r#path_word,
                                                                            )
                                                                        }) as super::super::Parser,
                                                                    )
                                                            }) as super::super::Parser,
                                                        )
                                                },
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#tree(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        127605887580496643327340912284805365760u128,
                    ) {
                        return Err(state);
                    }
                    super::super::otherwise(
                        super::super::otherwise(
                            super::super::otherwise(
                                self::r#tree_parens(state),
                                self::r#tree_brackets,
                            ),
                            self::r#tree_braces,
                        ),
                        self::r#other,
                    )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#tree_parens(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#tree_parens,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lparen(state),
                                                    |state| {
                                                        state.repeat(self::r#tree as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rparen,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#tree_brackets(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2475880078570760549798248448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#tree_brackets,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbracket(state),
                                                    |state| {
                                                        state.repeat(self::r#tree as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbracket,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#tree_braces(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#tree_braces,
                            (|state| {
                                state
                                    .sequence(
                                        (|state| {
                                            super::super::then(
                                                super::super::then(
                                                    self::r#lbrace(state),
                                                    |state| {
                                                        state.repeat(self::r#tree as super::super::Parser)
                                                    },
                                                ),
                                                self::r#rbrace,
                                            )
                                        }) as super::super::Parser,
                                    )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#other(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        116972063611741436265539694153252732928u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#other,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        super::super::otherwise(
                                            super::super::otherwise(
                                                state.match_range(' '..'\''),
                                                |state| { state.match_range('*'..'Z') },
                                            ),
                                            |state| { state.match_range('^'..'z') },
                                        ),
                                        |state| { state.match_string("|") },
                                    ),
                                    |state| { state.match_string("~") },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#name(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789076510300958621696u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#name,
                            (|state| { state.match_range('`'..'h') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kind(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789076510300958621696u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kind,
                            (|state| { state.match_range('`'..'h') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#quantity(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789076510300958621696u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#quantity,
                            (|state| { state.match_range('`'..'h') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#value_word(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40485591044789076510300958621696u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#value_word,
                            (|state| { state.match_range('`'..'h') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#variable(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40406362882274812172707414671360u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#variable,
                            (|state| { state.match_range('a'..'h') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#path_word(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912341669231543276527016738816u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#path_word,
                            (|state| { state.match_range('`'..'x') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#type_word(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912341669231543276527016738816u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#type_word,
                            (|state| { state.match_range('`'..'x') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#number(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 844424930131968u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#number,
                            (|state| { state.match_range('0'..'1') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#code_first(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 844424930131968u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#code_first,
                            (|state| { state.match_range('0'..'1') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#hex_first(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912341669231544120951946870784u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#hex_first,
                            (|state| {
                                super::super::otherwise(
                                    state.match_range('0'..'1'),
                                    |state| { state.match_range('`'..'x') },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#code_word(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455912341669231544120951946870784u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#code_word,
                            (|state| {
                                super::super::otherwise(
                                    state.match_range('0'..'1'),
                                    |state| { state.match_range('`'..'x') },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#string(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 17179869184u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#string,
                            (|state| { state.match_string("\"") })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#raw_string(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        309485009821345068724781056u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#raw_string,
                            (|state| { state.match_string("X") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#quote(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        618970019642690137449562112u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#quote,
                            (|state| { state.match_string("Y") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#doc_line(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 140737488355328u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#doc_line,
                            (|state| { state.match_string("/") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_pub(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        40564819207303340847894502572032u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_pub,
                            (|state| { state.match_string("i") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_misere(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        81129638414606681695789005144064u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_misere,
                            (|state| { state.match_string("j") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_partizan(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        162259276829213363391578010288128u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_partizan,
                            (|state| { state.match_string("k") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_game(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        324518553658426726783156020576256u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("l");
                    }
                    state
                        .rule(
                            Rule::r#kw_game,
                            (|state| { state.match_string("l") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_compound(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        649037107316853453566312041152512u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_compound,
                            (|state| { state.match_string("m") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_octal(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1298074214633706907132624082305024u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_octal,
                            (|state| { state.match_string("n") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_hexadecimal(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2596148429267413814265248164610048u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_hexadecimal,
                            (|state| { state.match_string("o") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_assume(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        5192296858534827628530496329220096u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_assume,
                            (|state| { state.match_string("p") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_measure(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10384593717069655257060992658440192u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_measure,
                            (|state| { state.match_string("q") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_expect(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        20769187434139310514121985316880384u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_expect,
                            (|state| { state.match_string("r") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_left(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        41538374868278621028243970633760768u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_left,
                            (|state| { state.match_string("s") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_right(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        83076749736557242056487941267521536u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_right,
                            (|state| { state.match_string("t") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_where(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        166153499473114484112975882535043072u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_where,
                            (|state| { state.match_string("u") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_for(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        332306998946228968225951765070086144u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("v");
                    }
                    state
                        .rule(
                            Rule::r#kw_for,
                            (|state| { state.match_string("v") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_if(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        664613997892457936451903530140172288u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("w");
                    }
                    state
                        .rule(
                            Rule::r#kw_if,
                            (|state| { state.match_string("w") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_not(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1329227995784915872903807060280344576u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_not,
                            (|state| { state.match_string("x") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_in(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2658455991569831745807614120560689152u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("y");
                    }
                    state
                        .rule(
                            Rule::r#kw_in,
                            (|state| { state.match_string("y") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#not_element(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        5316911983139663491615228241121378304u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#not_element,
                            (|state| { state.match_string("z") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_crate(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        316912650057057350374175801344u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_crate,
                            (|state| { state.match_string("b") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_super(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        633825300114114700748351602688u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_super,
                            (|state| { state.match_string("c") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_self(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1267650600228229401496703205376u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_self,
                            (|state| { state.match_string("d") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_normal(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2535301200456458802993406410752u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_normal,
                            (|state| { state.match_string("e") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_period(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        5070602400912917605986812821504u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_period,
                            (|state| { state.match_string("f") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_from(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10141204801825835211973625643008u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_from,
                            (|state| { state.match_string("g") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#kw_doc(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        20282409603651670423947251286016u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#kw_doc,
                            (|state| { state.match_string("h") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#arrow(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2417851639229258349412352u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("Q");
                    }
                    state
                        .rule(
                            Rule::r#arrow,
                            (|state| { state.match_string("Q") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#infix(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 604426016319167168249856u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#infix,
                            (|state| { state.match_range('A'..'N') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#arith_op(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1143698132569992200192u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#arith_op,
                            (|state| { state.match_range('A'..'E') })
                                as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#minus(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 73786976294838206464u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#minus,
                            (|state| { state.match_string("B") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#not_op(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 604462909807314587353088u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#not_op,
                            (|state| { state.match_string("O") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#angle_open(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 4722366482869645213696u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#angle_open,
                            (|state| { state.match_string("H") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#angle_close(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 18889465931478580854784u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#angle_close,
                            (|state| { state.match_string("J") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#type_close(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 18889465931478580854784u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#type_close,
                            (|state| { state.match_string("J") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#angles(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        1208925819614629174706176u128,
                    ) {
                        return Err(state);
                    }
                    state.match_string("P")
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#dots_equal(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        4835703278458516698824704u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#dots_equal,
                            (|state| { state.match_string("R") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#dots(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        9671406556917033397649408u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#dots,
                            (|state| { state.match_string("S") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#comma(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 17592186044416u128) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string(",");
                    }
                    state
                        .rule(
                            Rule::r#comma,
                            (|state| { state.match_string(",") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#semi(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 576460752303423488u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#semi,
                            (|state| { state.match_string(";") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lparen(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 1099511627776u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#lparen,
                            (|state| { state.match_string("(") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#rparen(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 2199023255552u128) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string(")");
                    }
                    state
                        .rule(
                            Rule::r#rparen,
                            (|state| { state.match_string(")") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lbrace(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        10633823966279326983230456482242756608u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#lbrace,
                            (|state| { state.match_string("{") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#rbrace(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        42535295865117307932921825928971026432u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("}");
                    }
                    state
                        .rule(
                            Rule::r#rbrace,
                            (|state| { state.match_string("}") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lbracket(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        2475880078570760549798248448u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#lbracket,
                            (|state| { state.match_string("[") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#rbracket(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        9903520314283042199192993792u128,
                    ) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("]");
                    }
                    state
                        .rule(
                            Rule::r#rbracket,
                            (|state| { state.match_string("]") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#path_sep(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        38685626227668133590597632u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#path_sep,
                            (|state| { state.match_string("U") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#point(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(
                        &state,
                        29014219670821468937125888u128,
                    ) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#point,
                            (|state| {
                                super::super::otherwise(
                                    super::super::otherwise(
                                        state.match_string("."),
                                        |state| { state.match_string("S") },
                                    ),
                                    |state| { state.match_string("T") },
                                )
                            }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#hash(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 34359738368u128) {
                        return Err(state);
                    }
                    state
                        .rule(
                            Rule::r#hash,
                            (|state| { state.match_string("#") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#assign(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if super::super::cannot_begin(&state, 2305843009213693952u128) {
                        return Err(state);
                    }
                    if super::super::is_quick(&state) {
                        return state.match_string("=");
                    }
                    state
                        .rule(
                            Rule::r#assign,
                            (|state| { state.match_string("=") }) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn EOI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::EOI,
                            (|state| state.end_of_input()) as super::super::Parser,
                        )
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn SOI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.start_of_input()
                }
            }
            pub use self::visible::*;
        }
        ::pest::state(
            input,
            |state| {
                match rule {
                    Rule::r#file => rules::r#file(state),
                    Rule::r#one_item => rules::r#one_item(state),
                    Rule::r#one_outer => rules::r#one_outer(state),
                    Rule::r#one_head => rules::r#one_head(state),
                    Rule::r#one_member => rules::r#one_member(state),
                    Rule::r#item => rules::r#item(state),
                    Rule::r#game => rules::r#game(state),
                    Rule::r#compound => rules::r#compound(state),
                    Rule::r#outer => rules::r#outer(state),
                    Rule::r#visibility => rules::r#visibility(state),
                    Rule::r#scope => rules::r#scope(state),
                    Rule::r#attribute => rules::r#attribute(state),
                    Rule::r#doc => rules::r#doc(state),
                    Rule::r#parameters => rules::r#parameters(state),
                    Rule::r#where_clause => rules::r#where_clause(state),
                    Rule::r#header => rules::r#header(state),
                    Rule::r#header_parens => rules::r#header_parens(state),
                    Rule::r#header_braces => rules::r#header_braces(state),
                    Rule::r#header_brackets => rules::r#header_brackets(state),
                    Rule::r#names => rules::r#names(state),
                    Rule::r#components => rules::r#components(state),
                    Rule::r#component => rules::r#component(state),
                    Rule::r#rust_type => rules::r#rust_type(state),
                    Rule::r#segment => rules::r#segment(state),
                    Rule::r#generics => rules::r#generics(state),
                    Rule::r#generic => rules::r#generic(state),
                    Rule::r#body => rules::r#body(state),
                    Rule::r#member => rules::r#member(state),
                    Rule::r#code => rules::r#code(state),
                    Rule::r#digits => rules::r#digits(state),
                    Rule::r#hexadecimal => rules::r#hexadecimal(state),
                    Rule::r#hex_digits => rules::r#hex_digits(state),
                    Rule::r#measure => rules::r#measure(state),
                    Rule::r#arrow_rule => rules::r#arrow_rule(state),
                    Rule::r#side => rules::r#side(state),
                    Rule::r#pattern => rules::r#pattern(state),
                    Rule::r#result => rules::r#result(state),
                    Rule::r#for_part => rules::r#for_part(state),
                    Rule::r#binding => rules::r#binding(state),
                    Rule::r#bound => rules::r#bound(state),
                    Rule::r#if_part => rules::r#if_part(state),
                    Rule::r#braces => rules::r#braces(state),
                    Rule::r#brackets => rules::r#brackets(state),
                    Rule::r#list => rules::r#list(state),
                    Rule::r#heap => rules::r#heap(state),
                    Rule::r#list_place => rules::r#list_place(state),
                    Rule::r#rest => rules::r#rest(state),
                    Rule::r#expectation => rules::r#expectation(state),
                    Rule::r#values => rules::r#values(state),
                    Rule::r#claim => rules::r#claim(state),
                    Rule::r#sequence => rules::r#sequence(state),
                    Rule::r#claim_at => rules::r#claim_at(state),
                    Rule::r#asked_at => rules::r#asked_at(state),
                    Rule::r#period => rules::r#period(state),
                    Rule::r#value => rules::r#value(state),
                    Rule::r#positions => rules::r#positions(state),
                    Rule::r#position => rules::r#position(state),
                    Rule::r#position_parens => rules::r#position_parens(state),
                    Rule::r#position_braces => rules::r#position_braces(state),
                    Rule::r#position_brackets => rules::r#position_brackets(state),
                    Rule::r#set => rules::r#set(state),
                    Rule::r#set_braces => rules::r#set_braces(state),
                    Rule::r#expr => rules::r#expr(state),
                    Rule::r#arith => rules::r#arith(state),
                    Rule::r#prefix => rules::r#prefix(state),
                    Rule::r#membership => rules::r#membership(state),
                    Rule::r#operand => rules::r#operand(state),
                    Rule::r#place => rules::r#place(state),
                    Rule::r#parens => rules::r#parens(state),
                    Rule::r#call => rules::r#call(state),
                    Rule::r#argument => rules::r#argument(state),
                    Rule::r#path => rules::r#path(state),
                    Rule::r#path_name => rules::r#path_name(state),
                    Rule::r#tree => rules::r#tree(state),
                    Rule::r#tree_parens => rules::r#tree_parens(state),
                    Rule::r#tree_brackets => rules::r#tree_brackets(state),
                    Rule::r#tree_braces => rules::r#tree_braces(state),
                    Rule::r#other => rules::r#other(state),
                    Rule::r#name => rules::r#name(state),
                    Rule::r#kind => rules::r#kind(state),
                    Rule::r#quantity => rules::r#quantity(state),
                    Rule::r#value_word => rules::r#value_word(state),
                    Rule::r#variable => rules::r#variable(state),
                    Rule::r#path_word => rules::r#path_word(state),
                    Rule::r#type_word => rules::r#type_word(state),
                    Rule::r#number => rules::r#number(state),
                    Rule::r#code_first => rules::r#code_first(state),
                    Rule::r#hex_first => rules::r#hex_first(state),
                    Rule::r#code_word => rules::r#code_word(state),
                    Rule::r#string => rules::r#string(state),
                    Rule::r#raw_string => rules::r#raw_string(state),
                    Rule::r#quote => rules::r#quote(state),
                    Rule::r#doc_line => rules::r#doc_line(state),
                    Rule::r#kw_pub => rules::r#kw_pub(state),
                    Rule::r#kw_misere => rules::r#kw_misere(state),
                    Rule::r#kw_partizan => rules::r#kw_partizan(state),
                    Rule::r#kw_game => rules::r#kw_game(state),
                    Rule::r#kw_compound => rules::r#kw_compound(state),
                    Rule::r#kw_octal => rules::r#kw_octal(state),
                    Rule::r#kw_hexadecimal => rules::r#kw_hexadecimal(state),
                    Rule::r#kw_assume => rules::r#kw_assume(state),
                    Rule::r#kw_measure => rules::r#kw_measure(state),
                    Rule::r#kw_expect => rules::r#kw_expect(state),
                    Rule::r#kw_left => rules::r#kw_left(state),
                    Rule::r#kw_right => rules::r#kw_right(state),
                    Rule::r#kw_where => rules::r#kw_where(state),
                    Rule::r#kw_for => rules::r#kw_for(state),
                    Rule::r#kw_if => rules::r#kw_if(state),
                    Rule::r#kw_not => rules::r#kw_not(state),
                    Rule::r#kw_in => rules::r#kw_in(state),
                    Rule::r#not_element => rules::r#not_element(state),
                    Rule::r#kw_crate => rules::r#kw_crate(state),
                    Rule::r#kw_super => rules::r#kw_super(state),
                    Rule::r#kw_self => rules::r#kw_self(state),
                    Rule::r#kw_normal => rules::r#kw_normal(state),
                    Rule::r#kw_period => rules::r#kw_period(state),
                    Rule::r#kw_from => rules::r#kw_from(state),
                    Rule::r#kw_doc => rules::r#kw_doc(state),
                    Rule::r#arrow => rules::r#arrow(state),
                    Rule::r#infix => rules::r#infix(state),
                    Rule::r#arith_op => rules::r#arith_op(state),
                    Rule::r#minus => rules::r#minus(state),
                    Rule::r#not_op => rules::r#not_op(state),
                    Rule::r#angle_open => rules::r#angle_open(state),
                    Rule::r#angle_close => rules::r#angle_close(state),
                    Rule::r#type_close => rules::r#type_close(state),
                    Rule::r#angles => rules::r#angles(state),
                    Rule::r#dots_equal => rules::r#dots_equal(state),
                    Rule::r#dots => rules::r#dots(state),
                    Rule::r#comma => rules::r#comma(state),
                    Rule::r#semi => rules::r#semi(state),
                    Rule::r#lparen => rules::r#lparen(state),
                    Rule::r#rparen => rules::r#rparen(state),
                    Rule::r#lbrace => rules::r#lbrace(state),
                    Rule::r#rbrace => rules::r#rbrace(state),
                    Rule::r#lbracket => rules::r#lbracket(state),
                    Rule::r#rbracket => rules::r#rbracket(state),
                    Rule::r#path_sep => rules::r#path_sep(state),
                    Rule::r#point => rules::r#point(state),
                    Rule::r#hash => rules::r#hash(state),
                    Rule::r#assign => rules::r#assign(state),
                    Rule::EOI => rules::EOI(state),
                }
            },
        )
    }
}
