/* crockford - numbers as Douglas Crockford's base 32
 *
 * The 32 digits are 0-9 and the letters but I, L, O and U.  A number may be
 * followed by a check symbol: its remainder modulo 37, for which there are
 * five more symbols: * ~ $ = and U.
 *
 * Readers take both cases, read I and L as 1 and O as 0, and skip hyphens
 * anywhere, so that "16-jd" and "I6JD" are the same number.
 *
 * Texts are NUL-terminated and never NULL.  Output goes to a buffer of the
 * caller's of `size` bytes, which may be 0 (then `out` may be NULL); it must not
 * overlap the text that is read.
 */
#ifndef CROCKFORD_H
#define CROCKFORD_H

#include <stddef.h>
#include <stdint.h>

/* flags, to be or'ed; other bits are ignored */
#define CRK_CHECK 1u /* with a check symbol */
#define CRK_LOWER 2u /* write letters in lower case; readers don't care */

/* enough for any number with its check symbol and the NUL */
#define CRK_SIZE 15

/* results of readers */
#define CRK_OK     0
#define CRK_EMPTY  1 /* no digit */
#define CRK_SYMBOL 2 /* something that is no digit */
#define CRK_RANGE  3 /* more than 64 bits */
#define CRK_WRONG  4 /* the check symbol does not fit */

/* Writes `number` without leading zeros.  Returns the length of the text, or
 * 0 when it does not fit with its NUL; out is "" then (if size > 0). */
size_t crk_encode(uint64_t number, unsigned flags, char *out, size_t size);

/* Reads a number; with CRK_CHECK the last symbol is the check symbol, which
 * must be there and right.  Returns one of the results above; *number is
 * changed only when it is CRK_OK. */
int crk_decode(const char *text, unsigned flags, uint64_t *number);

/* The check symbol of a number.  Of the flags only CRK_LOWER matters. */
char crk_check(uint64_t number, unsigned flags);

/* Rewrites text as crk_encode would write its symbols, without hyphens, but
 * with its leading zeros.  Symbols of checks are allowed in the last place
 * only, and only with CRK_CHECK (the check is not verified).
 * Returns and behaves as crk_encode; 0 also when there is a wrong symbol. */
size_t crk_tidy(const char *text, unsigned flags, char *out, size_t size);

/* Copies text with a hyphen after each `every` characters, but not at the end;
 * none if every is 0.  Returns and behaves as crk_encode. */
size_t crk_group(const char *text, size_t every, char *out, size_t size);

/* A short English text for a result of a reader, also for unknown ones. */
const char *crk_message(int result);

#endif
