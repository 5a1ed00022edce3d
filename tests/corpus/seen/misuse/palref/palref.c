#include "palref.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct palref {
    unsigned holders;
    int size;
    bool frozen;
    palref_rgba *colors;
    int room;
};

palref *palref_new(void)
{
    palref *p = calloc(1, sizeof *p);
    if (p != NULL)
        p->holders = 1;
    return p;
}

palref *palref_retain(palref *p)
{
    assert(p->holders > 0 && p->holders < UINT_MAX);
    p->holders++;
    return p;
}

void palref_release(palref *p)
{
    assert(p->holders > 0);
    if (--p->holders > 0)
        return;
    free(p->colors);
    free(p);
}

unsigned palref_holders(const palref *p)
{
    return p->holders;
}

size_t palref_size(const palref *p)
{
    return (size_t)p->size;
}

int palref_add(palref *p, palref_rgba color)
{
    assert(!p->frozen);
    if (p->size == PALREF_COLORS)
        return -1;
    if (p->size == p->room) {
        int room = p->room == 0 ? 4 : 2 * p->room;
        palref_rgba *colors = realloc(p->colors, (size_t)room * sizeof *colors);
        if (colors == NULL)
            return -1;
        p->colors = colors;
        p->room = room;
    }
    p->colors[p->size] = color;
    return p->size++;
}

void palref_set(palref *p, int index, palref_rgba color)
{
    assert(!p->frozen);
    assert(index >= 0 && index < p->size);
    p->colors[index] = color;
}

void palref_freeze(palref *p)
{
    p->frozen = true;
}

bool palref_frozen(const palref *p)
{
    return p->frozen;
}

palref_rgba palref_get(const palref *p, int index)
{
    assert(index >= 0 && index < p->size);
    return p->colors[index];
}

static int square(int x)
{
    return x * x;
}

int palref_nearest(const palref *p, palref_rgba color)
{
    int best = -1, least = INT_MAX;
    for (int i = 0; i < p->size; i++) {
        palref_rgba c = p->colors[i];
        int distance = square(c.r - color.r) + square(c.g - color.g) + square(c.b - color.b) + square(c.a - color.a);
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    assert(best >= 0);
    return best;
}

palref *palref_clone(const palref *p)
{
    palref *q = palref_new();
    if (q == NULL)
        return NULL;
    for (int i = 0; i < p->size; i++) {
        if (palref_add(q, p->colors[i]) < 0) {
            palref_release(q);
            return NULL;
        }
    }
    return q;
}

void palref_map(const palref *p, const uint8_t *indices, size_t n, palref_rgba *out)
{
    for (size_t i = 0; i < n; i++)
        out[i] = p->colors[indices[i]];
}
