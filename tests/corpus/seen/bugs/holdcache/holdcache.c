#include "holdcache.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct holditem {
    holditem *newer, *older; /* in order of use */
    holditem *chain;         /* in the same bucket */
    uint32_t key;
    unsigned long refs; /* one is the cache's */
    size_t size;
    unsigned char data[];
};

struct holdcache {
    size_t slots, count;
    holditem *newest, *oldest;
    holditem *bucket[BUCKETS];
};

holdcache *holdcache_new(size_t slots)
{
    holdcache *c;

    if (slots == 0 || slots > HOLDCACHE_SLOTS_MAX || !(c = calloc(1, sizeof *c)))
        return NULL;
    c->slots = slots;
    return c;
}

static void unlink_use(holdcache *c, holditem *it)
{
    *(it->newer ? &it->newer->older : &c->newest) = it->older;
    *(it->older ? &it->older->newer : &c->oldest) = it->newer;
}

static void link_use(holdcache *c, holditem *it)
{
    it->newer = NULL;
    it->older = c->newest;
    *(it->older ? &it->older->newer : &c->oldest) = it;
    c->newest = it;
}

static holditem **find(holdcache *c, uint32_t key)
{
    holditem **at = &c->bucket[key % BUCKETS];

    while (*at && (*at)->key != key)
        at = &(*at)->chain;
    return at;
}

/* Takes the item at *at out of the cache's lists. */
static holditem *detach(holdcache *c, holditem **at)
{
    holditem *it = *at;

    *at = it->chain;
    unlink_use(c, it);
    c->count--;
    return it;
}

void holditem_release(const holditem *item)
{
    holditem *it = (holditem *)item;

    if (it && --it->refs == 0)
        free(it);
}

static void evict(holdcache *c)
{
    holditem *it = detach(c, find(c, c->oldest->key));

    if (it->refs == 1)
        free(it);
}

void holdcache_free(holdcache *c)
{
    if (!c)
        return;
    while (c->oldest)
        holditem_release(detach(c, find(c, c->oldest->key)));
    free(c);
}

int holdcache_put(holdcache *c, uint32_t key, const void *data, size_t size)
{
    holditem *it, **at;

    if (size > HOLDCACHE_BYTES_MAX || !(it = malloc(sizeof *it + size)))
        return -1;
    it->key = key;
    it->refs = 1;
    it->size = size;
    if (size)
        memcpy(it->data, data, size);

    at = find(c, key);
    if (*at)
        holditem_release(detach(c, at));
    else if (c->count == c->slots)
        evict(c);
    at = &c->bucket[key % BUCKETS];
    it->chain = *at;
    *at = it;
    link_use(c, it);
    c->count++;
    return 0;
}

const holditem *holdcache_get(holdcache *c, uint32_t key)
{
    holditem *it = *find(c, key);

    if (!it)
        return NULL;
    unlink_use(c, it);
    link_use(c, it);
    it->refs++;
    return it;
}

int holdcache_remove(holdcache *c, uint32_t key)
{
    holditem **at = find(c, key);

    if (!*at)
        return -1;
    holditem_release(detach(c, at));
    return 0;
}

int holdcache_resize(holdcache *c, size_t slots)
{
    if (slots == 0 || slots > HOLDCACHE_SLOTS_MAX)
        return -1;
    c->slots = slots;
    while (c->count > slots)
        evict(c);
    return 0;
}

size_t holdcache_count(const holdcache *c)
{
    return c->count;
}

const void *holditem_data(const holditem *it)
{
    return it->data;
}

size_t holditem_size(const holditem *it)
{
    return it->size;
}
