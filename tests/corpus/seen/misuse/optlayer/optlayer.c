#include "optlayer.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct option {
    char *name, *value;
    size_t layer;
};

struct optlayer {
    struct option *options; /* of the bottom layer first */
    size_t count, capacity;
    size_t depth;
};

optlayer *ol_new(void)
{
    optlayer *o = calloc(1, sizeof *o);
    if (o != NULL)
        o->depth = 1;
    return o;
}

/* The first option of the top layer. */
static size_t first(const optlayer *o)
{
    size_t i = o->count;
    while (i > 0 && o->options[i - 1].layer == o->depth)
        i--;
    return i;
}

static void drop_top(optlayer *o)
{
    size_t from = first(o);
    while (o->count > from) {
        struct option *option = &o->options[--o->count];
        free(option->name);
        free(option->value);
    }
    o->depth--;
}

void ol_free(optlayer *o)
{
    if (o == NULL)
        return;
    while (o->depth > 0)
        drop_top(o);
    free(o->options);
    free(o);
}

void ol_push(optlayer *o)
{
    o->depth++;
}

void ol_pop(optlayer *o)
{
    assert(o->depth > 1);
    drop_top(o);
}

size_t ol_depth(const optlayer *o)
{
    return o->depth;
}

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static struct option *find(const optlayer *o, const char *name)
{
    for (size_t i = o->count; i > 0; i--)
        if (strcmp(o->options[i - 1].name, name) == 0)
            return &o->options[i - 1];
    return NULL;
}

static bool append(optlayer *o, struct option option)
{
    if (o->count == o->capacity) {
        size_t capacity = o->capacity == 0 ? 8 : 2 * o->capacity;
        struct option *options = realloc(o->options, capacity * sizeof *options);
        if (options == NULL)
            return false;
        o->options = options;
        o->capacity = capacity;
    }
    o->options[o->count++] = option;
    return true;
}

bool ol_set(optlayer *o, const char *name, const char *value)
{
    struct option *found, fresh = {NULL, NULL, o->depth};
    if (*name == '\0' || strpbrk(name, "=\n") != NULL)
        return false;
    fresh.value = duplicate(value);
    if (fresh.value == NULL)
        return false;
    found = find(o, name);
    if (found != NULL && found->layer == o->depth) {
        free(found->value);
        found->value = fresh.value;
        return true;
    }
    fresh.name = duplicate(name);
    if (fresh.name == NULL || !append(o, fresh)) {
        free(fresh.name);
        free(fresh.value);
        return false;
    }
    return true;
}

const char *ol_get(const optlayer *o, const char *name)
{
    const struct option *option = find(o, name);
    return option == NULL ? NULL : option->value;
}

bool ol_has(const optlayer *o, const char *name)
{
    return find(o, name) != NULL;
}

long ol_number(const optlayer *o, const char *name)
{
    const char *value = ol_get(o, name);
    char *end;
    long number;
    assert(value != NULL);
    errno = 0;
    number = strtol(value, &end, 10);
    return end == value || *end != '\0' || errno != 0 ? 0 : number;
}

size_t ol_count(const optlayer *o)
{
    return o->count - first(o);
}

const char *ol_name(const optlayer *o, size_t i)
{
    assert(i < ol_count(o));
    return o->options[first(o) + i].name;
}

char *ol_dump(const optlayer *o)
{
    size_t size = 1;
    char *text, *end;
    for (size_t i = first(o); i < o->count; i++)
        size += strlen(o->options[i].name) + strlen(o->options[i].value) + 2;
    text = end = malloc(size);
    if (text == NULL)
        return NULL;
    for (size_t i = first(o); i < o->count; i++) {
        const struct option *option = &o->options[i];
        size_t length = strlen(option->name);
        memcpy(end, option->name, length);
        end += length;
        *end++ = '=';
        length = strlen(option->value);
        memcpy(end, option->value, length);
        end += length;
        *end++ = '\n';
    }
    *end = '\0';
    return text;
}
