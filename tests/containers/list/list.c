#include "list.h"

#include <stdlib.h>

void list_push(struct list *list, int value)
{
    struct list_node *node = malloc(sizeof *node);
    if (node == NULL)
        abort();
    node->value = value;
    node->next = list->first;
    list->first = node;
    list->count++;
}

bool list_contains(const struct list *list, int value)
{
    for (const struct list_node *node = list->first; node != NULL; node = node->next)
        if (node->value == value)
            return true;
    return false;
}

int list_remove_all(struct list *list, int value)
{
    int removed = 0;
    struct list_node **link = &list->first;
    while (*link != NULL) {
        struct list_node *node = *link;
        if (node->value == value) {
            *link = node->next;
            free(node);
            list->count--;
            removed++;
#ifdef BUG /* steps over the node that has just moved up */
            if (*link == NULL)
                break;
#else
            continue;
#endif
        }
        link = &(*link)->next;
    }
    return removed;
}

void list_reverse(struct list *list)
{
    struct list_node *reversed = NULL;
    while (list->first != NULL) {
        struct list_node *node = list->first;
        list->first = node->next;
        node->next = reversed;
        reversed = node;
    }
    list->first = reversed;
}
