#include "mapcur.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    omap *map = omap_open();
    int value = 0;
    omap_put(map, 1, 2);
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 30; i > 0; i--)
        if (!omap_put(map, i, 2 * i))
            return 2;
    if (!omap_put(map, INT_MIN, 0) || !omap_put(map, INT_MAX, 9) || omap_count(map) != 32 || !omap_get(map, 7, &value) || value != 14)
        return 2;
    if (!omap_delete(map, 7) || omap_delete(map, 7) || omap_get(map, 7, &value))
        return 2;
    ocursor *a = ocursor_open(map), *b = ocursor_open(map);
    if (!ocursor_next(a) || ocursor_key(a) != INT_MIN || !ocursor_seek(b, 7) || ocursor_key(b) != 8 || ocursor_value(b) != 16)
        return 2;
    size_t seen = 1;
    while (ocursor_next(a))
        seen++;
    if (seen != 31 || ocursor_next(a) || !ocursor_seek(a, INT_MAX) || ocursor_next(a))
        return 2;
    ocursor_rewind(a);
    if (!ocursor_next(a) || !omap_get(map, 8, &value))
        return 2;
    ocursor_close(a);
    ocursor_close(b);
    omap_delete(map, INT_MAX);
    b = ocursor_open(map);
    if (ocursor_seek(b, 31))
        return 2;
    ocursor_close(b);
    omap *empty = omap_open();
    a = ocursor_open(empty);
    if (ocursor_next(a) || ocursor_next(a) || ocursor_seek(a, 0))
        return 2;
    ocursor_close(a);
    omap_close(empty);
#else
    ocursor *c = ocursor_open(map);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        omap_put(map, 1, 3);
        break;
    case 2:
        omap_close(map);
        break;
    case 3:
        return ocursor_key(c) != 1;
    case 4:
        while (ocursor_next(c))
            value = ocursor_value(c);
        return ocursor_value(c) != value;
    case 5:
        ocursor_close(c);
        ocursor_close(c);
        break;
    case 6:
        omap_delete(map, 1);
        break;
    }
#endif
    omap_close(map);
    return 0;
}
