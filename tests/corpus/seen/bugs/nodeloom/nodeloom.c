#include "nodeloom.h"

#include <stdlib.h>
#include <string.h>

struct nl_node {
    nl_kind kind;
    char *name; /* in a map */
    char *text;
    int64_t number;
    nl_node *first, *last, *next;
    size_t count;
};

struct nl_loom {
    nl_node *root;
    nl_node *open[NL_MAX_DEPTH];
    int depth;
    char *key; /* of the value to come */
};

static char *copy(const char *text)
{
    size_t size = strlen(text) + 1;
    char *made = malloc(size);
    if (made != NULL)
        memcpy(made, text, size);
    return made;
}

nl_loom *nl_loom_new(void)
{
    return calloc(1, sizeof(nl_loom));
}

void nl_loom_reset(nl_loom *loom)
{
    nl_node_free(loom->root);
    *loom = (nl_loom){0};
}

void nl_loom_free(nl_loom *loom)
{
    if (loom == NULL)
        return;
    nl_loom_reset(loom);
    free(loom);
}

void nl_node_free(nl_node *root)
{
    if (root == NULL)
        return;
    while (root->first != NULL) {
        nl_node *child = root->first;
        root->first = child->next;
        nl_node_free(child); /* not deeper than NL_MAX_DEPTH */
    }
    free(root->name);
    free(root->text);
    free(root);
}

/* Whether a value may come now. */
static nl_status expects_value(const nl_loom *loom)
{
    if (loom->depth == 0)
        return loom->root == NULL ? NL_OK : NL_STATE;
    const nl_node *parent = loom->open[loom->depth - 1];
    if (parent->kind == NL_MAP && loom->key == NULL)
        return NL_STATE;
    return parent->count < NL_MAX_CHILDREN ? NL_OK : NL_LIMIT;
}

/* Makes the node that comes now; the key becomes its name. */
static nl_node *add(nl_loom *loom, nl_kind kind)
{
    nl_node *node = calloc(1, sizeof *node);
    if (node == NULL)
        return NULL;
    node->kind = kind;
    node->name = loom->key;
    loom->key = NULL;
    if (loom->depth == 0) {
        loom->root = node;
        return node;
    }
    nl_node *parent = loom->open[loom->depth - 1];
    if (parent->last != NULL)
        parent->last->next = node;
    else
        parent->first = node;
    parent->last = node;
    parent->count++;
    return node;
}

static nl_status begin(nl_loom *loom, nl_kind kind)
{
    nl_status status = expects_value(loom);
    if (status != NL_OK)
        return status;
    if (loom->depth == NL_MAX_DEPTH)
        return NL_LIMIT;
    nl_node *node = add(loom, kind);
    if (node == NULL)
        return NL_MEMORY;
    loom->open[loom->depth++] = node;
    return NL_OK;
}

nl_status nl_begin_map(nl_loom *loom)
{
    return begin(loom, NL_MAP);
}

nl_status nl_begin_list(nl_loom *loom)
{
    return begin(loom, NL_LIST);
}

nl_status nl_end(nl_loom *loom)
{
    if (loom->depth == 0 || loom->key != NULL)
        return NL_STATE;
    loom->depth--;
    return NL_OK;
}

nl_status nl_key(nl_loom *loom, const char *name)
{
    if (loom->depth == 0 || loom->key != NULL)
        return NL_STATE;
    const nl_node *map = loom->open[loom->depth - 1];
    if (map->kind != NL_MAP)
        return NL_STATE;
    if (nl_node_find(map, name) != NULL)
        return NL_TWICE;
    if (map->count == NL_MAX_CHILDREN || strlen(name) > NL_MAX_TEXT)
        return NL_LIMIT;
    loom->key = copy(name);
    return loom->key != NULL ? NL_OK : NL_MEMORY;
}

nl_status nl_put_text(nl_loom *loom, const char *text)
{
    nl_status status = expects_value(loom);
    if (status != NL_OK)
        return status;
    if (strlen(text) > NL_MAX_TEXT)
        return NL_LIMIT;
    char *copied = copy(text);
    nl_node *node = copied != NULL ? add(loom, NL_TEXT) : NULL;
    if (node == NULL) {
        free(copied);
        return NL_MEMORY;
    }
    node->text = copied;
    return NL_OK;
}

nl_status nl_put_int(nl_loom *loom, int64_t number)
{
    nl_status status = expects_value(loom);
    if (status != NL_OK)
        return status;
    nl_node *node = add(loom, NL_INT);
    if (node == NULL)
        return NL_MEMORY;
    node->number = number;
    return NL_OK;
}

nl_status nl_put_null(nl_loom *loom)
{
    nl_status status = expects_value(loom);
    if (status != NL_OK)
        return status;
    return add(loom, NL_NULL) != NULL ? NL_OK : NL_MEMORY;
}

int nl_depth(const nl_loom *loom)
{
    return loom->depth;
}

nl_node *nl_take(nl_loom *loom)
{
    if (loom->depth > 0)
        return NULL;
    nl_node *root = loom->root;
    loom->root = NULL;
    return root;
}

nl_kind nl_node_kind(const nl_node *node)
{
    return node->kind;
}

size_t nl_node_count(const nl_node *node)
{
    return node->count;
}

const nl_node *nl_node_child(const nl_node *node, size_t index)
{
    const nl_node *child = node->first;
    while (child != NULL && index-- > 0)
        child = child->next;
    return child;
}

const nl_node *nl_node_find(const nl_node *node, const char *key)
{
    if (node->kind != NL_MAP)
        return NULL;
    const nl_node *child = node->first;
    while (child != NULL && strcmp(child->name, key) != 0)
        child = child->next;
    return child;
}

const char *nl_node_name(const nl_node *node)
{
    return node->name;
}

const char *nl_node_text(const nl_node *node)
{
    return node->text;
}

int64_t nl_node_int(const nl_node *node)
{
    return node->number;
}
