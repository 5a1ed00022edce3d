#include "xlru.h"

int main(void)
{
    if (xlru_create(0) != 0 || xlru_create(XLRU_MAX + 1) != 0)
        return 2;
    struct xlru *cache = xlru_create(2);
    int value = 0;
    if (xlru_oldest(cache, &value) != XLRU_MISSING || xlru_get(cache, 1, &value) != XLRU_MISSING)
        return 2;
    xlru_put(cache, 1, 10);
    xlru_put(cache, 1, 11);
    xlru_put(cache, 2, 20);
    if (xlru_get(cache, 1, &value) != XLRU_OK || value != 11 || xlru_oldest(cache, &value) != XLRU_OK || value != 2)
        return 2;
    xlru_put(cache, 3, 30);
    if (xlru_peek(cache, 2, &value) != XLRU_MISSING || xlru_get(cache, 3, &value) != XLRU_OK || xlru_size(cache) != 2)
        return 2;
    xlru_put(cache, 1, 12);
    if (xlru_oldest(cache, &value) != XLRU_OK || value != 3 || xlru_remove(cache, 1) != XLRU_OK ||
        xlru_remove(cache, 1) != XLRU_MISSING)
        return 2;
#ifndef LEGAL
    xlru_get(cache, 3, &value);
#endif
    if (xlru_oldest(cache, &value) != XLRU_OK || value != 3)
        return 2;
    xlru_destroy(cache);
    return 0;
}
