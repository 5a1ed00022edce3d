#include "hpdyn.h"

#include <stdlib.h>
#include <string.h>

struct field {
    struct field *newer, *older;
    size_t size;
    const char *value;
    char text[]; /* name and value, each with its NUL */
};

struct hpdyn {
    struct field *newest, *oldest;
    size_t count, size, limit;
};

static size_t cost(const char *name, const char *value)
{
    return strlen(name) + strlen(value) + HPDYN_OVERHEAD;
}

static struct field *make(const char *name, const char *value)
{
    size_t name_size = strlen(name) + 1, value_size = strlen(value) + 1;
    struct field *f = malloc(sizeof *f + name_size + value_size);
    if (f == NULL)
        return NULL;
    f->newer = f->older = NULL;
    f->size = cost(name, value);
    f->value = f->text + name_size;
    memcpy(f->text, name, name_size);
    memcpy(f->text + name_size, value, value_size);
    return f;
}

static void drop_oldest(hpdyn *t)
{
    struct field *f = t->oldest;
    t->oldest = f->newer;
    if (t->oldest != NULL)
        t->oldest->older = NULL;
    else
        t->newest = NULL;
    t->size -= f->size;
    t->count--;
    free(f);
}

/* Drops fields until `size` more fits; whether it does. */
static int make_room(hpdyn *t, size_t size)
{
    while (t->count > 0 && (size > t->limit || t->size > t->limit - size))
        drop_oldest(t);
    return size <= t->limit;
}

static void push(hpdyn *t, struct field *f)
{
    f->older = t->newest;
    if (t->newest != NULL)
        t->newest->newer = f;
    else
        t->oldest = f;
    t->newest = f;
    t->size += f->size;
    t->count++;
}

static struct field *at(const hpdyn *t, size_t index)
{
    struct field *f = t->newest;
    while (f != NULL && index-- > 0)
        f = f->older;
    return f;
}

hpdyn *hpdyn_new(size_t limit)
{
    hpdyn *t = calloc(1, sizeof *t);
    if (t != NULL)
        t->limit = limit < HPDYN_LIMIT ? limit : HPDYN_LIMIT;
    return t;
}

hpdyn *hpdyn_clone(const hpdyn *t)
{
    hpdyn *clone = hpdyn_new(t->limit);
    if (clone == NULL)
        return NULL;
    for (const struct field *f = t->oldest; f != NULL; f = f->newer) {
        struct field *copy = make(f->text, f->value);
        if (copy == NULL) {
            hpdyn_free(clone);
            return NULL;
        }
        push(clone, copy);
    }
    return clone;
}

void hpdyn_free(hpdyn *t)
{
    if (t == NULL)
        return;
    while (t->count > 0)
        drop_oldest(t);
    free(t);
}

int hpdyn_insert(hpdyn *t, const char *name, const char *value)
{
    struct field *f = make(name, value);
    if (f == NULL)
        return -1;
    if (make_room(t, f->size))
        push(t, f);
    else
        free(f);
    return 0;
}

int hpdyn_insert_at(hpdyn *t, size_t index, const char *value)
{
    const struct field *named = at(t, index);
    if (named == NULL)
        return -1;
    if (!make_room(t, cost(named->text, value)))
        return 0;
    struct field *f = make(named->text, value);
    if (f == NULL)
        return -1;
    push(t, f);
    return 0;
}

int hpdyn_repeat(hpdyn *t, size_t index)
{
    const struct field *f = at(t, index);
    return f == NULL ? -1 : hpdyn_insert(t, f->text, f->value);
}

void hpdyn_resize(hpdyn *t, size_t limit)
{
    t->limit = limit < HPDYN_LIMIT ? limit : HPDYN_LIMIT;
    make_room(t, 0);
}

size_t hpdyn_count(const hpdyn *t)
{
    return t->count;
}

size_t hpdyn_size(const hpdyn *t)
{
    return t->size;
}

size_t hpdyn_limit(const hpdyn *t)
{
    return t->limit;
}

const char *hpdyn_name(const hpdyn *t, size_t index)
{
    const struct field *f = at(t, index);
    return f == NULL ? NULL : f->text;
}

const char *hpdyn_value(const hpdyn *t, size_t index)
{
    const struct field *f = at(t, index);
    return f == NULL ? NULL : f->value;
}

size_t hpdyn_find(const hpdyn *t, const char *name, const char *value)
{
    size_t index = 0;
    for (const struct field *f = t->newest; f != NULL; f = f->older, index++)
        if (strcmp(f->text, name) == 0 && strcmp(f->value, value) == 0)
            return index;
    return HPDYN_NONE;
}
