#include "idxheap.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    idxheap *h = ih_new(50);
    if (ih_new(0) != NULL || ih_new(IH_MAX + 1) != NULL || !ih_empty(h))
        return 2;
    for (int i = 0; i < 49; i++)
        ih_push(h, i, (i * 29) % 49);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ih_has(h, 49) || ih_has(h, -1) || ih_has(h, 50) || !ih_has(h, 48) || ih_size(h) != 49 || ih_top(h) != 0)
        return 2;
    ih_update(h, 0, 100);
    ih_update(h, 7, -5);
    ih_remove(h, 13);
    ih_remove(h, 48);
    if (ih_pop(h) != 7 || ih_key(h, 0) != 100)
        return 2;
    double last = -1;
    while (!ih_empty(h)) {
        double key = ih_key(h, ih_top(h));
        if (key < last)
            return 2;
        last = key;
        ih_pop(h);
    }
    ih_push(h, 3, 1);
    ih_clear(h);
    ih_push(h, 3, 0.0 / 1.0);
    ih_free(h);
    ih_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ih_clear(h);
        ih_pop(h);
        break;
    case 2:
        ih_push(h, 3, 1);
        break;
    case 3:
        ih_push(h, 50, 1);
        break;
    case 4:
        ih_update(h, 49, 1);
        break;
    case 5:
        ih_remove(h, 49);
        break;
    case 6:
        ih_key(h, 49);
        break;
    case 7:
        ih_free(h);
        ih_size(h);
        break;
    }
#endif
    return 0;
}
