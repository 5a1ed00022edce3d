#include "spritecrop.h"

#include <stdlib.h>
#include <string.h>

struct sprite {
    int width, height;
    uint8_t *pixels;
};

static sprite *blank(int width, int height)
{
    if (width < 1 || width > SPRITE_SIDE || height < 1 || height > SPRITE_SIDE)
        return NULL;
    sprite *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->width = width;
    s->height = height;
    s->pixels = malloc((size_t)width * (size_t)height);
    if (s->pixels == NULL) {
        free(s);
        return NULL;
    }
    return s;
}

sprite *sprite_new(int width, int height)
{
    sprite *s = blank(width, height);
    if (s != NULL)
        sprite_fill(s, 0);
    return s;
}

void sprite_free(sprite *s)
{
    if (s == NULL)
        return;
    free(s->pixels);
    free(s);
}

int sprite_width(const sprite *s)
{
    return s->width;
}

int sprite_height(const sprite *s)
{
    return s->height;
}

static bool inside(const sprite *s, int x, int y)
{
    return x >= 0 && x < s->width && y >= 0 && y < s->height;
}

uint8_t sprite_get(const sprite *s, int x, int y)
{
    return inside(s, x, y) ? s->pixels[y * s->width + x] : 0;
}

void sprite_put(sprite *s, int x, int y, uint8_t colour)
{
    if (inside(s, x, y))
        s->pixels[y * s->width + x] = colour;
}

void sprite_fill(sprite *s, uint8_t colour)
{
    memset(s->pixels, colour, (size_t)s->width * (size_t)s->height);
}

sprite *sprite_crop(const sprite *s, int x, int y, int width, int height)
{
    sprite *part = blank(width, height);
    if (part == NULL)
        return NULL;
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++) {
            int64_t from_x = (int64_t)x + column, from_y = (int64_t)y + row;
            if (from_x < 0 || from_x >= s->width || from_y < 0 || from_y >= s->height)
                continue;
            part->pixels[row * width + column] = s->pixels[from_y * s->width + from_x];
        }
    return part;
}

void sprite_mirror(sprite *s)
{
    for (int y = 0; y < s->height; y++) {
        uint8_t *row = s->pixels + (size_t)y * (size_t)s->width;
        for (int left = 0, right = s->width - 1; left < right; left++, right--) {
            uint8_t pixel = row[left];
            row[left] = row[right];
            row[right] = pixel;
        }
    }
}

int sprite_solid(const sprite *s)
{
    int count = 0;
    for (int i = 0; i < s->width * s->height; i++)
        if (s->pixels[i] != 0)
            count++;
    return count;
}

bool sprite_same(const sprite *a, const sprite *b)
{
    if (a->width != b->width || a->height != b->height)
        return false;
    for (int i = 0; i < a->width * a->height; i++)
        if (a->pixels[i] != b->pixels[i])
            return false;
    return true;
}
