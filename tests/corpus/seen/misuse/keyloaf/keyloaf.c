#include "keyloaf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAXBYTES ((size_t)32 << 20)

struct entry { size_t key, val, len; };

struct kl_builder {
    char *mem;
    size_t used, room;
    struct entry *e;
    size_t n, cap;
};

struct kl_table {
    char *mem;
    struct entry *e;
    size_t n;
};

kl_builder *kl_open(void)
{
    return calloc(1, sizeof(kl_builder));
}

int kl_put(kl_builder *b, const char *key, const void *val, size_t len)
{
    size_t klen = strlen(key);
    if (klen > KL_MAXKEY || len > KL_MAXVAL)
        return -1;
    assert(b->n == 0 || strcmp(b->mem + b->e[b->n - 1].key, key) < 0);

    size_t need = klen + 1 + len;
    if (need > MAXBYTES - b->used)
        return -1;
    if (need > b->room - b->used) {
        size_t room = b->room * 2 + need + 64;
        char *mem = realloc(b->mem, room);
        if (!mem)
            return -1;
        b->mem = mem;
        b->room = room;
    }
    if (b->n == b->cap) {
        size_t cap = b->cap * 2 + 8;
        struct entry *e = realloc(b->e, cap * sizeof *e);
        if (!e)
            return -1;
        b->e = e;
        b->cap = cap;
    }
    struct entry *e = &b->e[b->n++];
    e->key = b->used;
    e->val = b->used + klen + 1;
    e->len = len;
    memcpy(b->mem + e->key, key, klen + 1);
    if (len)
        memcpy(b->mem + e->val, val, len);
    b->used += need;
    return 0;
}

kl_table *kl_seal(kl_builder *b)
{
    kl_table *t = malloc(sizeof *t);
    if (!t) {
        kl_abandon(b);
        return NULL;
    }
    t->mem = b->mem;
    t->e = b->e;
    t->n = b->n;
    free(b);
    return t;
}

void kl_abandon(kl_builder *b)
{
    if (!b)
        return;
    free(b->mem);
    free(b->e);
    free(b);
}

size_t kl_count(const kl_table *t)
{
    return t->n;
}

static size_t lower(const kl_table *t, const char *key)
{
    size_t lo = 0, hi = t->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (strcmp(t->mem + t->e[mid].key, key) < 0)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

const void *kl_get(const kl_table *t, const char *key, size_t *len)
{
    size_t i = lower(t, key);
    if (i == t->n || strcmp(t->mem + t->e[i].key, key) != 0)
        return NULL;
    if (len)
        *len = t->e[i].len;
    return t->mem + t->e[i].val;
}

kl_iter kl_seek(const kl_table *t, const char *from)
{
    kl_iter it = { t, from ? lower(t, from) : 0 };
    return it;
}

int kl_valid(const kl_iter *it)
{
    return it->i < it->t->n;
}

void kl_next(kl_iter *it)
{
    assert(kl_valid(it));
    it->i++;
}

const char *kl_key(const kl_iter *it)
{
    assert(kl_valid(it));
    return it->t->mem + it->t->e[it->i].key;
}

const void *kl_val(const kl_iter *it, size_t *len)
{
    assert(kl_valid(it));
    if (len)
        *len = it->t->e[it->i].len;
    return it->t->mem + it->t->e[it->i].val;
}

void kl_free(kl_table *t)
{
    if (!t)
        return;
    free(t->mem);
    free(t->e);
    free(t);
}
