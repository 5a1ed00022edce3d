/* A circular doubly linked list whose values ascend from the first entry on. */
#ifndef LIST_H
#define LIST_H

#include <stdbool.h>

struct entry {
    struct entry *next, *previous;
    int value;
};

struct list {
    struct entry *first;
    int size;
};

/* Not empty, linked both ways round, of size entries, and every value larger
 * than the one before it. */
bool list_ok(const struct list *list);

#endif
