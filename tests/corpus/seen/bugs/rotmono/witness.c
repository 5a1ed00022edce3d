#include "rotmono.h"

#include <limits.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[64];
    if (rm_new(0, 1) || rm_new(1, RM_MAX_SIDE + 1) || rm_new(INT_MIN, INT_MAX))
        return 2;
    if (rm_parse("") || rm_parse("\n") || rm_parse("#\n\n") || rm_parse("#.\n#\n") || rm_parse("#x") ||
        rm_parse("##\n#\n#\n") || rm_parse("###\n\n...\n"))
        return 3;
    rm_bitmap *bm = rm_parse("#..#.....\n.#......#");
    if (!bm || rm_width(bm) != 9 || rm_height(bm) != 2 || rm_count(bm) != 4)
        return 4;
    if (rm_render(bm, NULL, 0) != 20 || rm_render(bm, buf, 4) != 20 || strcmp(buf, "#.."))
        return 5;
    for (int o = 0; o <= 9; o++) {
        if (o == 7)
            continue;
        rm_bitmap *up = rm_orient(bm, o);
        if (!up != (o < 1 || o > 8))
            return 6;
        if (!up)
            continue;
        rm_bitmap *back = rm_orient(up, rm_inverse(o));
        if (!back || !rm_equal(bm, back) || rm_count(up) != 4)
            return 7;
        rm_free(up);
        rm_free(back);
    }
    rm_invert(bm);
    if (rm_count(bm) != 14 || rm_get(bm, INT_MIN, INT_MAX) || rm_get(bm, 9, 0))
        return 8;
    rm_set(bm, -1, 0, 1);
    rm_set(bm, 8, 1, 1);
    rm_set(bm, 8, 1, 0);
    rm_invert(bm);
    if (rm_count(bm) != 4 || rm_inverse(INT_MAX) != 0)
        return 9;
    rm_free(bm);
    rm_free(NULL);
    bm = rm_parse("#.\n..\n");
    rm_bitmap *up = bm ? rm_orient(bm, 7) : NULL;
    if (!up || !rm_get(up, 1, 1))
        return 10;
    rm_free(up);
    rm_free(bm);
#else
    rm_bitmap *bm = rm_parse("#.\n##\n##\n");
    if (!bm)
        return 0;
    rm_bitmap *up = rm_orient(bm, 7);
    rm_free(up);
    rm_free(bm);
#endif
    return 0;
}
