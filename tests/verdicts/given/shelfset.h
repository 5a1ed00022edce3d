#pragma once
#include <stdbool.h>

/* Sets of at most 16 numbers, in order. */
struct shelfset;

struct shelfset *shelfset_new(void);
void shelfset_free(struct shelfset *set);
/* Looks with this function instead of its own. */
void shelfset_set_searcher(struct shelfset *set, int (*searcher)(const int *items, int count, int key, bool *found));
/* False when it is full, or has the number. */
bool shelfset_add(struct shelfset *set, int key);
