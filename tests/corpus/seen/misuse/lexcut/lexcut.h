/* lexcut.h - cuts program text into tokens, in place.
 *
 *     static const lex_word words[] = { {"if", 1}, {"else", 2}, {NULL, 0} };
 *     lexer lx;
 *     lex_token t;
 *
 *     lex_open(&lx, text, strlen(text), words);
 *     while (lex_next(&lx, &t) != LEX_END)
 *         ...
 *
 * Neither the text nor the table of words is copied.  Tokens are pieces of the
 * text: they need no freeing, and are good for as long as the text is.
 */
#ifndef LEXCUT_H
#define LEXCUT_H

#include <stddef.h>

enum lex_kind {
    LEX_END,    /* end of the text, again and again */
    LEX_NAME,   /* letters, digits and _, not starting with a digit */
    LEX_WORD,   /* a name that is in the table; code tells which */
    LEX_NUMBER, /* digits */
    LEX_STRING, /* "..." on one line; \ takes the next character as it is */
    LEX_SIGN,   /* any other single character; code is its unsigned char */
    LEX_BAD     /* a string without its end, up to the end of the line */
};

typedef struct lex_word {
    const char *word;
    int code;
} lex_word;

typedef struct lex_token {
    enum lex_kind kind;
    const char *text; /* not terminated; of a string with its quotes */
    size_t len;
    int code;         /* 0 if not said otherwise */
    int line;         /* from 1 */
} lex_token;

/* The members are lexcut's own. */
typedef struct lexer {
    const char *at, *end, *last;
    const lex_word *words;
    int line, last_line, can_back;
} lexer;

/* Starts with len bytes of text (NULL is fine for 0 bytes).  The table of words
 * ends with a NULL word; it may be NULL itself if there are none. */
void lex_open(lexer *lx, const char *text, size_t len, const lex_word *words);

/* The next token, whose kind is returned.  Blanks and comments, from # to the
 * end of the line, are left out. */
enum lex_kind lex_next(lexer *lx, lex_token *t);

/* The same, but the token will come again. */
enum lex_kind lex_peek(const lexer *lx, lex_token *t);

/* Takes the last lex_next back.  One can be taken back, not two in a row, nor
 * one before the first. */
void lex_back(lexer *lx);

/* 1 if the text of the token is s, else 0. */
int lex_is(const lex_token *t, const char *s);

/* The value of a LEX_NUMBER: 0, or -1 if it is another kind or too large. */
int lex_number(const lex_token *t, long long *value);

/* What a LEX_STRING means, without quotes and \.  The caller frees it.  NULL if
 * it is another kind, or there is no memory. */
char *lex_string(const lex_token *t);

#endif
