#include "memtab.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 12

struct entry {
    unsigned char *value; // NULL: deleted
    size_t valuelen;
    unsigned char *key;
    size_t keylen;
    struct entry *next[]; // as many as the entry has levels
};

struct mt_table {
    struct entry *head[LEVELS];
    size_t count;
    uint32_t seed;
    int sealed;
};

struct mt_iter {
    const mt_table *table;
    const struct entry *at;
};

mt_table *mt_new(void)
{
    mt_table *t = calloc(1, sizeof *t);
    if (t)
        t->seed = 2463534242u;
    return t;
}

void mt_drop(mt_table *t)
{
    if (!t)
        return;
    struct entry *e = t->head[0];
    while (e) {
        struct entry *next = e->next[0];
        free(e->value);
        free(e->key);
        free(e);
        e = next;
    }
    free(t);
}

static int compare(const struct entry *e, const void *key, size_t keylen)
{
    size_t n = e->keylen < keylen ? e->keylen : keylen;
    int c = n > 0 ? memcmp(e->key, key, n) : 0;
    if (c != 0)
        return c;
    return (e->keylen > keylen) - (e->keylen < keylen);
}

// The first entry that is not less; links[] gets, for each level, the place
// where an entry of that key is linked, unless it is NULL.
static struct entry *find(const mt_table *t, const void *key, size_t keylen, struct entry ***links)
{
    struct entry *const *row = t->head;
    for (int level = LEVELS - 1;; level--) {
        while (row[level] && compare(row[level], key, keylen) < 0)
            row = row[level]->next;
        if (links)
            links[level] = (struct entry **)&row[level];
        if (level == 0)
            return row[0];
    }
}

// Each level has a quarter of the entries of the one below.
static int random_levels(mt_table *t)
{
    int n = 1;
    t->seed ^= t->seed << 13;
    t->seed ^= t->seed >> 17;
    t->seed ^= t->seed << 5;
    for (uint32_t r = t->seed; n < LEVELS && (r & 3) == 0; r >>= 2)
        n++;
    return n;
}

static unsigned char *copy_bytes(const void *from, size_t n)
{
    unsigned char *to = malloc(n ? n : 1);
    if (to && n > 0)
        memcpy(to, from, n);
    return to;
}

// Takes over value, also when it fails.
static int set(mt_table *t, const void *key, size_t keylen, unsigned char *value, size_t valuelen)
{
    struct entry **links[LEVELS];
    struct entry *e = find(t, key, keylen, links);
    if (e && compare(e, key, keylen) == 0) {
        free(e->value);
        e->value = value;
        e->valuelen = valuelen;
        return 0;
    }
    if (t->count == MT_MAXENTRIES) {
        free(value);
        return -1;
    }
    int levels = random_levels(t);
    e = malloc(sizeof *e + (size_t)levels * sizeof e->next[0]);
    unsigned char *mykey = copy_bytes(key, keylen);
    if (!e || !mykey) {
        free(e);
        free(mykey);
        free(value);
        return -1;
    }
    e->key = mykey;
    e->keylen = keylen;
    e->value = value;
    e->valuelen = valuelen;
    for (int i = 0; i < levels; i++) {
        e->next[i] = *links[i];
        *links[i] = e;
    }
    t->count++;
    return 0;
}

int mt_put(mt_table *t, const void *key, size_t keylen, const void *value, size_t valuelen)
{
    assert(!t->sealed);
    if (keylen > MT_MAXKEY || valuelen > MT_MAXVALUE)
        return -1;
    unsigned char *copy = copy_bytes(value, valuelen);
    if (!copy)
        return -1;
    return set(t, key, keylen, copy, valuelen);
}

int mt_delete(mt_table *t, const void *key, size_t keylen)
{
    assert(!t->sealed);
    if (keylen > MT_MAXKEY)
        return -1;
    return set(t, key, keylen, NULL, 0);
}

int mt_get(const mt_table *t, const void *key, size_t keylen, const void **value, size_t *valuelen)
{
    const struct entry *e = find(t, key, keylen, NULL);
    if (!e || compare(e, key, keylen) != 0)
        return 0;
    if (!e->value)
        return -1;
    if (value)
        *value = e->value;
    if (valuelen)
        *valuelen = e->valuelen;
    return 1;
}

void mt_seal(mt_table *t)
{
    t->sealed = 1;
}

size_t mt_count(const mt_table *t)
{
    return t->count;
}

mt_iter *mt_iter_new(const mt_table *t)
{
    mt_iter *it = malloc(sizeof *it);
    if (!it)
        return NULL;
    it->table = t;
    it->at = NULL;
    return it;
}

void mt_iter_free(mt_iter *it)
{
    free(it);
}

void mt_iter_seek(mt_iter *it, const void *key, size_t keylen)
{
    it->at = find(it->table, key, keylen, NULL);
}

int mt_iter_valid(const mt_iter *it)
{
    return it->at != NULL;
}

void mt_iter_next(mt_iter *it)
{
    it->at = it->at->next[0];
}

const void *mt_iter_key(const mt_iter *it, size_t *len)
{
    const struct entry *e = it->at;
    if (len)
        *len = e->keylen;
    return e->key;
}

const void *mt_iter_value(const mt_iter *it, size_t *len)
{
    const struct entry *e = it->at;
    if (len)
        *len = e->valuelen;
    return e->value;
}
