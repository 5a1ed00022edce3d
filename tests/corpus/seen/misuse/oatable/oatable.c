#include "oatable.h"

#include <stdlib.h>
#include <string.h>

enum state { FREE, USED, GONE };

struct slot {
    const void *key;
    void *value;
    uint32_t hash;
    enum state state;
};

struct oat_table {
    struct slot *slots;
    size_t size;  /* a power of two */
    size_t count; /* USED */
    size_t taken; /* USED and GONE */
    oat_hash_fn hash;
    oat_equal_fn equal;
};

#define FIRST_SIZE 8

oat_table *oat_new(oat_hash_fn hash, oat_equal_fn equal)
{
    if (hash == NULL || equal == NULL)
        return NULL;

    oat_table *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    t->slots = calloc(FIRST_SIZE, sizeof *t->slots);
    if (t->slots == NULL) {
        free(t);
        return NULL;
    }
    t->size = FIRST_SIZE;
    t->hash = hash;
    t->equal = equal;
    return t;
}

void oat_free(oat_table *t)
{
    if (t == NULL)
        return;
    free(t->slots);
    free(t);
}

static struct slot *find(const oat_table *t, const void *key, uint32_t hash)
{
    size_t at = hash & (t->size - 1);

    while (t->slots[at].state != FREE) {
        struct slot *s = &t->slots[at];
        if (s->state == USED && s->hash == hash && t->equal(s->key, key))
            return s;
        at = (at + 1) & (t->size - 1);
    }
    return NULL;
}

/* A new array for the keys, with room for one more. */
static int rehash(oat_table *t)
{
    size_t size = FIRST_SIZE;

    while (size < (t->count + 1) * 2)
        size *= 2;
    struct slot *slots = calloc(size, sizeof *slots);
    if (slots == NULL)
        return 0;
    for (size_t i = 0; i < t->size; i++) {
        if (t->slots[i].state != USED)
            continue;
        size_t at = t->slots[i].hash & (size - 1);
        while (slots[at].state != FREE)
            at = (at + 1) & (size - 1);
        slots[at] = t->slots[i];
    }
    free(t->slots);
    t->slots = slots;
    t->size = size;
    t->taken = t->count;
    return 1;
}

/* The key must not be there. */
static struct slot *add(oat_table *t, const void *key, uint32_t hash)
{
    if (t->count >= OAT_MAX)
        return NULL;
    if ((t->taken + 1) * 4 > t->size * 3 && !rehash(t))
        return NULL;

    size_t at = hash & (t->size - 1);
    while (t->slots[at].state == USED)
        at = (at + 1) & (t->size - 1);
    struct slot *s = &t->slots[at];
    if (s->state == FREE)
        t->taken++;
    t->count++;
    s->key = key;
    s->value = NULL;
    s->hash = hash;
    s->state = USED;
    return s;
}

int oat_put(oat_table *t, const void *key, void *value)
{
    uint32_t hash = t->hash(key);
    struct slot *s = find(t, key, hash);
    int is_new = s == NULL;

    if (is_new)
        s = add(t, key, hash);
    if (s == NULL)
        return -1;
    s->value = value;
    return is_new;
}

void *oat_get(const oat_table *t, const void *key)
{
    const struct slot *s = find(t, key, t->hash(key));

    return s == NULL ? NULL : s->value;
}

void **oat_ref(oat_table *t, const void *key)
{
    uint32_t hash = t->hash(key);
    struct slot *s = find(t, key, hash);

    if (s == NULL)
        s = add(t, key, hash);
    return s == NULL ? NULL : &s->value;
}

const void *oat_remove(oat_table *t, const void *key)
{
    struct slot *s = find(t, key, t->hash(key));

    if (s == NULL)
        return NULL;
    const void *stored = s->key;
    s->state = GONE;
    s->key = NULL;
    s->value = NULL;
    t->count--;
    return stored;
}

size_t oat_count(const oat_table *t)
{
    return t->count;
}

int oat_each(oat_table *t, int (*visit)(const void *key, void *value, void *user), void *user)
{
    const struct slot *end = t->slots + t->size;

    for (const struct slot *s = t->slots; s < end; s++) {
        if (s->state != USED)
            continue;
        int result = visit(s->key, s->value, user);
        if (result != 0)
            return result;
    }
    return 0;
}

uint32_t oat_hash_string(const void *key)
{
    uint32_t h = 0;

    for (const unsigned char *p = key; *p != '\0'; p++)
        h = h * 31 + *p;
    return h ^ h >> 15;
}

int oat_equal_string(const void *a, const void *b)
{
    return strcmp(a, b) == 0;
}
