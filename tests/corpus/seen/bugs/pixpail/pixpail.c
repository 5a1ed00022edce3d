#include "pixpail.h"

#include <stdlib.h>
#include <string.h>

struct pix_map {
    int width, height;
    uint8_t *at;        /* row by row */
};

pix_map *pix_new(int width, int height)
{
    pix_map *m;

    if (width < 1 || width > PIX_MAX_SIDE || height < 1 || height > PIX_MAX_SIDE)
        return NULL;
    m = malloc(sizeof *m);
    if (!m)
        return NULL;
    m->width = width;
    m->height = height;
    m->at = calloc((size_t)width * (size_t)height, 1);
    if (!m->at) {
        free(m);
        return NULL;
    }
    return m;
}

static size_t size_of(const pix_map *m)
{
    return (size_t)m->width * (size_t)m->height;
}

static size_t index_of(const pix_map *m, int x, int y)
{
    return (size_t)y * (size_t)m->width + (size_t)x;
}

static int inside(const pix_map *m, int x, int y)
{
    return x >= 0 && x < m->width && y >= 0 && y < m->height;
}

pix_map *pix_from_text(const char *text)
{
    size_t width = strcspn(text, "\n");
    size_t height = 0;
    const char *s;
    pix_map *m;
    uint8_t *to;

    if (width < 1 || width > PIX_MAX_SIDE)
        return NULL;
    for (s = text; *s; ) {
        if (strspn(s, "0123456789") != width || height == PIX_MAX_SIDE)
            return NULL;
        s += width;
        height++;
        if (*s == '\n')
            s++;
        else if (*s)
            return NULL;
    }
    m = pix_new((int)width, (int)height);
    if (!m)
        return NULL;
    to = m->at;
    for (s = text; *s; s++) {
        if (*s != '\n')
            *to++ = (uint8_t)((*s - '0') * 25);
    }
    return m;
}

pix_map *pix_copy(const pix_map *m)
{
    pix_map *c = pix_new(m->width, m->height);

    if (c)
        memcpy(c->at, m->at, size_of(m));
    return c;
}

void pix_free(pix_map *m)
{
    if (!m)
        return;
    free(m->at);
    free(m);
}

int pix_width(const pix_map *m)
{
    return m->width;
}

int pix_height(const pix_map *m)
{
    return m->height;
}

int pix_get(const pix_map *m, int x, int y)
{
    return inside(m, x, y) ? m->at[index_of(m, x, y)] : -1;
}

void pix_set(pix_map *m, int x, int y, uint8_t value)
{
    if (inside(m, x, y))
        m->at[index_of(m, x, y)] = value;
}

/* Cuts a stretch of len > 0 that begins at *from to 0..limit - 1; its end. */
static int clip(int *from, int len, int limit)
{
    long long end = (long long)*from + len;

    if (*from < 0)
        *from = 0;
    return end > limit ? limit : end < 0 ? 0 : (int)end;
}

void pix_rect(pix_map *m, int x, int y, int width, int height, uint8_t value)
{
    int right, bottom;

    if (width < 1 || height < 1)
        return;
    right = clip(&x, width, m->width);
    bottom = clip(&y, height, m->height);
    if (x >= right)
        return;
    for (; y < bottom; y++)
        memset(m->at + index_of(m, x, y), value, (size_t)(right - x));
}

int pix_equal(const pix_map *a, const pix_map *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->at, b->at, size_of(a)) == 0;
}

long pix_count(const pix_map *m, uint8_t value)
{
    long n = 0;

    for (size_t i = 0; i < size_of(m); i++)
        n += m->at[i] == value;
    return n;
}

struct spot {
    int x, y;
};

struct pail {
    pix_map *map;
    struct spot *stack;     /* room for every pixel of the map */
    size_t depth;
    long painted;
    uint8_t old, value, tolerance;
};

static int matches(const struct pail *p, int x, int y)
{
    int d = pix_get(p->map, x, y);

    if (d < 0)
        return 0;
    d -= p->old;
    return (d < 0 ? -d : d) <= p->tolerance;
}

/* Paints a pixel if it is to be painted, and remembers to look around it. */
static void visit(struct pail *p, int x, int y)
{
    if (!matches(p, x, y))
        return;
    pix_set(p->map, x, y, p->value);
    p->painted++;
    p->stack[p->depth].x = x;
    p->stack[p->depth].y = y;
    p->depth++;
}

long pix_fill(pix_map *m, int x, int y, uint8_t value, uint8_t tolerance)
{
    struct pail p;
    int old = pix_get(m, x, y);

    if (old < 0 || old == value)
        return 0;
    p.map = m;
    p.depth = 0;
    p.painted = 0;
    p.old = (uint8_t)old;
    p.value = value;
    p.tolerance = tolerance;
    p.stack = malloc(size_of(m) * sizeof *p.stack);
    if (!p.stack)
        return -1;
    visit(&p, x, y);
    while (p.depth > 0) {
        struct spot s = p.stack[--p.depth];

        visit(&p, s.x - 1, s.y);
        visit(&p, s.x + 1, s.y);
        visit(&p, s.x, s.y - 1);
        visit(&p, s.x, s.y + 1);
    }
    free(p.stack);
    return p.painted;
}
