#include "clippoly.h"

#include <stdlib.h>
#include <string.h>

struct Polygon {
    Corner *corners;
    size_t count;
    size_t room;
};

Polygon *polyNew(void)
{
    return calloc(1, sizeof(Polygon));
}

void polyDelete(Polygon *p)
{
    if (p != NULL)
        free(p->corners);
    free(p);
}

Polygon *polyClone(const Polygon *p)
{
    Polygon *clone = polyNew();
    if (clone == NULL || p->count == 0)
        return clone;
    clone->corners = malloc(p->count * sizeof(Corner));
    if (clone->corners == NULL) {
        free(clone);
        return NULL;
    }
    memcpy(clone->corners, p->corners, p->count * sizeof(Corner));
    clone->count = clone->room = p->count;
    return clone;
}

bool polyAdd(Polygon *p, int32_t x, int32_t y)
{
    if (x < -POLY_LIMIT || x > POLY_LIMIT || y < -POLY_LIMIT || y > POLY_LIMIT || p->count >= POLY_MAX_CORNERS)
        return false;
    if (p->count == p->room) {
        size_t room = p->room * 2 + 4;
        Corner *corners = realloc(p->corners, room * sizeof(Corner));
        if (corners == NULL)
            return false;
        p->corners = corners;
        p->room = room;
    }
    p->corners[p->count++] = (Corner){x, y};
    return true;
}

size_t polyCount(const Polygon *p)
{
    return p->count;
}

Corner polyCorner(const Polygon *p, size_t i)
{
    return i < p->count ? p->corners[i] : (Corner){0, 0};
}

int64_t polyArea2(const Polygon *p)
{
    int64_t sum = 0;
    for (size_t i = 0; i < p->count; i++) {
        Corner a = p->corners[i], b = p->corners[i + 1 == p->count ? 0 : i + 1];
        sum += (int64_t)a.x * b.y - (int64_t)b.x * a.y;
    }
    return sum;
}

bool polyBounds(const Polygon *p, Corner *low, Corner *high)
{
    if (p->count == 0)
        return false;
    Corner least = p->corners[0], most = least;
    for (size_t i = 1; i < p->count; i++) {
        Corner c = p->corners[i];
        least.x = c.x < least.x ? c.x : least.x;
        least.y = c.y < least.y ? c.y : least.y;
        most.x = c.x > most.x ? c.x : most.x;
        most.y = c.y > most.y ? c.y : most.y;
    }
    *low = least;
    *high = most;
    return true;
}

void polyReverse(Polygon *p)
{
    for (size_t i = 0, j = p->count; i + 1 < j; i++) {
        j--;
        Corner c = p->corners[i];
        p->corners[i] = p->corners[j];
        p->corners[j] = c;
    }
}

static bool isKept(Corner c, PolyKeep keep, int32_t at)
{
    switch (keep) {
    case KEEP_LEFT:
        return c.x <= at;
    case KEEP_RIGHT:
        return c.x >= at;
    case KEEP_BELOW:
        return c.y <= at;
    case KEEP_ABOVE:
        return c.y >= at;
    }
    return true;
}

/* Where the edge from a to b, which lie on both sides, meets the line. */
static Corner meet(Corner a, Corner b, PolyKeep keep, int32_t at)
{
    Corner c = {at, at};
    if (keep == KEEP_LEFT || keep == KEEP_RIGHT)
        c.y = (int32_t)(a.y + ((int64_t)b.y - a.y) * ((int64_t)at - a.x) / ((int64_t)b.x - a.x));
    else
        c.x = (int32_t)(a.x + ((int64_t)b.x - a.x) * ((int64_t)at - a.y) / ((int64_t)b.y - a.y));
    return c;
}

bool polyClip(Polygon *p, PolyKeep keep, int32_t at)
{
    if (p->count == 0)
        return true;
    size_t room = p->count + 1, count = 0;
    Corner *result = malloc(room * sizeof *result);
    if (result == NULL)
        return false;
    for (size_t i = 0; i < p->count; i++) {
        Corner a = p->corners[i], b = p->corners[i + 1 == p->count ? 0 : i + 1];
        bool a_kept = isKept(a, keep, at), b_kept = isKept(b, keep, at);
        if (a_kept)
            result[count++] = a;
        if (a_kept != b_kept)
            result[count++] = meet(a, b, keep, at);
    }
    if (count > POLY_MAX_CORNERS) {
        free(result);
        return false;
    }
    free(p->corners);
    p->corners = result;
    p->count = count;
    p->room = room;
    return true;
}
