#include "dnlcache.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct dnentry {
    dncache *cache;
    dnentry *chain;             /* in the bucket */
    dnentry *newer, *older;     /* in the order of use */
    size_t refs;                /* holds, and one of the cache itself */
    uint64_t dir, inode;
    char name[];
};

struct dncache {
    size_t capacity, count, holds;
    dnentry *newest, *oldest;
    dnentry *buckets[BUCKETS];
};

static size_t bucket_of(uint64_t dir, const char *name)
{
    uint64_t h = dir ^ UINT64_C(1469598103934665603);

    for (; *name != '\0'; name++)
        h = (h ^ (unsigned char)*name) * UINT64_C(1099511628211);
    return (size_t)((h ^ h >> 32) % BUCKETS);
}

static void unref(dnentry *e)
{
    if (--e->refs == 0)
        free(e);
}

static void use_unlink(dncache *c, dnentry *e)
{
    if (e->newer != NULL)
        e->newer->older = e->older;
    else
        c->newest = e->older;
    if (e->older != NULL)
        e->older->newer = e->newer;
    else
        c->oldest = e->newer;
    e->newer = e->older = NULL;
}

static void use_link(dncache *c, dnentry *e)
{
    e->newer = NULL;
    e->older = c->newest;
    if (c->newest != NULL)
        c->newest->newer = e;
    else
        c->oldest = e;
    c->newest = e;
}

static void drop(dncache *c, dnentry *e)
{
    dnentry **at = &c->buckets[bucket_of(e->dir, e->name)];

    while (*at != e)
        at = &(*at)->chain;
    *at = e->chain;
    e->chain = NULL;
    use_unlink(c, e);
    c->count--;
    unref(e);
}

static dnentry *find(const dncache *c, uint64_t dir, const char *name)
{
    dnentry *e = c->buckets[bucket_of(dir, name)];

    while (e != NULL && (e->dir != dir || strcmp(e->name, name) != 0))
        e = e->chain;
    return e;
}

dncache *dn_new(size_t capacity)
{
    dncache *c;

    if (capacity == 0 || capacity > DN_CAPMAX)
        return NULL;
    c = calloc(1, sizeof *c);
    if (c != NULL)
        c->capacity = capacity;
    return c;
}

void dn_free(dncache *c)
{
    if (c == NULL)
        return;
    while (c->oldest != NULL)
        drop(c, c->oldest);
    free(c);
}

int dn_enter(dncache *c, uint64_t dir, const char *name, uint64_t inode)
{
    size_t len = strlen(name), bucket;
    dnentry *e, *old;

    if (len == 0 || len > DN_NAMEMAX || strchr(name, '/') != NULL)
        return -1;
    e = malloc(sizeof *e + len + 1);
    if (e == NULL)
        return -1;
    memcpy(e->name, name, len + 1);
    e->cache = c;
    e->refs = 1;
    e->dir = dir;
    e->inode = inode;
    /* `name' may be that of an entry that goes now: use the copy. */
    old = find(c, dir, e->name);
    if (old != NULL)
        drop(c, old);
    else if (c->count == c->capacity)
        drop(c, c->oldest);
    bucket = bucket_of(dir, e->name);
    e->chain = c->buckets[bucket];
    c->buckets[bucket] = e;
    use_link(c, e);
    c->count++;
    return 0;
}

dnentry *dn_lookup(dncache *c, uint64_t dir, const char *name)
{
    dnentry *e = find(c, dir, name);

    if (e == NULL)
        return NULL;
    use_unlink(c, e);
    use_link(c, e);
    return dn_hold(e);
}

dnentry *dn_hold(dnentry *e)
{
    e->refs++;
    e->cache->holds++;
    return e;
}

void dn_rele(dnentry *e)
{
    if (e == NULL)
        return;
    e->cache->holds--;
    unref(e);
}

const char *dn_name(const dnentry *e)
{
    return e->name;
}

uint64_t dn_dir(const dnentry *e)
{
    return e->dir;
}

uint64_t dn_inode(const dnentry *e)
{
    return e->inode;
}

size_t dn_purge(dncache *c, uint64_t dir)
{
    dnentry *e, *next;
    size_t count = 0;

    for (e = c->newest; e != NULL; e = next) {
        next = e->older;
        if (e->dir == dir) {
            drop(c, e);
            count++;
        }
    }
    return count;
}

size_t dn_count(const dncache *c)
{
    return c->count;
}

size_t dn_holds(const dncache *c)
{
    return c->holds;
}
