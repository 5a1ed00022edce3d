#include "palshare.h"

#include <stdbool.h>
#include <stdlib.h>

struct palette {
    unsigned refs;
    size_t size;
    uint32_t *colours;
};

struct sprite {
    palette *pal;
    int width;
    int height;
    uint8_t pixels[];
};

palette *pal_new(size_t size)
{
    if (size < 1 || size > 256)
        return NULL;
    palette *pal = malloc(sizeof *pal);
    if (pal == NULL)
        return NULL;
    pal->refs = 1;
    pal->size = size;
    pal->colours = calloc(size, sizeof *pal->colours);
    if (pal->colours == NULL) {
        free(pal);
        return NULL;
    }
    return pal;
}

palette *pal_ref(palette *pal)
{
    pal->refs++;
    return pal;
}

void pal_unref(palette *pal)
{
    if (pal == NULL || --pal->refs > 0)
        return;
    free(pal->colours);
    free(pal);
}

size_t pal_size(const palette *pal)
{
    return pal->size;
}

uint32_t pal_get(const palette *pal, size_t index)
{
    return pal->colours[index];
}

void pal_set(palette *pal, size_t index, uint32_t rgb)
{
    pal->colours[index] = rgb & 0xffffff;
}

static long distance(uint32_t a, uint32_t b)
{
    long sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        long difference = (long)(a >> shift & 255) - (long)(b >> shift & 255);
        sum += difference * difference;
    }
    return sum;
}

size_t pal_nearest(const palette *pal, uint32_t rgb)
{
    size_t best = 0;
    for (size_t i = 1; i < pal->size; i++)
        if (distance(pal->colours[i], rgb) < distance(pal->colours[best], rgb))
            best = i;
    return best;
}

sprite *sprite_new(palette *pal, int width, int height)
{
    if (width < 1 || width > 128 || height < 1 || height > 128)
        return NULL;
    sprite *spr = calloc(1, sizeof *spr + (size_t)(width * height));
    if (spr == NULL)
        return NULL;
    spr->pal = pal_ref(pal);
    spr->width = width;
    spr->height = height;
    return spr;
}

void sprite_free(sprite *spr)
{
    if (spr == NULL)
        return;
    pal_unref(spr->pal);
    free(spr);
}

palette *sprite_palette(const sprite *spr)
{
    return spr->pal;
}

void sprite_set_palette(sprite *spr, palette *pal)
{
    pal_ref(pal);
    pal_unref(spr->pal);
    spr->pal = pal;
    for (int i = 0; i < spr->width * spr->height; i++)
        if (spr->pixels[i] >= pal->size)
            spr->pixels[i] = 0;
}

static bool inside(const sprite *spr, int x, int y)
{
    return x >= 0 && x < spr->width && y >= 0 && y < spr->height;
}

void sprite_plot(sprite *spr, int x, int y, size_t index)
{
    if (inside(spr, x, y) && index < spr->pal->size)
        spr->pixels[y * spr->width + x] = (uint8_t)index;
}

uint32_t sprite_pixel(const sprite *spr, int x, int y)
{
    return inside(spr, x, y) ? spr->pal->colours[spr->pixels[y * spr->width + x]] : 0;
}
