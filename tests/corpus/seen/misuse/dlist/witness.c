#include "dlist.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    dlist list;
    dlist_node a, b, c;
    dlist_init(&list);
    dlist_node_init(&a);
    dlist_node_init(&b);
    dlist_node_init(&c);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!dlist_empty(&list) || dlist_first(&list) != NULL || dlist_pop_front(&list) != NULL || dlist_pop_back(&list) != NULL)
        return 2;
    dlist_push_back(&list, &a);
    dlist_push_front(&list, &b);
    dlist_insert_before(&a, &c);
    if (dlist_count(&list) != 3 || dlist_first(&list) != &b || dlist_after(&list, &b) != &c)
        return 2;
    if (dlist_after(&list, &a) != NULL || !dlist_node_linked(&c))
        return 2;
    dlist_remove(&c);
    if (dlist_node_linked(&c) || dlist_pop_back(&list) != &a || dlist_pop_front(&list) != &b || !dlist_empty(&list))
        return 2;
    dlist_push_back(&list, &c);
    dlist_remove(&c);
#else
    dlist zero;
    dlist_node *heap;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dlist_remove(&a);
        break;
    case 2:
        dlist_push_back(&list, &a);
        dlist_push_back(&list, &a);
        break;
    case 3:
        memset(&zero, 0, sizeof zero);
        dlist_push_back(&zero, &a);
        break;
    case 4:
        heap = malloc(sizeof *heap);
        dlist_node_init(heap);
        dlist_push_back(&list, heap);
        free(heap);
        dlist_count(&list);
        break;
    case 5:
        dlist_insert_before(&a, &b);
        break;
    }
#endif
    return 0;
}
