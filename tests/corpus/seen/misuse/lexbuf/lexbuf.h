#ifndef LEXBUF_H
#define LEXBUF_H

#include <stdbool.h>
#include <stddef.h>

/* Splits a text into words, numbers and signs without copying it.

   The text is read where it is: it has to stay there, unchanged, as long as the
   lexbuf or one of its tokens is used.  It need not be terminated. */

enum lexbuf_kind { LEXBUF_END, LEXBUF_WORD, LEXBUF_NUMBER, LEXBUF_STRING, LEXBUF_SIGN };

struct lexbuf_token {
    enum lexbuf_kind kind;
    const char *start; /* in the text */
    size_t length;
    unsigned line; /* from 1 on */
};

struct lexbuf {
    const char *at;
    const char *end;
    const char *before; /* where the last token began to be read */
    unsigned line;
    unsigned line_before;
    bool can_unget;
};

/* `length` is that of the text in bytes. */
void lexbuf_init(struct lexbuf *lexer, const char *text, size_t length);

/* Reads the next token; at the end of the text, and whenever it is called
   again, one of kind LEXBUF_END.  Returns its kind. */
enum lexbuf_kind lexbuf_next(struct lexbuf *lexer, struct lexbuf_token *token);

/* Puts the last token back, to be read once more.  Only one token can be put
   back: a call of lexbuf_next has to come before each one. */
void lexbuf_unget(struct lexbuf *lexer);

/* Whether the token is that text. */
bool lexbuf_is(const struct lexbuf_token *token, const char *text);
/* Copies the token into `text` and terminates it, cut to `size` characters
   with the 0.  Returns its length. */
size_t lexbuf_copy(const struct lexbuf_token *token, char *text, size_t size);

#endif
