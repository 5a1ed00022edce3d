#include "hhlink.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_BUCKETS 8

void hh_init(hh_table *t)
{
    memset(t, 0, sizeof *t);
}

void hh_fini(hh_table *t)
{
    free(t->buckets);
    hh_init(t);
}

/* Jenkins, one at a time */
static uint32_t hash_of(const void *key, size_t keylen)
{
    const unsigned char *p = key;
    uint32_t h = 0;
    for (size_t i = 0; i < keylen; i++) {
        h += p[i];
        h += h << 10;
        h ^= h >> 6;
    }
    h += h << 3;
    h ^= h >> 11;
    h += h << 15;
    return h;
}

static bool same_key(const hh_link *link, uint32_t hash, const void *key, size_t keylen)
{
    if (link->hash != hash || link->keylen != keylen)
        return false;
    return keylen == 0 || memcmp(link->key, key, keylen) == 0;
}

static hh_link **bucket(const hh_table *t, uint32_t hash)
{
    return &t->buckets[hash & (t->nbuckets - 1)];
}

static bool grow(hh_table *t)
{
    size_t n = t->nbuckets == 0 ? FIRST_BUCKETS : 2 * t->nbuckets;
    hh_link **fresh = calloc(n, sizeof *fresh);
    if (fresh == NULL)
        return false;
    free(t->buckets);
    t->buckets = fresh;
    t->nbuckets = n;
    for (hh_link *l = t->head; l != NULL; l = l->next) {
        hh_link **at = bucket(t, l->hash);
        l->chain = *at;
        *at = l;
    }
    return true;
}

static hh_link *lookup(const hh_table *t, uint32_t hash, const void *key, size_t keylen)
{
    if (t->nbuckets == 0)
        return NULL;
    hh_link *l = *bucket(t, hash);
    while (l != NULL && !same_key(l, hash, key, keylen))
        l = l->chain;
    return l;
}

bool hh_add(hh_table *t, hh_link *link, const void *key, size_t keylen)
{
    uint32_t hash = hash_of(key, keylen);
    if (lookup(t, hash, key, keylen) != NULL)
        return false;
    if (t->count >= t->nbuckets && !grow(t))
        return false;
    link->key = key;
    link->keylen = keylen;
    link->hash = hash;
    hh_link **at = bucket(t, hash);
    link->chain = *at;
    *at = link;
    link->next = NULL;
    link->prev = t->tail;
    if (t->tail != NULL)
        t->tail->next = link;
    else
        t->head = link;
    t->tail = link;
    t->count++;
    return true;
}

hh_link *hh_find(const hh_table *t, const void *key, size_t keylen)
{
    return lookup(t, hash_of(key, keylen), key, keylen);
}

void hh_del(hh_table *t, hh_link *link)
{
    hh_link **at = bucket(t, link->hash);
    while (*at != link)
        at = &(*at)->chain;
    *at = link->chain;
    if (link->prev != NULL)
        link->prev->next = link->next;
    else
        t->head = link->next;
    if (link->next != NULL)
        link->next->prev = link->prev;
    else
        t->tail = link->prev;
    t->count--;
}

size_t hh_count(const hh_table *t)
{
    return t->count;
}

hh_link *hh_first(const hh_table *t)
{
    return t->head;
}

hh_link *hh_next(const hh_link *link)
{
    return link->next;
}

void hh_each(hh_table *t, bool (*fn)(hh_table *t, hh_link *link, void *arg), void *arg)
{
    hh_link *l = t->head;
    while (l != NULL) {
        hh_link *next = l->next;
        if (!fn(t, l, arg))
            return;
        l = next;
    }
}
