#include "vclock.h"

#include <stdlib.h>
#include <string.h>

struct counter {
    uint16_t node;
    uint32_t count;
};

/* Counters sorted by node; one that is missing is 0. */
struct vclock {
    struct counter *counters;
    size_t size;
    size_t capacity;
};

/* Where a node is, or would be. */
static size_t position(const vclock *c, uint16_t node)
{
    size_t low = 0, high = c->size;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (c->counters[middle].node < node)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool reserve(vclock *c, size_t capacity)
{
    if (capacity <= c->capacity)
        return true;
    capacity += capacity / 2;
    struct counter *counters = realloc(c->counters, capacity * sizeof *counters);
    if (counters == NULL)
        return false;
    c->counters = counters;
    c->capacity = capacity;
    return true;
}

vclock *vc_new(void)
{
    return calloc(1, sizeof(vclock));
}

void vc_free(vclock *c)
{
    if (c == NULL)
        return;
    free(c->counters);
    free(c);
}

vclock *vc_dup(const vclock *c)
{
    vclock *dup = vc_new();
    if (dup == NULL || !reserve(dup, c->size)) {
        vc_free(dup);
        return NULL;
    }
    dup->size = c->size;
    if (c->size > 0)
        memcpy(dup->counters, c->counters, c->size * sizeof *c->counters);
    return dup;
}

uint32_t vc_get(const vclock *c, uint16_t node)
{
    size_t at = position(c, node);
    return at < c->size && c->counters[at].node == node ? c->counters[at].count : 0;
}

bool vc_set(vclock *c, uint16_t node, uint32_t count)
{
    size_t at = position(c, node);
    if (at == c->size || c->counters[at].node != node) {
        if (!reserve(c, c->size + 1))
            return false;
        memmove(&c->counters[at + 1], &c->counters[at], (c->size - at) * sizeof *c->counters);
        c->counters[at].node = node;
        c->size++;
    }
    c->counters[at].count = count;
    return true;
}

bool vc_tick(vclock *c, uint16_t node)
{
    uint32_t count = vc_get(c, node);
    return count < UINT32_MAX && vc_set(c, node, count + 1);
}

bool vc_merge(vclock *c, const vclock *other)
{
    if (!reserve(c, c->size + other->size))
        return false;
    for (size_t i = 0; i < other->size; i++) {
        struct counter counter = other->counters[i];
        if (counter.count > vc_get(c, counter.node))
            vc_set(c, counter.node, counter.count);
    }
    return true;
}

/* Whether a counter of a is above that of b. */
static bool exceeds(const vclock *a, const vclock *b)
{
    for (size_t i = 0; i < a->size; i++)
        if (a->counters[i].count > vc_get(b, a->counters[i].node))
            return true;
    return false;
}

vc_order vc_compare(const vclock *a, const vclock *b)
{
    bool above = exceeds(a, b), below = exceeds(b, a);
    if (above)
        return below ? VC_CONCURRENT : VC_AFTER;
    return below ? VC_BEFORE : VC_EQUAL;
}

bool vc_equal(const vclock *a, const vclock *b)
{
    return vc_compare(a, b) == VC_EQUAL;
}

uint32_t vc_hash(const vclock *c)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < c->size; i++) {
        hash = (hash ^ c->counters[i].node) * 16777619u;
        hash = (hash ^ c->counters[i].count) * 16777619u;
    }
    return hash;
}

uint64_t vc_total(const vclock *c)
{
    uint64_t total = 0;
    for (size_t i = 0; i < c->size; i++)
        total += c->counters[i].count;
    return total;
}
