#include "lexpool.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 256
#define CHUNK 1024

/* Strings lie in chunks, one after the other, with their terminators. */
struct chunk {
    struct chunk *next;
    size_t used;
    char data[CHUNK];
};

struct entry {
    const char *text;
    size_t len;
    uint32_t hash;
    lp_atom next; /* in the same bucket */
};

struct lexpool {
    struct chunk *chunks; /* the newest first */
    struct entry *entries;
    size_t count, room;
    lp_atom bucket[BUCKETS];
};

lexpool *lp_new(void)
{
    return calloc(1, sizeof(lexpool));
}

void lp_free(lexpool *pool)
{
    if (!pool)
        return;
    while (pool->chunks) {
        struct chunk *next = pool->chunks->next;

        free(pool->chunks);
        pool->chunks = next;
    }
    free(pool->entries);
    free(pool);
}

lexpool *lp_clone(const lexpool *pool)
{
    lexpool *copy = lp_new();
    struct chunk **tail;

    if (!copy)
        return NULL;
    tail = &copy->chunks;
    for (const struct chunk *c = pool->chunks; c; c = c->next) {
        struct chunk *made = malloc(sizeof *made);

        if (!made) {
            lp_free(copy);
            return NULL;
        }
        made->next = NULL;
        made->used = c->used;
        memcpy(made->data, c->data, c->used);
        *tail = made;
        tail = &made->next;
    }
    if (pool->count > 0) {
        copy->entries = malloc(pool->count * sizeof *copy->entries);
        if (!copy->entries) {
            lp_free(copy);
            return NULL;
        }
        memcpy(copy->entries, pool->entries, pool->count * sizeof *copy->entries);
    }
    copy->count = copy->room = pool->count;
    memcpy(copy->bucket, pool->bucket, sizeof copy->bucket);
    return copy;
}

/* FNV-1a */
static uint32_t hash_of(const char *s, size_t len)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < len; i++) {
        hash ^= (unsigned char)s[i];
        hash *= 16777619u;
    }
    return hash;
}

static lp_atom lookup(const lexpool *pool, const char *s, size_t len, uint32_t hash)
{
    lp_atom atom = pool->bucket[hash % BUCKETS];

    while (atom != 0) {
        const struct entry *e = &pool->entries[atom - 1];

        if (e->hash == hash && e->len == len && memcmp(e->text, s, len) == 0)
            return atom;
        atom = e->next;
    }
    return 0;
}

static const char *store(lexpool *pool, const char *s, size_t len)
{
    struct chunk *c = pool->chunks;
    char *text;

    if (!c || CHUNK - c->used < len + 1) {
        c = malloc(sizeof *c);
        if (!c)
            return NULL;
        c->next = pool->chunks;
        c->used = 0;
        pool->chunks = c;
    }
    text = c->data + c->used;
    memcpy(text, s, len);
    text[len] = '\0';
    c->used += len + 1;
    return text;
}

static int make_room(lexpool *pool)
{
    size_t room = pool->room ? pool->room * 2 : 16;
    struct entry *more;

    if (pool->count < pool->room)
        return 1;
    more = realloc(pool->entries, room * sizeof *more);
    if (!more)
        return 0;
    pool->entries = more;
    pool->room = room;
    return 1;
}

static lp_atom intern(lexpool *pool, const char *s, size_t len)
{
    uint32_t hash = hash_of(s, len);
    lp_atom atom = lookup(pool, s, len, hash);
    struct entry *e;
    const char *text;

    if (atom != 0)
        return atom;
    if (pool->count >= LP_MAX_ATOMS || !make_room(pool))
        return 0;
    text = store(pool, s, len);
    if (!text)
        return 0;
    e = &pool->entries[pool->count++];
    e->text = text;
    e->len = len;
    e->hash = hash;
    e->next = pool->bucket[hash % BUCKETS];
    atom = (lp_atom)pool->count;
    pool->bucket[hash % BUCKETS] = atom;
    return atom;
}

lp_atom lp_intern(lexpool *pool, const char *s)
{
    size_t len = strlen(s);

    return len > LP_MAX_LEN ? 0 : intern(pool, s, len);
}

lp_atom lp_intern_n(lexpool *pool, const char *s, size_t len)
{
    if (len > LP_MAX_LEN)
        return 0;
    if (len == 0)
        return intern(pool, "", 0);
    if (memchr(s, 0, len))
        return 0;
    return intern(pool, s, len);
}

lp_atom lp_find(const lexpool *pool, const char *s)
{
    size_t len = strlen(s);

    return lookup(pool, s, len, hash_of(s, len));
}

const char *lp_text(const lexpool *pool, lp_atom atom)
{
    return atom >= 1 && atom <= pool->count ? pool->entries[atom - 1].text : NULL;
}

size_t lp_len(const lexpool *pool, lp_atom atom)
{
    return atom >= 1 && atom <= pool->count ? pool->entries[atom - 1].len : 0;
}

size_t lp_count(const lexpool *pool)
{
    return pool->count;
}

int lp_order(const lexpool *pool, lp_atom a, lp_atom b)
{
    const char *s = lp_text(pool, a), *t = lp_text(pool, b);

    if (!s || !t)
        return (s != NULL) - (t != NULL);
    return strcmp(s, t);
}
