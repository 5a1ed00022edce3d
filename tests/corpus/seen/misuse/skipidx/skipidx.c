#include "skipidx.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 12

struct skipent {
    const char *key;
    void *value;
    skipent *next[]; /* as many as the entry has levels */
};

struct skipidx {
    skipent *head[LEVELS];
    size_t count;
    uint32_t random;
};

skipidx *skipidx_new(void)
{
    skipidx *x = calloc(1, sizeof *x);

    if (x != NULL)
        x->random = 2463534242u;
    return x;
}

void skipidx_free(skipidx *x)
{
    skipent *e;

    if (x == NULL)
        return;
    e = x->head[0];
    while (e != NULL) {
        skipent *next = e->next[0];
        free(e);
        e = next;
    }
    free(x);
}

size_t skipidx_count(const skipidx *x)
{
    return x->count;
}

/* 1 with probability 3/4, 2 with 3/16 ... */
static int draw_levels(skipidx *x)
{
    uint32_t r = x->random;
    int levels = 1;

    r ^= r << 13;
    r ^= r >> 17;
    r ^= r << 5;
    x->random = r;
    while (levels < LEVELS && (r & 3) == 0) {
        levels++;
        r >>= 2;
    }
    return levels;
}

/*
 * Returns the first entry not less than key.  links, if there, gets for each
 * level the pointer that leads to it or beyond.
 */
static skipent *search(skipidx *x, const char *key, skipent ***links)
{
    skipent **row = x->head;

    for (int level = LEVELS; level-- > 0;) {
        while (row[level] != NULL && strcmp(row[level]->key, key) < 0)
            row = row[level]->next;
        if (links != NULL)
            links[level] = &row[level];
    }
    return row[0];
}

skipent *skipidx_insert(skipidx *x, const char *key, void *value)
{
    skipent **links[LEVELS];
    skipent *e = search(x, key, links);
    int levels;

    if (e != NULL && strcmp(e->key, key) == 0) {
        e->value = value;
        return e;
    }
    if (x->count >= SKIPIDX_MAX)
        return NULL;
    levels = draw_levels(x);
    e = malloc(sizeof *e + (size_t)levels * sizeof e->next[0]);
    if (e == NULL)
        return NULL;
    e->key = key;
    e->value = value;
    for (int i = 0; i < levels; i++) {
        e->next[i] = *links[i];
        *links[i] = e;
    }
    x->count++;
    return e;
}

skipent *skipidx_seek(const skipidx *x, const char *key)
{
    return search((skipidx *)x, key, NULL);
}

skipent *skipidx_find(const skipidx *x, const char *key)
{
    skipent *e = skipidx_seek(x, key);

    return e != NULL && strcmp(e->key, key) == 0 ? e : NULL;
}

skipent *skipidx_first(const skipidx *x)
{
    return x->head[0];
}

skipent *skipidx_next(const skipent *e)
{
    return e->next[0];
}

const char *skipidx_key(const skipent *e)
{
    return e->key;
}

void *skipidx_value(const skipent *e)
{
    return e->value;
}

skipent *skipidx_erase(skipidx *x, skipent *e)
{
    skipent **links[LEVELS];
    skipent *next = e->next[0];

    search(x, e->key, links);
    for (int i = 0; i < LEVELS && *links[i] == e; i++)
        *links[i] = e->next[i];
    x->count--;
    free(e);
    return next;
}

int skipidx_each(skipidx *x, int (*visit)(skipent *e, void *arg), void *arg)
{
    for (skipent *e = x->head[0]; e != NULL; e = e->next[0]) {
        int result = visit(e, arg);
        if (result != 0)
            return result;
    }
    return 0;
}
