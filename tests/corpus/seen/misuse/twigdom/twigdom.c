#include "twigdom.h"

#include <stdlib.h>
#include <string.h>

struct td_node {
    td_doc *doc;
    td_node *parent;
    td_node *first, *last;      /* children */
    td_node *before, *after;    /* siblings */
    td_node *older, *newer;     /* all nodes of the document */
    char tag[TD_MAX_TAG + 1];
};

struct td_doc {
    td_node *root;
    td_node *newest;
};

/* --- documents --- */

td_doc *td_doc_new(const char *root_tag)
{
    td_doc *doc = calloc(1, sizeof *doc);

    if (!doc)
        return NULL;
    doc->root = td_node_new(doc, root_tag);
    if (!doc->root) {
        free(doc);
        return NULL;
    }
    return doc;
}

void td_doc_free(td_doc *doc)
{
    td_node *node, *older;

    if (!doc)
        return;
    for (node = doc->newest; node; node = older) {
        older = node->older;
        free(node);
    }
    free(doc);
}

td_node *td_doc_root(td_doc *doc)
{
    return doc->root;
}

/* --- nodes --- */

td_node *td_node_new(td_doc *doc, const char *tag)
{
    size_t length = strlen(tag);
    td_node *node;

    if (length == 0 || length > TD_MAX_TAG)
        return NULL;
    node = calloc(1, sizeof *node);
    if (!node)
        return NULL;
    memcpy(node->tag, tag, length + 1);
    node->doc = doc;
    node->older = doc->newest;
    if (doc->newest)
        doc->newest->newer = node;
    doc->newest = node;
    return node;
}

const char *td_node_tag(const td_node *node)
{
    return node->tag;
}

td_node *td_node_parent(const td_node *node)
{
    return node->parent;
}

static void detach(td_node *node)
{
    td_node *parent = node->parent;

    if (!parent)
        return;
    if (node->before)
        node->before->after = node->after;
    else
        parent->first = node->after;
    if (node->after)
        node->after->before = node->before;
    else
        parent->last = node->before;
    node->parent = node->before = node->after = NULL;
}

static int depth_of(const td_node *node)
{
    int depth = 0;

    while (node->parent) {
        node = node->parent;
        depth++;
    }
    return depth;
}

/* Levels below the node; the recursion is bounded by TD_MAX_DEPTH. */
static int height_of(const td_node *node)
{
    const td_node *child;
    int height = 0;

    for (child = node->first; child; child = child->after) {
        int h = height_of(child) + 1;
        if (h > height)
            height = h;
    }
    return height;
}

int td_append(td_node *parent, td_node *child)
{
    const td_node *up;

    if (child == child->doc->root)
        return -1;
    for (up = parent; up; up = up->parent)
        if (up == child)
            return -1;
    if (depth_of(parent) + 1 + height_of(child) > TD_MAX_DEPTH)
        return -1;
    detach(child);
    child->parent = parent;
    child->before = parent->last;
    if (parent->last)
        parent->last->after = child;
    else
        parent->first = child;
    parent->last = child;
    return 0;
}

static void destroy(td_node *node)
{
    td_node *child, *after;

    for (child = node->first; child; child = after) {
        after = child->after;
        destroy(child);
    }
    if (node->newer)
        node->newer->older = node->older;
    else
        node->doc->newest = node->older;
    if (node->older)
        node->older->newer = node->newer;
    free(node);
}

int td_remove(td_node *node)
{
    if (node == node->doc->root)
        return -1;
    detach(node);
    destroy(node);
    return 0;
}

/* --- cursors --- */

td_cursor td_walk(td_node *top)
{
    td_cursor cursor = {top, top};

    return cursor;
}

td_node *td_skip(td_cursor *cursor)
{
    td_node *node = cursor->node;

    while (node && node != cursor->top && !node->after)
        node = node->parent;
    cursor->node = node && node != cursor->top ? node->after : NULL;
    return cursor->node;
}

td_node *td_next(td_cursor *cursor)
{
    if (!cursor->node || !cursor->node->first)
        return td_skip(cursor);
    cursor->node = cursor->node->first;
    return cursor->node;
}
