#include "stagekid.h"

#include <stdlib.h>

struct actor {
    int tag;
    actor *parent;
    actor *previous, *next;
    actor *first, *last;
    size_t children;
    size_t place;
};

actor *actor_new(int tag)
{
    actor *a = calloc(1, sizeof *a);
    if (a != NULL)
        a->tag = tag;
    return a;
}

// Numbers the children anew.
static void renumber(actor *parent)
{
    size_t place = 0;
    for (actor *child = parent->first; child != NULL; child = child->next)
        child->place = place++;
}

static void unlink_child(actor *parent, actor *a)
{
    if (a->previous != NULL)
        a->previous->next = a->next;
    else
        parent->first = a->next;
    if (a->next != NULL)
        a->next->previous = a->previous;
    else
        parent->last = a->previous;
    a->previous = a->next = NULL;
    parent->children--;
}

// Links a child in before another one, or as the last one.
static void link_before(actor *parent, actor *a, actor *before)
{
    a->next = before;
    a->previous = before != NULL ? before->previous : parent->last;
    if (a->previous != NULL)
        a->previous->next = a;
    else
        parent->first = a;
    if (before != NULL)
        before->previous = a;
    else
        parent->last = a;
    parent->children++;
}

static void free_tree(actor *a)
{
    actor *child = a->first;
    while (child != NULL) {
        actor *next = child->next;
        free_tree(child);
        child = next;
    }
    free(a);
}

void actor_free(actor *a)
{
    if (a == NULL)
        return;
    actor_take_out(a);
    free_tree(a);
}

int actor_tag(const actor *a)
{
    return a->tag;
}

bool actor_add(actor *parent, actor *child)
{
    if (child->parent != NULL)
        return false;
    for (const actor *above = parent; above != NULL; above = above->parent)
        if (above == child)
            return false;
    link_before(parent, child, NULL);
    child->parent = parent;
    child->place = parent->children - 1;
    return true;
}

bool actor_take_out(actor *a)
{
    actor *parent = a->parent;
    if (parent == NULL)
        return false;
    unlink_child(parent, a);
    a->parent = NULL;
    a->place = 0;
    renumber(parent);
    return true;
}

// Makes the neighbours of a child, and the parent, point to it.
static void tie(actor *parent, actor *a)
{
    if (a->previous != NULL)
        a->previous->next = a;
    else
        parent->first = a;
    if (a->next != NULL)
        a->next->previous = a;
    else
        parent->last = a;
}

bool actor_swap(actor *a, actor *b)
{
    actor *parent = a->parent;
    if (parent == NULL || b->parent != parent)
        return false;
    if (a == b)
        return true;
    if (a->next == b) {
        unlink_child(parent, b);
        link_before(parent, b, a);
    } else {
        actor *previous = a->previous, *next = a->next;
        a->previous = b->previous;
        a->next = b->next;
        b->previous = previous;
        b->next = next;
        tie(parent, a);
        tie(parent, b);
    }
    renumber(parent);
    return true;
}

bool actor_raise(actor *a)
{
    actor *parent = a->parent;
    if (parent == NULL)
        return false;
    unlink_child(parent, a);
    link_before(parent, a, NULL);
    renumber(parent);
    return true;
}

bool actor_lower(actor *a)
{
    actor *parent = a->parent;
    if (parent == NULL)
        return false;
    unlink_child(parent, a);
    link_before(parent, a, parent->first);
    renumber(parent);
    return true;
}

actor *actor_parent(const actor *a)
{
    return a->parent;
}

actor *actor_first(const actor *a)
{
    return a->first;
}

actor *actor_last(const actor *a)
{
    return a->last;
}

actor *actor_next(const actor *a)
{
    return a->next;
}

actor *actor_previous(const actor *a)
{
    return a->previous;
}

size_t actor_place(const actor *a)
{
    return a->place;
}

size_t actor_children(const actor *a)
{
    return a->children;
}

actor *actor_find(actor *a, int tag)
{
    if (a->tag == tag)
        return a;
    for (actor *child = a->first; child != NULL; child = child->next) {
        actor *found = actor_find(child, tag);
        if (found != NULL)
            return found;
    }
    return NULL;
}
