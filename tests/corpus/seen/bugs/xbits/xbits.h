#ifndef XBITS_H
#define XBITS_H

#include <stdbool.h>
#include <stddef.h>

/* Sets of bits, numbered from 0, that can be resized. */
typedef struct xbits xbits;

/* The most bits of a set. */
#define XBITS_MAX 4096

/* A set of `size` bits, which are all zero.  NULL when that is more than
   XBITS_MAX, or memory is out. */
xbits *xbits_new(size_t size);
xbits *xbits_copy(const xbits *set);
void xbits_free(xbits *set);

/* Makes the set larger, with zeros at the end, or smaller: then what is beyond
   the new end is gone.  False, and nothing changed, beyond XBITS_MAX or when
   memory is out. */
bool xbits_resize(xbits *set, size_t size);
size_t xbits_size(const xbits *set);

/* Set, clear and flip a bit; false when the set has no such bit. */
bool xbits_set(xbits *set, size_t bit);
bool xbits_clear(xbits *set, size_t bit);
bool xbits_flip(xbits *set, size_t bit);
/* Whether a bit is there and one. */
bool xbits_test(const xbits *set, size_t bit);

/* How many bits are one.  It is kept, not counted each time. */
size_t xbits_count(const xbits *set);
/* The first bit that is one from `bit` on; the size when there is none. */
size_t xbits_next(const xbits *set, size_t bit);
/* Whether two sets have the same size and the same bits. */
bool xbits_equal(const xbits *one, const xbits *other);

/* Checks the set's bookkeeping, for tests: true unless it is corrupt. */
bool xbits_valid(const xbits *set);

#endif
