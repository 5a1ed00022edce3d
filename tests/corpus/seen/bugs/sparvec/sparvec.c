#include "sparvec.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    uint32_t index;
    int32_t value;
};

struct sparvec {
    struct entry *entries; /* sorted by index */
    size_t count, room;
    uint32_t dim;
};

sparvec *sparvec_new(uint32_t dim)
{
    sparvec *v;

    if (dim == 0)
        return NULL;
    v = calloc(1, sizeof *v);
    if (v != NULL)
        v->dim = dim;
    return v;
}

sparvec *sparvec_clone(const sparvec *v)
{
    sparvec *copy = sparvec_new(v->dim);

    if (copy == NULL || v->count == 0)
        return copy;
    copy->entries = malloc(v->count * sizeof *copy->entries);
    if (copy->entries == NULL) {
        free(copy);
        return NULL;
    }
    memcpy(copy->entries, v->entries, v->count * sizeof *copy->entries);
    copy->count = copy->room = v->count;
    return copy;
}

void sparvec_free(sparvec *v)
{
    if (v == NULL)
        return;
    free(v->entries);
    free(v);
}

uint32_t sparvec_dim(const sparvec *v)
{
    return v->dim;
}

/* Position of the first entry whose index is not less. */
static size_t seek(const sparvec *v, uint32_t index)
{
    size_t low = 0, high = v->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (v->entries[middle].index < index)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Drops entries that arithmetic has made 0. */
static void compact(sparvec *v)
{
    size_t kept = 0;

    for (size_t i = 0; i < v->count; i++)
        if (v->entries[i].value != 0)
            v->entries[kept++] = v->entries[i];
    v->count = kept;
}

bool sparvec_set(sparvec *v, uint32_t index, int32_t value)
{
    size_t at;

    if (index >= v->dim)
        return false;
    at = seek(v, index);
    if (at < v->count && v->entries[at].index == index) {
        if (value != 0) {
            v->entries[at].value = value;
            return true;
        }
        v->count--;
        memmove(&v->entries[at], &v->entries[at + 1], (v->count - at) * sizeof *v->entries);
        return true;
    }
    if (value == 0)
        return true;
    if (v->count == SPARVEC_MAX) {
        compact(v);
        if (v->count == SPARVEC_MAX)
            return false;
        at = seek(v, index);
    }
    if (v->count == v->room) {
        size_t room = v->room != 0 ? v->room * 2 : 4;
        struct entry *grown = realloc(v->entries, room * sizeof *grown);
        if (grown == NULL)
            return false;
        v->entries = grown;
        v->room = room;
    }
    memmove(&v->entries[at + 1], &v->entries[at], (v->count - at) * sizeof *v->entries);
    v->entries[at] = (struct entry){index, value};
    v->count++;
    return true;
}

int32_t sparvec_get(const sparvec *v, uint32_t index)
{
    size_t at = seek(v, index);
    return at < v->count && v->entries[at].index == index ? v->entries[at].value : 0;
}

static int32_t saturated(int64_t n)
{
    return n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : (int32_t)n;
}

bool sparvec_add(sparvec *v, const sparvec *w)
{
    struct entry *sum;
    size_t i = 0, j = 0, n = 0, room;

    if (v->dim != w->dim)
        return false;
    room = v->count + w->count;
    if (room == 0)
        return true;
    sum = malloc(room * sizeof *sum);
    if (sum == NULL)
        return false;
    while (i < v->count || j < w->count) {
        struct entry e;
        if (j == w->count || (i < v->count && v->entries[i].index < w->entries[j].index)) {
            e = v->entries[i++];
        } else if (i == v->count || w->entries[j].index < v->entries[i].index) {
            e = w->entries[j++];
        } else {
            e = v->entries[i++];
            e.value = saturated((int64_t)e.value + w->entries[j++].value);
        }
        if (e.value != 0)
            sum[n++] = e;
    }
    if (n > SPARVEC_MAX) {
        free(sum);
        return false;
    }
    free(v->entries);
    v->entries = sum;
    v->count = n;
    v->room = room;
    return true;
}

void sparvec_scale(sparvec *v, int32_t factor)
{
    for (size_t i = 0; i < v->count; i++)
        v->entries[i].value = saturated((int64_t)v->entries[i].value * factor);
}

bool sparvec_next(const sparvec *v, size_t *pos, uint32_t *index, int32_t *value)
{
    while (*pos < v->count) {
        const struct entry *e = &v->entries[(*pos)++];
        if (e->value != 0) {
            *index = e->index;
            *value = e->value;
            return true;
        }
    }
    return false;
}

bool sparvec_equal(const sparvec *a, const sparvec *b)
{
    size_t i = 0, j = 0;

    if (a->dim != b->dim)
        return false;
    for (;;) {
        uint32_t ia = 0, ib = 0;
        int32_t va = 0, vb = 0;
        bool more_a = sparvec_next(a, &i, &ia, &va);
        bool more_b = sparvec_next(b, &j, &ib, &vb);
        if (!more_a || !more_b)
            return more_a == more_b;
        if (ia != ib || va != vb)
            return false;
    }
}

static uint32_t mix(uint32_t h, uint32_t word)
{
    for (int shift = 0; shift < 32; shift += 8)
        h = (h ^ (word >> shift & 0xff)) * UINT32_C(16777619);
    return h;
}

uint32_t sparvec_hash(const sparvec *v)
{
    uint32_t h = mix(UINT32_C(2166136261), v->dim);

    for (size_t i = 0; i < v->count; i++) {
        h = mix(h, v->entries[i].index);
        h = mix(h, (uint32_t)v->entries[i].value);
    }
    return h;
}
