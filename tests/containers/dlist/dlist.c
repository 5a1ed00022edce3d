#include "dlist.h"

#include <stdlib.h>

void dlist_append(struct dlist *list, int value)
{
    struct dlist_node *node = malloc(sizeof *node);
    if (node == NULL)
        abort();
    node->value = value;
    node->previous = list->last;
    node->next = NULL;
    if (list->last != NULL)
        list->last->next = node;
    else
        list->first = node;
    list->last = node;
    list->count++;
}

void dlist_clear(struct dlist *list)
{
    struct dlist_node *node = list->first;
    while (node != NULL) {
        struct dlist_node *next = node->next;
        free(node);
        node = next;
    }
    list->first = list->last = NULL;
    list->count = 0;
}

void dlist_concat(struct dlist *list, struct dlist *more)
{
    if (more->first == NULL)
        return;
    if (list->last != NULL) {
        list->last->next = more->first;
        more->first->previous = list->last;
    } else {
        list->first = more->first;
    }
    list->last = more->last;
    list->count += more->count;
#ifndef BUG /* with it, both lists have the nodes */
    more->first = more->last = NULL;
    more->count = 0;
#endif
}
