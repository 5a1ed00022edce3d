#include "ostree.h"

int main(void)
{
    os_tree t = OS_TREE_INIT;
    int k = 0;
    if (os_at(&t, 0, &k) || os_median(&t, &k) || os_erase(&t, 1) || os_rank(&t, 5) != 0)
        return 2;
    for (int i = 0; i < 100; i++)
        if (os_insert(&t, i * 7 % 100) != 1)
            return 2;
    for (int i = 0; i < 100; i++)
        if (!os_at(&t, (size_t)i, &k) || k != i || os_rank(&t, i) != (size_t)i)
            return 2;
    for (int i = 0; i < 100; i += 2)
        if (!os_erase(&t, i) || os_contains(&t, i))
            return 2;
    for (int i = 0; i < 50; i++)
        if (!os_at(&t, (size_t)i, &k) || k != 2 * i + 1)
            return 2;
    if (os_count(&t) != 50 || !os_median(&t, &k) || k != 49 || os_rank(&t, 1000) != 50)
        return 2;
    os_clear(&t);
    os_init(&t);
#ifndef LEGAL
    os_insert(&t, 1);
    os_insert(&t, 1);
    os_at(&t, 0, &k);
#endif
    os_clear(&t);
    return 0;
}
