/* A circular doubly linked list of distinct values. */
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

/* Not empty, linked both ways round, of size entries, and no value twice. */
bool list_ok(const struct list *list);

#endif
