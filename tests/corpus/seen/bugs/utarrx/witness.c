#include "utarrx.h"

int main(void)
{
    uta a, b;
    double x;
    uta_init(&a);
    uta_init(&b);
    for (int i = 5; i > 0; i--)
        if (uta_push(&a, i) != 0)
            return 2;
    if (uta_insert(&a, 0, 9) != 0 || uta_insert(&a, 100, 8) != 0 || uta_find(&a, 8) != 6 || uta_find(&a, 7) != 7)
        return 2;
    uta_sort(&a);
    if (!uta_get(&a, 0, &x) || x != 1 || uta_get(&a, 7, &x) || !uta_pop(&a, &x) || x != 9)
        return 2;
    uta_erase(&a, 1, 3);
    uta_erase(&a, 2, (size_t)-1);
    if (a.n != 2 || uta_copy(&b, &a) != 0 || uta_concat(&b, &a) != 0 || b.n != 4 || uta_copy(&b, &b) != 0)
        return 2;
    uta_done(&a);
    if (uta_concat(&a, &a) != 0 || uta_concat(&a, &b) != 0 || uta_pop(&a, &x) != 1)
        return 2;
#ifndef LEGAL
    uta_concat(&b, &b);
    uta_concat(&b, &b);
#endif
    uta_done(&a);
    uta_done(&b);
    return 0;
}
