#ifndef TOKSCAN_H
#define TOKSCAN_H

#include <stdbool.h>
#include <stddef.h>

/* A scanner for a small expression language: names, decimal numbers,
   strings in double quotes and single punctuation characters.  White space
   separates tokens, '#' starts a comment up to the end of the line. */

typedef enum {
    TOK_END,
    TOK_NAME,   /* letters, digits, '_' */
    TOK_NUMBER, /* digits */
    TOK_STRING, /* "..."; a backslash takes the next character literally */
    TOK_PUNCT,  /* any other character */
    TOK_ERROR   /* a string that does not end */
} tok_kind;

typedef struct scanner scanner;

/* The source is copied. NULL when out of memory. */
scanner *scanner_new(const char *source);
void scanner_free(scanner *s);

/* Moves to the next token.  At the end it stays at TOK_END, and after an
   error at TOK_ERROR. */
tok_kind scanner_next(scanner *s);
/* The token scanner_next() gave last; TOK_END before the first. */
tok_kind scanner_kind(const scanner *s);

/* The current token as it stands in the source; not terminated. */
const char *scanner_text(const scanner *s, size_t *length);
/* Whether the current token is exactly this text. */
bool scanner_is(const scanner *s, const char *text);
/* If the current token is `text`, moves on and returns true. */
bool scanner_accept(scanner *s, const char *text);
/* Line of the current token, from 1. */
int scanner_line(const scanner *s);
/* Back to the start. */
void scanner_rewind(scanner *s);

#endif
