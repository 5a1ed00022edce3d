#include "xmltwig.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct attr {
    struct attr *next;
    char *value;
    char name[];
};

struct twig {
    twig *parent, *first, *last, *prev, *next;
    struct attr *attrs;
    char tag[];
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *result = malloc(size);
    if (result)
        memcpy(result, text, size);
    return result;
}

twig *twig_new(const char *tag)
{
    size_t size = strlen(tag) + 1;
    twig *t = calloc(1, sizeof *t + size);
    if (t)
        memcpy(t->tag, tag, size);
    return t;
}

static void free_attr(struct attr *a)
{
    free(a->value);
    free(a);
}

void twig_free(twig *t)
{
    if (!t)
        return;
    assert(!t->parent);
    while (t->first) {
        twig *child = t->first;
        twig_detach(child);
        twig_free(child);
    }
    while (t->attrs) {
        struct attr *next = t->attrs->next;
        free_attr(t->attrs);
        t->attrs = next;
    }
    free(t);
}

void twig_append(twig *parent, twig *child)
{
    assert(!child->parent);
    for (const twig *up = parent; up; up = up->parent)
        assert(up != child);
    child->parent = parent;
    child->prev = parent->last;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

void twig_detach(twig *t)
{
    twig *parent = t->parent;
    if (!parent)
        return;
    if (t->prev)
        t->prev->next = t->next;
    else
        parent->first = t->next;
    if (t->next)
        t->next->prev = t->prev;
    else
        parent->last = t->prev;
    t->parent = t->prev = t->next = NULL;
}

const char *twig_tag(const twig *t)
{
    return t->tag;
}

twig *twig_parent(const twig *t)
{
    return t->parent;
}

twig *twig_first(const twig *t)
{
    return t->first;
}

twig *twig_next(const twig *t)
{
    return t->next;
}

int twig_set(twig *t, const char *name, const char *value)
{
    struct attr **link = &t->attrs;
    while (*link && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    struct attr *a = *link;
    if (!value) {
        if (a) {
            *link = a->next;
            free_attr(a);
        }
        return 0;
    }
    char *fresh = copy(value);
    if (!fresh)
        return -1;
    if (a) {
        free(a->value);
        a->value = fresh;
        return 0;
    }
    size_t size = strlen(name) + 1;
    a = malloc(sizeof *a + size);
    if (!a) {
        free(fresh);
        return -1;
    }
    a->next = NULL;
    a->value = fresh;
    memcpy(a->name, name, size);
    *link = a;
    return 0;
}

const char *twig_get(const twig *t, const char *name)
{
    for (const struct attr *a = t->attrs; a; a = a->next)
        if (strcmp(a->name, name) == 0)
            return a->value;
    return NULL;
}

struct out {
    char *text; /* NULL: only count */
    size_t length;
};

static void put(struct out *o, const char *text)
{
    size_t length = strlen(text);
    if (o->text)
        memcpy(o->text + o->length, text, length);
    o->length += length;
}

static void print(struct out *o, const twig *t)
{
    put(o, "<");
    put(o, t->tag);
    for (const struct attr *a = t->attrs; a; a = a->next) {
        put(o, " ");
        put(o, a->name);
        put(o, "=\"");
        put(o, a->value);
        put(o, "\"");
    }
    if (!t->first) {
        put(o, "/>");
        return;
    }
    put(o, ">");
    for (const twig *child = t->first; child; child = child->next)
        print(o, child);
    put(o, "</");
    put(o, t->tag);
    put(o, ">");
}

char *twig_print(const twig *t)
{
    struct out o = {NULL, 0};
    print(&o, t);
    o.text = malloc(o.length + 1);
    if (!o.text)
        return NULL;
    o.length = 0;
    print(&o, t);
    o.text[o.length] = '\0';
    return o.text;
}
