#include "probemap.h"

#include <stdlib.h>
#include <string.h>

enum { FREE, USED, GONE };

struct slot {
    int key;
    unsigned char state;
    long value;
};

struct probemap {
    struct slot *slots;
    size_t mask;  /* slots - 1; their number is a power of two */
    size_t count; /* of USED */
};

#define MIN_SLOTS 4

static size_t home(const probemap *m, int key)
{
    return (size_t)(unsigned)key & m->mask;
}

/* Three quarters of the slots may be taken. */
static bool fits(size_t entries, size_t slots)
{
    return entries <= slots / 4 * 3;
}

probemap *probemap_new(size_t hint)
{
    size_t slots = MIN_SLOTS;
    probemap *m;

    if (hint > PROBEMAP_MAX)
        return NULL;
    while (!fits(hint, slots))
        slots *= 2;
    m = malloc(sizeof *m);
    if (m == NULL)
        return NULL;
    m->slots = calloc(slots, sizeof *m->slots);
    if (m->slots == NULL) {
        free(m);
        return NULL;
    }
    m->mask = slots - 1;
    m->count = 0;
    return m;
}

void probemap_free(probemap *m)
{
    if (m == NULL)
        return;
    free(m->slots);
    free(m);
}

/* The slot that holds key, or NULL. */
static struct slot *find(const probemap *m, int key)
{
    for (size_t i = home(m, key);; i = (i + 1) & m->mask) {
        struct slot *s = &m->slots[i];
        if (s->state == FREE)
            return NULL;
        if (s->state == USED && s->key == key)
            return s;
    }
}

/* Enters a key that is not there, where there is room for it. */
static void enter(probemap *m, int key, long value)
{
    size_t i = home(m, key);

    while (m->slots[i].state == USED)
        i = (i + 1) & m->mask;
    m->slots[i].key = key;
    m->slots[i].value = value;
    m->slots[i].state = USED;
    m->count++;
}

static bool grow(probemap *m)
{
    size_t old = m->mask + 1;
    struct slot *from = m->slots;
    struct slot *to = calloc(old * 2, sizeof *to);

    if (to == NULL)
        return false;
    m->slots = to;
    m->mask = old * 2 - 1;
    m->count = 0;
    for (size_t i = 0; i < old; i++)
        if (from[i].state == USED)
            enter(m, from[i].key, from[i].value);
    free(from);
    return true;
}

probemap *probemap_copy(const probemap *m)
{
    probemap *c = probemap_new(m->count);

    if (c == NULL)
        return NULL;
    for (size_t i = 0; i <= m->mask; i++)
        if (m->slots[i].state == USED)
            enter(c, m->slots[i].key, m->slots[i].value);
    return c;
}

int probemap_put(probemap *m, int key, long value)
{
    struct slot *s = find(m, key);

    if (s != NULL) {
        s->value = value;
        return 0;
    }
    if (m->count >= PROBEMAP_MAX)
        return -1;
    if (!fits(m->count + 1, m->mask + 1) && !grow(m))
        return -1;
    enter(m, key, value);
    return 1;
}

bool probemap_get(const probemap *m, int key, long *value)
{
    const struct slot *s = find(m, key);

    if (s == NULL)
        return false;
    if (value != NULL)
        *value = s->value;
    return true;
}

bool probemap_remove(probemap *m, int key, long *value)
{
    struct slot *s = find(m, key);

    if (s == NULL)
        return false;
    if (value != NULL)
        *value = s->value;
    s->state = GONE;
    m->count--;
    return true;
}

size_t probemap_count(const probemap *m)
{
    return m->count;
}

void probemap_clear(probemap *m)
{
    memset(m->slots, 0, (m->mask + 1) * sizeof *m->slots);
    m->count = 0;
}

bool probemap_next(const probemap *m, size_t *pos, int *key, long *value)
{
    size_t i;

    for (i = *pos; i <= m->mask; i++) {
        const struct slot *s = &m->slots[i];
        if (s->state != USED)
            continue;
        if (key != NULL)
            *key = s->key;
        if (value != NULL)
            *value = s->value;
        *pos = i + 1;
        return true;
    }
    *pos = i;
    return false;
}

bool probemap_equal(const probemap *a, const probemap *b)
{
    if (a->count != b->count)
        return false;
    for (size_t i = 0; i <= a->mask; i++) {
        const struct slot *s = &a->slots[i], *t;
        if (s->state != USED)
            continue;
        t = find(b, s->key);
        if (t == NULL || t->value != s->value)
            return false;
    }
    return true;
}
