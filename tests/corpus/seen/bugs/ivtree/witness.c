#include "ivtree.h"

#include <limits.h>

int main(void)
{
    iv_item item;
    iv_tree *t = iv_new();
    if (iv_add(t, 10, 20, 1) != 1 || iv_add(t, 20, 30, 2) != 0 || iv_add(t, 5, 4, 0) != 0)
        return 2;
    if (iv_add(t, 21, 21, 2) != 1 || iv_add(t, INT_MIN, 0, 3) != 1 || iv_add(t, 100, INT_MAX, 4) != 1)
        return 2;
    if (!iv_split(t, 15) || iv_split(t, 15) || iv_split(t, 50) || iv_split(t, INT_MAX) || !iv_split(t, INT_MIN))
        return 2;
    if (!iv_find(t, 16, &item) || item.lo != 16 || item.hi != 20 || item.tag != 1 || !iv_retag(t, 10, 9))
        return 2;
    if (!iv_next(t, 11, &item) || item.lo != 16 || iv_next(t, 101, &item) || iv_hits(t, 22, 99) || iv_count(t) != 6)
        return 2;
    if (!iv_del(t, 10) || iv_del(t, 10) || !iv_del(t, 21) || !iv_del(t, INT_MIN) || iv_find(t, 12, &item))
        return 2;
    if (!iv_find(t, -5, &item) || item.lo != INT_MIN + 1 || iv_count(t) != 3)
        return 2;
    iv_free(t);
    t = iv_new();
    iv_add(t, 10, 20, 0);
#ifndef LEGAL
    iv_split(t, 5);
#endif
    iv_free(t);
    return 0;
}
