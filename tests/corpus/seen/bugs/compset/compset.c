#include "compset.h"

#include <stdlib.h>
#include <string.h>

#define NONE ((unsigned)-1)

struct item {
    cs_entity owner;
    char *tag;
};

struct compset {
    unsigned limit;
    unsigned count;
    unsigned *where;    /* of an entity: its place in items, or NONE */
    struct item *items; /* count of them */
};

compset *cs_new(unsigned limit)
{
    if (limit < 1 || limit > 10000)
        return NULL;
    compset *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->limit = limit;
    s->where = malloc(limit * sizeof *s->where);
    s->items = malloc(limit * sizeof *s->items);
    if (!s->where || !s->items) {
        cs_free(s);
        return NULL;
    }
    for (unsigned e = 0; e < limit; e++)
        s->where[e] = NONE;
    return s;
}

void cs_free(compset *s)
{
    if (!s)
        return;
    for (unsigned i = 0; i < s->count; i++)
        free(s->items[i].tag);
    free(s->items);
    free(s->where);
    free(s);
}

int cs_has(const compset *s, cs_entity e)
{
    return e < s->limit && s->where[e] != NONE;
}

int cs_put(compset *s, cs_entity e, const char *tag)
{
    if (e >= s->limit)
        return 0;
    size_t size = strlen(tag) + 1;
    char *copy = malloc(size);
    if (!copy)
        return 0;
    memcpy(copy, tag, size);
    if (cs_has(s, e)) {
        struct item *item = &s->items[s->where[e]];
        free(item->tag);
        item->tag = copy;
        return 1;
    }
    s->where[e] = s->count;
    s->items[s->count].owner = e;
    s->items[s->count].tag = copy;
    s->count++;
    return 1;
}

int cs_remove(compset *s, cs_entity e)
{
    if (!cs_has(s, e))
        return 0;
    unsigned hole = s->where[e];
    free(s->items[hole].tag);
    s->count--;
    s->where[e] = NONE;
    s->items[hole] = s->items[s->count];
    s->where[s->items[hole].owner] = hole;
    return 1;
}

const char *cs_get(const compset *s, cs_entity e)
{
    return cs_has(s, e) ? s->items[s->where[e]].tag : NULL;
}

size_t cs_count(const compset *s)
{
    return s->count;
}

void cs_clear(compset *s)
{
    while (s->count > 0)
        cs_remove(s, s->items[0].owner);
}

void cs_each(const compset *s, int (*visit)(cs_entity e, const char *tag, void *user), void *user)
{
    for (unsigned i = 0; i < s->count; i++)
        if (!visit(s->items[i].owner, s->items[i].tag, user))
            return;
}
