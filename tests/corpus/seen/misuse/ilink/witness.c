#include "ilink.h"

#include <stdlib.h>

struct item {
    int value;
    struct il_node link;
};

int main(int argc, char **argv)
{
    struct il_list list, other;
    struct item a = {1, {0}}, b = {2, {0}}, c = {3, {0}};
    il_init(&list);
    il_init(&other);
#ifdef LEGAL
    (void)argc, (void)argv;
    il_reverse(&list);
    il_splice(&list, &other);
    if (il_first(&list) || il_last(&list) || il_length(&list) != 0 || !il_is_empty(&list))
        return 2;
    il_push_back(&list, &b.link);
    il_push_front(&list, &a.link);
    il_push_back(&other, &c.link);
    il_splice(&list, &other);
    il_splice(&list, &list);
    il_reverse(&list);
    if (il_length(&list) != 3 || il_first(&list) != &c.link || IL_ENTRY(il_last(&list), struct item, link)->value != 1 ||
        il_next(&list, &c.link) != &b.link || il_next(&list, &a.link))
        return 2;
    il_remove(&b.link);
    if (il_is_linked(&b.link) || il_next(&list, &c.link) != &a.link || !il_is_empty(&other))
        return 2;
    il_insert_before(&c.link, &b.link);
    return il_first(&list) != &b.link || il_length(&list) != 3;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        il_push_back(&list, &a.link);
        il_remove(&a.link);
        il_remove(&a.link);
        break;
    case 2:
        il_push_back(&list, &a.link);
        il_push_back(&other, &a.link);
        break;
    case 3: {
        struct item *d = calloc(1, sizeof *d);
        il_push_back(&list, &d->link);
        free(d);
        il_push_back(&list, &b.link);
        return il_length(&list) != 2;
    }
    case 4: {
        struct il_list *zero = calloc(1, sizeof *zero);
        il_push_back(zero, &c.link);
        break;
    }
    case 5:
        il_insert_before(&a.link, &b.link);
        break;
    }
    return 0;
#endif
}
