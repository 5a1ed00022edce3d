#include "tocnode.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

void toc_init(toc_node *node, const char *title)
{
    node->title = title ? title : "";
    node->parent = NULL;
    node->prev = NULL;
    node->next = NULL;
    node->first = NULL;
    node->last = NULL;
}

static int is_within(const toc_node *root, const toc_node *node)
{
    while (node && node != root)
        node = node->parent;
    return node == root;
}

void toc_append(toc_node *parent, toc_node *node)
{
    assert(node->parent == NULL);
    assert(!is_within(node, parent));
    node->parent = parent;
    node->prev = parent->last;
    node->next = NULL;
    if (parent->last)
        parent->last->next = node;
    else
        parent->first = node;
    parent->last = node;
}

void toc_insert(toc_node *sibling, toc_node *node)
{
    toc_node *parent = sibling->parent;
    assert(parent != NULL);
    assert(node->parent == NULL);
    assert(!is_within(node, parent));
    node->parent = parent;
    node->prev = sibling->prev;
    node->next = sibling;
    if (sibling->prev)
        sibling->prev->next = node;
    else
        parent->first = node;
    sibling->prev = node;
}

void toc_detach(toc_node *node)
{
    toc_node *parent = node->parent;
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
    node->parent = NULL;
    node->prev = NULL;
    node->next = NULL;
}

toc_node *toc_next(const toc_node *root, const toc_node *node)
{
    if (node->first)
        return node->first;
    while (node != root) {
        if (node->next)
            return node->next;
        node = node->parent;
    }
    return NULL;
}

size_t toc_count(const toc_node *root)
{
    size_t n = 0;
    for (const toc_node *node = root; node; node = toc_next(root, node))
        n++;
    return n;
}

size_t toc_depth(const toc_node *node)
{
    size_t depth = 0;
    while ((node = node->parent))
        depth++;
    return depth;
}

size_t toc_index(const toc_node *node)
{
    size_t index = 0;
    if (!node->parent)
        return 0;
    for (; node; node = node->prev)
        index++;
    return index;
}

toc_node *toc_find(toc_node *root, const char *title)
{
    for (toc_node *node = root; node; node = toc_next(root, node))
        if (strcmp(node->title, title) == 0)
            return node;
    return NULL;
}

/* What snprintf does with a text that continues at `at`. */
static size_t add_text(char *buf, size_t size, size_t at, const char *text)
{
    for (; *text; text++, at++)
        if (at + 1 < size)
            buf[at] = *text;
    return at;
}

size_t toc_number(const toc_node *node, char *buf, size_t size)
{
    char digits[32];
    size_t length = 0;
    for (size_t up = toc_depth(node); up-- > 0;) {
        const toc_node *heading = node;
        for (size_t i = 0; i < up; i++)
            heading = heading->parent;
        if (length > 0)
            length = add_text(buf, size, length, ".");
        snprintf(digits, sizeof digits, "%zu", toc_index(heading));
        length = add_text(buf, size, length, digits);
    }
    if (size > 0)
        buf[length < size ? length : size - 1] = '\0';
    return length;
}
