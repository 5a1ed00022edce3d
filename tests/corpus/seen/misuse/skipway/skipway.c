#include "skipway.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 16

struct sw_entry {
    const char *key;
    void *value;
    int height;
    struct sw_entry *next[]; /* `height` of them */
};

typedef struct sw_entry entry;

struct sw_map {
    entry *head[LEVELS];
    size_t count;
    uint32_t random;
};

static int random_height(sw_map *m)
{
    uint32_t x = m->random;
    int height = 1;

    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    m->random = x;
    while (height < LEVELS && (x & 3) == 0) {
        ++height;
        x >>= 2;
    }
    return height;
}

/* Fills in, of each level, the link that leads to the first entry whose key
 * is not less; returns that entry or NULL. */
static entry *search(sw_map *m, const char *key, entry **links[LEVELS])
{
    entry *before = NULL;
    int level;

    for (level = LEVELS - 1; level >= 0; --level) {
        entry **link = before != NULL ? &before->next[level] : &m->head[level];

        while (*link != NULL && strcmp((*link)->key, key) < 0) {
            before = *link;
            link = &before->next[level];
        }
        links[level] = link;
    }
    return *links[0];
}

sw_map *sw_new(unsigned seed)
{
    sw_map *m = calloc(1, sizeof *m);

    if (m != NULL)
        m->random = ((uint32_t)seed * 2654435761u) | 1u;
    return m;
}

void sw_free(sw_map *m)
{
    if (m != NULL) {
        sw_clear(m);
        free(m);
    }
}

void sw_clear(sw_map *m)
{
    entry *e = m->head[0];
    int level;

    while (e != NULL) {
        entry *next = e->next[0];

        free(e);
        e = next;
    }
    for (level = 0; level < LEVELS; ++level)
        m->head[level] = NULL;
    m->count = 0;
}

size_t sw_count(const sw_map *m)
{
    return m->count;
}

int sw_put(sw_map *m, const char *key, void *value, void **old)
{
    entry **links[LEVELS];
    entry *e = search(m, key, links);
    int height, level;

    if (e != NULL && strcmp(e->key, key) == 0) {
        if (old != NULL)
            *old = e->value;
        e->value = value;
        return 0;
    }
    if (m->count >= SW_MAX_ENTRIES)
        return -1;
    height = random_height(m);
    e = malloc(sizeof *e + (size_t)height * sizeof e->next[0]);
    if (e == NULL)
        return -1;
    e->key = key;
    e->value = value;
    e->height = height;
    for (level = 0; level < height; ++level) {
        e->next[level] = *links[level];
        *links[level] = e;
    }
    ++m->count;
    return 1;
}

int sw_remove(sw_map *m, const char *key, void **old)
{
    entry **links[LEVELS];
    entry *e = search(m, key, links);
    int level;

    if (e == NULL || strcmp(e->key, key) != 0)
        return 0;
    for (level = 0; level < e->height; ++level)
        *links[level] = e->next[level];
    if (old != NULL)
        *old = e->value;
    free(e);
    --m->count;
    return 1;
}

sw_cursor sw_first(const sw_map *m)
{
    sw_cursor c;

    c.entry = m->head[0];
    return c;
}

sw_cursor sw_seek(const sw_map *m, const char *key)
{
    entry *const *row = m->head;
    sw_cursor c;
    int level;

    for (level = LEVELS - 1; level >= 0; --level)
        while (row[level] != NULL && strcmp(row[level]->key, key) < 0)
            row = row[level]->next;
    c.entry = row[0];
    return c;
}

int sw_at_entry(sw_cursor c)
{
    return c.entry != NULL;
}

sw_cursor sw_next(sw_cursor c)
{
    c.entry = c.entry->next[0];
    return c;
}

const char *sw_key(sw_cursor c)
{
    return c.entry->key;
}

void *sw_value(sw_cursor c)
{
    return c.entry->value;
}
