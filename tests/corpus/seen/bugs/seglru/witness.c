#include "seglru.h"

int main(void)
{
    seglru *c = seglru_new(5);
    int v = 0;
    if (!c || seglru_new(0) || seglru_new(5000))
        return 2;
    for (int i = 0; i < 7; i++)
        if (seglru_put(c, i, i * i) != 0)
            return 2;
    for (int i = 2; i < 7; i++)
        if (!seglru_get(c, i, &v) || v != i * i)
            return 2;
    if (seglru_protected(c) != 4 || seglru_size(c) != 5 || seglru_get(c, 0, &v) || !seglru_peek(c, 2, &v))
        return 2;
    if (seglru_put(c, 9, 9) != 0 || seglru_peek(c, 2, &v) || !seglru_remove(c, 9) || seglru_remove(c, 9))
        return 2;
    if (!seglru_get(c, 6, &v) || seglru_put(c, 6, 1) != 0 || !seglru_peek(c, 6, &v) || v != 1)
        return 2;
    seglru_free(c);
#ifndef LEGAL
    c = seglru_new(1);
    seglru_put(c, 1, 1);
    seglru_get(c, 1, &v);
    seglru_free(c);
#endif
    return 0;
}
