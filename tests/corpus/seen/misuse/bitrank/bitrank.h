#ifndef BITRANK_H
#define BITRANK_H

#include <stddef.h>
#include <stdint.h>

/* bitrank -- bit sequences with fast rank and select
 *
 * A sequence is filled first (append), then frozen, then asked. It is an
 * error to append to a frozen sequence or to ask rank or select of one that is
 * not frozen; errors are caught by assert() in debug builds only.
 */

typedef struct bitrank bitrank;

#define BR_MAX_BITS ((size_t)1 << 24)

bitrank *br_new(void);
void br_del(bitrank *br);

/* Append one bit (any nonzero value is a one). 0: ok, -1: no memory or
 * BR_MAX_BITS reached. */
int br_append(bitrank *br, int bit);

/* Append the n (at most 64) lowest bits of a word, the lowest first. 0: ok, -1
 * as above, and nothing appended. */
int br_append_word(bitrank *br, uint64_t word, unsigned n);

/* 0: ok, -1: no memory. Freezing twice does no harm. */
int br_freeze(bitrank *br);
int br_is_frozen(const bitrank *br);

size_t br_length(const bitrank *br);

/* The bit at i < length. Frozen or not. */
int br_get(const bitrank *br, size_t i);

/* Number of ones before position i <= length. */
size_t br_rank(const bitrank *br, size_t i);

/* Position of the k-th one, the first being number 0. There must be one, i.e.
 * k < br_rank(br, br_length(br)). */
size_t br_select(const bitrank *br, size_t k);

#endif
