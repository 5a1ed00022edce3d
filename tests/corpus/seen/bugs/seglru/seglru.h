#ifndef SEGLRU_H
#define SEGLRU_H

#include <stddef.h>

/* Segmented LRU cache: integers to integers.
 *
 * New entries go to the probation segment.  An entry that is hit moves to the
 * protected segment, which takes up to 4/5 of the capacity; when that is full
 * its oldest entry moves back to probation. */

typedef struct seglru seglru;

#define SEGLRU_MAX 4096

/* capacity 1..SEGLRU_MAX, else NULL */
seglru *seglru_new(size_t capacity);
void seglru_free(seglru *c);

/* Replaces, or adds and evicts the oldest entry of probation if full (of
 * protected if probation is empty).  0, or -1 out of memory. */
int seglru_put(seglru *c, int key, int value);
/* 1 and the value, or 0.  A hit counts. */
int seglru_get(seglru *c, int key, int *value);
/* like seglru_get, but does not count */
int seglru_peek(const seglru *c, int key, int *value);
/* 1 if it was there */
int seglru_remove(seglru *c, int key);

size_t seglru_size(const seglru *c);
size_t seglru_protected(const seglru *c);

#endif
