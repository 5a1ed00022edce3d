#include "elemvec.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef LEGAL
static int by_value(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;

    return (x > y) - (x < y);
}

int main(void)
{
    elemvec v, w, big;
    int x = 5;
    static unsigned char block[65536];

    ev_init(&v, sizeof x);
    ev_init(&w, sizeof x);
    assert(ev_len(&v) == 0 && ev_pop(&v, &x) == 0 && ev_pop(&v, NULL) == 0 && ev_find(&v, &x) == 0);
    ev_sort(&v, by_value);
    assert(ev_copy(&w, &v) == 0 && ev_copy(&v, &v) == 0 && ev_reserve(&v, 0) == 0);
    assert(ev_reserve(&v, SIZE_MAX) == -1 && ev_reserve(&v, EV_MAX_BYTES) == -1);
    assert(ev_insert(&v, 0, &x) == 0);
    for (int i = 0; i < 100; i++)
        assert(ev_insert(&v, (size_t)i / 2, &i) == 0);
    assert(ev_len(&v) == 101);
    ev_sort(&v, by_value);
    assert(*(int *)ev_at(&v, 0) == 0 && *(int *)ev_at(&v, 100) == 99);
    assert(ev_find(&v, ev_at(&v, 50)) == 50);
    ev_remove(&v, 100);
    ev_remove(&v, 0);
    assert(ev_copy(&w, &v) == 0 && ev_len(&w) == 99);
    assert(ev_pop(&v, &x) == 1 && x == 98 && ev_len(&w) == 99);
    while (ev_len(&v) > 0)
        ev_remove(&v, 0);
    ev_done(&v);
    ev_done(&v);
    assert(ev_push(&v, &x) == 0);
    ev_done(&v);
    ev_done(&w);

    ev_init(&big, sizeof block);
    while (ev_push(&big, block) == 0)
        ;
    assert(ev_len(&big) == EV_MAX_BYTES / sizeof block && ev_insert(&big, 3, block) == -1);
    ev_done(&big);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    elemvec v;
    int x = 1, *p;

    ev_init(&v, sizeof x);
    if (rule == 2) {
        ev_remove(&v, 0);
        return 0;
    }
    for (int i = 0; i < 4; i++)
        if (ev_push(&v, &i) != 0)
            return 0;
    p = ev_at(&v, 0);
    if (rule == 3) {
        ev_push(&v, p);
    } else {
        ev_push(&v, &x);
        x = *p;
    }
    ev_done(&v);
    return 0;
}
#endif
