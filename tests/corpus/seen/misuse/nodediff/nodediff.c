#include "nodediff.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct nd_node {
    char *label;
    nd_node *parent;
    nd_node **children;
    size_t count;
    size_t room;
};

struct nd_script {
    nd_edit *edits;
    size_t count;
    size_t room;
    size_t next;
};

nd_node *nd_new(const char *label)
{
    size_t len = strlen(label);
    if (len > ND_MAX_LABEL)
        return NULL;
    nd_node *n = calloc(1, sizeof *n);
    if (n == NULL)
        return NULL;
    n->label = malloc(len + 1);
    if (n->label == NULL) {
        free(n);
        return NULL;
    }
    memcpy(n->label, label, len + 1);
    return n;
}

static size_t height(const nd_node *n)
{
    size_t highest = 0;
    for (size_t i = 0; i < n->count; i++) {
        size_t h = height(n->children[i]);
        if (h > highest)
            highest = h;
    }
    return highest + 1;
}

int nd_attach(nd_node *parent, nd_node *child)
{
    size_t level = 0;
    if (child->parent != NULL)
        return -1;
    for (const nd_node *n = parent; n != NULL; n = n->parent) {
        if (n == child)
            return -1;
        level++;
    }
    if (parent->count == ND_MAX_CHILDREN || level + height(child) > ND_MAX_DEPTH)
        return -1;
    if (parent->count == parent->room) {
        size_t room = parent->room == 0 ? 4 : parent->room * 2;
        nd_node **bigger = realloc(parent->children, room * sizeof *bigger);
        if (bigger == NULL)
            return -1;
        parent->children = bigger;
        parent->room = room;
    }
    parent->children[parent->count++] = child;
    child->parent = parent;
    return 0;
}

void nd_free(nd_node *root)
{
    if (root == NULL)
        return;
    for (size_t i = 0; i < root->count; i++)
        nd_free(root->children[i]);
    free(root->children);
    free(root->label);
    free(root);
}

const char *nd_label(const nd_node *node)
{
    return node->label;
}

size_t nd_children(const nd_node *node)
{
    return node->count;
}

nd_node *nd_child(const nd_node *node, size_t index)
{
    return index < node->count ? node->children[index] : NULL;
}

static int emit(nd_script *s, nd_op op, const nd_node *a, const nd_node *b)
{
    if (s->count == s->room) {
        size_t room = s->room == 0 ? 8 : s->room * 2;
        nd_edit *bigger = realloc(s->edits, room * sizeof *bigger);
        if (bigger == NULL)
            return -1;
        s->edits = bigger;
        s->room = room;
    }
    s->edits[s->count].op = op;
    s->edits[s->count].old_node = a;
    s->edits[s->count].new_node = b;
    s->count++;
    return 0;
}

static int compare(nd_script *s, const nd_node *a, const nd_node *b)
{
    if (a == b)
        return 0;
    if (strcmp(a->label, b->label) != 0 && emit(s, ND_RELABEL, a, b) != 0)
        return -1;
    size_t i = 0;
    for (; i < a->count && i < b->count; i++)
        if (compare(s, a->children[i], b->children[i]) != 0)
            return -1;
    for (size_t k = i; k < a->count; k++)
        if (emit(s, ND_DELETE, a->children[k], NULL) != 0)
            return -1;
    for (size_t k = i; k < b->count; k++)
        if (emit(s, ND_INSERT, NULL, b->children[k]) != 0)
            return -1;
    return 0;
}

nd_script *nd_diff(const nd_node *a, const nd_node *b)
{
    nd_script *s = calloc(1, sizeof *s);
    if (s != NULL && compare(s, a, b) != 0) {
        nd_script_free(s);
        s = NULL;
    }
    return s;
}

size_t nd_script_size(const nd_script *script)
{
    return script->count;
}

int nd_script_next(nd_script *script, nd_edit *edit)
{
    if (script->next == script->count)
        return 0;
    *edit = script->edits[script->next++];
    return 1;
}

size_t nd_edit_print(const nd_edit *edit, char *buf, size_t size)
{
    int len = 0;
    switch (edit->op) {
    case ND_RELABEL:
        len = snprintf(buf, size, "%s>%s", edit->old_node->label, edit->new_node->label);
        break;
    case ND_INSERT:
        len = snprintf(buf, size, "+%s", edit->new_node->label);
        break;
    case ND_DELETE:
        len = snprintf(buf, size, "-%s", edit->old_node->label);
        break;
    }
    return len < 0 ? 0 : (size_t)len;
}

void nd_script_free(nd_script *script)
{
    if (script == NULL)
        return;
    free(script->edits);
    free(script);
}
