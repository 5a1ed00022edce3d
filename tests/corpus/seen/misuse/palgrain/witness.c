#include "palgrain.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    pg_palette p;
    pg_init(&p);
#ifdef LEGAL
    static uint8_t wide[3 * PG_SIDE], index[PG_SIDE];
    uint8_t rgb[3 * 6] = {0, 0, 0, 255, 255, 255, 127, 127, 127, 128, 128, 128, 200, 10, 10, 1, 2, 3}, back[18];
    uint8_t ix[6];
    size_t counts[256];
    (void)argc, (void)argv;
    pg_expand(&p, NULL, 0, NULL);
    pg_histogram(&p, NULL, 0, NULL);
    assert(pg_depth(&p) == 1);
    assert(pg_add_greys(&p, 1) == -1 && pg_add_greys(&p, INT_MIN) == -1 && pg_add_greys(&p, INT_MAX) == -1);
    assert(pg_add_greys(&p, 2) == 2 && pg_add(&p, 0, 0, 0) == 0 && pg_add(&p, 255, 0, 0) == 2 && pg_depth(&p) == 2);
    assert(pg_nearest(&p, 200, 200, 200) == 1 && pg_nearest(&p, 200, 0, 0) == 2);
    assert(pg_dither(&p, rgb, 3, 2, ix) == 0 && pg_dither(&p, rgb, 1, 6, ix) == 0 && pg_dither(&p, rgb, 6, 1, ix) == 0);
    assert(pg_dither(&p, rgb, 0, 2, ix) == -1 && pg_dither(&p, rgb, INT_MAX, INT_MIN, ix) == -1);
    pg_expand(&p, ix, 6, back);
    pg_histogram(&p, ix, 6, counts);
    assert(counts[0] + counts[1] + counts[2] == 6);
    assert(pg_dither(&p, wide, PG_SIDE, 1, index) == 0 && index[PG_SIDE - 1] == 0);
    pg_init(&p);
    assert(pg_add_greys(&p, 256) == 256 && pg_add(&p, 1, 2, 3) == -1 && pg_add(&p, 7, 7, 7) == 7);
    assert(pg_add_greys(&p, 2) == -1 && pg_depth(&p) == 8);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t pixels[4] = {0, 0, 0, 0};
    if (rule == 1)
        return pg_nearest(&p, 1, 2, 3) < 0;
    pg_add_greys(&p, 4);
    uint8_t *out = malloc(rule == 2 ? 4 : 12);
    if (!out)
        return 0;
    if (rule == 3)
        pixels[3] = 4;
    pg_expand(&p, pixels, 4, out);
    free(out);
#endif
    return 0;
}
