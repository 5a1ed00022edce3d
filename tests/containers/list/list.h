/* A singly linked list of integers. */
#ifndef LIST_H
#define LIST_H

#include <stdbool.h>

struct list_node {
    int value;
    struct list_node *next;
};

struct list {
    struct list_node *first;
    int count;
};

void list_push(struct list *list, int value); /* at the front */
bool list_contains(const struct list *list, int value);
int list_remove_all(struct list *list, int value); /* how many there were */
void list_reverse(struct list *list);

#endif
