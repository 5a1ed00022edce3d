#include "idximg.h"

#include <stdlib.h>
#include <string.h>

struct colour {
    uint8_t red, green, blue;
};

struct idximg {
    unsigned width, height;
    uint8_t *pixels;
    struct colour *palette; /* IDXIMG_COLOURS */
};

idximg *idximg_new(unsigned width, unsigned height)
{
    if (width == 0 || height == 0 || width > IDXIMG_SIDE || height > IDXIMG_SIDE)
        return NULL;
    idximg *img = malloc(sizeof *img);
    if (img == NULL)
        return NULL;
    img->width = width;
    img->height = height;
    img->pixels = calloc(height, width);
    img->palette = calloc(IDXIMG_COLOURS, sizeof *img->palette);
    if (img->pixels == NULL || img->palette == NULL) {
        idximg_free(img);
        return NULL;
    }
    return img;
}

void idximg_free(idximg *img)
{
    if (img == NULL)
        return;
    free(img->pixels);
    free(img->palette);
    free(img);
}

idximg *idximg_copy(const idximg *img)
{
    idximg *copy = idximg_new(img->width, img->height);
    if (copy == NULL)
        return NULL;
    memcpy(copy->pixels, img->pixels, (size_t)img->width * img->height);
    memcpy(copy->palette, img->palette, IDXIMG_COLOURS * sizeof *img->palette);
    return copy;
}

unsigned idximg_width(const idximg *img)
{
    return img->width;
}

unsigned idximg_height(const idximg *img)
{
    return img->height;
}

int idximg_set_palette(idximg *img, const uint8_t *rgb, size_t count)
{
    if (count > IDXIMG_COLOURS || (rgb == NULL && count > 0))
        return -1;
    struct colour *palette = malloc(IDXIMG_COLOURS * sizeof *palette);
    if (palette == NULL)
        return -1;
    for (size_t i = 0; i < count; i++) {
        palette[i].red = rgb[3 * i];
        palette[i].green = rgb[3 * i + 1];
        palette[i].blue = rgb[3 * i + 2];
    }
    free(img->palette);
    img->palette = palette;
    return 0;
}

int idximg_set_colour(idximg *img, unsigned index, uint8_t red, uint8_t green, uint8_t blue)
{
    if (index >= IDXIMG_COLOURS)
        return -1;
    struct colour colour = {red, green, blue};
    img->palette[index] = colour;
    return 0;
}

unsigned idximg_nearest(const idximg *img, uint8_t red, uint8_t green, uint8_t blue)
{
    unsigned best = 0;
    int least = 3 * 255 * 255 + 1;
    for (unsigned i = 0; i < IDXIMG_COLOURS; i++) {
        const struct colour *c = &img->palette[i];
        int r = c->red - red, g = c->green - green, b = c->blue - blue;
        int distance = r * r + g * g + b * b;
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

/* NULL outside. */
static uint8_t *pixel(const idximg *img, unsigned x, unsigned y)
{
    return x < img->width && y < img->height ? &img->pixels[(size_t)y * img->width + x] : NULL;
}

int idximg_set(idximg *img, unsigned x, unsigned y, uint8_t index)
{
    uint8_t *p = pixel(img, x, y);
    if (p == NULL)
        return -1;
    *p = index;
    return 0;
}

int idximg_get(const idximg *img, unsigned x, unsigned y)
{
    const uint8_t *p = pixel(img, x, y);
    return p == NULL ? -1 : *p;
}

int idximg_luma(const idximg *img, unsigned x, unsigned y)
{
    const uint8_t *p = pixel(img, x, y);
    if (p == NULL)
        return -1;
    const struct colour *c = &img->palette[*p];
    return (299 * c->red + 587 * c->green + 114 * c->blue + 500) / 1000;
}

void idximg_fill(idximg *img, unsigned x, unsigned y, unsigned width, unsigned height, uint8_t index)
{
    if (x >= img->width || y >= img->height)
        return;
    if (width > img->width - x)
        width = img->width - x;
    if (height > img->height - y)
        height = img->height - y;
    for (unsigned row = y; row < y + height; row++)
        memset(&img->pixels[(size_t)row * img->width + x], index, width);
}

int idximg_is_grey(const idximg *img)
{
    size_t count = (size_t)img->width * img->height;
    for (size_t i = 0; i < count; i++) {
        const struct colour *c = &img->palette[img->pixels[i]];
        if (c->red != c->green || c->green != c->blue)
            return 0;
    }
    return 1;
}
