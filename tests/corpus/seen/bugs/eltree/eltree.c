#include "eltree.h"

#include <stdlib.h>
#include <string.h>

struct el {
    char *name;
    char *text;
    el *parent;
    el *next;
    el *first;
    el *last;
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *result = malloc(size);
    if (result != NULL)
        memcpy(result, text, size);
    return result;
}

el *el_new(const char *name)
{
    el *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    e->name = copy(name);
    if (e->name == NULL) {
        free(e);
        return NULL;
    }
    return e;
}

el *el_append(el *parent, const char *name)
{
    el *e = el_new(name);
    if (e == NULL)
        return NULL;
    e->parent = parent;
    if (parent->first == NULL)
        parent->first = e;
    else
        parent->last->next = e;
    parent->last = e;
    return e;
}

el *el_prepend(el *parent, const char *name)
{
    el *e = el_new(name);
    if (e == NULL)
        return NULL;
    e->parent = parent;
    e->next = parent->first;
    parent->first = e;
    if (parent->last == NULL)
        parent->last = e;
    return e;
}

/* Frees a tree that nobody links to any more, without recursion. */
static void free_tree(el *top)
{
    el *e = top;
    while (e != NULL) {
        if (e->first != NULL) {
            el *child = e->first;
            e->first = child->next;
            e = child;
            continue;
        }
        el *up = e == top ? NULL : e->parent;
        free(e->name);
        free(e->text);
        free(e);
        e = up;
    }
}

void el_free(el *e)
{
    if (e == NULL)
        return;
    if (e->parent != NULL) {
        el *parent = e->parent;
        if (parent->first == e) {
            parent->first = e->next;
            if (parent->first == NULL)
                parent->last = NULL;
        } else {
            el *before = parent->first;
            while (before->next != e)
                before = before->next;
            before->next = e->next;
        }
    }
    free_tree(e);
}

bool el_remove(el *parent, const char *name)
{
    el *child = el_find(parent, name);
    if (child == NULL)
        return false;
    el_free(child);
    return true;
}

el *el_parent(const el *e)
{
    return e->parent;
}

el *el_first(const el *e)
{
    return e->first;
}

el *el_next(const el *e)
{
    return e->next;
}

el *el_find(const el *e, const char *name)
{
    el *child = e->first;
    while (child != NULL && strcmp(child->name, name) != 0)
        child = child->next;
    return child;
}

size_t el_children(const el *e)
{
    size_t count = 0;
    for (const el *child = e->first; child != NULL; child = child->next)
        count++;
    return count;
}

const char *el_name(const el *e)
{
    return e->name;
}

const char *el_text(const el *e)
{
    return e->text == NULL ? "" : e->text;
}

bool el_set_text(el *e, const char *text)
{
    char *fresh = copy(text);
    if (fresh == NULL)
        return false;
    free(e->text);
    e->text = fresh;
    return true;
}

size_t el_total(const el *e)
{
    size_t total = 1;
    const el *at = e;
    for (;;) {
        if (at->first != NULL) {
            at = at->first;
        } else {
            while (at != e && at->next == NULL)
                at = at->parent;
            if (at == e)
                return total;
            at = at->next;
        }
        total++;
    }
}
