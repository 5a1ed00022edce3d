#include "strokerec.h"

#include <stdlib.h>
#include <string.h>

struct sr_rec {
    sr_point *pts;
    size_t n, cap;
};

sr_rec *sr_new(void)
{
    return calloc(1, sizeof(sr_rec));
}

void sr_free(sr_rec *r)
{
    if (!r)
        return;
    free(r->pts);
    free(r);
}

static int resize(sr_rec *r, size_t cap)
{
    sr_point *p = realloc(r->pts, cap * sizeof *p);
    if (!p)
        return -1;
    r->pts = p;
    r->cap = cap;
    return 0;
}

sr_rec *sr_clone(const sr_rec *r)
{
    sr_rec *c = sr_new();
    if (!c || r->n == 0)
        return c;
    if (resize(c, r->n) < 0) {
        sr_free(c);
        return NULL;
    }
    memcpy(c->pts, r->pts, r->n * sizeof *r->pts);
    c->n = r->n;
    return c;
}

int sr_add(sr_rec *r, int x, int y, int lift)
{
    if (r->n == SR_MAXPOINTS)
        return -1;
    if (r->n == r->cap && resize(r, r->cap ? r->cap * 2 : 8) < 0)
        return -1;
    r->pts[r->n].x = x;
    r->pts[r->n].y = y;
    r->pts[r->n].lift = lift != 0;
    r->n++;
    return 0;
}

size_t sr_undo(sr_rec *r, size_t n)
{
    if (n > r->n)
        n = r->n;
    r->n -= n;
    return n;
}

size_t sr_len(const sr_rec *r)
{
    return r->n;
}

int sr_get(const sr_rec *r, size_t i, sr_point *p)
{
    if (i >= r->n)
        return -1;
    *p = r->pts[i];
    return 0;
}

int sr_bounds(const sr_rec *r, sr_box *b)
{
    if (r->n == 0)
        return -1;
    b->x0 = b->x1 = r->pts[0].x;
    b->y0 = b->y1 = r->pts[0].y;
    for (size_t i = 1; i < r->n; i++) {
        const sr_point *p = &r->pts[i];
        if (p->x < b->x0)
            b->x0 = p->x;
        if (p->x > b->x1)
            b->x1 = p->x;
        if (p->y < b->y0)
            b->y0 = p->y;
        if (p->y > b->y1)
            b->y1 = p->y;
    }
    return 0;
}

size_t sr_strokes(const sr_rec *r)
{
    size_t s = 0;
    for (size_t i = 0; i < r->n; i++)
        s += i == 0 || r->pts[i].lift;
    return s;
}

void sr_pack(sr_rec *r)
{
    if (r->n < r->cap)
        resize(r, r->n); /* as it was when that fails */
}
