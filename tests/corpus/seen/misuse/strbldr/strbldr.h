#ifndef STRBLDR_H
#define STRBLDR_H

/* strbldr - builds strings piece by piece. */

#include <stddef.h>

#if defined(__GNUC__)
#define STRBLDR_FORMAT(f, a) __attribute__((format(printf, f, a)))
#else
#define STRBLDR_FORMAT(f, a)
#endif

#define STRBLDR_MAX 1000000 /* longest string */

typedef struct strbldr strbldr;

/* NULL when out of memory. */
strbldr *strbldr_new(void);

/* NULL is ignored. */
void strbldr_free(strbldr *b);

/*
 * What has been built so far, terminated by '\0'.  Valid until the next call
 * that adds, inserts, reserves or takes.
 */
const char *strbldr_text(const strbldr *b);

/* Its length, without the '\0'. */
size_t strbldr_length(const strbldr *b);

/*
 * Add a string, n bytes, or as by printf at the end; insert a string before
 * byte `at` (from 0 to the length, which is the end).  The arguments must not
 * point into the builder's own text.  0 or, with nothing changed, -1: out of
 * memory, longer than STRBLDR_MAX, a wrong `at`, a conversion that failed.
 */
int strbldr_add(strbldr *b, const char *text);
int strbldr_addn(strbldr *b, const char *bytes, size_t n);
int strbldr_addf(strbldr *b, const char *format, ...) STRBLDR_FORMAT(2, 3);
int strbldr_insert(strbldr *b, size_t at, const char *text);

/*
 * Shortens the text to length bytes.  Does nothing when it is not longer.
 */
void strbldr_cut(strbldr *b, size_t length);

/*
 * For writing directly: strbldr_reserve returns n bytes of space behind the
 * text, to be filled by the caller, and strbldr_commit makes the first `used`
 * of them part of the text.  `used` is at most n.  There must be no other call
 * that changes the builder between the two.  NULL as the others' -1.
 *
 *     char *to = strbldr_reserve(b, 64);
 *     if (to != NULL)
 *         strbldr_commit(b, fread(to, 1, 64, in));
 */
char *strbldr_reserve(strbldr *b, size_t n);
void strbldr_commit(strbldr *b, size_t used);

/*
 * Hands the text over; it is to be freed with free().  The builder is empty
 * afterwards and can be used again.  NULL when out of memory.
 */
char *strbldr_take(strbldr *b);

#endif
