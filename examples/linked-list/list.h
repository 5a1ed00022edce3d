/* A singly linked list of pointers to things that are not the list's business.
 *
 * The list starts with a header entry that holds no element and is not counted. */
#ifndef LIST_H
#define LIST_H

#include <stdbool.h>

struct entry {
    struct entry *next;
    void *element;
};

struct list {
    struct entry *header;
    int size;
};

/* There is a header without an element; size entries follow it, each with an
 * element, and the last one points nowhere. */
bool list_ok(const struct list *list);

#endif
