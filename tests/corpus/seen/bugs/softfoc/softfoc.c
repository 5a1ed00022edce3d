#include "softfoc.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct sf_image {
    int width, height;
    uint8_t *pixels;
};

static size_t area(const sf_image *img)
{
    return (size_t)img->width * (size_t)img->height;
}

static uint8_t *pixel(const sf_image *img, int x, int y)
{
    return img->pixels + (size_t)y * (size_t)img->width + (size_t)x;
}

static int contains(const sf_image *img, int x, int y)
{
    return x >= 0 && x < img->width && y >= 0 && y < img->height;
}

sf_image *sf_create(int width, int height)
{
    sf_image *img;

    if (width < 1 || width > SF_MAX_SIDE || height < 1 || height > SF_MAX_SIDE)
        return NULL;
    img = malloc(sizeof *img);
    if (img == NULL)
        return NULL;
    img->width = width;
    img->height = height;
    img->pixels = calloc(area(img), 1);
    if (img->pixels == NULL) {
        free(img);
        return NULL;
    }
    return img;
}

sf_image *sf_clone(const sf_image *img)
{
    sf_image *copy = sf_create(img->width, img->height);

    if (copy != NULL)
        memcpy(copy->pixels, img->pixels, area(img));
    return copy;
}

void sf_destroy(sf_image *img)
{
    if (img != NULL) {
        free(img->pixels);
        free(img);
    }
}

int sf_width(const sf_image *img)
{
    return img->width;
}

int sf_height(const sf_image *img)
{
    return img->height;
}

int sf_get(const sf_image *img, int x, int y)
{
    return contains(img, x, y) ? *pixel(img, x, y) : -1;
}

int sf_put(sf_image *img, int x, int y, int grey)
{
    if (!contains(img, x, y) || grey < 0 || grey > 255)
        return -1;
    *pixel(img, x, y) = (uint8_t)grey;
    return 0;
}

int sf_equal(const sf_image *a, const sf_image *b)
{
    return a->width == b->width && a->height == b->height && memcmp(a->pixels, b->pixels, area(a)) == 0;
}

/*
 * Replaces n pixels, step apart, by their means over radius r.  The window's
 * sum is carried along: a pixel enters at the right, another leaves at the
 * left.  line has room for n pixels.
 */
static void smooth(uint8_t *px, size_t step, int n, int r, uint8_t *line)
{
    const uint32_t window = 2 * (uint32_t)r + 1;
    uint32_t sum;
    int i;

    for (i = 0; i < n; i++)
        line[i] = px[(size_t)i * step];

    /* the window around pixel 0: r + 1 times the border, then r to its right */
    sum = (uint32_t)line[0] * (uint32_t)(r + 1);
    for (i = 1; i <= r; i++)
        sum += line[i];

    for (i = 0; i < n; i++) {
        int enters = i + r + 1 < n ? i + r + 1 : n - 1;
        int leaves = i > r ? i - r : 0;

        px[(size_t)i * step] = (uint8_t)((sum + window / 2) / window);
        sum += line[enters];
        sum -= line[leaves];
    }
}

static int valid_radius(int r)
{
    return r >= 0 && r <= SF_MAX_RADIUS;
}

int sf_blur(sf_image *img, int rx, int ry)
{
    uint8_t *across, *down;
    int i;

    if (!valid_radius(rx) || !valid_radius(ry))
        return -1;
    across = malloc((size_t)img->width);
    down = malloc((size_t)img->height);
    if (across == NULL || down == NULL) {
        free(across);
        free(down);
        return -1;
    }
    if (rx > 0)
        for (i = 0; i < img->height; i++)
            smooth(pixel(img, 0, i), 1, img->width, rx, across);
    if (ry > 0)
        for (i = 0; i < img->width; i++)
            smooth(pixel(img, i, 0), (size_t)img->width, img->height, ry, down);
    free(across);
    free(down);
    return 0;
}

int sf_unsharp(sf_image *img, int radius, int percent)
{
    sf_image *soft;
    size_t i, n = area(img);

    if (!valid_radius(radius) || percent < 0 || percent > 400)
        return -1;
    soft = sf_clone(img);
    if (soft == NULL)
        return -1;
    if (sf_blur(soft, radius, radius) != 0) {
        sf_destroy(soft);
        return -1;
    }
    for (i = 0; i < n; i++) {
        int grey = img->pixels[i];

        grey += (grey - soft->pixels[i]) * percent / 100;
        img->pixels[i] = (uint8_t)(grey < 0 ? 0 : grey > 255 ? 255 : grey);
    }
    sf_destroy(soft);
    return 0;
}
