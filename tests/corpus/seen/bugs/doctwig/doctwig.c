#include "doctwig.h"

#include <stdlib.h>
#include <string.h>

struct dt_node {
    dt_node *parent, *first, *last, *prev, *next;
    char name[DT_NAME_MAX + 1];
};

dt_node *dt_new(const char *name)
{
    size_t length = strlen(name);
    dt_node *node;

    if (length > DT_NAME_MAX || !(node = calloc(1, sizeof *node)))
        return NULL;
    memcpy(node->name, name, length);
    return node;
}

/* Whether TOP is the node or above it. */
static int holds(const dt_node *top, const dt_node *node)
{
    while (node && node != top)
        node = node->parent;
    return node != NULL;
}

/* Links a root below PARENT in front of REF, at the end when REF is NULL. */
static void link_node(dt_node *parent, dt_node *ref, dt_node *node)
{
    node->parent = parent;
    node->next = ref;
    node->prev = ref ? ref->prev : parent->last;
    if (node->prev)
        node->prev->next = node;
    else
        parent->first = node;
    if (ref)
        ref->prev = node;
    else
        parent->last = node;
}

void dt_detach(dt_node *node)
{
    dt_node *parent = node->parent;

    if (!parent)
        return;
    if (node->prev)
        node->prev->next = node->next;
    else
        parent->first = node->next;
    if (node->next)
        node->next->prev = node->prev;
    else
        parent->last = node->prev;
    node->parent = node->prev = node->next = NULL;
}

void dt_free(dt_node *node)
{
    dt_node *n = node, *up;

    if (!node)
        return;
    dt_detach(node);
    for (;;) {
        while (n->first)
            n = n->first;
        if (n == node)
            break;
        up = n->parent;
        up->first = n->next;
        free(n);
        n = up;
    }
    free(node);
}

enum dt_status dt_append(dt_node *parent, dt_node *node)
{
    if (holds(node, parent))
        return DT_ELOOP;
    dt_detach(node);
    link_node(parent, NULL, node);
    return DT_OK;
}

enum dt_status dt_insert_before(dt_node *ref, dt_node *node)
{
    if (!ref->parent)
        return DT_EROOT;
    if (ref == node)
        return DT_OK;
    if (holds(node, ref))
        return DT_ELOOP;
    dt_detach(node);
    link_node(ref->parent, ref, node);
    return DT_OK;
}

enum dt_status dt_replace(dt_node *old, dt_node *node)
{
    if (!old->parent)
        return DT_EROOT;
    if (old == node)
        return DT_OK;
    dt_detach(node);
    link_node(old->parent, old, node);
    dt_detach(old);
    return DT_OK;
}

const char *dt_name(const dt_node *node)
{
    return node->name;
}

dt_node *dt_parent(const dt_node *node)
{
    return node->parent;
}

dt_node *dt_first(const dt_node *node)
{
    return node->first;
}

dt_node *dt_next(const dt_node *node)
{
    return node->next;
}

size_t dt_depth(const dt_node *node)
{
    size_t depth = 0;

    while ((node = node->parent))
        depth++;
    return depth;
}

size_t dt_count(const dt_node *node)
{
    const dt_node *n = node;
    size_t count = 1;

    for (;;) {
        if (n->first) {
            n = n->first;
        } else {
            while (n != node && !n->next)
                n = n->parent;
            if (n == node)
                return count;
            n = n->next;
        }
        count++;
    }
}
