#include "yemit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct yemit_node {
    yemit_kind kind;
    char *key;  /* of an entry of a map */
    char *text; /* of a scalar */
    struct yemit_node *next;
    struct yemit_node *first; /* of a list or map */
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy == NULL ? NULL : memcpy(copy, text, size);
}

static yemit_node *create(yemit_kind kind)
{
    yemit_node *node = calloc(1, sizeof *node);
    if (node != NULL)
        node->kind = kind;
    return node;
}

yemit_node *yemit_text(const char *text)
{
    yemit_node *node = create(YEMIT_SCALAR);
    if (node == NULL)
        return NULL;
    node->text = duplicate(text);
    if (node->text == NULL) {
        free(node);
        return NULL;
    }
    return node;
}

yemit_node *yemit_int(long long value)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%lld", value);
    return yemit_text(digits);
}

yemit_node *yemit_list(void)
{
    return create(YEMIT_LIST);
}

yemit_node *yemit_map(void)
{
    return create(YEMIT_MAP);
}

void yemit_free(yemit_node *node)
{
    if (node == NULL)
        return;
    yemit_node *child = node->first;
    while (child != NULL) {
        yemit_node *next = child->next;
        yemit_free(child);
        child = next;
    }
    free(node->key);
    free(node->text);
    free(node);
}

static yemit_node **tail(yemit_node *node)
{
    yemit_node **link = &node->first;
    while (*link != NULL)
        link = &(*link)->next;
    return link;
}

int yemit_append(yemit_node *list, yemit_node *item)
{
    if (list->kind != YEMIT_LIST)
        return -1;
    item->next = NULL;
    *tail(list) = item;
    return 0;
}

int yemit_set(yemit_node *map, const char *key, yemit_node *value)
{
    if (map->kind != YEMIT_MAP)
        return -1;
    char *name = duplicate(key);
    if (name == NULL)
        return -1;
    yemit_node **link = &map->first;
    while (*link != NULL && strcmp((*link)->key, name) != 0)
        link = &(*link)->next;
    yemit_node *old = *link;
    value->key = name;
    value->next = old == NULL ? NULL : old->next;
    *link = value;
    yemit_free(old);
    return 0;
}

yemit_node *yemit_get(const yemit_node *map, const char *key)
{
    if (map->kind != YEMIT_MAP)
        return NULL;
    yemit_node *node = map->first;
    while (node != NULL && strcmp(node->key, key) != 0)
        node = node->next;
    return node;
}

yemit_node *yemit_at(const yemit_node *node, size_t index)
{
    yemit_node *child = node->first;
    while (child != NULL && index-- > 0)
        child = child->next;
    return child;
}

yemit_node *yemit_take(yemit_node *node, size_t index)
{
    yemit_node **link = &node->first;
    while (*link != NULL && index-- > 0)
        link = &(*link)->next;
    yemit_node *child = *link;
    if (child == NULL)
        return NULL;
    *link = child->next;
    child->next = NULL;
    free(child->key);
    child->key = NULL;
    return child;
}

size_t yemit_count(const yemit_node *node)
{
    size_t count = 0;
    for (const yemit_node *child = node->first; child != NULL; child = child->next)
        count++;
    return count;
}

yemit_kind yemit_kind_of(const yemit_node *node)
{
    return node->kind;
}

yemit_node *yemit_clone(const yemit_node *node)
{
    yemit_node *copy = node->kind == YEMIT_SCALAR ? yemit_text(node->text) : create(node->kind);
    if (copy == NULL)
        return NULL;
    yemit_node **link = &copy->first;
    for (const yemit_node *child = node->first; child != NULL; child = child->next) {
        *link = yemit_clone(child);
        if (*link == NULL || (child->key != NULL && ((*link)->key = duplicate(child->key)) == NULL)) {
            yemit_free(copy);
            return NULL;
        }
        link = &(*link)->next;
    }
    return copy;
}

struct text {
    char *bytes;
    size_t length, room;
    int failed;
};

static void put(struct text *t, const char *bytes, size_t length)
{
    if (t->failed)
        return;
    if (t->room - t->length <= length) {
        size_t room = 2 * (t->length + length) + 64;
        char *wider = realloc(t->bytes, room);
        if (wider == NULL) {
            t->failed = 1;
            return;
        }
        t->bytes = wider;
        t->room = room;
    }
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
    t->bytes[t->length] = '\0';
}

/* Always in double quotes, unless it is a plain word or number. */
static void put_scalar(struct text *t, const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    if (*text != '\0' && text[strspn(text, plain)] == '\0') {
        put(t, text, strlen(text));
        return;
    }
    put(t, "\"", 1);
    for (; *text != '\0'; text++) {
        char escape[8];
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            put(t, escape, (size_t)snprintf(escape, sizeof escape, "\\%c", c));
        else if (c < 0x20 || c == 0x7f)
            put(t, escape, (size_t)snprintf(escape, sizeof escape, "\\x%02x", c));
        else
            put(t, text, 1);
    }
    put(t, "\"", 1);
}

static void indent(struct text *t, size_t depth)
{
    for (size_t i = 0; i < depth; i++)
        put(t, "  ", 2);
}

static void print(struct text *t, const yemit_node *node, size_t depth)
{
    if (node->kind == YEMIT_SCALAR) {
        put_scalar(t, node->text);
        put(t, "\n", 1);
        return;
    }
    if (node->first == NULL) {
        put(t, node->kind == YEMIT_LIST ? "[]\n" : "{}\n", 3);
        return;
    }
    for (const yemit_node *child = node->first; child != NULL; child = child->next) {
        int nested = child->first != NULL;
        indent(t, depth);
        if (node->kind == YEMIT_MAP) {
            put_scalar(t, child->key);
            put(t, ":", 1);
        } else {
            put(t, "-", 1);
        }
        put(t, nested ? "\n" : " ", 1);
        print(t, child, depth + 1);
    }
}

char *yemit_print(const yemit_node *node)
{
    struct text t = {NULL, 0, 0, 0};
    print(&t, node, 0);
    if (t.failed) {
        free(t.bytes);
        return NULL;
    }
    return t.bytes;
}
