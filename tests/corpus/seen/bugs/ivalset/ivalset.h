#ifndef IVALSET_H
#define IVALSET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A set of int that keeps whole ranges: as few of them as possible, in
   ascending order, both ends included.  Where a function takes two ends, they
   may come in either order. */
typedef struct ivalset ivalset;

/* NULL when memory is out. */
ivalset *ivalset_new(void);
void ivalset_free(ivalset *set);

/* False when memory is out; then the set is as before. */
bool ivalset_add(ivalset *set, int from, int to);
bool ivalset_remove(ivalset *set, int from, int to);
void ivalset_clear(ivalset *set);

bool ivalset_contains(const ivalset *set, int number);
/* How many numbers are in the set. */
uint64_t ivalset_size(const ivalset *set);

size_t ivalset_ranges(const ivalset *set);
/* The ends of a range; false when there is none of that index. */
bool ivalset_range(const ivalset *set, size_t index, int *from, int *to);

/* Whether the ranges are in order and apart, with a gap between any two.  True
   after every call; for tests. */
bool ivalset_check(const ivalset *set);

#endif
