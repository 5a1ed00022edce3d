#include "palgrain.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void pg_init(pg_palette *p)
{
    memset(p, 0, sizeof *p);
}

int pg_add(pg_palette *p, uint8_t r, uint8_t g, uint8_t b)
{
    uint8_t *to;

    for (int i = 0; i < p->count; i++)
        if (p->rgb[i][0] == r && p->rgb[i][1] == g && p->rgb[i][2] == b)
            return i;
    if (p->count == PG_COLOURS)
        return -1;
    to = p->rgb[p->count];
    to[0] = r;
    to[1] = g;
    to[2] = b;
    return p->count++;
}

int pg_add_greys(pg_palette *p, int levels)
{
    if (levels < 2 || levels > PG_COLOURS || levels > PG_COLOURS - p->count)
        return -1;
    for (int i = 0; i < levels; i++) {
        uint8_t v = (uint8_t)(i * 255 / (levels - 1));

        pg_add(p, v, v, v);
    }
    return p->count;
}

static int nearest(const pg_palette *p, int r, int g, int b)
{
    int best = 0;
    long least = -1;

    for (int i = 0; i < p->count; i++) {
        long dr = r - p->rgb[i][0], dg = g - p->rgb[i][1], db = b - p->rgb[i][2];
        long far = dr * dr + dg * dg + db * db;

        if (least < 0 || far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

int pg_nearest(const pg_palette *p, uint8_t r, uint8_t g, uint8_t b)
{
    assert(p->count > 0);
    return nearest(p, r, g, b);
}

static int clamp(int v)
{
    return v < 0 ? 0 : v > 255 ? 255 : v;
}

int pg_dither(const pg_palette *p, const uint8_t *rgb, int width, int height,
              uint8_t *index)
{
    size_t row;
    int *errors, *here, *below;

    assert(p->count > 0);
    if (width < 1 || width > PG_SIDE || height < 1 || height > PG_SIDE)
        return -1;
    /* A pixel more on both sides, so that the edges need no care. */
    row = ((size_t)width + 2) * 3;
    errors = calloc(2 * row, sizeof *errors);
    if (!errors)
        return -1;
    here = errors;
    below = errors + row;
    for (int y = 0; y < height; y++) {
        int *swap;

        for (int x = 0; x < width; x++) {
            int *e = here + 3 * (x + 1), *u = below + 3 * (x + 1);
            int want[3], found;

            for (int c = 0; c < 3; c++)
                want[c] = clamp(*rgb++ + e[c] / 16);
            found = nearest(p, want[0], want[1], want[2]);
            *index++ = (uint8_t)found;
            for (int c = 0; c < 3; c++) {
                int miss = want[c] - p->rgb[found][c];

                e[c + 3] += miss * 7;
                u[c - 3] += miss * 3;
                u[c] += miss * 5;
                u[c + 3] += miss;
            }
        }
        swap = here;
        here = below;
        below = swap;
        memset(below, 0, row * sizeof *below);
    }
    free(errors);
    return 0;
}

void pg_expand(const pg_palette *p, const uint8_t *index, size_t n, uint8_t *rgb)
{
    for (size_t i = 0; i < n; i++) {
        assert(index[i] < p->count);
        memcpy(rgb + 3 * i, p->rgb[index[i]], 3);
    }
}

void pg_histogram(const pg_palette *p, const uint8_t *index, size_t n, size_t *counts)
{
    for (int i = 0; i < p->count; i++)
        counts[i] = 0;
    for (size_t i = 0; i < n; i++) {
        assert(index[i] < p->count);
        counts[index[i]]++;
    }
}

int pg_depth(const pg_palette *p)
{
    return p->count <= 2 ? 1 : p->count <= 4 ? 2 : p->count <= 16 ? 4 : 8;
}
