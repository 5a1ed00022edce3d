#include "lrumap.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 256

struct entry {
    char *key, *value;
    struct entry *chain;         /* same bucket */
    struct entry *newer, *older; /* by use */
};

struct lrumap {
    struct entry *buckets[BUCKETS];
    struct entry *newest, *oldest;
    size_t count, capacity;
};

static unsigned bucket_of(const char *key)
{
    unsigned h = 2166136261u;

    for (; *key; key++)
        h = (h ^ (unsigned char)*key) * 16777619u;
    return (h ^ h >> 16) % BUCKETS;
}

static char *duplicate(const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = malloc(size);

    if (copy)
        memcpy(copy, s, size);
    return copy;
}

static struct entry *find(const lrumap *m, const char *key)
{
    struct entry *e = m->buckets[bucket_of(key)];

    while (e && strcmp(e->key, key) != 0)
        e = e->chain;
    return e;
}

/* The list by use. */

static void unlink_entry(lrumap *m, struct entry *e)
{
    if (e->newer)
        e->newer->older = e->older;
    else
        m->newest = e->older;
    if (e->older)
        e->older->newer = e->newer;
    else
        m->oldest = e->newer;
    e->newer = e->older = NULL;
}

static void link_newest(lrumap *m, struct entry *e)
{
    e->newer = NULL;
    e->older = m->newest;
    if (m->newest)
        m->newest->newer = e;
    else
        m->oldest = e;
    m->newest = e;
}

static void use(lrumap *m, struct entry *e)
{
    if (m->newest != e) {
        unlink_entry(m, e);
        link_newest(m, e);
    }
}

static void free_entry(struct entry *e)
{
    free(e->key);
    free(e->value);
    free(e);
}

static void discard(lrumap *m, struct entry *e)
{
    struct entry **at = &m->buckets[bucket_of(e->key)];

    while (*at != e)
        at = &(*at)->chain;
    *at = e->chain;
    unlink_entry(m, e);
    m->count--;
    free_entry(e);
}

lrumap *lrumap_new(size_t capacity)
{
    lrumap *m;

    if (capacity == 0 || capacity > LRUMAP_MAX)
        return NULL;
    m = calloc(1, sizeof *m);
    if (m)
        m->capacity = capacity;
    return m;
}

void lrumap_free(lrumap *m)
{
    if (!m)
        return;
    while (m->newest)
        discard(m, m->newest);
    free(m);
}

static struct entry *new_entry(const char *key, const char *value)
{
    struct entry *e = calloc(1, sizeof *e);

    if (!e)
        return NULL;
    e->key = duplicate(key);
    e->value = duplicate(value);
    if (!e->key || !e->value) {
        free_entry(e);
        return NULL;
    }
    return e;
}

int lrumap_put(lrumap *m, const char *key, const char *value)
{
    struct entry *e = find(m, key);
    unsigned bucket;

    if (e) {
        char *copy = duplicate(value);
        if (!copy)
            return -1;
        free(e->value);
        e->value = copy;
        use(m, e);
        return 0;
    }
    if (m->count == m->capacity)
        discard(m, m->oldest);
    e = new_entry(key, value);
    if (!e)
        return -1;
    bucket = bucket_of(e->key);
    e->chain = m->buckets[bucket];
    m->buckets[bucket] = e;
    link_newest(m, e);
    m->count++;
    return 1;
}

const char *lrumap_get(lrumap *m, const char *key)
{
    struct entry *e = find(m, key);

    if (!e)
        return NULL;
    use(m, e);
    return e->value;
}

const char *lrumap_peek(const lrumap *m, const char *key)
{
    const struct entry *e = find(m, key);

    return e ? e->value : NULL;
}

int lrumap_del(lrumap *m, const char *key)
{
    struct entry *e = find(m, key);

    if (!e)
        return 0;
    discard(m, e);
    return 1;
}

const char *lrumap_newest(const lrumap *m)
{
    return m->newest ? m->newest->key : NULL;
}

const char *lrumap_oldest(const lrumap *m)
{
    return m->oldest ? m->oldest->key : NULL;
}

size_t lrumap_count(const lrumap *m)
{
    return m->count;
}

size_t lrumap_capacity(const lrumap *m)
{
    return m->capacity;
}

int lrumap_resize(lrumap *m, size_t capacity)
{
    if (capacity == 0 || capacity > LRUMAP_MAX)
        return -1;
    while (m->count > capacity)
        discard(m, m->oldest);
    m->capacity = capacity;
    return 0;
}
