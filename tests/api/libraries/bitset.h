/* A set of small numbers. */
#ifndef BITSET_H_
#define BITSET_H_
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bitset {
    size_t bits;
    uint64_t *words;
} bitset;

bitset *bitset_create(size_t bits);
void bitset_destroy(bitset *set);
bool bitset_set(bitset *set, size_t bit);
bool bitset_clear(bitset *set, size_t bit);
bool bitset_get(const bitset *set, size_t bit);
size_t bitset_count(const bitset *set);
bitset *bitset_copy(const bitset *set);
bool bitset_union(bitset *set, const bitset *other);
bool bitset_equals(const bitset *a, const bitset *b);
#endif
