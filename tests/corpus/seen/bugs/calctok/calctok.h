/*
 * calctok.h - tokens of arithmetic expressions
 *
 * Usage:
 *     ct_lexer lx;
 *     ct_token tok;
 *     ct_init(&lx, "1 + 2*(x-3)");
 *     while (ct_next(&lx, &tok) != CT_END) ...
 */
#ifndef CALCTOK_H
#define CALCTOK_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    CT_END,
    CT_NUMBER, /* digits */
    CT_NAME,   /* a letter or _, then letters, digits or _ */
    CT_SIGN,   /* one of + - * / ^ = , */
    CT_OPEN,
    CT_CLOSE,
    CT_UNKNOWN /* any other character, one at a time */
} ct_kind;

typedef struct {
    ct_kind kind;
    const char *start; /* in the text */
    size_t length;     /* 0 for CT_END */
} ct_token;

typedef struct {
    const char *text;
    size_t at;
} ct_lexer;

/* The text is not copied; it stays where it is while the lexer is used. */
void ct_init(ct_lexer *lx, const char *text);

/* Reads the next token and returns its kind. At the end, CT_END again and again. */
ct_kind ct_next(ct_lexer *lx, ct_token *tok);

/* As ct_next(), but does not move on. */
ct_kind ct_peek(const ct_lexer *lx, ct_token *tok);

/* Reads a token if it is of that kind. */
bool ct_accept(ct_lexer *lx, ct_kind kind);

/* Back to the start of the text. */
void ct_rewind(ct_lexer *lx);

/* How many tokens a text has, CT_END not counted. */
size_t ct_count(const char *text);

/* Whether every parenthesis of the text has its partner. */
bool ct_balanced(const char *text);

/* The value of a number; of one above 999999999 that. 0 for other tokens. */
long ct_value(const ct_token *tok);

const char *ct_kind_name(ct_kind kind);

#endif
