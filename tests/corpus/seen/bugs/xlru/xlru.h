#ifndef XLRU_H
#define XLRU_H

#include <stdbool.h>
#include <stddef.h>

/* A cache of numbers by key, which forgets the key that was not used for the
   longest time when it is full. */
struct xlru;

#define XLRU_MAX 256

typedef enum {
    XLRU_OK = 0,
    XLRU_MISSING, /* the cache does not have that key */
    XLRU_MEMORY   /* memory is out */
} xlru_status;

/* A cache for up to `capacity` keys, 1 to XLRU_MAX.  NULL when the capacity is
   another, or memory is out. */
struct xlru *xlru_create(size_t capacity);
void xlru_destroy(struct xlru *cache);

/* Stores a value, in place of the one the key had.  Counts as use. */
xlru_status xlru_put(struct xlru *cache, int key, int value);
/* Looks a value up.  Counts as use. */
xlru_status xlru_get(struct xlru *cache, int key, int *value);
/* The same, but does not count as use. */
xlru_status xlru_peek(const struct xlru *cache, int key, int *value);
xlru_status xlru_remove(struct xlru *cache, int key);

/* The key that would be forgotten next; XLRU_MISSING of an empty cache. */
xlru_status xlru_oldest(const struct xlru *cache, int *key);
size_t xlru_size(const struct xlru *cache);

#endif
