#include "lrubox.h"

int main(void)
{
    struct lrubox *box = lrubox_create(2);
    long v = 0;
    int k = 0;
    if (lrubox_oldest(box, &k) || lrubox_get(box, 1, &v) || lrubox_remove(box, 1))
        return 2;
    if (!lrubox_put(box, 1, 10) || !lrubox_put(box, 2, 20) || !lrubox_get(box, 1, &v) || v != 10)
        return 2;
    if (!lrubox_put(box, 3, 30) || lrubox_peek(box, 2, &v) || !lrubox_oldest(box, &k) || k != 1)
        return 2;
    if (!lrubox_remove(box, 1) || !lrubox_remove(box, 3) || lrubox_size(box) != 0 || lrubox_capacity(box) != 2)
        return 2;
    lrubox_destroy(box);
#ifndef LEGAL
    box = lrubox_create(1);
    lrubox_put(box, 1, 1);
    lrubox_put(box, 2, 2);
    lrubox_destroy(box);
#endif
    return 0;
}
