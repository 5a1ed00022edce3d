#include "bmpview.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    bv_bitmap *b = bv_create(8, 4);
    bv_view v = bv_lock(b), s = bv_sub(v, 2, 1, 3, 2);
    bv_fill(s, 255);
    if (bv_get(v, 4, 2) != 255 || bv_get(v, 5, 2) != 0 || bv_mean(s) != 255 || bv_mean(v) != 6 * 255 / 32)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    bv_lock(b);
    bv_invert(v);
    bv_blit(bv_sub(v, 0, 0, 8, 2), bv_sub(v, 0, 2, 8, 2));
    bv_unlock(b);
    bv_set(v, 7, 3, 9);
    if (bv_get(v, 3, 0) != 0 || bv_get(bv_sub(v, 7, 3, 1, 1), 0, 0) != 9)
        return 2;
    bv_unlock(b);
    uint8_t own[6] = {0};
    bv_fill((bv_view){own, 2, 2, 3}, 7);
    if (own[2] != 0 || own[4] != 7 || bv_resize(b, 0, 1) || !bv_resize(b, 1, 1) || bv_create(4097, 1) != NULL)
        return 2;
    bv_destroy(b);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bv_destroy(b);
        break;
    case 2:
        bv_unlock(b);
        bv_unlock(b);
        break;
    case 3:
        bv_resize(b, 3, 3);
        break;
    case 4:
        bv_sub(v, 6, 0, 3, 1);
        break;
    case 5:
        bv_set(v, 0, 4, 1);
        break;
    case 6:
        bv_unlock(b);
        bv_destroy(b);
        bv_get(v, 0, 0);
        break;
    case 7:
        bv_blit(v, s);
        break;
    case 8:
        bv_blit(bv_sub(v, 0, 0, 7, 1), bv_sub(v, 1, 0, 7, 1));
        break;
    case 9: {
        uint8_t own[4];
        bv_fill((bv_view){own, 2, 2, 3}, 1);
        break;
    }
    }
#endif
    return 0;
}
