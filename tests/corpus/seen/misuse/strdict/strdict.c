#include "strdict.h"

#include <stdlib.h>
#include <string.h>

struct dict_entry {
    struct dict_entry *next;
    long value;
    char key[];
};

struct dict {
    struct dict_entry **buckets;
    size_t bucket_count; /* a power of two */
    size_t size;
};

static size_t hash(const char *key)
{
    size_t h = 2166136261u;
    for (; *key; key++)
        h = (h ^ (unsigned char)*key) * 16777619u;
    return h;
}

dict *dict_new(void)
{
    dict *d = malloc(sizeof *d);
    if (!d)
        return NULL;
    d->size = 0;
    d->bucket_count = 4;
    d->buckets = calloc(d->bucket_count, sizeof *d->buckets);
    if (!d->buckets) {
        free(d);
        return NULL;
    }
    return d;
}

void dict_free(dict *d)
{
    if (!d)
        return;
    for (size_t i = 0; i < d->bucket_count; i++) {
        while (d->buckets[i]) {
            struct dict_entry *e = d->buckets[i];
            d->buckets[i] = e->next;
            free(e);
        }
    }
    free(d->buckets);
    free(d);
}

/* The link to the entry of a key, or to where it would be. */
static struct dict_entry **locate(const dict *d, const char *key)
{
    struct dict_entry **link = &d->buckets[hash(key) & (d->bucket_count - 1)];
    while (*link && strcmp((*link)->key, key) != 0)
        link = &(*link)->next;
    return link;
}

/* It does no harm if there is no memory for more buckets. */
static void grow(dict *d)
{
    size_t count = 2 * d->bucket_count;
    struct dict_entry **buckets = calloc(count, sizeof *buckets);
    if (!buckets)
        return;
    for (size_t i = 0; i < d->bucket_count; i++) {
        while (d->buckets[i]) {
            struct dict_entry *e = d->buckets[i];
            struct dict_entry **bucket = &buckets[hash(e->key) & (count - 1)];
            d->buckets[i] = e->next;
            e->next = *bucket;
            *bucket = e;
        }
    }
    free(d->buckets);
    d->buckets = buckets;
    d->bucket_count = count;
}

bool dict_set(dict *d, const char *key, long value)
{
    struct dict_entry **link = locate(d, key);
    if (*link) {
        (*link)->value = value;
        return true;
    }
    size_t size = strlen(key) + 1;
    struct dict_entry *e = malloc(sizeof *e + size);
    if (!e)
        return false;
    memcpy(e->key, key, size);
    e->value = value;
    e->next = NULL;
    *link = e;
    if (++d->size > d->bucket_count)
        grow(d);
    return true;
}

bool dict_get(const dict *d, const char *key, long *value)
{
    const struct dict_entry *e = *locate(d, key);
    if (!e)
        return false;
    *value = e->value;
    return true;
}

bool dict_del(dict *d, const char *key)
{
    struct dict_entry **link = locate(d, key), *e = *link;
    if (!e)
        return false;
    *link = e->next;
    free(e);
    d->size--;
    return true;
}

size_t dict_size(const dict *d)
{
    return d->size;
}

/* Goes on to the first entry in a bucket that has one. */
static void settle(dict_iter *it)
{
    while (!it->entry && it->bucket + 1 < it->d->bucket_count)
        it->entry = it->d->buckets[++it->bucket];
}

dict_iter dict_begin(dict *d)
{
    dict_iter it = {d, 0, d->buckets[0]};
    settle(&it);
    return it;
}

bool dict_iter_valid(const dict_iter *it)
{
    return it->entry != NULL;
}

const char *dict_iter_key(const dict_iter *it)
{
    return it->entry->key;
}

long dict_iter_value(const dict_iter *it)
{
    return it->entry->value;
}

void dict_iter_next(dict_iter *it)
{
    it->entry = it->entry->next;
    settle(it);
}

void dict_iter_erase(dict_iter *it)
{
    struct dict_entry *e = it->entry, **link = &it->d->buckets[it->bucket];
    while (*link != e)
        link = &(*link)->next;
    *link = e->next;
    it->entry = e->next;
    it->d->size--;
    free(e);
    settle(it);
}
