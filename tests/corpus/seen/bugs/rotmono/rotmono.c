#include "rotmono.h"

#include <stdlib.h>
#include <string.h>

struct rm_bitmap {
    int width, height;
    int stride; /* bytes of a row */
    unsigned char *bits;
};

rm_bitmap *rm_new(int width, int height)
{
    if (width < 1 || width > RM_MAX_SIDE || height < 1 || height > RM_MAX_SIDE)
        return NULL;
    rm_bitmap *bm = malloc(sizeof *bm);
    if (!bm)
        return NULL;
    bm->width = width;
    bm->height = height;
    bm->stride = (width + 7) / 8;
    bm->bits = calloc((size_t)height, (size_t)bm->stride);
    if (!bm->bits) {
        free(bm);
        return NULL;
    }
    return bm;
}

void rm_free(rm_bitmap *bm)
{
    if (!bm)
        return;
    free(bm->bits);
    free(bm);
}

/* The pixel must be inside. */
static void blacken(rm_bitmap *bm, int x, int y)
{
    bm->bits[(ptrdiff_t)y * bm->stride + (x >> 3)] |= (unsigned char)(0x80 >> (x & 7));
}

static int inside(const rm_bitmap *bm, int x, int y)
{
    return x >= 0 && x < bm->width && y >= 0 && y < bm->height;
}

rm_bitmap *rm_parse(const char *picture)
{
    size_t width = strcspn(picture, "\n");
    size_t length = strlen(picture);
    if (width < 1 || width > RM_MAX_SIDE)
        return NULL;
    if (picture[length - 1] != '\n')
        length++; /* as if the last newline were there */
    if (length % (width + 1) != 0 || length / (width + 1) > RM_MAX_SIDE)
        return NULL;

    rm_bitmap *bm = rm_new((int)width, (int)(length / (width + 1)));
    if (!bm)
        return NULL;
    const char *p = picture;
    for (int y = 0; y < bm->height; y++) {
        for (int x = 0; x < bm->width; x++, p++) {
            if (*p == '#') {
                blacken(bm, x, y);
            } else if (*p != '.') {
                rm_free(bm);
                return NULL;
            }
        }
        if (*p == '\n') {
            p++;
        } else if (*p != '\0' || y != bm->height - 1) {
            rm_free(bm);
            return NULL;
        }
    }
    return bm;
}

int rm_width(const rm_bitmap *bm)
{
    return bm->width;
}

int rm_height(const rm_bitmap *bm)
{
    return bm->height;
}

int rm_get(const rm_bitmap *bm, int x, int y)
{
    if (!inside(bm, x, y))
        return 0;
    return bm->bits[(ptrdiff_t)y * bm->stride + (x >> 3)] >> (7 - (x & 7)) & 1;
}

void rm_set(rm_bitmap *bm, int x, int y, int black)
{
    if (!inside(bm, x, y))
        return;
    if (black)
        blacken(bm, x, y);
    else
        bm->bits[(ptrdiff_t)y * bm->stride + (x >> 3)] &= (unsigned char)~(0x80 >> (x & 7));
}

void rm_invert(rm_bitmap *bm)
{
    /* The padding stays white: rm_equal and rm_count look at whole bytes. */
    unsigned char last = (unsigned char)(0xff << (bm->stride * 8 - bm->width));
    for (int y = 0; y < bm->height; y++) {
        unsigned char *row = bm->bits + (ptrdiff_t)y * bm->stride;
        for (int i = 0; i < bm->stride; i++)
            row[i] ^= i == bm->stride - 1 ? last : 0xff;
    }
}

long rm_count(const rm_bitmap *bm)
{
    long count = 0;
    size_t size = (size_t)bm->stride * (size_t)bm->height;
    for (size_t i = 0; i < size; i++)
        for (unsigned b = bm->bits[i]; b; b &= b - 1)
            count++;
    return count;
}

int rm_equal(const rm_bitmap *a, const rm_bitmap *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->bits, b->bits, (size_t)a->stride * (size_t)a->height) == 0;
}

/* Where the pixel (x,y) of bm goes. */
static void place(const rm_bitmap *bm, int orientation, int x, int y, int *tox, int *toy)
{
    int right = bm->width - 1, bottom = bm->height - 1;
    switch (orientation) {
    case 2: *tox = right - x; *toy = y; break;
    case 3: *tox = right - x; *toy = bottom - y; break;
    case 4: *tox = x; *toy = bottom - y; break;
    case 5: *tox = y; *toy = x; break;
    case 6: *tox = bottom - y; *toy = x; break;
    case 7: *tox = right - y; *toy = right - x; break;
    case 8: *tox = y; *toy = right - x; break;
    default: *tox = x; *toy = y; break;
    }
}

rm_bitmap *rm_orient(const rm_bitmap *bm, int orientation)
{
    if (orientation < 1 || orientation > 8)
        return NULL;
    rm_bitmap *to = orientation >= 5 ? rm_new(bm->height, bm->width) : rm_new(bm->width, bm->height);
    if (!to)
        return NULL;
    for (int y = 0; y < bm->height; y++)
        for (int x = 0; x < bm->width; x++)
            if (rm_get(bm, x, y)) {
                int tox, toy;
                place(bm, orientation, x, y, &tox, &toy);
                blacken(to, tox, toy);
            }
    return to;
}

int rm_inverse(int orientation)
{
    if (orientation < 1 || orientation > 8)
        return 0;
    return orientation == 6 ? 8 : orientation == 8 ? 6 : orientation;
}

size_t rm_render(const rm_bitmap *bm, char *buf, size_t size)
{
    size_t n = 0;
    for (int y = 0; y < bm->height; y++)
        for (int x = 0; x <= bm->width; x++, n++)
            if (n + 1 < size)
                buf[n] = x == bm->width ? '\n' : rm_get(bm, x, y) ? '#' : '.';
    if (size > 0)
        buf[n < size ? n : size - 1] = '\0';
    return n;
}
