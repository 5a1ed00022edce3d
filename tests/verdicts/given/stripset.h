#pragma once
#include <stddef.h>

/* Strips of numbers. */
struct stripset;

struct stripset *stripset_new(void);
void stripset_free(struct stripset *set);
int stripset_add(struct stripset *set, int number);
size_t stripset_count(const struct stripset *set);
/* A new set of those from .. to - 1; NULL when that is no range. */
struct stripset *stripset_slice(const struct stripset *set, size_t from, size_t to);
/* Moves all numbers to the right; what comes in is 0, and what goes out is gone. */
void stripset_shift(struct stripset *set, size_t s);
/* The same set once more. */
struct stripset *stripset_copy(const struct stripset *set);
