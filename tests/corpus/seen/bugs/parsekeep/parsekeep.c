#include "parsekeep.h"

#include <stdlib.h>
#include <string.h>

struct field {
    const char *name;
    const char *value;
};

struct pk_doc {
    size_t refs;
    char *source; /* the text as it came */
    char *split;  /* the text cut into names and values */
    size_t count;
    struct field fields[PK_MAX_FIELDS];
};

struct slot {
    char key[PK_MAX_KEY + 1];
    pk_doc *doc;
    unsigned long long used;
};

struct pk_cache {
    size_t room;
    size_t count;
    unsigned long long clock;
    struct slot slots[PK_MAX_DOCS];
};

static void destroy(pk_doc *d)
{
    free(d->source);
    free(d->split);
    free(d);
}

void pk_release(pk_doc *d)
{
    if (d != NULL && --d->refs == 0)
        destroy(d);
}

static char *copy(const char *s, size_t len)
{
    char *c = malloc(len + 1);
    if (c != NULL)
        memcpy(c, s, len + 1);
    return c;
}

static int split(pk_doc *d)
{
    char *s = d->split;
    while (*s != '\0') {
        size_t len = strcspn(s, ";");
        char *next = s + len;
        if (*next == ';')
            *next++ = '\0';
        if (len > 0) {
            char *equals = strchr(s, '=');
            if (equals == NULL || equals == s || d->count == PK_MAX_FIELDS)
                return 0;
            *equals = '\0';
            d->fields[d->count].name = s;
            d->fields[d->count].value = equals + 1;
            d->count++;
        }
        s = next;
    }
    return 1;
}

static pk_doc *parse(const char *text)
{
    size_t len = strlen(text);
    if (len > PK_MAX_TEXT)
        return NULL;
    pk_doc *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    d->refs = 1;
    d->source = copy(text, len);
    d->split = copy(text, len);
    if (d->source == NULL || d->split == NULL || !split(d)) {
        destroy(d);
        return NULL;
    }
    return d;
}

pk_cache *pk_open(size_t docs)
{
    if (docs == 0 || docs > PK_MAX_DOCS)
        return NULL;
    pk_cache *c = calloc(1, sizeof *c);
    if (c != NULL)
        c->room = docs;
    return c;
}

void pk_close(pk_cache *c)
{
    if (c == NULL)
        return;
    for (size_t i = 0; i < c->count; i++)
        pk_release(c->slots[i].doc);
    free(c);
}

static struct slot *lookup(pk_cache *c, const char *key)
{
    for (size_t i = 0; i < c->count; i++)
        if (strcmp(c->slots[i].key, key) == 0)
            return &c->slots[i];
    return NULL;
}

static void discard(pk_cache *c, struct slot *s)
{
    pk_release(s->doc);
    struct slot *last = &c->slots[--c->count];
    if (s != last)
        *s = *last;
}

static pk_doc *hand_out(pk_cache *c, struct slot *s)
{
    s->used = ++c->clock;
    s->doc->refs++;
    return s->doc;
}

pk_doc *pk_load(pk_cache *c, const char *key, const char *text)
{
    size_t len = strlen(key);
    if (len > PK_MAX_KEY)
        return NULL;
    struct slot *s = lookup(c, key);
    if (s != NULL && strcmp(s->doc->source, text) == 0)
        return hand_out(c, s);

    pk_doc *d = parse(text);
    if (d == NULL)
        return NULL;
    if (s != NULL) {
        destroy(s->doc);
        s->doc = d;
        return hand_out(c, s);
    }
    if (c->count == c->room) {
        struct slot *oldest = &c->slots[0];
        for (size_t i = 1; i < c->count; i++)
            if (c->slots[i].used < oldest->used)
                oldest = &c->slots[i];
        discard(c, oldest);
    }
    s = &c->slots[c->count++];
    memcpy(s->key, key, len + 1);
    s->doc = d;
    return hand_out(c, s);
}

pk_doc *pk_find(pk_cache *c, const char *key)
{
    struct slot *s = lookup(c, key);
    return s == NULL ? NULL : hand_out(c, s);
}

int pk_drop(pk_cache *c, const char *key)
{
    struct slot *s = lookup(c, key);
    if (s == NULL)
        return 0;
    discard(c, s);
    return 1;
}

size_t pk_count(const pk_cache *c)
{
    return c->count;
}

size_t pk_fields(const pk_doc *d)
{
    return d->count;
}

const char *pk_value(const pk_doc *d, const char *name)
{
    for (size_t i = 0; i < d->count; i++)
        if (strcmp(d->fields[i].name, name) == 0)
            return d->fields[i].value;
    return NULL;
}
