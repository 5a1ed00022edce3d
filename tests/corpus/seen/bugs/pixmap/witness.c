#include "pixmap.h"

#include <stddef.h>

int main(void)
{
    if (pixmap_new(0, 3) != NULL || pixmap_new(3, PIXMAP_SIDE_MAX + 1) != NULL)
        return 2;
    pixmap *picture = pixmap_new(3, 2);
    pixmap *copy = pixmap_copy(picture);
    if (!pixmap_equal(picture, copy) || !pixmap_set(copy, 0, 1, 9) || pixmap_equal(picture, copy) ||
        pixmap_get(picture, 0, 1) != 0 || pixmap_get(copy, 0, 1) != 9 || pixmap_get(copy, 3, 1) != 0)
        return 2;
    pixmap *mirrored = pixmap_copy(copy);
    if (!pixmap_mirror(mirrored) || pixmap_get(mirrored, 2, 1) != 9 || pixmap_get(copy, 2, 1) != 0)
        return 2;
    if (!pixmap_lighten(copy, mirrored) || !pixmap_lighten(copy, copy) || pixmap_get(copy, 2, 1) != 9 ||
        pixmap_get(copy, 0, 1) != 9 || !pixmap_set(copy, 7, 7, 1))
        return 2;
    if (pixmap_mean(copy) != 3 || !pixmap_invert(copy) || pixmap_get(copy, 0, 0) != 255 || pixmap_get(copy, 0, 1) != 246)
        return 2;
    pixmap_free(mirrored);
    mirrored = pixmap_copy(picture);
    if (!pixmap_fill(picture, 7) || pixmap_get(mirrored, 1, 1) != 0 || pixmap_width(mirrored) != 3 ||
        pixmap_height(mirrored) != 2)
        return 2;
    int changed = 0;
#ifndef LEGAL
    pixmap *second = pixmap_copy(picture);
    pixmap_invert(second);
    changed = pixmap_get(picture, 0, 0) != 7;
    pixmap_free(second);
#endif
    pixmap_free(picture);
    pixmap_free(copy);
    pixmap_free(mirrored);
    return changed;
}
