#include "tickleaf.h"

int main(void)
{
    tl_series *s = tl_new();
    tl_cursor *c = tl_open(s), *d = tl_open(s);
    int64_t time = 0;
    double value = 0;
    if (tl_next(c) || tl_prev(c) || tl_drop(s, 3) || tl_here(c, &time, &value))
        return 2;
    for (int i = 0; i < 100; i++)
        if (tl_put(s, i * 37 % 100, i) != 1)
            return 2;
    if (tl_put(s, 5, 1.5) != 0 || tl_count(s) != 100 || !tl_seek(d, 5) || !tl_here(d, NULL, &value) || value != 1.5)
        return 2;
    int n = 0;
    while (tl_next(c))
        if (!tl_here(c, &time, NULL) || time != n++)
            return 2;
    if (n != 100)
        return 2;
    while (tl_prev(c))
        if (!tl_here(c, &time, NULL) || time != --n)
            return 2;
    if (n != 0 || !tl_seek(c, 50) || !tl_seek(d, 51))
        return 2;
    if (tl_put(s, INT64_MIN, 0) != 1 || tl_put(s, INT64_MAX, 0) != 1)
        return 2;
    for (int i = 20; i < 70; i++)
        if (i != 51 && !tl_drop(s, i))
            return 2;
    if (!tl_here(c, &time, NULL) || time != 51 || !tl_here(d, &time, NULL) || time != 51)
        return 2;
    if (!tl_next(d) || !tl_here(d, &time, NULL) || time != 70 || !tl_prev(d) || !tl_prev(d))
        return 2;
    if (!tl_here(d, &time, NULL) || time != 19)
        return 2;
    tl_close(d);
    tl_close(c);
#ifndef LEGAL
    tl_series *t = tl_new();
    tl_put(t, 1, 1);
    c = tl_open(t);
    tl_seek(c, 2);
    tl_drop(t, 1);
    tl_prev(c);
    tl_close(c);
    tl_free(t);
#endif
    tl_free(s);
    return 0;
}
