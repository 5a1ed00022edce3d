#include "ptcloud.h"

#include <stdlib.h>
#include <string.h>

struct PtCloud {
    PtPoint *pts;
    size_t   n;
    size_t   cap;
};

PtCloud *PtCloud_New(void)
{
    return calloc(1, sizeof(PtCloud));
}

void PtCloud_Free(PtCloud *pc)
{
    if (!pc)
        return;
    free(pc->pts);
    free(pc);
}

static int InRange(int32_t v)
{
    return v >= -PT_COORD_MAX && v <= PT_COORD_MAX;
}

int PtCloud_Add(PtCloud *pc, int32_t x, int32_t y)
{
    if (!InRange(x) || !InRange(y) || pc->n >= PT_CLOUD_MAX)
        return -1;
    if (pc->n == pc->cap) {
        size_t cap = pc->cap ? pc->cap * 2 : 8;
        PtPoint *pts = realloc(pc->pts, cap * sizeof *pts);
        if (!pts)
            return -1;
        pc->pts = pts;
        pc->cap = cap;
    }
    pc->pts[pc->n].x = x;
    pc->pts[pc->n].y = y;
    pc->n++;
    return 0;
}

size_t PtCloud_Count(const PtCloud *pc)
{
    return pc->n;
}

int PtCloud_At(const PtCloud *pc, size_t i, PtPoint *out)
{
    if (i >= pc->n)
        return -1;
    *out = pc->pts[i];
    return 0;
}

int PtCloud_Bounds(const PtCloud *pc, PtPoint *lo, PtPoint *hi)
{
    if (pc->n == 0)
        return -1;
    PtPoint a = pc->pts[0], b = pc->pts[0];
    for (size_t i = 1; i < pc->n; i++) {
        PtPoint p = pc->pts[i];
        if (p.x < a.x) a.x = p.x;
        if (p.y < a.y) a.y = p.y;
        if (p.x > b.x) b.x = p.x;
        if (p.y > b.y) b.y = p.y;
    }
    *lo = a;
    *hi = b;
    return 0;
}

static int ByXThenY(const void *l, const void *r)
{
    const PtPoint *a = l, *b = r;
    if (a->x != b->x)
        return a->x < b->x ? -1 : 1;
    return (a->y > b->y) - (a->y < b->y);
}

/* > 0 if o -> a -> b turns left */
static int64_t Cross(PtPoint o, PtPoint a, PtPoint b)
{
    return (int64_t)(a.x - o.x) * (b.y - o.y) - (int64_t)(a.y - o.y) * (b.x - o.x);
}

static size_t Unique(PtPoint *pts, size_t n)
{
    size_t m = 0;
    for (size_t i = 0; i < n; i++)
        if (m == 0 || ByXThenY(&pts[m - 1], &pts[i]) != 0)
            pts[m++] = pts[i];
    return m;
}

/* Andrew's monotone chain */
PtCloud *PtCloud_Hull(const PtCloud *pc)
{
    PtCloud *out = PtCloud_New();
    if (!out || pc->n == 0)
        return out;

    PtPoint *pts = malloc(pc->n * sizeof *pts);
    if (!pts) {
        PtCloud_Free(out);
        return NULL;
    }
    memcpy(pts, pc->pts, pc->n * sizeof *pts);
    qsort(pts, pc->n, sizeof *pts, ByXThenY);
    size_t n = Unique(pts, pc->n);
    if (n < 3) {
        out->pts = pts;
        out->n = n;
        out->cap = pc->n;
        return out;
    }

    PtPoint *hull = malloc(n * sizeof *hull);
    if (!hull) {
        free(pts);
        PtCloud_Free(out);
        return NULL;
    }
    size_t k = 0;
    for (size_t i = 0; i < n; i++) {            /* lower */
        while (k >= 2 && Cross(hull[k - 2], hull[k - 1], pts[i]) <= 0)
            k--;
        hull[k++] = pts[i];
    }
    size_t base = k + 1;
    for (size_t i = n - 1; i-- > 0;) {          /* upper */
        while (k >= base && Cross(hull[k - 2], hull[k - 1], pts[i]) <= 0)
            k--;
        hull[k++] = pts[i];
    }
    free(pts);
    out->pts = hull;
    out->n = k - 1;     /* the first point is there again at the end */
    out->cap = n;
    return out;
}

int64_t PtCloud_Area2(const PtCloud *pc)
{
    int64_t sum = 0;
    for (size_t i = 0; i < pc->n; i++) {
        PtPoint a = pc->pts[i];
        PtPoint b = pc->pts[i + 1 < pc->n ? i + 1 : 0];
        sum += (int64_t)a.x * b.y - (int64_t)b.x * a.y;
    }
    return sum;
}
