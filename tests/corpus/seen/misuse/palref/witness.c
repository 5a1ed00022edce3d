#include "palref.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    const palref_rgba red = {255, 0, 0, 255}, blue = {0, 0, 255, 255}, pink = {255, 100, 120, 255};
    palref *p = palref_new();
    const uint8_t indices[] = {0, 200};
    palref_rgba out[2];
#ifdef LEGAL
    (void)count, (void)arguments;
    if (palref_add(p, red) != 0 || palref_add(p, blue) != 1 || palref_nearest(p, pink) != 0 || palref_size(p) != 2)
        return 2;
    palref_freeze(palref_retain(p));
    palref *q = palref_clone(p);
    if (!palref_frozen(p) || palref_frozen(q) || palref_holders(p) != 2 || palref_holders(q) != 1)
        return 2;
    palref_set(q, 1, pink);
    palref_map(q, indices, 1, out);
    palref_map(q, NULL, 0, NULL);
    if (out[0].r != 255 || palref_get(q, 1).g != 100 || palref_get(p, 1).b != 255)
        return 2;
    while (palref_size(q) < PALREF_COLORS)
        palref_add(q, blue);
    if (palref_add(q, blue) != -1)
        return 2;
    palref_release(p);
    palref_release(p);
    palref_release(q);
#else
    (void)pink;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        palref_release(p);
        palref_release(p);
        break;
    case 2:
        palref_freeze(p);
        palref_add(p, red);
        break;
    case 3:
        palref_get(p, 0);
        break;
    case 4:
        palref_nearest(p, blue);
        break;
    case 5:
        palref_add(p, red);
        palref_map(p, indices, 2, out);
        break;
    }
#endif
    return 0;
}
