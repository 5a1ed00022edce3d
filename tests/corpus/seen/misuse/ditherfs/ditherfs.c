#include "ditherfs.h"

#include <assert.h>
#include <string.h>

static void check(ditherfs_img img)
{
    assert(img.width >= 1 && img.width <= DITHERFS_SIDE);
    assert(img.height >= 1 && img.height <= DITHERFS_SIDE);
    assert(img.stride >= (size_t)img.width);
}

static const uint8_t *row_of(ditherfs_img img, int y)
{
    return img.pixels + (size_t)y * img.stride;
}

ditherfs_img ditherfs_view(const uint8_t *pixels, int width, int height)
{
    ditherfs_img img = { width, height, (size_t)width, pixels };

    check(img);
    return img;
}

ditherfs_img ditherfs_crop(ditherfs_img img, int x, int y, int width, int height)
{
    check(img);
    assert(x >= 0 && width >= 1 && width <= img.width && x <= img.width - width);
    assert(y >= 0 && height >= 1 && height <= img.height && y <= img.height - height);
    img.pixels = row_of(img, y) + x;
    img.width = width;
    img.height = height;
    return img;
}

size_t ditherfs_rowbytes(int width)
{
    return width < 1 ? 0 : ((size_t)width + 7) / 8;
}

size_t ditherfs_work(int width)
{
    return width < 1 ? 0 : 2 * ((size_t)width + 2);
}

void ditherfs(ditherfs_img img, uint8_t *bits, int *work)
{
    size_t bytes = ditherfs_rowbytes(img.width), half = (size_t)img.width + 2;
    int *now = work, *below = work + half;   // both begin one to the left
    int x, y;

    check(img);
    memset(now, 0, half * sizeof *now);
    for (y = 0; y < img.height; y++) {
        const uint8_t *row = row_of(img, y);
        uint8_t *out = bits + (size_t)y * bytes;
        int *swap = now;

        memset(below, 0, half * sizeof *below);
        memset(out, 0, bytes);
        for (x = 0; x < img.width; x++) {
            int grey = row[x] + now[x + 1] / 16, error = grey;

            if (grey >= 128) {
                out[x / 8] |= (uint8_t)(0x80 >> x % 8);
                error = grey - 255;
            }
            now[x + 2] += error * 7;
            below[x] += error * 3;
            below[x + 1] += error * 5;
            below[x + 2] += error;
        }
        now = below;
        below = swap;
    }
}

void ditherfs_cut(ditherfs_img img, int level, uint8_t *bits)
{
    size_t bytes = ditherfs_rowbytes(img.width);
    int x, y;

    check(img);
    for (y = 0; y < img.height; y++) {
        const uint8_t *row = row_of(img, y);
        uint8_t *out = bits + (size_t)y * bytes;

        memset(out, 0, bytes);
        for (x = 0; x < img.width; x++)
            if (row[x] >= level)
                out[x / 8] |= (uint8_t)(0x80 >> x % 8);
    }
}

int ditherfs_mean(ditherfs_img img)
{
    uint64_t sum = 0;
    int x, y;

    check(img);
    for (y = 0; y < img.height; y++)
        for (x = 0; x < img.width; x++)
            sum += row_of(img, y)[x];
    return (int)(sum / ((uint64_t)img.width * (uint64_t)img.height));
}

int ditherfs_bit(const uint8_t *bits, int width, int x, int y)
{
    assert(x >= 0 && x < width && y >= 0);
    return bits[(size_t)y * ditherfs_rowbytes(width) + (size_t)x / 8] >> (7 - x % 8) & 1;
}
