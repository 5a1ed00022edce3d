#include "histring.h"

int main(void)
{
    double a = 0, b = 0;
    hist *h = hist_create(0);
    hist_add(h, 3);
    if (hist_length(h) != 0 || hist_added(h) != 1 || hist_get(h, 0, &a) || hist_mean(h) != 0 || !hist_resize(h, 3))
        return 2;
    for (int i = 1; i <= 5; i++)
        hist_add(h, i);
    if (!hist_get(h, 0, &a) || a != 5 || !hist_get(h, 2, &a) || a != 3 || hist_get(h, 3, &a) || hist_mean(h) != 4)
        return 2;
    if (!hist_resize(h, 2) || !hist_range(h, &a, &b) || a != 4 || b != 5)
        return 2;
    hist_add(h, 6);
    if (!hist_get(h, 1, &a) || a != 5 || !hist_resize(h, 10) || hist_slots(h) != 10 || hist_length(h) != 2)
        return 2;
    hist_clear(h);
    if (hist_range(h, &a, &b) || hist_resize(h, HIST_SLOTS + 1) || hist_create(HIST_SLOTS + 1))
        return 2;
#ifndef LEGAL
    hist_resize(h, 0);
#endif
    hist_destroy(h);
    return 0;
}
