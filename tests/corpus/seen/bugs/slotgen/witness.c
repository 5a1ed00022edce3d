#include "slotgen.h"

int main(void)
{
    int x = 1, y = 2;
    struct sg_table *t = sg_create();
    if (sg_valid(t, 5) || sg_get(t, 0) || sg_release(t, UINT32_MAX) || sg_count(t) != 0)
        return 2;
    sg_handle a = sg_acquire(t, &x), b = sg_acquire(t, NULL);
    if (a == SG_NULL || b == SG_NULL || a == b || sg_get(t, a) != &x || !sg_valid(t, b) || !sg_set(t, b, &y))
        return 2;
    if (!sg_release(t, a) || sg_release(t, a) || sg_get(t, a) != NULL || sg_count(t) != 1)
        return 2;
    sg_handle c = sg_acquire(t, &y);
    if (sg_index(c) != sg_index(a) || sg_generation(c) == sg_generation(a) || sg_set(t, a, NULL))
        return 2;
    for (int i = 0; i < 100; i++)
        if (!sg_valid(t, sg_acquire(t, NULL)))
            return 2;
    int status = 0;
#ifndef LEGAL
    status = sg_valid(t, (sg_handle)1 << 16 | 110);
#endif
    sg_destroy(t);
    return status;
}
