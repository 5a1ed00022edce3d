#include "indeximg.h"

#include <stdlib.h>
#include <string.h>

struct ix_image {
    int width, height, depth;
    size_t stride; /* bytes of a row */
    uint32_t color[256];
    unsigned char data[];
};

static int colors(const ix_image *img)
{
    return 1 << img->depth;
}

static size_t bytes(const ix_image *img)
{
    return img->stride * (size_t)img->height;
}

static int inside(const ix_image *img, int x, int y)
{
    return x >= 0 && y >= 0 && x < img->width && y < img->height;
}

/* The leftmost pixel is in the highest bits. */
static int shift_of(const ix_image *img, int x)
{
    int per_byte = 8 / img->depth;
    return 8 - img->depth * (x % per_byte + 1);
}

static size_t byte_of(const ix_image *img, int x, int y)
{
    return (size_t)y * img->stride + (size_t)x * (size_t)img->depth / 8;
}

/* Which bits of a row's last byte belong to pixels. */
static unsigned char last_mask(const ix_image *img)
{
    int used = (int)((size_t)img->width * (size_t)img->depth % 8);
    return used == 0 ? 0xff : (unsigned char)(0xff << (8 - used));
}

static ix_image *allocate(size_t data)
{
    return calloc(1, sizeof(ix_image) + data);
}

ix_image *ix_new(int width, int height, int depth)
{
    if (width < 1 || width > IX_MAX_SIDE || height < 1 || height > IX_MAX_SIDE)
        return NULL;
    if (depth != 1 && depth != 2 && depth != 4 && depth != 8)
        return NULL;
    size_t stride = ((size_t)width * (size_t)depth + 7) / 8;
    ix_image *img = allocate(stride * (size_t)height);
    if (!img)
        return NULL;
    img->width = width;
    img->height = height;
    img->depth = depth;
    img->stride = stride;
    return img;
}

ix_image *ix_dup(const ix_image *img)
{
    ix_image *copy = allocate(bytes(img));
    if (!copy)
        return NULL;
    *copy = *img;
    memcpy(copy->data, img->data, bytes(img));
    return copy;
}

void ix_free(ix_image *img)
{
    free(img);
}

int ix_put(ix_image *img, int x, int y, int index)
{
    if (!inside(img, x, y) || index < 0 || index >= colors(img))
        return -1;
    unsigned char *p = &img->data[byte_of(img, x, y)];
    int shift = shift_of(img, x);
    int mask = (colors(img) - 1) << shift;
    *p = (unsigned char)((*p & ~mask) | index << shift);
    return 0;
}

int ix_get(const ix_image *img, int x, int y)
{
    if (!inside(img, x, y))
        return -1;
    return img->data[byte_of(img, x, y)] >> shift_of(img, x) & (colors(img) - 1);
}

int ix_fill(ix_image *img, int index)
{
    if (index < 0 || index >= colors(img))
        return -1;
    int value = 0;
    for (int bit = 0; bit < 8; bit += img->depth)
        value |= index << bit;
    memset(img->data, value, bytes(img));
    unsigned char mask = last_mask(img);
    for (int y = 0; y < img->height; y++)
        img->data[((size_t)y + 1) * img->stride - 1] &= mask;
    return 0;
}

void ix_invert(ix_image *img)
{
    size_t n = bytes(img);
    for (size_t i = 0; i < n; i++)
        img->data[i] ^= 0xff;
}

int ix_set_color(ix_image *img, int index, uint32_t rgb)
{
    if (index < 0 || index >= colors(img))
        return -1;
    img->color[index] = rgb & 0xffffff;
    return 0;
}

int ix_row(const ix_image *img, int y, uint32_t *rgb)
{
    if (!inside(img, 0, y))
        return -1;
    for (int x = 0; x < img->width; x++)
        rgb[x] = img->color[ix_get(img, x, y)];
    return img->width;
}

int ix_equal(const ix_image *a, const ix_image *b)
{
    if (a->width != b->width || a->height != b->height || a->depth != b->depth)
        return 0;
    if (memcmp(a->color, b->color, sizeof a->color) != 0)
        return 0;
    unsigned char mask = last_mask(a);
    for (int y = 0; y < a->height; y++) {
        const unsigned char *p = a->data + (size_t)y * a->stride;
        const unsigned char *q = b->data + (size_t)y * b->stride;
        if (memcmp(p, q, a->stride - 1) != 0)
            return 0;
        if ((p[a->stride - 1] ^ q[b->stride - 1]) & mask)
            return 0;
    }
    return 1;
}

static uint32_t mix(uint32_t hash, uint32_t value)
{
    for (int i = 0; i < 4; i++) {
        hash = (hash ^ (value & 0xff)) * 16777619u;
        value >>= 8;
    }
    return hash;
}

uint32_t ix_hash(const ix_image *img)
{
    uint32_t hash = 2166136261u;
    hash = mix(hash, (uint32_t)img->width);
    hash = mix(hash, (uint32_t)img->height);
    hash = mix(hash, (uint32_t)img->depth);
    for (int i = 0; i < colors(img); i++)
        hash = mix(hash, img->color[i]);
    size_t n = bytes(img);
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ img->data[i]) * 16777619u;
    return hash;
}
