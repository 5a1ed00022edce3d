#include "vclkset.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    uint32_t node;
    uint32_t value;             /* never 0 */
};

struct vclk {
    struct entry *entries;
    size_t count;
    size_t room;
};

vclk *vclk_new(void)
{
    return calloc(1, sizeof(vclk));
}

void vclk_free(vclk *c)
{
    if (c == NULL)
        return;
    free(c->entries);
    free(c);
}

static int reserve(vclk *c, size_t count)
{
    struct entry *grown;
    size_t room = c->room;

    if (count > VCLK_MAX_NODES)
        return -1;
    if (count <= room)
        return 0;
    if (room == 0)
        room = 4;
    while (room < count)
        room *= 2;
    grown = realloc(c->entries, room * sizeof *grown);
    if (grown == NULL)
        return -1;
    c->entries = grown;
    c->room = room;
    return 0;
}

static struct entry *find(const vclk *c, uint32_t node)
{
    size_t i;

    for (i = 0; i < c->count; i++)
        if (c->entries[i].node == node)
            return &c->entries[i];
    return NULL;
}

static void append(vclk *c, uint32_t node, uint32_t value)
{
    c->entries[c->count].node = node;
    c->entries[c->count].value = value;
    c->count++;
}

vclk *vclk_copy(const vclk *c)
{
    vclk *copy = vclk_new();

    if (copy == NULL)
        return NULL;
    if (c->count > 0) {
        if (reserve(copy, c->count) != 0) {
            vclk_free(copy);
            return NULL;
        }
        memcpy(copy->entries, c->entries, c->count * sizeof *c->entries);
        copy->count = c->count;
    }
    return copy;
}

int vclk_set(vclk *c, uint32_t node, uint32_t value)
{
    struct entry *e = find(c, node);

    if (value == 0) {
        if (e != NULL)
            *e = c->entries[--c->count];
        return 0;
    }
    if (e != NULL) {
        e->value = value;
        return 0;
    }
    if (reserve(c, c->count + 1) != 0)
        return -1;
    append(c, node, value);
    return 0;
}

int vclk_tick(vclk *c, uint32_t node)
{
    uint32_t value = vclk_get(c, node);

    if (value == UINT32_MAX)
        return -1;
    return vclk_set(c, node, value + 1);
}

uint32_t vclk_get(const vclk *c, uint32_t node)
{
    const struct entry *e = find(c, node);

    return e != NULL ? e->value : 0;
}

size_t vclk_nodes(const vclk *c)
{
    return c->count;
}

int vclk_merge(vclk *into, const vclk *from)
{
    size_t i, fresh = 0;

    if (into == from)
        return 0;
    for (i = 0; i < from->count; i++)
        fresh += find(into, from->entries[i].node) == NULL;
    if (reserve(into, into->count + fresh) != 0)
        return -1;
    for (i = 0; i < from->count; i++) {
        const struct entry *theirs = &from->entries[i];
        struct entry *ours = find(into, theirs->node);

        if (ours == NULL)
            append(into, theirs->node, theirs->value);
        else if (ours->value < theirs->value)
            ours->value = theirs->value;
    }
    return 0;
}

/* Whether no counter of a is higher than that of b. */
static int within(const vclk *a, const vclk *b)
{
    size_t i;

    for (i = 0; i < a->count; i++)
        if (a->entries[i].value > vclk_get(b, a->entries[i].node))
            return 0;
    return 1;
}

vclk_order vclk_compare(const vclk *a, const vclk *b)
{
    int le = within(a, b), ge = within(b, a);

    if (le && ge)
        return VCLK_SAME;
    if (le)
        return VCLK_BEFORE;
    return ge ? VCLK_AFTER : VCLK_CONCURRENT;
}

int vclk_equal(const vclk *a, const vclk *b)
{
    return a->count == b->count && vclk_compare(a, b) == VCLK_SAME;
}

static uint32_t mix(uint32_t hash, uint32_t word)
{
    int i;

    for (i = 0; i < 4; i++) {
        hash ^= word & 0xff;
        hash *= 16777619u;
        word >>= 8;
    }
    return hash;
}

uint32_t vclk_hash(const vclk *c)
{
    uint32_t hash = 2166136261u;
    size_t i;

    for (i = 0; i < c->count; i++) {
        hash = mix(hash, c->entries[i].node);
        hash = mix(hash, c->entries[i].value);
    }
    return hash;
}
