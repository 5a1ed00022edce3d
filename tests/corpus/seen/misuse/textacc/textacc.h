/* textacc.h - accumulate text piece by piece
 *
 * SYNOPSIS
 *     textacc *acc = textacc_new();
 *     textacc_add(acc, "x = ");
 *     textacc_num(acc, 42, 10);
 *     char *text = textacc_take(acc);     ... free(text);
 *
 * ERRORS
 *     Running out of memory, or of TEXTACC_MAX, is remembered: the accumulator
 *     then ignores further pieces, and textacc_failed() and textacc_take()
 *     tell.  So pieces can be added without looking at each call.
 *
 * All accumulators and strings must be valid pointers, not NULL, if nothing
 * else is said.
 */
#ifndef TEXTACC_H
#define TEXTACC_H

#include <stddef.h>

/* The longest text, without the NUL. */
#define TEXTACC_MAX 1000000u

typedef struct textacc textacc;

/* Makes an empty accumulator; NULL without memory.  It is ended either with
 * textacc_free() or with textacc_take(). */
textacc *textacc_new(void);

/* Throws an accumulator away.  NULL is ignored. */
void textacc_free(textacc *acc);

/* Ends the accumulator, which must not be used any more, not even freed.
 * Returns its text, to be freed with free(), or NULL if it has failed. */
char *textacc_take(textacc *acc);

/* Adds a string, n bytes (bytes may be NULL if n is 0), or a character that is
 * repeated.  The bytes may be a part of the accumulator's own text. */
void textacc_add(textacc *acc, const char *string);
void textacc_bytes(textacc *acc, const char *bytes, size_t n);
void textacc_fill(textacc *acc, char c, size_t times);

/* Adds a number, written to a base of 2 to 16.  Other bases add nothing. */
void textacc_num(textacc *acc, long number, unsigned base);

/* The text so far, NUL-terminated; of a failed accumulator what it had before.
 * The pointer is good until the accumulator is changed or ended. */
const char *textacc_text(const textacc *acc);

/* The length of the text so far. */
size_t textacc_len(const textacc *acc);

/* Whether something could not be added: 1 or 0. */
int textacc_failed(const textacc *acc);

/* Cuts the text back to a length that it had before, that is, one that is not
 * more than textacc_len(); a longer one is a programming error and aborts the
 * program. */
void textacc_cut(textacc *acc, size_t len);

#endif
