#include "vgnode.h"

#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct attr {
    struct attr *next;
    char *value;
    char name[33];
};

struct vg_node {
    vg_kind kind;
    int numbers[4];
    char *content;
    struct attr *attrs;
    vg_node *parent, *first, *next;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, text, size) : NULL;
}

static vg_node *new_node(vg_kind kind, int a, int b, int c, int d)
{
    vg_node *node = calloc(1, sizeof *node);
    if (node != NULL) {
        node->kind = kind;
        memcpy(node->numbers, (int[4]){a, b, c, d}, sizeof node->numbers);
    }
    return node;
}

vg_node *vg_new_group(void)
{
    return new_node(VG_GROUP, 0, 0, 0, 0);
}

vg_node *vg_new_rect(int x, int y, int width, int height)
{
    return new_node(VG_RECT, x, y, width, height);
}

vg_node *vg_new_circle(int x, int y, int radius)
{
    return new_node(VG_CIRCLE, x, y, radius, 0);
}

vg_node *vg_new_text(int x, int y, const char *content)
{
    vg_node *node = new_node(VG_TEXT, x, y, 0, 0);
    if (node == NULL)
        return NULL;
    node->content = duplicate(content);
    if (node->content == NULL) {
        free(node);
        return NULL;
    }
    return node;
}

static void free_tree(vg_node *node)
{
    while (node->first != NULL) {
        vg_node *child = node->first;
        node->first = child->next;
        free_tree(child);
    }
    while (node->attrs != NULL) {
        struct attr *attr = node->attrs;
        node->attrs = attr->next;
        free(attr->value);
        free(attr);
    }
    free(node->content);
    free(node);
}

void vg_free(vg_node *node)
{
    if (node != NULL)
        free_tree(node);
}

vg_kind vg_get_kind(const vg_node *node)
{
    return node->kind;
}

vg_result vg_append(vg_node *parent, vg_node *child)
{
    assert(child->parent == NULL);
    if (parent->kind != VG_GROUP)
        return VG_NOT_A_GROUP;
    vg_node **link = &parent->first;
    while (*link != NULL)
        link = &(*link)->next;
    *link = child;
    child->parent = parent;
    return VG_OK;
}

void vg_detach(vg_node *node)
{
    if (node->parent == NULL)
        return;
    vg_node **link = &node->parent->first;
    while (*link != node)
        link = &(*link)->next;
    *link = node->next;
    node->next = NULL;
    node->parent = NULL;
}

vg_node *vg_parent(const vg_node *node)
{
    return node->parent;
}

vg_node *vg_first_child(const vg_node *node)
{
    return node->first;
}

vg_node *vg_next_sibling(const vg_node *node)
{
    return node->next;
}

static struct attr **find(vg_node *node, const char *name)
{
    struct attr **link = &node->attrs;
    while (*link != NULL && strcmp((*link)->name, name) != 0)
        link = &(*link)->next;
    return link;
}

vg_result vg_set(vg_node *node, const char *name, const char *value)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz-");
    if (length == 0 || length > 32 || name[length] != '\0')
        return VG_BAD_NAME;
    struct attr **link = find(node, name), *attr = *link;
    if (value == NULL) {
        if (attr != NULL) {
            *link = attr->next;
            free(attr->value);
            free(attr);
        }
        return VG_OK;
    }
    char *copy = duplicate(value);
    if (copy == NULL)
        return VG_NO_MEMORY;
    if (attr == NULL) {
        attr = calloc(1, sizeof *attr);
        if (attr == NULL) {
            free(copy);
            return VG_NO_MEMORY;
        }
        memcpy(attr->name, name, length);
        *link = attr;
    }
    free(attr->value);
    attr->value = copy;
    return VG_OK;
}

const char *vg_get(const vg_node *node, const char *name)
{
    for (const struct attr *attr = node->attrs; attr != NULL; attr = attr->next)
        if (strcmp(attr->name, name) == 0)
            return attr->value;
    return NULL;
}

struct text {
    char *at;
    size_t length, room;
    bool failed;
};

static void put(struct text *text, const char *more, size_t length)
{
    if (text->failed)
        return;
    if (text->length + length + 1 > text->room) {
        size_t room = 2 * (text->length + length + 32);
        char *at = realloc(text->at, room);
        if (at == NULL) {
            text->failed = true;
            return;
        }
        text->at = at;
        text->room = room;
    }
    memcpy(text->at + text->length, more, length);
    text->length += length;
    text->at[text->length] = '\0';
}

static void put_text(struct text *text, const char *more)
{
    put(text, more, strlen(more));
}

static void put_escaped(struct text *text, const char *more)
{
    for (; *more != '\0'; more++) {
        switch (*more) {
        case '<': put_text(text, "&lt;"); break;
        case '&': put_text(text, "&amp;"); break;
        case '"': put_text(text, "&quot;"); break;
        default: put(text, more, 1);
        }
    }
}

static void render(struct text *text, const vg_node *node)
{
    static const char *const tags[] = {"g", "rect", "circle", "text"};
    const int *n = node->numbers;
    char numbers[128] = "";
    switch (node->kind) {
    case VG_GROUP:
        break;
    case VG_RECT:
        snprintf(numbers, sizeof numbers, " x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", n[0], n[1], n[2], n[3]);
        break;
    case VG_CIRCLE:
        snprintf(numbers, sizeof numbers, " cx=\"%d\" cy=\"%d\" r=\"%d\"", n[0], n[1], n[2]);
        break;
    case VG_TEXT:
        snprintf(numbers, sizeof numbers, " x=\"%d\" y=\"%d\"", n[0], n[1]);
        break;
    }
    put_text(text, "<");
    put_text(text, tags[node->kind]);
    put_text(text, numbers);
    for (const struct attr *attr = node->attrs; attr != NULL; attr = attr->next) {
        put_text(text, " ");
        put_text(text, attr->name);
        put_text(text, "=\"");
        put_escaped(text, attr->value);
        put_text(text, "\"");
    }
    put_text(text, ">");
    if (node->content != NULL)
        put_escaped(text, node->content);
    for (const vg_node *child = node->first; child != NULL; child = child->next)
        render(text, child);
    put_text(text, "</");
    put_text(text, tags[node->kind]);
    put_text(text, ">");
}

char *vg_render(const vg_node *node)
{
    struct text text = {NULL, 0, 0, false};
    render(&text, node);
    if (text.failed) {
        free(text.at);
        return NULL;
    }
    return text.at;
}
