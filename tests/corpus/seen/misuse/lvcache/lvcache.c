#include "lvcache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct lv_handle {
    lv_handle *prev, *next; /* when it is in the cache */
    uint32_t key;
    bool in_cache;
    size_t held; /* handles given out */
    char text[];
};

struct lv_cache {
    lv_handle *newest, *oldest;
    size_t count, capacity;
    size_t held; /* handles given out, of all entries */
};

lv_cache *lv_create(size_t capacity)
{
    lv_cache *c;
    if (capacity == 0 || capacity > LV_CAPACITY_MAX)
        return NULL;
    c = calloc(1, sizeof *c);
    if (c != NULL)
        c->capacity = capacity;
    return c;
}

static void unlink_entry(lv_cache *c, lv_handle *h)
{
    if (h->prev != NULL)
        h->prev->next = h->next;
    else
        c->newest = h->next;
    if (h->next != NULL)
        h->next->prev = h->prev;
    else
        c->oldest = h->prev;
    c->count--;
    h->in_cache = false;
}

static void link_entry(lv_cache *c, lv_handle *h)
{
    h->prev = NULL;
    h->next = c->newest;
    if (c->newest != NULL)
        c->newest->prev = h;
    else
        c->oldest = h;
    c->newest = h;
    c->count++;
    h->in_cache = true;
}

static void drop(lv_cache *c, lv_handle *h)
{
    unlink_entry(c, h);
    if (h->held == 0)
        free(h);
}

void lv_destroy(lv_cache *c)
{
    if (c == NULL)
        return;
    assert(c->held == 0);
    while (c->oldest != NULL)
        drop(c, c->oldest);
    free(c);
}

static lv_handle *find(const lv_cache *c, uint32_t key)
{
    lv_handle *h = c->newest;
    while (h != NULL && h->key != key)
        h = h->next;
    return h;
}

static lv_handle *hold(lv_cache *c, lv_handle *h)
{
    h->held++;
    c->held++;
    return h;
}

lv_handle *lv_insert(lv_cache *c, uint32_t key, const char *text)
{
    size_t size = strlen(text) + 1;
    lv_handle *h = malloc(sizeof *h + size);
    if (h == NULL)
        return NULL;
    memcpy(h->text, text, size);
    h->key = key;
    h->held = 0;
    lv_erase(c, key);
    if (c->count == c->capacity)
        drop(c, c->oldest);
    link_entry(c, h);
    return hold(c, h);
}

lv_handle *lv_lookup(lv_cache *c, uint32_t key)
{
    lv_handle *h = find(c, key);
    if (h == NULL)
        return NULL;
    unlink_entry(c, h);
    link_entry(c, h);
    return hold(c, h);
}

void lv_release(lv_cache *c, lv_handle *h)
{
    assert(h->held > 0);
    assert(c->held > 0);
    c->held--;
    if (--h->held == 0 && !h->in_cache)
        free(h);
}

const char *lv_text(const lv_handle *h)
{
    return h->text;
}

uint32_t lv_key(const lv_handle *h)
{
    return h->key;
}

bool lv_erase(lv_cache *c, uint32_t key)
{
    lv_handle *h = find(c, key);
    if (h == NULL)
        return false;
    drop(c, h);
    return true;
}

size_t lv_prune(lv_cache *c)
{
    size_t pruned = 0;
    for (lv_handle *h = c->newest, *next; h != NULL; h = next) {
        next = h->next;
        if (h->held == 0) {
            drop(c, h);
            pruned++;
        }
    }
    return pruned;
}

size_t lv_count(const lv_cache *c)
{
    return c->count;
}
