/* A doubly linked list of integers. */
#ifndef DLIST_H
#define DLIST_H

struct dlist_node {
    struct dlist_node *previous, *next;
    int value;
};

struct dlist {
    struct dlist_node *first, *last;
    int count;
};

void dlist_append(struct dlist *list, int value);
void dlist_clear(struct dlist *list);
void dlist_concat(struct dlist *list, struct dlist *more); /* moves all of more to the end of list */

#endif
