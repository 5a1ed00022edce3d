#include "landplot.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct landplot {
    lp_point *corners;
    size_t n, room;
};

landplot *lp_new(void)
{
    return calloc(1, sizeof(landplot));
}

void lp_free(landplot *p)
{
    if (p == NULL)
        return;
    free(p->corners);
    free(p);
}

static int reserve(landplot *p, size_t more)
{
    if (more > LP_CORNERS - p->n)
        return -1;
    if (p->n + more <= p->room)
        return 0;
    size_t room = p->n + more + p->n / 2;
    lp_point *corners = realloc(p->corners, room * sizeof *corners);
    if (corners == NULL)
        return -1;
    p->corners = corners;
    p->room = room;
    return 0;
}

int lp_add(landplot *p, lp_point corner)
{
    return lp_insert(p, p->n, corner);
}

int lp_insert(landplot *p, size_t at, lp_point corner)
{
    assert(at <= p->n);
    if (corner.x < -LP_FAR || corner.x > LP_FAR || corner.y < -LP_FAR || corner.y > LP_FAR)
        return -1;
    if (reserve(p, 1) != 0)
        return -1;
    memmove(p->corners + at + 1, p->corners + at, (p->n - at) * sizeof *p->corners);
    p->corners[at] = corner;
    p->n++;
    return 0;
}

void lp_remove(landplot *p, size_t at)
{
    assert(at < p->n);
    p->n--;
    memmove(p->corners + at, p->corners + at + 1, (p->n - at) * sizeof *p->corners);
}

size_t lp_count(const landplot *p)
{
    return p->n;
}

const lp_point *lp_corners(const landplot *p)
{
    return p->n == 0 ? NULL : p->corners;
}

/* Twice the area of a triangle: 8 * 10^14 at most, and 10^4 of them fit. */
static int64_t cross(lp_point a, lp_point b, lp_point c)
{
    return ((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) - ((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

int64_t lp_area2(const landplot *p)
{
    int64_t sum = 0;
    for (size_t i = 1; i + 1 < p->n; i++)
        sum += cross(p->corners[0], p->corners[i], p->corners[i + 1]);
    return sum;
}

int lp_convex(const landplot *p)
{
    int left = 0, right = 0;
    for (size_t i = 0; i < p->n; i++) {
        int64_t turn = cross(p->corners[i], p->corners[(i + 1) % p->n], p->corners[(i + 2) % p->n]);
        left |= turn > 0;
        right |= turn < 0;
    }
    return !(left && right);
}

size_t lp_fan(const landplot *p, size_t *out)
{
    size_t triangles = 0;
    for (size_t i = 1; i + 1 < p->n; i++, triangles++) {
        *out++ = 0;
        *out++ = i;
        *out++ = i + 1;
    }
    return triangles;
}

int lp_absorb(landplot *p, landplot *other)
{
    if (other->n > 0) {
        if (reserve(p, other->n) != 0)
            return -1;
        memcpy(p->corners + p->n, other->corners, other->n * sizeof *p->corners);
        p->n += other->n;
    }
    lp_free(other);
    return 0;
}
