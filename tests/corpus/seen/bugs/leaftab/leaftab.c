#include "leaftab.h"

#include <stdlib.h>

#define LEAF 256

struct leaf {
    unsigned used;
    bool set[LEAF];
    int32_t value[LEAF];
};

struct leaftab {
    size_t count;
    struct leaf *leaf[LEAF];
};

leaftab *leaftab_new(void)
{
    return calloc(1, sizeof(leaftab));
}

void leaftab_free(leaftab *t)
{
    if (!t)
        return;
    for (int i = 0; i < LEAF; i++)
        free(t->leaf[i]);
    free(t);
}

int leaftab_set(leaftab *t, uint16_t index, int32_t value)
{
    struct leaf **at = &t->leaf[index >> 8];
    unsigned low = index & 255u;

    if (!*at && !(*at = calloc(1, sizeof **at)))
        return -1;
    if (!(*at)->set[low]) {
        (*at)->set[low] = true;
        (*at)->used++;
        t->count++;
    }
    (*at)->value[low] = value;
    return 0;
}

bool leaftab_get(const leaftab *t, uint16_t index, int32_t *value)
{
    const struct leaf *leaf = t->leaf[index >> 8];
    unsigned low = index & 255u;

    if (!leaf || !leaf->set[low])
        return false;
    if (value)
        *value = leaf->value[low];
    return true;
}

bool leaftab_clear(leaftab *t, uint16_t index)
{
    struct leaf **at = &t->leaf[index >> 8];
    unsigned low = index & 255u;

    if (!*at || !(*at)->set[low])
        return false;
    (*at)->set[low] = false;
    t->count--;
    if (--(*at)->used == 0) {
        free(*at);
        *at = NULL;
    }
    return true;
}

size_t leaftab_count(const leaftab *t)
{
    return t->count;
}

/* Moves *at up to the first index in use, itself included. */
static bool seek(const leaftab *t, uint16_t *at)
{
    unsigned high = *at >> 8, low = *at & 255u;

    for (; high < LEAF; high++, low = 0) {
        if (!t->leaf[high])
            continue;
        for (; low < LEAF; low++)
            if (t->leaf[high]->set[low]) {
                *at = (uint16_t)(high << 8 | low);
                return true;
            }
    }
    return false;
}

long leaftab_next(const leaftab *t, long after)
{
    uint16_t at;

    if (after >= 65535)
        return -1;
    at = after < 0 ? 0 : (uint16_t)(after + 1);
    return seek(t, &at) ? (long)at : -1;
}

long leaftab_last(const leaftab *t)
{
    for (int high = LEAF - 1; high >= 0; high--) {
        if (!t->leaf[high])
            continue;
        for (int low = LEAF - 1; low >= 0; low--)
            if (t->leaf[high]->set[low])
                return high * 256L + low;
    }
    return -1;
}

size_t leaftab_clear_range(leaftab *t, uint16_t first, uint16_t last)
{
    size_t before = t->count;

    for (uint32_t i = first; i <= last; i++) {
        if (!t->leaf[i >> 8])
            i |= 255u;
        else
            leaftab_clear(t, (uint16_t)i);
    }
    return before - t->count;
}

int leaftab_visit(leaftab *t, uint16_t first, uint16_t last, leaftab_fn *fn, void *arg)
{
    uint16_t at = first;
    int stop = 0;

    while (!stop && seek(t, &at) && at <= last) {
        stop = fn(at, t->leaf[at >> 8]->value[at & 255u], arg);
        at++;
    }
    return stop;
}
