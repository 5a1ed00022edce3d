#include "pixmap.h"

#include <stdlib.h>
#include <string.h>

struct pixels {
    unsigned owners;
    uint8_t grey[];
};

struct pixmap {
    unsigned width;
    unsigned height;
    struct pixels *pixels;
};

static size_t area(const pixmap *picture)
{
    return (size_t)picture->width * picture->height;
}

static void release(struct pixels *pixels)
{
    if (--pixels->owners == 0)
        free(pixels);
}

/* Gives the picture pixels that no other one shares. */
static bool detach(pixmap *picture)
{
    if (picture->pixels->owners == 1)
        return true;
    size_t size = sizeof(struct pixels) + area(picture);
    struct pixels *own = malloc(size);
    if (own == NULL)
        return false;
    memcpy(own, picture->pixels, size);
    own->owners = 1;
    release(picture->pixels);
    picture->pixels = own;
    return true;
}

pixmap *pixmap_new(unsigned width, unsigned height)
{
    if (width == 0 || width > PIXMAP_SIDE_MAX || height == 0 || height > PIXMAP_SIDE_MAX)
        return NULL;
    pixmap *picture = malloc(sizeof *picture);
    if (picture == NULL)
        return NULL;
    picture->width = width;
    picture->height = height;
    picture->pixels = calloc(1, sizeof(struct pixels) + area(picture));
    if (picture->pixels == NULL) {
        free(picture);
        return NULL;
    }
    picture->pixels->owners = 1;
    return picture;
}

pixmap *pixmap_copy(const pixmap *picture)
{
    pixmap *copy = malloc(sizeof *copy);
    if (copy == NULL)
        return NULL;
    *copy = *picture;
    copy->pixels->owners++;
    return copy;
}

void pixmap_free(pixmap *picture)
{
    if (picture == NULL)
        return;
    release(picture->pixels);
    free(picture);
}

unsigned pixmap_width(const pixmap *picture)
{
    return picture->width;
}

unsigned pixmap_height(const pixmap *picture)
{
    return picture->height;
}

uint8_t pixmap_get(const pixmap *picture, unsigned x, unsigned y)
{
    if (x >= picture->width || y >= picture->height)
        return 0;
    return picture->pixels->grey[(size_t)y * picture->width + x];
}

uint8_t pixmap_mean(const pixmap *picture)
{
    size_t sum = 0;
    for (size_t i = 0; i < area(picture); i++)
        sum += picture->pixels->grey[i];
    return (uint8_t)(sum / area(picture));
}

bool pixmap_equal(const pixmap *a, const pixmap *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->pixels->grey, b->pixels->grey, area(a)) == 0;
}

bool pixmap_set(pixmap *picture, unsigned x, unsigned y, uint8_t grey)
{
    if (x >= picture->width || y >= picture->height)
        return true;
    if (!detach(picture))
        return false;
    picture->pixels->grey[(size_t)y * picture->width + x] = grey;
    return true;
}

bool pixmap_fill(pixmap *picture, uint8_t grey)
{
    if (!detach(picture))
        return false;
    memset(picture->pixels->grey, grey, area(picture));
    return true;
}

bool pixmap_invert(pixmap *picture)
{
    for (size_t i = 0; i < area(picture); i++)
        picture->pixels->grey[i] = (uint8_t)(255 - picture->pixels->grey[i]);
    return true;
}

bool pixmap_mirror(pixmap *picture)
{
    if (!detach(picture))
        return false;
    for (unsigned y = 0; y < picture->height; y++) {
        uint8_t *row = picture->pixels->grey + (size_t)y * picture->width;
        for (unsigned x = 0; x < picture->width / 2; x++) {
            uint8_t left = row[x];
            row[x] = row[picture->width - 1 - x];
            row[picture->width - 1 - x] = left;
        }
    }
    return true;
}

bool pixmap_lighten(pixmap *picture, const pixmap *other)
{
    if (!detach(picture))
        return false;
    for (unsigned y = 0; y < picture->height; y++) {
        for (unsigned x = 0; x < picture->width; x++) {
            uint8_t grey = pixmap_get(other, x, y);
            uint8_t *here = &picture->pixels->grey[(size_t)y * picture->width + x];
            *here = *here < grey ? grey : *here;
        }
    }
    return true;
}
