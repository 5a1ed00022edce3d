#include "larder.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *newer;
    struct entry *older;
    uint64_t until;
    char *key;
    char *value;
};

struct larder {
    struct entry *newest;
    struct entry *oldest;
    size_t count;
    size_t capacity;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static uint64_t expiry(uint64_t ttl, uint64_t now)
{
    return ttl > UINT64_MAX - now ? LARDER_FOREVER : now + ttl;
}

static int expired(const struct entry *e, uint64_t now)
{
    return e->until != LARDER_FOREVER && now >= e->until;
}

static void detach(larder *l, struct entry *e)
{
    if (e->newer != NULL)
        e->newer->older = e->older;
    else
        l->newest = e->older;
    if (e->older != NULL)
        e->older->newer = e->newer;
    else
        l->oldest = e->newer;
    e->newer = e->older = NULL;
    l->count--;
}

static void attach(larder *l, struct entry *e)
{
    e->newer = NULL;
    e->older = l->newest;
    if (l->newest != NULL)
        l->newest->newer = e;
    else
        l->oldest = e;
    l->newest = e;
    l->count++;
}

static void use(larder *l, struct entry *e)
{
    detach(l, e);
    attach(l, e);
}

static void dispose(struct entry *e)
{
    free(e->key);
    free(e->value);
    free(e);
}

static struct entry *find(const larder *l, const char *key)
{
    struct entry *e;

    for (e = l->newest; e != NULL; e = e->older)
        if (strcmp(e->key, key) == 0)
            return e;
    return NULL;
}

/* The entry that makes room for another one. */
static struct entry *victim(const larder *l, uint64_t now)
{
    struct entry *e;

    for (e = l->oldest; e != NULL; e = e->newer)
        if (expired(e, now))
            return e;
    return l->oldest;
}

larder *larder_new(size_t capacity)
{
    larder *l;

    if (capacity == 0 || capacity > LARDER_MAX_ENTRIES)
        return NULL;
    l = calloc(1, sizeof *l);
    if (l != NULL)
        l->capacity = capacity;
    return l;
}

void larder_free(larder *l)
{
    struct entry *e, *next;

    if (l == NULL)
        return;
    for (e = l->newest; e != NULL; e = next) {
        next = e->older;
        dispose(e);
    }
    free(l);
}

int larder_put(larder *l, const char *key, const char *value, uint64_t ttl, uint64_t now)
{
    struct entry *e, *out;
    char *fresh;

    if (strlen(key) > LARDER_MAX_TEXT || strlen(value) > LARDER_MAX_TEXT)
        return LARDER_TOO_LONG;

    e = find(l, key);
    if (e != NULL) {
        fresh = copy_text(value);
        if (fresh == NULL)
            return LARDER_NO_MEMORY;
        free(e->value);
        e->value = fresh;
        e->until = expiry(ttl, now);
        use(l, e);
        return LARDER_OK;
    }

    e = calloc(1, sizeof *e);
    if (e == NULL)
        return LARDER_NO_MEMORY;
    e->key = copy_text(key);
    if (e->key == NULL) {
        free(e);
        return LARDER_NO_MEMORY;
    }
    if (l->count == l->capacity) {
        out = victim(l, now);
        detach(l, out);
        dispose(out);
    }
    e->value = copy_text(value);
    if (e->value == NULL) {
        dispose(e);
        return LARDER_NO_MEMORY;
    }
    e->until = expiry(ttl, now);
    attach(l, e);
    return LARDER_OK;
}

const char *larder_get(larder *l, const char *key, uint64_t now)
{
    struct entry *e = find(l, key);

    if (e == NULL || expired(e, now))
        return NULL;
    use(l, e);
    return e->value;
}

int larder_touch(larder *l, const char *key, uint64_t ttl, uint64_t now)
{
    struct entry *e = find(l, key);

    if (e == NULL || expired(e, now))
        return 0;
    e->until = expiry(ttl, now);
    use(l, e);
    return 1;
}

uint64_t larder_left(const larder *l, const char *key, uint64_t now)
{
    const struct entry *e = find(l, key);

    if (e == NULL || expired(e, now))
        return 0;
    return e->until == LARDER_FOREVER ? LARDER_FOREVER : e->until - now;
}

int larder_remove(larder *l, const char *key)
{
    struct entry *e = find(l, key);

    if (e == NULL)
        return 0;
    detach(l, e);
    dispose(e);
    return 1;
}

size_t larder_sweep(larder *l, uint64_t now)
{
    struct entry *e, *next;
    size_t swept = 0;

    for (e = l->newest; e != NULL; e = next) {
        next = e->older;
        if (expired(e, now)) {
            detach(l, e);
            dispose(e);
            swept++;
        }
    }
    return swept;
}

size_t larder_count(const larder *l)
{
    return l->count;
}
