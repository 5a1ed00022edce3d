/* numlex.h -- splits a text into numbers, words and punctuation
 *
 * Tokens:
 *   NL_INT    decimal (12) or hexadecimal (0x1F) integers of at most 63 bits
 *   NL_FLOAT  1.5  2.  .5  1e3  2.5E-7, and decimal integers beyond 63 bits
 *   NL_WORD   a letter or '_', then letters, digits and '_'
 *   NL_PUNCT  any other single byte; so are signs: "-1" is NL_PUNCT, NL_INT
 *   NL_ERROR  a number of more than 63 characters, or a hexadecimal one
 *             that is too large
 *   NL_END    the end of the text
 * Letters are ASCII letters.  White space separates tokens and is skipped.
 * A token is as long as it can be, and what cannot belong to it begins the
 * next one: "12ab" is 12 and ab, "0xg" is 0 and xg, "3em" is 3 and em.
 */
#ifndef NUMLEX_H
#define NUMLEX_H

#include <stddef.h>
#include <stdint.h>

#define NL_MAX_TEXT 65536

enum nl_kind { NL_END, NL_INT, NL_FLOAT, NL_WORD, NL_PUNCT, NL_ERROR };

struct nl_token {
    enum nl_kind kind;
    size_t start;       /* where it is in the text */
    size_t len;         /* its length; 0 for NL_END */
    int64_t i;          /* NL_INT: the value.  Else 0 */
    double f;           /* NL_INT, NL_FLOAT: the value, which may be
                           infinite.  Else 0 */
};

typedef struct nl_lexer nl_lexer;

/* Makes a lexer for the LEN bytes at TEXT, which are copied.  They need not
 * end with a NUL byte; one among them is a byte like any other.  TEXT may be
 * NULL if LEN is 0.  Returns NULL if LEN is above NL_MAX_TEXT or memory is
 * short. */
nl_lexer *nl_open(const char *text, size_t len);

/* Frees a lexer.  NULL is allowed. */
void nl_close(nl_lexer *lx);

/* Reads the next token.  At the end it gives NL_END as often as asked.
 * Returns the token's kind. */
enum nl_kind nl_next(nl_lexer *lx, struct nl_token *tok);

/* As nl_next, but the same token is read again by the next call. */
enum nl_kind nl_peek(const nl_lexer *lx, struct nl_token *tok);

/* Where in the text the lexer stands: behind the last token read. */
size_t nl_tell(const nl_lexer *lx);

/* Goes to a place in the text, 0 up to its length.  Returns 0, or -1 if
 * there is no such place. */
int nl_seek(nl_lexer *lx, size_t pos);

/* Copies a token of this lexer to BUF as a string, cut off to fit CAP bytes
 * with its NUL.  CAP 0 stores nothing.  Returns the token's full length. */
size_t nl_text(const nl_lexer *lx, const struct nl_token *tok, char *buf, size_t cap);

/* "end", "int", "float" and so on; "?" if it is no kind. */
const char *nl_kind_name(int kind);

#endif
