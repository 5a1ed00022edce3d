#ifndef BITSPAN_H
#define BITSPAN_H

#include <stdbool.h>
#include <stddef.h>

/* A row of bits, numbered from 0. */
typedef struct bitspan bitspan;

#define BITSPAN_MAX 4096

/* All bits are 0.  NULL for more than BITSPAN_MAX bits. */
bitspan *bitspan_new(size_t bits);
bitspan *bitspan_copy(const bitspan *span);
void bitspan_free(bitspan *span);

size_t bitspan_size(const bitspan *span);
/* The number of bits that are 1. */
size_t bitspan_count(const bitspan *span);

/* An index past the end: nothing is done, and false. */
bool bitspan_set(bitspan *span, size_t index, bool value);
bool bitspan_test(const bitspan *span, size_t index);
/* Sets the bits first .. last - 1, as far as there are such. */
void bitspan_set_range(bitspan *span, size_t first, size_t last);
void bitspan_invert(bitspan *span);

/* Every bit moves to the index that is n higher or lower; zeros follow, and
   what leaves the row is lost.  n may be larger than the size. */
void bitspan_shift_up(bitspan *span, size_t n);
void bitspan_shift_down(bitspan *span, size_t n);

/* Of different sizes: false. */
bool bitspan_equal(const bitspan *a, const bitspan *b);

/* For tests: true when the inner state is consistent, which it always is. */
bool bitspan_valid(const bitspan *span);

#endif
