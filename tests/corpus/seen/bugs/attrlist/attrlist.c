#include "attrlist.h"

#include <stdlib.h>
#include <string.h>

/* `prev` of the first node is the last one, so that appending needs no walk. */
struct node {
    struct node *next;
    struct node *prev;
    char *name;
    char *value;
};

struct attrlist {
    struct node *head;
    size_t count;
};

static char *duplicate(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, text, size);
    return copy;
}

static void free_node(struct node *node)
{
    free(node->name);
    free(node->value);
    free(node);
}

attrlist *attrlist_new(void)
{
    return calloc(1, sizeof(attrlist));
}

void attrlist_free(attrlist *list)
{
    if (list == NULL)
        return;
    struct node *node = list->head;
    while (node != NULL) {
        struct node *next = node->next;
        free_node(node);
        node = next;
    }
    free(list);
}

bool attrlist_append(attrlist *list, const char *name, const char *value)
{
    struct node *node = calloc(1, sizeof *node);
    if (node == NULL)
        return false;
    node->name = duplicate(name);
    node->value = duplicate(value);
    if (node->name == NULL || node->value == NULL) {
        free_node(node);
        return false;
    }
    if (list->head == NULL) {
        list->head = node;
        node->prev = node;
    } else {
        struct node *last = list->head->prev;
        last->next = node;
        node->prev = last;
        list->head->prev = node;
    }
    list->count++;
    return true;
}

static void unlink_node(attrlist *list, struct node *node)
{
    if (node != list->head)
        node->prev->next = node->next;
    if (node->next != NULL)
        node->next->prev = node->prev;
    if (node == list->head)
        list->head = node->next;
    list->count--;
}

static struct node *find(const attrlist *list, const char *name)
{
    struct node *node = list->head;
    while (node != NULL && strcmp(node->name, name) != 0)
        node = node->next;
    return node;
}

static struct node *at(const attrlist *list, size_t index)
{
    struct node *node = list->head;
    while (node != NULL && index-- > 0)
        node = node->next;
    return node;
}

bool attrlist_remove(attrlist *list, const char *name)
{
    struct node *node = find(list, name);
    if (node == NULL)
        return false;
    unlink_node(list, node);
    free_node(node);
    return true;
}

bool attrlist_remove_at(attrlist *list, size_t index)
{
    struct node *node = at(list, index);
    if (node == NULL)
        return false;
    unlink_node(list, node);
    free_node(node);
    return true;
}

size_t attrlist_count(const attrlist *list)
{
    return list->count;
}

const char *attrlist_get(const attrlist *list, const char *name)
{
    const struct node *node = find(list, name);
    return node == NULL ? NULL : node->value;
}

const char *attrlist_name_at(const attrlist *list, size_t index)
{
    const struct node *node = at(list, index);
    return node == NULL ? NULL : node->name;
}

bool attrlist_equal(const attrlist *a, const attrlist *b)
{
    const struct node *x = a->head, *y = b->head;
    for (; x != NULL && y != NULL; x = x->next, y = y->next)
        if (strcmp(x->name, y->name) != 0 || strcmp(x->value, y->value) != 0)
            return false;
    return x == NULL && y == NULL;
}
