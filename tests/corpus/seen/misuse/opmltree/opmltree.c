#include "opmltree.h"

#include <stdlib.h>
#include <string.h>

#define TEXT_MAX 10000
#define INDENT_MAX 20

struct opml {
    char *text;
    opml *parent, *first, *last, *prev, *next;
};

static char *copy(const char *text)
{
    size_t len = strlen(text);
    char *c = len <= TEXT_MAX ? malloc(len + 1) : NULL;
    return c ? memcpy(c, text, len + 1) : NULL;
}

opml *opml_new(const char *text)
{
    opml *node = calloc(1, sizeof *node);
    if (node && !(node->text = copy(text))) {
        free(node);
        return NULL;
    }
    return node;
}

void opml_add(opml *parent, opml *child)
{
    child->parent = parent;
    child->prev = parent->last;
    child->next = NULL;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

opml *opml_detach(opml *node)
{
    opml *parent = node->parent;
    if (!parent)
        return node;
    if (node->prev)
        node->prev->next = node->next;
    else
        parent->first = node->next;
    if (node->next)
        node->next->prev = node->prev;
    else
        parent->last = node->prev;
    node->parent = node->prev = node->next = NULL;
    return node;
}

/* Outlines may be deep: no recursion. */
void opml_free(opml *node)
{
    opml *top = node;
    while (node) {
        if (node->first) {
            node = node->first;
            continue;
        }
        opml *parent = node == top ? NULL : node->parent;
        if (parent)
            parent->first = node->next;
        free(node->text);
        free(node);
        node = parent;
    }
}

int opml_set_text(opml *node, const char *text)
{
    char *c = copy(text);
    if (!c)
        return -1;
    free(node->text);
    node->text = c;
    return 0;
}

const char *opml_text(const opml *node)
{
    return node->text;
}

opml *opml_parent(const opml *node)
{
    return node->parent;
}

opml *opml_first(const opml *node)
{
    return node->first;
}

opml *opml_next(const opml *node)
{
    return node->next;
}

/* One step of a walk through top's tree: down with *leave 0, up with 1. */
static const opml *step(const opml *node, const opml *top, int *leave)
{
    if (!*leave && node->first)
        return node->first;
    if (!*leave) {
        *leave = 1;
        return node;
    }
    if (node == top)
        return NULL;
    if (node->next) {
        *leave = 0;
        return node->next;
    }
    return node->parent;
}

size_t opml_count(const opml *node)
{
    size_t count = 0;
    int leave = 0;
    for (const opml *n = node; n; n = step(n, node, &leave))
        count += !leave;
    return count;
}

static size_t add(char *out, size_t len, const char *s, int escape)
{
    for (; *s; s++) {
        const char *e = NULL;
        if (escape)
            e = *s == '&' ? "&amp;" : *s == '<' ? "&lt;" : *s == '"' ? "&quot;" : *s == '\n' ? "&#10;" : NULL;
        size_t n = e ? strlen(e) : 1;
        if (out)
            memcpy(out + len, e ? e : s, n);
        len += n;
    }
    return len;
}

static size_t render(const opml *node, char *out)
{
    size_t len = 0, depth = 0;
    int leave = 0;
    for (const opml *n = node; n; n = step(n, node, &leave)) {
        if (leave && !n->first)
            continue;
        if (leave)
            depth--;
        for (size_t i = 0; i < depth && i < INDENT_MAX; i++)
            len = add(out, len, "  ", 0);
        if (leave) {
            len = add(out, len, "</outline>\n", 0);
            continue;
        }
        len = add(out, len, "<outline text=\"", 0);
        len = add(out, len, n->text, 1);
        len = add(out, len, n->first ? "\">\n" : "\"/>\n", 0);
        depth += n->first != NULL;
    }
    return len;
}

char *opml_write(const opml *node)
{
    char *out = malloc(render(node, NULL) + 1);
    if (out)
        out[render(node, out)] = '\0';
    return out;
}
