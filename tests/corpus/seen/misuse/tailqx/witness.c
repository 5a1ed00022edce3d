#include "tailqx.h"

#include <stdlib.h>

struct item {
    int value;
    struct tq_entry link;
};

int main(int count, char **arguments)
{
    struct tq_head q, r;
    struct item a = {1, {NULL, NULL}}, b = {2, {NULL, NULL}}, c = {3, {NULL, NULL}}, d = {4, {NULL, NULL}};
    tq_init(&q);
    tq_init(&r);
    tq_insert_tail(&q, &b.link);
    tq_insert_head(&q, &a.link);
    tq_insert_after(&q, &b.link, &d.link);
    tq_insert_before(&d.link, &c.link);
#ifdef LEGAL
    (void)count, (void)arguments;
    int value = 1;
    for (struct tq_entry *e = tq_first(&q); e != NULL; e = tq_next(e))
        if (TQ_CONTAINER(e, struct item, link)->value != value++)
            return 2;
    if (value != 5 || tq_count(&q) != 4 || tq_last(&q) != &d.link)
        return 2;
    tq_remove(&q, &d.link);
    tq_remove(&q, &a.link);
    tq_concat(&q, &q);
    tq_insert_tail(&r, &d.link);
    tq_concat(&q, &r);
    tq_concat(&q, &r);
    if (tq_count(&q) != 3 || !tq_empty(&r) || tq_last(&r) != NULL || tq_last(&q) != &d.link)
        return 2;
    tq_insert_before(&b.link, &a.link);
    while (!tq_empty(&q))
        tq_remove(&q, tq_first(&q));
    return tq_count(&q) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tq_remove(&q, &a.link);
        tq_remove(&q, &a.link);
        break;
    case 2: {
        struct item *e = calloc(1, sizeof *e);
        if (e != NULL) {
            tq_insert_tail(&q, &e->link);
            free(e);
            tq_remove(&q, &a.link);
            tq_insert_tail(&q, &a.link);
        }
        break;
    }
    case 3: {
        int steps = 0;
        tq_insert_tail(&q, &d.link);
        for (struct tq_entry *e = tq_first(&q); e != NULL; e = tq_next(e))
            if (++steps > 100)
                return 1;
        break;
    }
    case 4: {
        struct tq_head zero = {NULL, NULL};
        tq_insert_tail(&zero, &d.link);
        break;
    }
    }
    return 0;
#endif
}
