/* What parser.c (structure), parser_class.c (characters) and parser_text.c
 * (reading on, and saying what is wrong) share. */
#ifndef ASSAY_FRONT_REGEX_PARSER_H
#define ASSAY_FRONT_REGEX_PARSER_H

#include "front/regex/ast.h"
#include "front/regex/unicode.h"

struct parser {
    struct arena *arena;
    struct ast_pattern *pattern;
    const char *s;
    size_t length, at;
    struct ast_flags flags;
    unsigned depth;
    struct error *error;
};

size_t parser_column(const struct parser *parser, size_t position);
/* Sets "column N: expected WHAT, found …" for the character at a position. */
bool parser_expected(struct parser *parser, size_t position, const char *what);
bool parser_refuse(struct parser *parser, size_t position, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool parser_peek(const struct parser *parser, char c);
bool parser_take(struct parser *parser, const char *text); /* skips text if it stands here */
bool parser_character(struct parser *parser, uint32_t *c); /* one literal character */

struct ast *parser_node(struct parser *parser, enum ast_kind kind, size_t position);
/* At '\\' of a character or class escape (not \b, \B, \1, \k): the set as
 * written; single: it is one character, which may begin a range. */
bool parser_escape(struct parser *parser, bool in_bracket, struct charset *set, bool *single);
const struct ast *parser_bracket(struct parser *parser);                      /* at '[' */
const struct ast *parser_single(struct parser *parser, size_t position, struct charset set); /* set as written */
const struct ast *parser_dot(struct parser *parser);

#endif
