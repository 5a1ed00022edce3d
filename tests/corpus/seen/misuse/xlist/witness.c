#include "xlist.h"

#include <stdlib.h>
#include <string.h>

struct item {
    int number;
    struct xlist_node node;
};

static struct item *item(int number)
{
    struct item *made = malloc(sizeof *made);
    if (made == NULL)
        exit(2);
    made->number = number;
    return made;
}

static void release(struct xlist_node *node)
{
    free((char *)node - offsetof(struct item, node));
}

int main(int count, char **arguments)
{
    struct xlist list, other;
    xlist_init(&list);
    xlist_init(&other);
    struct item *one = item(1), *two = item(2), *three = item(3);
    xlist_push_back(&list, &two->node);
    xlist_push_front(&list, &one->node);
    xlist_push_back(&other, &three->node);
    xlist_append(&list, &other);
    xlist_append(&list, &other);
    xlist_append(&list, &list);
    if (xlist_length(&list) != 3 || !xlist_empty(&other) || xlist_first(&list) != &one->node ||
        xlist_last(&list) != &three->node || xlist_next(&list, &three->node) != NULL || xlist_first(&other) != NULL)
        return 2;
    xlist_remove(&one->node);
    xlist_insert(&three->node, &one->node);
    if (xlist_next(&list, &two->node) != &one->node)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        xlist_remove(&one->node);
        xlist_remove(&one->node);
        break;
    case 2:
        xlist_push_back(&list, &three->node);
        break;
    case 3:
        free(two);
        xlist_length(&list);
        break;
    default:
        memset(&other, 0, sizeof other);
        xlist_push_back(&other, &item(4)->node);
    }
#endif
    xlist_clear(&list, release);
    xlist_clear(&other, NULL);
    return 0;
}
