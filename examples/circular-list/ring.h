/* A circular doubly linked list that knows its length. */
#ifndef RING_H
#define RING_H

#include <stdbool.h>

struct entry {
    struct entry *next, *previous;
};

struct ring {
    struct entry *first;
    int size;
};

/* Not empty; going next from the first entry leads back to it over size
 * entries, and previous undoes every next. */
bool ring_ok(const struct ring *ring);

#endif
