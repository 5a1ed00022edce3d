#include "pathnode.h"

#include <stdlib.h>
#include <string.h>

struct pn_node {
    pn_node *parent, *first, *last, *prev, *next;
    char name[PN_NAME_MAX + 1];
};

static pn_node *create(const char *name, size_t n)
{
    pn_node *node;

    if (n == 0 || n > PN_NAME_MAX || memchr(name, '/', n) != NULL)
        return NULL;
    if (name[0] == '.' && (n == 1 || (n == 2 && name[1] == '.')))
        return NULL;
    node = calloc(1, sizeof *node);
    if (node != NULL)
        memcpy(node->name, name, n);
    return node;
}

pn_node *pn_create(const char *name)
{
    return create(name, strlen(name));
}

void pn_detach(pn_node *node)
{
    pn_node *parent = node->parent;

    if (parent == NULL)
        return;
    if (node->prev != NULL)
        node->prev->next = node->next;
    else
        parent->first = node->next;
    if (node->next != NULL)
        node->next->prev = node->prev;
    else
        parent->last = node->prev;
    node->parent = node->prev = node->next = NULL;
}

void pn_destroy(pn_node *node)
{
    if (node == NULL)
        return;
    pn_detach(node);
    while (node != NULL) {
        pn_node *parent;

        if (node->first != NULL) {
            node = node->first;
            continue;
        }
        parent = node->parent;
        pn_detach(node);
        free(node);
        node = parent;
    }
}

static pn_node *child_named(const pn_node *dir, const char *name, size_t n)
{
    pn_node *c = dir->first;

    while (c != NULL && (strlen(c->name) != n || memcmp(c->name, name, n) != 0))
        c = c->next;
    return c;
}

static void append(pn_node *parent, pn_node *child)
{
    child->parent = parent;
    child->prev = parent->last;
    child->next = NULL;
    if (parent->last != NULL)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

int pn_attach(pn_node *parent, pn_node *child)
{
    if (child_named(parent, child->name, strlen(child->name)) != NULL)
        return -1;
    append(parent, child);
    return 0;
}

const char *pn_name(const pn_node *node)
{
    return node->name;
}

pn_node *pn_parent(const pn_node *node)
{
    return node->parent;
}

pn_node *pn_first(const pn_node *node)
{
    return node->first;
}

pn_node *pn_next(const pn_node *node)
{
    return node->next;
}

/* Follows a path, making nodes on the way if MAKE. */
static pn_node *walk(pn_node *node, const char *path, int make)
{
    for (;;) {
        pn_node *next;
        size_t n;

        path += strspn(path, "/");
        n = strcspn(path, "/");
        if (n == 0)
            return node;
        if (n == 1 && path[0] == '.') {
            next = node;
        } else if (n == 2 && path[0] == '.' && path[1] == '.') {
            next = node->parent != NULL ? node->parent : node;
        } else {
            next = child_named(node, path, n);
            if (next == NULL && make) {
                next = create(path, n);
                if (next != NULL)
                    append(node, next);
            }
            if (next == NULL)
                return NULL;
        }
        node = next;
        path += n;
    }
}

pn_node *pn_lookup(pn_node *from, const char *path)
{
    return walk(from, path, 0);
}

pn_node *pn_mkpath(pn_node *from, const char *path)
{
    return walk(from, path, 1);
}

/* Writes one byte of a path if there is room for it and a zero. */
static void put(char *buf, size_t size, size_t at, char c)
{
    if (size > 0 && at < size - 1)
        buf[at] = c;
}

size_t pn_path(const pn_node *node, char *buf, size_t size)
{
    size_t length = 0, at;

    for (const pn_node *n = node; n->parent != NULL; n = n->parent)
        length += strlen(n->name) + 1;
    at = length;
    for (const pn_node *n = node; n->parent != NULL; n = n->parent) {
        size_t k = strlen(n->name);

        while (k > 0)
            put(buf, size, --at, n->name[--k]);
        put(buf, size, --at, '/');
    }
    if (length == 0)
        put(buf, size, length++, '/');
    if (size > 0)
        buf[length < size ? length : size - 1] = '\0';
    return length;
}
