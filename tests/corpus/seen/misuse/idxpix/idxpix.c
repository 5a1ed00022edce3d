#include "idxpix.h"

#include <assert.h>
#include <stdlib.h>

struct ix_image {
    unsigned width, height, colors;
    ix_rgb *palette;
    uint8_t *pixels;
};

ix_image *ix_new(unsigned width, unsigned height, unsigned colors)
{
    ix_image *img;

    if (width == 0 || width > IX_MAX_SIDE || height == 0 || height > IX_MAX_SIDE || colors == 0 || colors > 256)
        return NULL;
    img = malloc(sizeof *img);
    if (img == NULL)
        return NULL;
    img->width = width;
    img->height = height;
    img->colors = colors;
    img->palette = calloc(colors, sizeof *img->palette);
    img->pixels = calloc((size_t)width * height, 1);
    if (img->palette == NULL || img->pixels == NULL) {
        ix_free(img);
        return NULL;
    }
    return img;
}

void ix_free(ix_image *img)
{
    if (img == NULL)
        return;
    free(img->palette);
    free(img->pixels);
    free(img);
}

unsigned ix_width(const ix_image *img)
{
    return img->width;
}

unsigned ix_height(const ix_image *img)
{
    return img->height;
}

unsigned ix_colors(const ix_image *img)
{
    return img->colors;
}

uint8_t *ix_pixels(ix_image *img)
{
    return img->pixels;
}

static size_t at(const ix_image *img, unsigned x, unsigned y)
{
    assert(x < img->width && y < img->height);
    return (size_t)y * img->width + x;
}

void ix_set(ix_image *img, unsigned x, unsigned y, uint8_t index)
{
    assert(index < img->colors);
    img->pixels[at(img, x, y)] = index;
}

uint8_t ix_get(const ix_image *img, unsigned x, unsigned y)
{
    return img->pixels[at(img, x, y)];
}

void ix_set_color(ix_image *img, unsigned index, ix_rgb c)
{
    assert(index < img->colors);
    img->palette[index] = c;
}

uint8_t ix_nearest(const ix_image *img, ix_rgb c)
{
    long best = -1;
    unsigned found = 0;

    for (unsigned i = 0; i < img->colors; i++) {
        long r = (long)img->palette[i].r - c.r;
        long g = (long)img->palette[i].g - c.g;
        long b = (long)img->palette[i].b - c.b;
        long d = r * r + g * g + b * b;

        if (best < 0 || d < best) {
            best = d;
            found = i;
        }
    }
    return (uint8_t)found;
}

void ix_histogram(const ix_image *img, size_t *n)
{
    size_t total = (size_t)img->width * img->height;

    for (unsigned i = 0; i < img->colors; i++)
        n[i] = 0;
    for (size_t i = 0; i < total; i++)
        n[img->pixels[i]]++;
}

void ix_remap(ix_image *img, const uint8_t *map)
{
    size_t total = (size_t)img->width * img->height;

    for (unsigned i = 0; i < img->colors; i++)
        assert(map[i] < img->colors);
    for (size_t i = 0; i < total; i++)
        img->pixels[i] = map[img->pixels[i]];
}

void ix_expand(const ix_image *img, ix_rgb *out)
{
    size_t total = (size_t)img->width * img->height;

    for (size_t i = 0; i < total; i++)
        out[i] = img->palette[img->pixels[i]];
}
