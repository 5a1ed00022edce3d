#include "bibref.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct field {
    char *name, *value;
};

struct bib_entry {
    size_t refs;
    char *key;
    bib_entry *parent;
    size_t count;
    struct field fields[BIB_MAX_FIELDS];
};

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);

    if (copy)
        memcpy(copy, text, size);
    return copy;
}

bib_entry *bib_new(const char *key)
{
    bib_entry *e;

    if (key[0] == '\0' || strlen(key) > BIB_MAX_TEXT)
        return NULL;
    e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    e->key = copy_text(key);
    if (!e->key) {
        free(e);
        return NULL;
    }
    e->refs = 1;
    return e;
}

bib_entry *bib_ref(bib_entry *e)
{
    assert(e->refs > 0);
    e->refs++;
    return e;
}

void bib_unref(bib_entry *e)
{
    while (e) {
        bib_entry *parent = e->parent;

        assert(e->refs > 0);
        if (--e->refs > 0)
            return;
        for (size_t i = 0; i < e->count; i++) {
            free(e->fields[i].name);
            free(e->fields[i].value);
        }
        free(e->key);
        free(e);
        e = parent; /* whose reference was this entry's */
    }
}

const char *bib_key(const bib_entry *e)
{
    return e->key;
}

static size_t find(const bib_entry *e, const char *name)
{
    size_t i = 0;

    while (i < e->count && strcmp(e->fields[i].name, name) != 0)
        i++;
    return i;
}

int bib_set(bib_entry *e, const char *name, const char *value)
{
    size_t i;
    struct field new = {NULL, NULL};

    if (name[0] == '\0' || strlen(name) > BIB_MAX_TEXT)
        return -1;
    i = find(e, name);
    if (!value) {
        if (i < e->count) {
            free(e->fields[i].name);
            free(e->fields[i].value);
            e->fields[i] = e->fields[--e->count];
        }
        return 0;
    }
    if (strlen(value) > BIB_MAX_TEXT || i == BIB_MAX_FIELDS)
        return -1;
    new.value = copy_text(value);
    if (!new.value)
        return -1;
    if (i < e->count) {
        free(e->fields[i].value);
        e->fields[i].value = new.value;
        return 0;
    }
    new.name = copy_text(name);
    if (!new.name) {
        free(new.value);
        return -1;
    }
    e->fields[e->count++] = new;
    return 0;
}

const char *bib_get(const bib_entry *e, const char *name)
{
    for (; e; e = e->parent) {
        size_t i = find(e, name);

        if (i < e->count)
            return e->fields[i].value;
    }
    return NULL;
}

int bib_crossref(bib_entry *e, bib_entry *parent)
{
    bib_entry *old = e->parent;

    for (bib_entry *p = parent; p; p = p->parent)
        if (p == e)
            return -1;
    e->parent = parent ? bib_ref(parent) : NULL;
    bib_unref(old);
    return 0;
}

bib_entry *bib_parent(const bib_entry *e)
{
    return e->parent;
}
