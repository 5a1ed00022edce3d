#include "glistx.h"

#include <stdlib.h>

typedef struct Node {
    struct Node *prev;
    struct Node *next;
    int data;
} Node;

struct GlxList {
    Node *head;
    Node *tail;
    int length;
    /* where the last nth was, as those often come in order */
    Node *near;
    int near_index;
};

static void forget(GlxList *list)
{
    list->near = NULL;
    list->near_index = 0;
}

GlxList *glx_list_new(void)
{
    return calloc(1, sizeof(GlxList));
}

void glx_list_free(GlxList *list)
{
    if (list == NULL)
        return;
    for (Node *node = list->head, *next; node != NULL; node = next) {
        next = node->next;
        free(node);
    }
    free(list);
}

/* Before `at`, or at the end when that is NULL. */
static void link_node(GlxList *list, Node *at, int data)
{
    Node *node = malloc(sizeof *node);
    if (node == NULL)
        return;
    node->data = data;
    node->next = at;
    node->prev = at != NULL ? at->prev : list->tail;
    if (node->prev != NULL)
        node->prev->next = node;
    else
        list->head = node;
    if (at != NULL)
        at->prev = node;
    else
        list->tail = node;
    list->length++;
}

static void unlink_node(GlxList *list, Node *node)
{
    if (node->prev != NULL)
        node->prev->next = node->next;
    else
        list->head = node->next;
    if (node->next != NULL)
        node->next->prev = node->prev;
    else
        list->tail = node->prev;
    list->length--;
    free(node);
}

/* n is a position of the list */
static Node *seek(GlxList *list, int n)
{
    Node *node = list->near;
    int index = list->near_index;
    if (node == NULL || n < index) {
        node = list->head;
        index = 0;
    }
    for (; index < n; index++)
        node = node->next;
    list->near = node;
    list->near_index = index;
    return node;
}

void glx_list_append(GlxList *list, int data)
{
    link_node(list, NULL, data);
}

void glx_list_prepend(GlxList *list, int data)
{
    forget(list);
    link_node(list, list->head, data);
}

void glx_list_insert(GlxList *list, int data, int position)
{
    Node *at = NULL;
    if (position >= 0 && position < list->length)
        at = seek(list, position);
    forget(list);
    link_node(list, at, data);
}

int glx_list_remove(GlxList *list, int data)
{
    for (Node *node = list->head; node != NULL; node = node->next)
        if (node->data == data) {
            unlink_node(list, node);
            return 1;
        }
    return 0;
}

int glx_list_remove_nth(GlxList *list, int n)
{
    if (n < 0 || n >= list->length)
        return 0;
    Node *node = seek(list, n);
    forget(list);
    unlink_node(list, node);
    return 1;
}

int glx_list_length(const GlxList *list)
{
    return list->length;
}

int glx_list_nth(GlxList *list, int n, int fallback)
{
    if (n < 0 || n >= list->length)
        return fallback;
    return seek(list, n)->data;
}

int glx_list_index(const GlxList *list, int data)
{
    int index = 0;
    for (const Node *node = list->head; node != NULL; node = node->next, index++)
        if (node->data == data)
            return index;
    return -1;
}

void glx_list_reverse(GlxList *list)
{
    forget(list);
    Node *node = list->head;
    list->head = list->tail;
    list->tail = node;
    while (node != NULL) {
        Node *next = node->next;
        node->next = node->prev;
        node->prev = next;
        node = next;
    }
}

void glx_list_foreach(const GlxList *list, GlxFunc func, void *user_data)
{
    for (const Node *node = list->head; node != NULL; node = node->next)
        func(node->data, user_data);
}
