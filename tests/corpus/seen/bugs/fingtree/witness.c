#include "fingtree.h"

int main(void)
{
    fing_tree *t = fing_open(0);
    int64_t value = 0;
    int32_t key = 0;
    if (t == NULL || fing_get(t, 0, &value) || fing_ceil(t, INT32_MIN, &key) || fing_remove(t, 3))
        return 2;
    for (int32_t i = 0; i < 1000; i++)
        if (!fing_put(t, i * 7919 % 1000, i))
            return 2;
    if (fing_size(t) != 1000 || !fing_get(t, 919, &value) || value != 1 || !fing_get(t, 919, &value))
        return 2;
    if (!fing_put(t, 919, INT64_MIN) || !fing_get(t, 919, &value) || value != INT64_MIN || fing_size(t) != 1000)
        return 2;
    if (!fing_remove(t, 919) || fing_get(t, 919, &value) || !fing_ceil(t, 919, &key) || key != 920)
        return 2;
    if (fing_cut(t, 10, 9) != 0 || !fing_get(t, 15, &value) || fing_cut(t, 10, 19) != 10 || fing_get(t, 15, &value) ||
        !fing_ceil(t, 10, &key) || key != 20)
        return 2;
    if (!fing_put(t, INT32_MAX, 1) || !fing_put(t, INT32_MIN, 1) || !fing_get(t, 500, &value))
        return 2;
    if (fing_cut(t, INT32_MIN, INT32_MAX) != 991 || fing_size(t) != 0 || fing_get(t, 500, &value))
        return 2;
    int status = 0;
#ifndef LEGAL
    if (!fing_put(t, 5, 1) || !fing_get(t, 5, &value) || fing_cut(t, 3, 5) != 1)
        return 2;
    status = fing_get(t, 5, &value);
#endif
    fing_close(t);
    fing_close(NULL);
    return status;
}
