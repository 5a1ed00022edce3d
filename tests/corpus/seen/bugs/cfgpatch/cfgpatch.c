#include "cfgpatch.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *next;
    char *key;
    char *value;
};

struct cfg {
    struct entry *entries;
    size_t size;
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static struct entry *find(const cfg *c, const char *key)
{
    struct entry *e = c->entries;
    while (e != NULL && strcmp(e->key, key) != 0)
        e = e->next;
    return e;
}

static void free_entry(struct entry *e)
{
    free(e->key);
    free(e->value);
    free(e);
}

cfg *cfg_new(void)
{
    return calloc(1, sizeof(cfg));
}

void cfg_free(cfg *c)
{
    if (c == NULL)
        return;
    while (c->entries != NULL) {
        struct entry *e = c->entries;
        c->entries = e->next;
        free_entry(e);
    }
    free(c);
}

static bool add(cfg *c, const char *key, const char *value)
{
    struct entry *e = malloc(sizeof *e);
    if (e == NULL)
        return false;
    e->key = copy_text(key);
    e->value = copy_text(value);
    if (e->key == NULL || e->value == NULL) {
        free_entry(e);
        return false;
    }
    e->next = c->entries;
    c->entries = e;
    c->size++;
    return true;
}

bool cfg_set(cfg *c, const char *key, const char *value)
{
    struct entry *e = find(c, key);
    if (e == NULL)
        return add(c, key, value);
    char *copy = copy_text(value);
    if (copy == NULL)
        return false;
    free(e->value);
    e->value = copy;
    return true;
}

const char *cfg_get(const cfg *c, const char *key)
{
    const struct entry *e = find(c, key);
    return e == NULL ? NULL : e->value;
}

bool cfg_unset(cfg *c, const char *key)
{
    for (struct entry **at = &c->entries; *at != NULL; at = &(*at)->next) {
        struct entry *e = *at;
        if (strcmp(e->key, key) == 0) {
            *at = e->next;
            c->size--;
            free_entry(e);
            return true;
        }
    }
    return false;
}

size_t cfg_size(const cfg *c)
{
    return c->size;
}

bool cfg_merge(cfg *c, const cfg *from)
{
    if (c == from)
        return true;
    for (const struct entry *e = from->entries; e != NULL; e = e->next) {
        struct entry *own = find(c, e->key);
        if (own != NULL) {
            free(own->value);
            own->value = e->value;
        } else if (!add(c, e->key, e->value)) {
            return false;
        }
    }
    return true;
}

/* Whether a set has a setting just so. */
static bool has(const cfg *c, const struct entry *e)
{
    const char *value = cfg_get(c, e->key);
    return value != NULL && strcmp(value, e->value) == 0;
}

size_t cfg_diff_count(const cfg *a, const cfg *b)
{
    size_t count = 0;
    for (const struct entry *e = a->entries; e != NULL; e = e->next)
        count += !has(b, e);
    for (const struct entry *e = b->entries; e != NULL; e = e->next)
        count += find(a, e->key) == NULL;
    return count;
}

cfg *cfg_diff(const cfg *a, const cfg *b)
{
    cfg *result = cfg_new();
    if (result == NULL)
        return NULL;
    for (const struct entry *e = b->entries; e != NULL; e = e->next)
        if (!has(a, e) && !add(result, e->key, e->value)) {
            cfg_free(result);
            return NULL;
        }
    return result;
}
