#include "idxpix.h"
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    ix_image *m = ix_new(2, 3, 4);
#ifdef LEGAL
    (void)argc, (void)argv;
    size_t n[4];
    uint8_t map[4] = { 3, 2, 1, 0 };
    ix_rgb out[6], red = { 250, 0, 0 };
    if (ix_new(0, 1, 1) || ix_new(1, IX_MAX_SIDE + 1, 1) || ix_new(1, 1, 257) || ix_width(m) != 2 || ix_height(m) != 3)
        return 2;
    ix_set_color(m, 1, red);
    ix_set(m, 1, 2, 1);
    ix_pixels(m)[0] = 3;
    ix_expand(m, out);
    ix_histogram(m, n);
    if (out[5].r != 250 || n[0] != 4 || n[1] != 1 || n[3] != 1 || ix_nearest(m, (ix_rgb){ 255, 9, 9 }) != 1)
        return 3;
    ix_remap(m, map);
    if (ix_get(m, 0, 0) != 0 || ix_get(m, 1, 2) != 2 || ix_colors(m) != 4)
        return 4;
    ix_free(m);
    m = ix_new(1, 1, 256);
    ix_set(m, 0, 0, 255);
    ix_free(m);
    ix_free(0);
    return 0;
#else
    ix_rgb out[6];
    size_t *n = malloc(2 * sizeof *n);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: ix_pixels(m)[0] = 4; ix_expand(m, out); break;
    case 2: ix_set(m, 2, 0, 1); break;
    case 3: ix_histogram(m, n); break;
    case 4: ix_set_color(m, 4, (ix_rgb){ 1, 2, 3 }); break;
    }
    free(n);
    ix_free(m);
    return 0;
#endif
}
