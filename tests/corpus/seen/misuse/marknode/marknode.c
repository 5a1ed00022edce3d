#include "marknode.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct attr {
    struct attr *next;
    char *value;
    char name[];
};

struct mn_node {
    bool element;
    char *value;
    struct attr *attrs;
    mn_node *parent;
    mn_node *first, *last;
    mn_node *before, *after;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static mn_node *make(bool element, const char *value)
{
    mn_node *node = calloc(1, sizeof *node);
    if (node == NULL)
        return NULL;
    node->element = element;
    node->value = duplicate(value);
    if (node->value == NULL) {
        free(node);
        return NULL;
    }
    return node;
}

mn_node *mn_element(const char *tag)
{
    return make(true, tag);
}

mn_node *mn_text(const char *text)
{
    return make(false, text);
}

static void free_tree(mn_node *node)
{
    while (node->first != NULL) {
        mn_node *child = node->first;
        node->first = child->after;
        free_tree(child);
    }
    while (node->attrs != NULL) {
        struct attr *attr = node->attrs;
        node->attrs = attr->next;
        free(attr->value);
        free(attr);
    }
    free(node->value);
    free(node);
}

void mn_free(mn_node *root)
{
    if (root == NULL)
        return;
    assert(root->parent == NULL);
    free_tree(root);
}

static const mn_node *root_of(const mn_node *node)
{
    while (node->parent != NULL)
        node = node->parent;
    return node;
}

void mn_append(mn_node *parent, mn_node *child)
{
    assert(parent->element);
    assert(child->parent == NULL);
    assert(root_of(parent) != child);
    child->parent = parent;
    child->before = parent->last;
    if (parent->last != NULL)
        parent->last->after = child;
    else
        parent->first = child;
    parent->last = child;
}

void mn_detach(mn_node *node)
{
    mn_node *parent = node->parent;
    if (parent == NULL)
        return;
    if (node->before != NULL)
        node->before->after = node->after;
    else
        parent->first = node->after;
    if (node->after != NULL)
        node->after->before = node->before;
    else
        parent->last = node->before;
    node->parent = node->before = node->after = NULL;
}

mn_node *mn_parent(const mn_node *node)
{
    return node->parent;
}

mn_node *mn_first_child(const mn_node *node)
{
    return node->first;
}

mn_node *mn_next_sibling(const mn_node *node)
{
    return node->after;
}

const char *mn_value(const mn_node *node)
{
    return node->value;
}

static struct attr *find_attr(const mn_node *node, const char *name)
{
    struct attr *attr = node->attrs;
    while (attr != NULL && strcmp(attr->name, name) != 0)
        attr = attr->next;
    return attr;
}

int mn_set_attr(mn_node *element, const char *name, const char *value)
{
    assert(element->element);
    char *copy = duplicate(value);
    if (copy == NULL)
        return -1;
    struct attr *attr = find_attr(element, name);
    if (attr == NULL) {
        size_t size = strlen(name) + 1;
        attr = malloc(sizeof *attr + size);
        if (attr == NULL) {
            free(copy);
            return -1;
        }
        memcpy(attr->name, name, size);
        attr->value = NULL;
        attr->next = element->attrs;
        element->attrs = attr;
    }
    free(attr->value);
    attr->value = copy;
    return 0;
}

const char *mn_attr(const mn_node *node, const char *name)
{
    const struct attr *attr = find_attr(node, name);
    return attr == NULL ? NULL : attr->value;
}

size_t mn_text_length(const mn_node *node)
{
    size_t length = node->element ? 0 : strlen(node->value);
    for (const mn_node *child = node->first; child != NULL; child = child->after)
        length += mn_text_length(child);
    return length;
}
