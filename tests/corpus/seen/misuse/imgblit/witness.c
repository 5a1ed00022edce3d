#include "imgblit.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    uint8_t *pixels = calloc(20, 1), other[6] = {1, 2, 3, 4, 5, 6};
    Bitmap bm = BmWrap(pixels, 4, 4, 5), small = BmWrap(other, 3, 2, 3);
    BmFill(&bm, (Rect){1, 1, 2, 2}, 7);
    if (BmGet(&bm, 1, 2) != 7 || BmGet(&bm, 3, 2) != 0)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    unsigned counts[256];
    Rect r = {-2, INT_MIN, INT_MAX, INT_MAX}, s = {3, 3, 9, 9}, t = {INT_MAX, 0, INT_MAX, INT_MIN};
    if (BmClip(&bm, &r) || r.x != 0 || r.w != 4 || !BmClip(&bm, &s) || s.w != 1 || s.h != 1 || BmClip(&bm, &t) || t.x != 4)
        return 2;
    BmBlit(&bm, 1, 2, &small, (Rect){0, 0, 3, 2});
    BmBlit(&bm, 4, 4, &small, (Rect){3, 2, 0, 0});
    if (BmGet(&bm, 3, 3) != 6)
        return 2;
    BmMove(&bm, (Rect){1, 2, 3, 2}, 0, 1);
    BmMove(&bm, (Rect){0, 0, 3, 3}, 1, 1);
    Bitmap view = BmView(&bm, (Rect){1, 2, 3, 2});
    if (!BmEqual(&view, &small) || BmEqual(&view, &bm) || !BmEqual(&bm, &bm))
        return 2;
    uint8_t table[256] = {0};
    table[6] = 9;
    BmMap(&view, BmRect(&view), table);
    BmSet(&bm, 0, 0, 9);
    BmHistogram(&bm, counts);
    Bitmap none = BmView(&bm, (Rect){4, 4, 0, 0});
    BmFill(&none, BmRect(&none), 1);
    free(pixels);
    return counts[9] != 2 || !BmEqual(&none, &none);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        BmFill(&bm, (Rect){0, 0, 4, 5}, 1);
        break;
    case 2:
        BmGet(&bm, 0, 4);
        break;
    case 3:
        BmBlit(&bm, 2, 3, &small, (Rect){0, 0, 3, 2});
        break;
    case 4:
        BmBlit(&bm, 0, 0, &bm, (Rect){1, 0, 3, 1});
        break;
    case 5: {
        uint8_t table[256];
        Bitmap wrong = BmWrap(pixels, 5, 5, 5);
        memset(table, 1, sizeof table);
        BmMap(&wrong, BmRect(&wrong), table);
        break;
    }
    case 6:
        free(pixels);
        BmGet(&bm, 0, 0);
        break;
    case 7:
        BmMap(&bm, BmRect(&bm), (uint8_t[2]){3, 4});
        break;
    }
    return 0;
#endif
}
