#include "seglru.h"

#include <stdlib.h>

struct entry {
    struct entry *newer, *older;
    int key, value;
    int hot;
};

struct segment {
    struct entry *newest, *oldest;
    size_t count;
};

struct seglru {
    size_t capacity, hot_capacity;
    struct segment seg[2]; /* probation, protected */
};

seglru *seglru_new(size_t capacity)
{
    if (capacity < 1 || capacity > SEGLRU_MAX)
        return NULL;
    seglru *c = calloc(1, sizeof *c);
    if (c) {
        c->capacity = capacity;
        c->hot_capacity = capacity * 4 / 5;
    }
    return c;
}

static void take(seglru *c, struct entry *e)
{
    struct segment *s = &c->seg[e->hot];
    if (e->newer)
        e->newer->older = e->older;
    else
        s->newest = e->older;
    if (e->older)
        e->older->newer = e->newer;
    else
        s->oldest = e->newer;
    s->count--;
}

static void give(seglru *c, struct entry *e, int hot)
{
    struct segment *s = &c->seg[hot];
    e->hot = hot;
    e->newer = NULL;
    e->older = s->newest;
    if (s->newest)
        s->newest->newer = e;
    else
        s->oldest = e;
    s->newest = e;
    s->count++;
}

void seglru_free(seglru *c)
{
    if (!c)
        return;
    for (int hot = 0; hot < 2; hot++)
        while (c->seg[hot].oldest) {
            struct entry *e = c->seg[hot].oldest;
            take(c, e);
            free(e);
        }
    free(c);
}

static struct entry *find(const seglru *c, int key)
{
    for (int hot = 0; hot < 2; hot++)
        for (struct entry *e = c->seg[hot].newest; e; e = e->older)
            if (e->key == key)
                return e;
    return NULL;
}

static void touch(seglru *c, struct entry *e)
{
    if (!e->hot && c->seg[1].count == c->hot_capacity) {
        struct entry *back = c->seg[1].oldest;
        take(c, back);
        give(c, back, 0);
    }
    take(c, e);
    give(c, e, 1);
}

int seglru_put(seglru *c, int key, int value)
{
    struct entry *e = find(c, key);
    if (e) {
        e->value = value;
        return 0;
    }
    e = malloc(sizeof *e);
    if (!e)
        return -1;
    if (seglru_size(c) == c->capacity) {
        struct entry *old = c->seg[0].oldest ? c->seg[0].oldest : c->seg[1].oldest;
        take(c, old);
        free(old);
    }
    e->key = key;
    e->value = value;
    give(c, e, 0);
    return 0;
}

int seglru_get(seglru *c, int key, int *value)
{
    struct entry *e = find(c, key);
    if (!e)
        return 0;
    touch(c, e);
    *value = e->value;
    return 1;
}

int seglru_peek(const seglru *c, int key, int *value)
{
    const struct entry *e = find(c, key);
    if (!e)
        return 0;
    *value = e->value;
    return 1;
}

int seglru_remove(seglru *c, int key)
{
    struct entry *e = find(c, key);
    if (!e)
        return 0;
    take(c, e);
    free(e);
    return 1;
}

size_t seglru_size(const seglru *c)
{
    return c->seg[0].count + c->seg[1].count;
}

size_t seglru_protected(const seglru *c)
{
    return c->seg[1].count;
}
