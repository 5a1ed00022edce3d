#include "adam7w.h"

#include <stdlib.h>

static int trip(unsigned width, unsigned height, enum a7_filter filter)
{
    size_t size = 0;
    a7_image *image = a7_create(width, height);
    a7_gradient(image, 250, 3);
    a7_put(image, width / 2, height / 2, 77);
    uint8_t *stream = a7_interlace(image, filter, &size);
    a7_image *back = a7_deinterlace(stream, size, width, height);
    int same = size == a7_stream_size(image) && back != NULL && a7_equal(image, back);
    a7_destroy(back);
    if (a7_deinterlace(stream, size - 1, width, height) != NULL)
        same = 0;
    stream[0] = 3;
    if (a7_deinterlace(stream, size, width, height) != NULL)
        same = 0;
    free(stream);
    a7_destroy(image);
    return same;
}

int main(void)
{
    unsigned columns, rows;
    size_t size;
    if (a7_create(0, 1) != NULL || a7_create(1, A7_MAX_SIDE + 1) != NULL || a7_deinterlace(NULL, 0, 0, 0) != NULL)
        return 2;
    if (a7_pass_size(4, 9, 0, &columns, &rows) || !a7_pass_size(4, 9, 2, &columns, &rows) || columns != 0 || rows != 2)
        return 2;
    for (unsigned width = 5; width < 20; width++)
        for (unsigned height = 1; height < 20; height++)
            if (!trip(width, height, A7_NONE) || !trip(width, height, A7_SUB) || !trip(width, height, A7_UP))
                return 2;
    a7_image *image = a7_create(1, 1), *clone = a7_clone(image);
    if (!a7_equal(image, clone) || a7_width(image) != 1 || a7_height(image) != 1 || a7_stream_size(image) != 2)
        return 2;
    if (!a7_put(clone, 0, 0, 9) || a7_put(clone, 0, 1, 9) || a7_get(clone, 0, 0) != 9 || a7_get(clone, 1, 0) != -1)
        return 2;
    if (a7_equal(image, clone) || a7_interlace(image, (enum a7_filter)5, &size) != NULL)
        return 2;
    a7_destroy(clone);
    a7_destroy(NULL);
#ifndef LEGAL
    free(a7_interlace(image, A7_NONE, &size));
#endif
    a7_destroy(image);
    return 0;
}
