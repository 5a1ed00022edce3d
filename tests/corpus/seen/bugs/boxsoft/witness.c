#include "boxsoft.h"

#include <limits.h>
#include <stddef.h>

int main(void)
{
    if (bs_new(0, 3, 1) != NULL || bs_new(3, BS_SIDE_MAX + 1, 1) != NULL)
        return 2;
    bs_image *a = bs_new(8, 5, 10);
    if (a == NULL)
        return 2;
    if (bs_put(a, 7, 4, 200) != 0 || bs_put(a, 8, 4, 1) != -1 || bs_get(a, 7, 4) != 200 || bs_get(a, -1, 0) != -1)
        return 2;
    if (bs_rect(a, 4, 0, INT_MAX, INT_MAX, 100) != 0 || bs_get(a, 7, 4) != 100 || bs_get(a, 3, 4) != 10)
        return 2;
    if (bs_rect(a, INT_MIN, INT_MIN, INT_MAX, 4, 7) != 0 || bs_rect(a, 0, 0, -1, 0, 0) != -1)
        return 2;
    bs_image *part = bs_crop(a, 2, 3, 50, 50);
    if (part == NULL || bs_width(part) != 6 || bs_height(part) != 2 || bs_get(part, 2, 0) != 100)
        return 2;
    if (bs_crop(a, 8, 0, 1, 1) != NULL || bs_crop(a, INT_MAX, 0, INT_MAX, 1) != NULL)
        return 2;
    if (bs_threshold(a, 8, 0) != 0 || bs_get(a, 7, 0) != 255 || bs_get(a, 0, 0) != 0)
        return 2;
    if (bs_threshold(a, 1, 300) != -1 || bs_threshold(a, 0, 0) != 0 || bs_get(a, 7, 0) != 0)
        return 2;
    if (bs_blur(part, BS_RADIUS_MAX) != 0 || bs_blur(part, 0) != 0 || bs_blur(part, -1) != -1)
        return 2;
    bs_rect(part, 0, 0, 6, 2, 9);
    if (bs_blur(part, 3) != 0 || bs_get(part, 0, 0) != 9)
        return 2;
#ifndef LEGAL
    bs_threshold(part, 20, 0);
#endif
    bs_free(part);
    bs_free(a);
    bs_free(NULL);
    return 0;
}
