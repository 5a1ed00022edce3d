#include "adam7w.h"

#include <stdlib.h>
#include <string.h>

struct a7_image {
    unsigned width, height;
    uint8_t grey[];
};

static const struct {
    unsigned x0, y0, dx, dy;
} passes[A7_PASSES] = {
    {0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2},
};

static unsigned steps(unsigned side, unsigned from, unsigned step)
{
    return side <= from ? 0 : (side - from - 1) / step + 1;
}

a7_image *a7_create(unsigned width, unsigned height)
{
    if (width == 0 || height == 0 || width > A7_MAX_SIDE || height > A7_MAX_SIDE)
        return NULL;
    a7_image *image = calloc(1, sizeof *image + (size_t)width * height);
    if (image != NULL) {
        image->width = width;
        image->height = height;
    }
    return image;
}

a7_image *a7_clone(const a7_image *image)
{
    a7_image *clone = a7_create(image->width, image->height);
    if (clone != NULL)
        memcpy(clone->grey, image->grey, (size_t)image->width * image->height);
    return clone;
}

void a7_destroy(a7_image *image)
{
    free(image);
}

unsigned a7_width(const a7_image *image)
{
    return image->width;
}

unsigned a7_height(const a7_image *image)
{
    return image->height;
}

bool a7_equal(const a7_image *a, const a7_image *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->grey, b->grey, (size_t)a->width * a->height) == 0;
}

int a7_get(const a7_image *image, unsigned x, unsigned y)
{
    return x < image->width && y < image->height ? image->grey[(size_t)y * image->width + x] : -1;
}

bool a7_put(a7_image *image, unsigned x, unsigned y, uint8_t grey)
{
    if (x >= image->width || y >= image->height)
        return false;
    image->grey[(size_t)y * image->width + x] = grey;
    return true;
}

void a7_gradient(a7_image *image, uint8_t left, uint8_t right)
{
    int last = (int)image->width - 1;
    for (unsigned y = 0; y < image->height; y++)
        for (int x = 0; x <= last; x++)
            image->grey[(size_t)y * image->width + (unsigned)x] =
                (uint8_t)(last == 0 ? left : left + (right - left) * x / last);
}

bool a7_pass_size(unsigned width, unsigned height, int pass, unsigned *columns, unsigned *rows)
{
    if (pass < 1 || pass > A7_PASSES)
        return false;
    *columns = steps(width, passes[pass - 1].x0, passes[pass - 1].dx);
    *rows = steps(height, passes[pass - 1].y0, passes[pass - 1].dy);
    return true;
}

static size_t stream_size(unsigned width, unsigned height)
{
    size_t size = 0;
    unsigned columns, rows;
    for (int pass = 1; a7_pass_size(width, height, pass, &columns, &rows); pass++)
        if (columns > 0)
            size += ((size_t)columns + 1) * rows;
    return size;
}

size_t a7_stream_size(const a7_image *image)
{
    return stream_size(image->width, image->height);
}

/* What the filter takes from the pixel in this column and row of a pass. */
static uint8_t predicted(const a7_image *image, int pass, int filter, unsigned column, unsigned row)
{
    if (filter == A7_SUB && column > 0)
        column--;
    else if (filter == A7_UP && row > 0)
        row--;
    else
        return 0;
    unsigned x = passes[pass - 1].x0 + column * passes[pass - 1].dx;
    unsigned y = passes[pass - 1].y0 + row * passes[pass - 1].dy;
    return image->grey[(size_t)y * image->width + x];
}

uint8_t *a7_interlace(const a7_image *image, enum a7_filter filter, size_t *size)
{
    if (filter != A7_NONE && filter != A7_SUB && filter != A7_UP)
        return NULL;
    *size = a7_stream_size(image);
    uint8_t *stream = malloc(*size), *to = stream;
    if (stream == NULL)
        return NULL;
    unsigned columns, rows;
    for (int pass = 1; a7_pass_size(image->width, image->height, pass, &columns, &rows); pass++) {
        for (unsigned row = 0; row < rows; row++) {
            unsigned y = passes[pass - 1].y0 + row * passes[pass - 1].dy;
            *to++ = (uint8_t)filter;
            for (unsigned column = 0; column < columns; column++) {
                unsigned x = passes[pass - 1].x0 + column * passes[pass - 1].dx;
                uint8_t grey = image->grey[(size_t)y * image->width + x];
                *to++ = (uint8_t)(grey - predicted(image, pass, (int)filter, column, row));
            }
        }
    }
    return stream;
}

a7_image *a7_deinterlace(const uint8_t *stream, size_t size, unsigned width, unsigned height)
{
    a7_image *image = a7_create(width, height);
    if (image == NULL || size != stream_size(width, height)) {
        a7_destroy(image);
        return NULL;
    }
    unsigned columns, rows;
    for (int pass = 1; a7_pass_size(width, height, pass, &columns, &rows); pass++) {
        for (unsigned row = 0; row < rows && columns > 0; row++) {
            unsigned y = passes[pass - 1].y0 + row * passes[pass - 1].dy;
            int filter = *stream++;
            if (filter > A7_UP) {
                a7_destroy(image);
                return NULL;
            }
            for (unsigned column = 0; column < columns; column++) {
                unsigned x = passes[pass - 1].x0 + column * passes[pass - 1].dx;
                uint8_t grey = (uint8_t)(*stream++ + predicted(image, pass, filter, column, row));
                image->grey[(size_t)y * width + x] = grey;
            }
        }
    }
    return image;
}
