#include "lrustash.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 256

struct item {
    struct item *newer;
    struct item *older;
    struct item *chain;
    void *value;
    uint32_t hash;
    char name[];
};

struct ls_stash {
    struct item **buckets; /* not there as long as nothing can be stored */
    struct item *newest;
    struct item *oldest;
    size_t size;
    size_t capacity;
    ls_drop_fn *drop;
    void *user;
};

static uint32_t hash_name(const char *name)
{
    uint32_t h = 5381;

    while (*name != '\0')
        h = h * 33 ^ (unsigned char)*name++;
    return h;
}

static struct item *find(const ls_stash *s, const char *name, uint32_t hash)
{
    if (s->buckets == NULL)
        return NULL;
    struct item *it = s->buckets[hash % BUCKETS];
    while (it != NULL && (it->hash != hash || strcmp(it->name, name) != 0))
        it = it->chain;
    return it;
}

static void list_out(ls_stash *s, struct item *it)
{
    if (it->newer != NULL)
        it->newer->older = it->older;
    else
        s->newest = it->older;
    if (it->older != NULL)
        it->older->newer = it->newer;
    else
        s->oldest = it->newer;
}

static void list_front(ls_stash *s, struct item *it)
{
    it->newer = NULL;
    it->older = s->newest;
    if (s->newest != NULL)
        s->newest->newer = it;
    else
        s->oldest = it;
    s->newest = it;
}

/* Takes an item out of list and table, drops its value and frees it. */
static void discard(ls_stash *s, struct item *it)
{
    struct item **link = &s->buckets[it->hash % BUCKETS];

    while (*link != it)
        link = &(*link)->chain;
    *link = it->chain;
    list_out(s, it);
    s->size--;
    if (s->drop != NULL)
        s->drop(it->name, it->value, s->user);
    free(it);
}

static int want_buckets(ls_stash *s)
{
    if (s->buckets == NULL)
        s->buckets = calloc(BUCKETS, sizeof *s->buckets);
    return s->buckets != NULL;
}

ls_stash *ls_new(size_t capacity, ls_drop_fn *drop, void *user)
{
    if (capacity > LS_MAX_CAPACITY)
        return NULL;

    ls_stash *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->capacity = capacity;
    s->drop = drop;
    s->user = user;
    if (capacity > 0 && !want_buckets(s)) {
        free(s);
        return NULL;
    }
    return s;
}

void ls_free(ls_stash *s)
{
    if (s == NULL)
        return;
    ls_clear(s);
    free(s->buckets);
    free(s);
}

int ls_put(ls_stash *s, const char *name, void *value)
{
    if (s->buckets == NULL)
        return 0;

    uint32_t hash = hash_name(name);
    struct item *it = find(s, name, hash);
    if (it != NULL) {
        void *before = it->value;
        it->value = value;
        list_out(s, it);
        list_front(s, it);
        if (before != value && s->drop != NULL)
            s->drop(it->name, before, s->user);
        return 1;
    }

    size_t length = strlen(name);
    it = malloc(sizeof *it + length + 1);
    if (it == NULL)
        return -1;
    memcpy(it->name, name, length + 1);
    it->value = value;
    it->hash = hash;

    if (s->size >= s->capacity)
        discard(s, s->oldest);
    it->chain = s->buckets[hash % BUCKETS];
    s->buckets[hash % BUCKETS] = it;
    list_front(s, it);
    s->size++;
    return 1;
}

void *ls_get(ls_stash *s, const char *name)
{
    struct item *it = find(s, name, hash_name(name));

    if (it == NULL)
        return NULL;
    list_out(s, it);
    list_front(s, it);
    return it->value;
}

void *ls_peek(const ls_stash *s, const char *name)
{
    const struct item *it = find(s, name, hash_name(name));

    return it == NULL ? NULL : it->value;
}

int ls_remove(ls_stash *s, const char *name)
{
    struct item *it = find(s, name, hash_name(name));

    if (it == NULL)
        return 0;
    discard(s, it);
    return 1;
}

int ls_resize(ls_stash *s, size_t capacity)
{
    if (capacity > LS_MAX_CAPACITY)
        return -1;
    if (capacity > 0 && !want_buckets(s))
        return -1;
    s->capacity = capacity;
    while (s->size > capacity)
        discard(s, s->oldest);
    return 0;
}

void ls_clear(ls_stash *s)
{
    while (s->oldest != NULL)
        discard(s, s->oldest);
}

size_t ls_size(const ls_stash *s)
{
    return s->size;
}

size_t ls_capacity(const ls_stash *s)
{
    return s->capacity;
}

const char *ls_oldest(const ls_stash *s)
{
    return s->oldest == NULL ? NULL : s->oldest->name;
}
