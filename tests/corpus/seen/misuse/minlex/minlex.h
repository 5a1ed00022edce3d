/* minlex - a tokenizer for little languages
 *
 * Names, numbers, "strings", punctuation and # comments, taken from a text in
 * memory without copying: a token is a piece of your text.
 *
 *     lx_lexer lx;
 *     lx_token t;
 *
 *     lx_init(&lx, "x = 1.5 # and so on");
 *     while ((t = lx_next(&lx)).type != LX_END)
 *         printf("%s %.*s\n", lx_type_name(t.type), (int)t.length, t.start);
 *
 * There is nothing to close.  A lexer can be copied by assignment, for instance
 * to try something and come back.
 */
#ifndef MINLEX_H
#define MINLEX_H

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    LX_END,    /* the text is over; length is 0 */
    LX_NAME,   /* letter or _, then letters, digits and _ */
    LX_NUMBER, /* 12 or 12.5 */
    LX_STRING, /* "..." with its quotes; \ takes the next character as it is */
    LX_PUNCT,  /* any other visible character, one at a time */
    LX_ERROR   /* a string that is not closed, or a character that is not visible ASCII */
} lx_type;

typedef struct {
    lx_type type;
    const char *start; /* in the text, not followed by NUL */
    size_t length;
    unsigned line, column; /* of its first character, from 1 */
} lx_token;

/* The members are the library's business. */
typedef struct {
    const char *at;
    unsigned line, column;
    const char *last_at;
    unsigned last_line, last_column;
    bool has_last;
} lx_lexer;

/* Starts at the beginning of text, a C string.  It is not copied: keep it, and
 * keep it as it is, as long as you use the lexer or one of its tokens. */
void lx_init(lx_lexer *lx, const char *text);

/* The next token.  At the end, LX_END again and again. */
lx_token lx_next(lx_lexer *lx);

/* What lx_next would return, without going on. */
lx_token lx_peek(const lx_lexer *lx);

/* Takes the last lx_next back, so that the next one returns the same token.
 * One step only: between two calls of lx_back there is one of lx_next, and
 * there is one before the first. */
void lx_back(lx_lexer *lx);

/* Goes on if the next token has this text; tells whether it has. */
bool lx_accept(lx_lexer *lx, const char *text);

/* Is this the token's text? */
bool lx_is(const lx_token *token, const char *text);

/* Copies a token's text to buffer and adds NUL; of a string, what it stands
 * for, without quotes and backslashes.  buffer has token->length + 1 bytes.
 * Returns the length of the copy. */
size_t lx_copy(const lx_token *token, char *buffer);

/* The value of a number; 0 for any other token. */
double lx_number(const lx_token *token);

/* "name", "number" and so on; "unknown" for what is not an lx_type. */
const char *lx_type_name(lx_type type);

#endif
