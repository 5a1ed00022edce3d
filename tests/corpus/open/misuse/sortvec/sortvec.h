#ifndef SORTVEC_H
#define SORTVEC_H

#include <stdbool.h>
#include <stddef.h>

/* A growing array of pointers, to whatever the caller has.  The pointers are
   kept, what they point to is not copied. */
typedef int sortvec_compare(const void *a, const void *b);

struct sortvec {
    const void **items;
    size_t count;
    size_t capacity;
    sortvec_compare *compare;
};

/* `compare` may be NULL for a vector that is never sorted or searched. */
void sortvec_init(struct sortvec *v, sortvec_compare *compare);
void sortvec_release(struct sortvec *v);

bool sortvec_add(struct sortvec *v, const void *item);
/* The index must be below sortvec_count(); it is not checked. */
const void *sortvec_at(const struct sortvec *v, size_t index);
void sortvec_set(struct sortvec *v, size_t index, const void *item);
size_t sortvec_count(const struct sortvec *v);

/* Stable. */
void sortvec_sort(struct sortvec *v);
/* The first item of a sorted vector that compares equal; NULL when there is
   none. */
const void *sortvec_find(const struct sortvec *v, const void *key);

#endif
