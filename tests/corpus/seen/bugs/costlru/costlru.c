#include "costlru.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *newer, *older;
    size_t cost;
    size_t len;
    unsigned char *data;
    char key[CL_MAX_KEY + 1];
};

struct cl_cache {
    struct entry *newest, *oldest;
    size_t count, used, budget;
    cl_evict_fn *evict;
    void *user;
};

/* The length of a key, 0 if it is none. */
static size_t key_length(const char *key)
{
    size_t n = 0;

    if (key == NULL)
        return 0;
    while (n <= CL_MAX_KEY && key[n] != '\0')
        n++;
    return n <= CL_MAX_KEY ? n : 0;
}

static struct entry *find(const cl_cache *c, const char *key)
{
    struct entry *e;

    if (key_length(key) == 0)
        return NULL;
    for (e = c->newest; e != NULL; e = e->older)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

static void unlink_entry(cl_cache *c, struct entry *e)
{
    if (e->newer)
        e->newer->older = e->older;
    else
        c->newest = e->older;
    if (e->older)
        e->older->newer = e->newer;
    else
        c->oldest = e->newer;
}

static void link_newest(cl_cache *c, struct entry *e)
{
    e->newer = NULL;
    e->older = c->newest;
    if (c->newest)
        c->newest->newer = e;
    else
        c->oldest = e;
    c->newest = e;
}

static void destroy(cl_cache *c, struct entry *e)
{
    unlink_entry(c, e);
    c->used -= e->cost;
    c->count--;
    free(e->data);
    free(e);
}

static void evict_oldest(cl_cache *c)
{
    struct entry *e = c->oldest;

    if (c->evict)
        c->evict(c->user, e->key, e->data, e->len);
    destroy(c, e);
}

cl_cache *cl_new(size_t budget, cl_evict_fn *evict, void *user)
{
    cl_cache *c;

    if (budget > CL_MAX_BUDGET)
        return NULL;
    c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->budget = budget;
    c->evict = evict;
    c->user = user;
    return c;
}

void cl_free(cl_cache *c)
{
    if (c == NULL)
        return;
    while (c->oldest)
        destroy(c, c->oldest);
    free(c);
}

int cl_put(cl_cache *c, const char *key, const void *data, size_t len)
{
    size_t keylen = key_length(key), cost;
    unsigned char *copy;
    struct entry *e;

    if (keylen == 0 || (data == NULL && len > 0))
        return -1;
    if (keylen > c->budget || len > c->budget - keylen)
        return 0;
    cost = keylen + len;
    copy = malloc(len ? len : 1);
    if (copy == NULL)
        return -1;
    if (len > 0)
        memcpy(copy, data, len);

    e = find(c, key);
    if (e != NULL) {
        while (c->used - e->cost + cost > c->budget)
            evict_oldest(c);
        unlink_entry(c, e);
        free(e->data);
        c->used -= e->cost;
    } else {
        e = malloc(sizeof *e);
        if (e == NULL) {
            free(copy);
            return -1;
        }
        memcpy(e->key, key, keylen + 1);
        while (c->used + cost > c->budget)
            evict_oldest(c);
        c->count++;
    }
    e->data = copy;
    e->len = len;
    e->cost = cost;
    c->used += cost;
    link_newest(c, e);
    return 1;
}

const void *cl_get(cl_cache *c, const char *key, size_t *len)
{
    struct entry *e = find(c, key);

    if (e == NULL)
        return NULL;
    unlink_entry(c, e);
    link_newest(c, e);
    if (len)
        *len = e->len;
    return e->data;
}

int cl_has(const cl_cache *c, const char *key)
{
    return find(c, key) != NULL;
}

int cl_drop(cl_cache *c, const char *key)
{
    struct entry *e = find(c, key);

    if (e == NULL)
        return 0;
    destroy(c, e);
    return 1;
}

int cl_set_budget(cl_cache *c, size_t budget)
{
    if (budget > CL_MAX_BUDGET)
        return -1;
    c->budget = budget;
    while (c->used > c->budget)
        evict_oldest(c);
    return 0;
}

size_t cl_count(const cl_cache *c)
{
    return c->count;
}

size_t cl_used(const cl_cache *c)
{
    return c->used;
}

const char *cl_oldest(const cl_cache *c)
{
    return c->oldest ? c->oldest->key : NULL;
}
