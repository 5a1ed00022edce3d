#include "atlascut.h"

#include <string.h>

static int size_ok(int n)
{
    return n >= 1 && n <= ATLAS_MAX;
}

static int has(const struct atlas *a, int frame)
{
    return frame >= 0 && frame < atlas_count(a);
}

int atlas_init(struct atlas *a, const uint8_t *pixels, int w, int h, size_t stride, int fw, int fh)
{
    if (!size_ok(w) || !size_ok(h) || !size_ok(fw) || !size_ok(fh))
        return -1;
    if (stride < (size_t)w || fw > w || fh > h)
        return -1;
    a->pixels = pixels;
    a->stride = stride;
    a->fw = fw;
    a->fh = fh;
    a->cols = w / fw;
    a->rows = h / fh;
    return 0;
}

int atlas_count(const struct atlas *a)
{
    return a->cols * a->rows;
}

int atlas_rect(const struct atlas *a, int frame, struct atlas_rect *r)
{
    if (!has(a, frame))
        return -1;
    r->x = frame % a->cols * a->fw;
    r->y = frame / a->cols * a->fh;
    r->w = a->fw;
    r->h = a->fh;
    return 0;
}

const uint8_t *atlas_line(const struct atlas *a, int frame, int y)
{
    size_t column = (size_t)(frame % a->cols);
    size_t row = (size_t)(frame / a->cols);

    return a->pixels + (row * (size_t)a->fh + (size_t)y) * a->stride + column * (size_t)a->fw;
}

int atlas_copy(const struct atlas *a, int frame, uint8_t *out)
{
    if (!has(a, frame))
        return -1;
    for (int y = 0; y < a->fh; y++) {
        memmove(out, atlas_line(a, frame, y), (size_t)a->fw);
        out += a->fw;
    }
    return 0;
}

long atlas_draw(const struct atlas *a, int frame, struct atlas_canvas *on, int x, int y)
{
    long set = 0;
    int x0, x1, y0, y1;

    if (!has(a, frame))
        return -1;
    if (on->w < 1 || on->h < 1)
        return 0;
    /* wholly outside, before anything is added up */
    if (x >= on->w || y >= on->h || x <= -a->fw || y <= -a->fh)
        return 0;
    x0 = x < 0 ? -x : 0;
    y0 = y < 0 ? -y : 0;
    x1 = on->w - x < a->fw ? on->w - x : a->fw;
    y1 = on->h - y < a->fh ? on->h - y : a->fh;
    for (int j = y0; j < y1; j++) {
        const uint8_t *from = atlas_line(a, frame, j);
        uint8_t *to = on->pixels + (size_t)(y + j) * (size_t)on->w;
        for (int i = x0; i < x1; i++) {
            if (from[i]) {
                to[x + i] = from[i];
                set++;
            }
        }
    }
    return set;
}

int atlas_blank(const struct atlas *a, int frame)
{
    if (!has(a, frame))
        return 1;
    for (int y = 0; y < a->fh; y++) {
        const uint8_t *line = atlas_line(a, frame, y);
        for (int x = 0; x < a->fw; x++)
            if (line[x])
                return 0;
    }
    return 1;
}

int atlas_same(const struct atlas *a, int frame, const struct atlas *b, int other)
{
    if (!has(a, frame) || !has(b, other) || a->fw != b->fw || a->fh != b->fh)
        return 0;
    for (int y = 0; y < a->fh; y++)
        if (memcmp(atlas_line(a, frame, y), atlas_line(b, other, y), (size_t)a->fw) != 0)
            return 0;
    return 1;
}

int atlas_animate(const struct atlas *a, int first, int count, uint32_t ms, uint64_t time)
{
    if (ms == 0 || count < 1 || !has(a, first) || count > atlas_count(a) - first)
        return -1;
    return first + (int)(time / ms % (uint64_t)count);
}
