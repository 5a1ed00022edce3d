#ifndef LAZYBITS_H
#define LAZYBITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bits, all of them 0 at first, in memory that grows with the highest one that
   is set. */
struct lazybits {
    uint32_t *words; /* for the functions below only */
    size_t count;
};

/* Bits from here on cannot be set; they are always 0. */
#define LAZYBITS_LIMIT 8192

/* What lazybits_next returns behind the last bit. */
#define LAZYBITS_NONE SIZE_MAX

void lazybits_init(struct lazybits *bits);
/* Frees the memory; then the bits can only be initialized again. */
void lazybits_destroy(struct lazybits *bits);

/* False when memory is out or the bit is beyond the limit. */
bool lazybits_set(struct lazybits *bits, size_t index);
void lazybits_clear(struct lazybits *bits, size_t index);
bool lazybits_get(const struct lazybits *bits, size_t index);

/* How many bits are 1. */
size_t lazybits_count(const struct lazybits *bits);
/* The first bit that is 1, not before `from`. */
size_t lazybits_next(const struct lazybits *bits, size_t from);
bool lazybits_equal(const struct lazybits *a, const struct lazybits *b);

/* Sets in `bits` what is set in `other`; false when memory is out. */
bool lazybits_or(struct lazybits *bits, const struct lazybits *other);
/* Clears in `bits` what is not set in `other`. */
void lazybits_and(struct lazybits *bits, const struct lazybits *other);

#endif
