#include "hopmap.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct hopnode {
    struct hopnode *next;
    size_t hash;
    long value;
    char key[];
};

struct hopmap {
    struct hopnode **bucket;
    size_t buckets; /* a power of two */
    size_t count;
};

hopmap *hopmap_new(void)
{
    hopmap *m = malloc(sizeof *m);

    if (!m)
        return NULL;
    m->buckets = 4;
    m->count = 0;
    if (!(m->bucket = calloc(m->buckets, sizeof *m->bucket))) {
        free(m);
        return NULL;
    }
    return m;
}

void hopmap_free(hopmap *m)
{
    if (!m)
        return;
    for (size_t i = 0; i < m->buckets; i++)
        while (m->bucket[i]) {
            struct hopnode *next = m->bucket[i]->next;

            free(m->bucket[i]);
            m->bucket[i] = next;
        }
    free(m->bucket);
    free(m);
}

static size_t hash_of(const char *key)
{
    size_t hash = 0;

    while (*key)
        hash = hash * 31 + (unsigned char)*key++;
    return hash ^ hash >> 7;
}

static struct hopnode **find(const hopmap *m, const char *key, size_t hash)
{
    struct hopnode **at = &m->bucket[hash & (m->buckets - 1)];

    while (*at && ((*at)->hash != hash || strcmp((*at)->key, key)))
        at = &(*at)->next;
    return at;
}

/* Twice the buckets; without memory for that the chains just become longer. */
static void grow(hopmap *m)
{
    size_t buckets = m->buckets * 2;
    struct hopnode **bucket = calloc(buckets, sizeof *bucket);

    if (!bucket)
        return;
    for (size_t i = 0; i < m->buckets; i++)
        while (m->bucket[i]) {
            struct hopnode *n = m->bucket[i];

            m->bucket[i] = n->next;
            n->next = bucket[n->hash & (buckets - 1)];
            bucket[n->hash & (buckets - 1)] = n;
        }
    free(m->bucket);
    m->bucket = bucket;
    m->buckets = buckets;
}

int hopmap_put(hopmap *m, const char *key, long value)
{
    size_t hash = hash_of(key), length = strlen(key);
    struct hopnode *n = *find(m, key, hash), **at;

    if (n) {
        n->value = value;
        return 0;
    }
    if (length > HOPMAP_KEY_MAX || m->count == HOPMAP_COUNT_MAX)
        return -1;
    if (!(n = malloc(sizeof *n + length + 1)))
        return -1;
    memcpy(n->key, key, length + 1);
    n->hash = hash;
    n->value = value;
    if (m->count == m->buckets)
        grow(m);
    at = &m->bucket[hash & (m->buckets - 1)];
    n->next = *at;
    *at = n;
    m->count++;
    return 1;
}

bool hopmap_get(const hopmap *m, const char *key, long *value)
{
    const struct hopnode *n = *find(m, key, hash_of(key));

    if (n && value)
        *value = n->value;
    return n != NULL;
}

bool hopmap_del(hopmap *m, const char *key)
{
    struct hopnode **at = find(m, key, hash_of(key)), *n = *at;

    if (!n)
        return false;
    *at = n->next;
    free(n);
    m->count--;
    return true;
}

size_t hopmap_count(const hopmap *m)
{
    return m->count;
}

hopiter hopmap_iter(hopmap *m)
{
    return (hopiter){.map = m, .bucket = m->bucket};
}

bool hopiter_next(hopiter *it, const char **key, long *value)
{
    struct hopnode *n = it->next;

    while (!n && it->at < it->map->buckets)
        n = it->bucket[it->at++];
    it->now = n;
    if (!n) {
        it->next = NULL;
        return false;
    }
    it->next = n->next;
    if (key)
        *key = n->key;
    if (value)
        *value = n->value;
    return true;
}

void hopiter_set(hopiter *it, long value)
{
    assert(it->now);
    it->now->value = value;
}

void hopiter_erase(hopiter *it)
{
    struct hopnode **at;

    assert(it->now);
    at = &it->bucket[it->now->hash & (it->map->buckets - 1)];
    while (*at != it->now)
        at = &(*at)->next;
    *at = it->now->next;
    free(it->now);
    it->now = NULL;
    it->map->count--;
}
