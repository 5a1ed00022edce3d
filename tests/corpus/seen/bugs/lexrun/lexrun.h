#ifndef LEXRUN_H
#define LEXRUN_H

#include <stddef.h>

/*
 * Splits command lines.
 *
 *   words     run up to the next blank or one of the characters ; | "
 *   strings   stand between two "; one that isn't closed ends with the line
 *   operators are ; and |
 *   \         makes the next character an ordinary one
 */

typedef enum {
    LX_END,
    LX_WORD,
    LX_STRING,
    LX_OPERATOR
} lx_kind;

typedef struct lx lx;

/* Starts with a text, which is copied. NULL if out of memory. */
lx *lx_open(const char *text);
void lx_close(lx *l);

/* Goes to the next token and tells its kind; LX_END when there are no more. */
lx_kind lx_next(lx *l);

/* Kind and text of the current token: LX_END and "" before the first and
   after the last. The text has no quotes and no \ any more. It's valid until
   the next lx_next(), lx_rewind() or lx_close(). */
lx_kind lx_current(const lx *l);
const char *lx_text(const lx *l);
size_t lx_length(const lx *l);

/* Kind of the token that lx_next() will return, without going there. */
lx_kind lx_peek(const lx *l);

/* Starts over. */
void lx_rewind(lx *l);

/* Number of tokens in a text, -1 if out of memory. */
long lx_count(const char *text);

#endif
