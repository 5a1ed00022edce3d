#include "idximg.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t all[3 * IDXIMG_COLOURS];
    idximg *img = idximg_new(3, 2);
    memset(all, 200, sizeof all);
    if (idximg_new(0, 1) != NULL || idximg_new(1, IDXIMG_SIDE + 1) != NULL || idximg_width(img) != 3 || idximg_height(img) != 2)
        return 2;
    if (!idximg_is_grey(img) || idximg_nearest(img, 1, 2, 3) != 0 || idximg_luma(img, 2, 1) != 0 || idximg_luma(img, 3, 1) != -1)
        return 2;
    if (idximg_set_palette(img, all, 257) != -1 || idximg_set_palette(img, all, 256) != 0 || idximg_luma(img, 0, 0) != 200)
        return 2;
    if (idximg_set_colour(img, 7, 9, 0, 0) != 0 || idximg_set_colour(img, 256, 0, 0, 0) != -1 || idximg_nearest(img, 8, 1, 1) != 7)
        return 2;
    idximg_fill(img, 1, 1, 4000000000u, 4000000000u, 7);
    if (idximg_get(img, 0, 1) != 0 || idximg_get(img, 2, 1) != 7 || idximg_get(img, 3, 0) != -1 || idximg_is_grey(img))
        return 2;
    idximg *copy = idximg_copy(img);
    if (idximg_set(copy, 0, 0, 7) != 0 || idximg_set(copy, 0, 2, 7) != -1 || idximg_luma(copy, 0, 0) != 3)
        return 2;
    idximg_free(copy);
#ifndef LEGAL
    idximg_set_palette(img, all, 2);
    printf("%u\n", idximg_nearest(img, 1, 2, 3));
#endif
    idximg_free(img);
    return 0;
}
