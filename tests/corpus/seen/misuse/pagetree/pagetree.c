#include "pagetree.h"

#include <stdlib.h>
#include <string.h>

struct pt_node {
    pt_node *parent, *first, *last, *next;
    int is_text;
    char words[];
};

struct sink {
    char *buffer;
    size_t size, length;
};

static pt_node *make(const char *words, size_t most, int is_text)
{
    size_t length = strlen(words);
    pt_node *node;

    if (length > most || !(node = malloc(sizeof *node + length + 1)))
        return NULL;
    node->parent = node->first = node->last = node->next = NULL;
    node->is_text = is_text;
    memcpy(node->words, words, length + 1);
    return node;
}

pt_node *pt_element(const char *name)
{
    static const char good[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    return *name && name[strspn(name, good)] == '\0' ? make(name, PT_NAME, 0) : NULL;
}

pt_node *pt_text(const char *text)
{
    return make(text, PT_TEXT, 1);
}

static void attach(pt_node *parent, pt_node *child)
{
    child->parent = parent;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

pt_node *pt_clone(const pt_node *node)
{
    pt_node *copy = make(node->words, PT_TEXT, node->is_text), *below;
    const pt_node *child;

    for (child = node->first; copy && child; child = child->next) {
        if (!(below = pt_clone(child))) {
            pt_free(copy);
            return NULL;
        }
        attach(copy, below);
    }
    return copy;
}

void pt_free(pt_node *node)
{
    pt_node *child, *next;

    if (!node)
        return;
    for (child = node->first; child; child = next) {
        next = child->next;
        pt_free(child);
    }
    free(node);
}

/* Adds up the nodes and returns the levels. */
static size_t measure(const pt_node *node, size_t *nodes)
{
    const pt_node *child;
    size_t most = 0, levels;

    ++*nodes;
    for (child = node->first; child; child = child->next)
        if ((levels = measure(child, nodes)) > most)
            most = levels;
    return most + 1;
}

int pt_add(pt_node *parent, pt_node *child)
{
    const pt_node *top = parent;
    size_t nodes = 0, levels = 1;

    if (!parent || !child || parent->is_text) {
        pt_free(child);
        return -1;
    }
    for (; top->parent; top = top->parent)
        levels++;
    measure(top, &nodes);
    levels += measure(child, &nodes);
    if (levels > PT_DEEP || nodes > PT_NODES) {
        pt_free(child);
        return -1;
    }
    attach(parent, child);
    return 0;
}

size_t pt_children(const pt_node *node)
{
    const pt_node *child;
    size_t n = 0;

    for (child = node->first; child; child = child->next)
        n++;
    return n;
}

const pt_node *pt_child(const pt_node *node, size_t i)
{
    const pt_node *child = node->first;

    while (child && i-- > 0)
        child = child->next;
    return child;
}

static void put(struct sink *sink, const char *text)
{
    for (; *text; text++, sink->length++)
        if (sink->length + 1 < sink->size)
            sink->buffer[sink->length] = *text;
}

static void render(struct sink *sink, const pt_node *node)
{
    const pt_node *child;
    const char *p;

    if (node->is_text) {
        for (p = node->words; *p; p++) {
            char one[2] = {*p, '\0'};

            put(sink, *p == '<' ? "&lt;" : *p == '>' ? "&gt;" : *p == '&' ? "&amp;" : one);
        }
        return;
    }
    put(sink, "<");
    put(sink, node->words);
    put(sink, ">");
    for (child = node->first; child; child = child->next)
        render(sink, child);
    put(sink, "</");
    put(sink, node->words);
    put(sink, ">");
}

size_t pt_render(const pt_node *node, char *buffer, size_t size)
{
    struct sink sink = {buffer, size, 0};

    render(&sink, node);
    if (size > 0)
        buffer[sink.length < size ? sink.length : size - 1] = '\0';
    return sink.length;
}
