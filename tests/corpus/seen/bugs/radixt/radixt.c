#include "radixt.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next;  /* sibling; their first characters ascend */
    struct node *child;
    long value;
    int has_value;
    size_t length;      /* of the label */
    char label[];       /* what this node adds to the key */
};

struct rt_tree {
    struct node *root;  /* its label is empty */
    size_t count;
};

static struct node *new_node(const char *label, size_t length)
{
    struct node *n = malloc(sizeof *n + length + 1);

    if (!n)
        return NULL;
    n->next = n->child = NULL;
    n->value = 0;
    n->has_value = 0;
    n->length = length;
    memcpy(n->label, label, length);
    n->label[length] = '\0';
    return n;
}

static void free_nodes(struct node *n)
{
    while (n) {
        struct node *next = n->next;
        free_nodes(n->child);
        free(n);
        n = next;
    }
}

/* Where the child that starts with c is linked, or would be. */
static struct node **child_slot(struct node *n, char c)
{
    struct node **slot = &n->child;

    while (*slot && (unsigned char)(*slot)->label[0] < (unsigned char)c)
        slot = &(*slot)->next;
    return slot;
}

static size_t common(const struct node *n, const char *text)
{
    size_t i = 0;

    while (i < n->length && text[i] == n->label[i])
        i++;
    return i;
}

rt_tree *rt_new(void)
{
    rt_tree *tree = malloc(sizeof *tree);

    if (!tree)
        return NULL;
    tree->count = 0;
    tree->root = new_node("", 0);
    if (!tree->root) {
        free(tree);
        return NULL;
    }
    return tree;
}

void rt_free(rt_tree *tree)
{
    if (tree) {
        free_nodes(tree->root);
        free(tree);
    }
}

/* Copies a list of siblings with all below; 0 when memory is short, and then
 * *to has what was copied so far. */
static int copy_nodes(struct node **to, const struct node *from)
{
    for (*to = NULL; from; from = from->next, to = &(*to)->next) {
        *to = new_node(from->label, from->length);
        if (!*to)
            return 0;
        (*to)->value = from->value;
        (*to)->has_value = from->has_value;
        if (!copy_nodes(&(*to)->child, from->child))
            return 0;
    }
    return 1;
}

rt_tree *rt_copy(const rt_tree *tree)
{
    rt_tree *copy = malloc(sizeof *copy);

    if (!copy)
        return NULL;
    copy->count = tree->count;
    if (!copy_nodes(&copy->root, tree->root)) {
        rt_free(copy);
        return NULL;
    }
    return copy;
}

/* Splits *slot after `length` characters of its label. */
static int split(struct node **slot, size_t length)
{
    struct node *old = *slot;
    struct node *head = new_node(old->label, length);
    struct node *tail = head ? new_node(old->label + length, old->length - length) : NULL;

    if (!tail) {
        free(head);
        return 0;
    }
    tail->child = old->child;
    tail->value = old->value;
    tail->has_value = old->has_value;
    head->child = tail;
    head->next = old->next;
    *slot = head;
    free(old);
    return 1;
}

/* Joins *slot with its child when it is there for that child only. */
static void join(struct node **slot)
{
    struct node *n = *slot, *child = n->child, *joined;

    if (n->has_value || !child || child->next)
        return;
    joined = realloc(n, sizeof *n + n->length + child->length + 1);
    if (!joined)
        return;
    memcpy(joined->label + joined->length, child->label, child->length + 1);
    joined->length += child->length;
    joined->value = child->value;
    joined->has_value = child->has_value;
    joined->child = child->child;
    *slot = joined;
    free(child);
}

int rt_insert(rt_tree *tree, const char *key, long value)
{
    struct node *n = tree->root;

    if (strlen(key) > RT_MAX_KEY)
        return -1;
    while (*key) {
        struct node **slot = child_slot(n, *key);
        size_t same;

        if (!*slot || (*slot)->label[0] != *key) {
            struct node *leaf = new_node(key, strlen(key));
            if (!leaf)
                return -1;
            leaf->next = *slot;
            *slot = n = leaf;
            break;
        }
        same = common(*slot, key);
        if (same < (*slot)->length) {
            struct node *leaf = NULL;
            /* All memory first: a failure must not leave half of it. */
            if (key[same] && !(leaf = new_node(key + same, strlen(key + same))))
                return -1;
            if (!split(slot, same)) {
                free(leaf);
                return -1;
            }
            n = *slot;
            if (leaf) {
                slot = child_slot(n, leaf->label[0]);
                leaf->next = *slot;
                *slot = n = leaf;
            }
            break;
        }
        n = *slot;
        key += same;
    }
    if (n->has_value) {
        n->value = value;
        return 0;
    }
    n->has_value = 1;
    n->value = value;
    tree->count++;
    return 1;
}

int rt_remove(rt_tree *tree, const char *key)
{
    struct node **parent = NULL, **slot = &tree->root;

    while (*key) {
        size_t same;
        parent = slot;
        slot = child_slot(*slot, *key);
        if (!*slot)
            return 0;
        same = common(*slot, key);
        if (same < (*slot)->length)
            return 0;
        key += same;
    }
    if (!(*slot)->has_value)
        return 0;
    (*slot)->has_value = 0;
    (*slot)->value = 0;
    tree->count--;
    if (parent && !(*slot)->child) {
        struct node *gone = *slot;
        *slot = gone->next;
        free(gone);
        if (parent != &tree->root)
            join(parent);
    }
    return 1;
}

int rt_find(const rt_tree *tree, const char *key, long *value)
{
    struct node *n = tree->root;

    while (*key) {
        size_t same;
        n = *child_slot(n, *key);
        if (!n)
            return 0;
        same = common(n, key);
        if (same < n->length)
            return 0;
        key += same;
    }
    if (n->has_value && value)
        *value = n->value;
    return n->has_value;
}

size_t rt_count(const rt_tree *tree)
{
    return tree->count;
}

static int equal_nodes(const struct node *a, const struct node *b)
{
    for (; a && b; a = a->next, b = b->next) {
        if (a->length != b->length || memcmp(a->label, b->label, a->length) != 0)
            return 0;
        if (a->has_value != b->has_value || a->value != b->value)
            return 0;
        if (!equal_nodes(a->child, b->child))
            return 0;
    }
    return !a && !b;
}

int rt_equal(const rt_tree *a, const rt_tree *b)
{
    return a->count == b->count && equal_nodes(a->root, b->root);
}

/* `key` has what stands above n, `length` characters. */
static int walk(const struct node *n, char *key, size_t length, rt_visit *visit, void *arg)
{
    int result = 0;

    memcpy(key + length, n->label, n->length + 1);
    length += n->length;
    if (n->has_value)
        result = visit(key, n->value, arg);
    for (n = n->child; n && result == 0; n = n->next)
        result = walk(n, key, length, visit, arg);
    return result;
}

int rt_walk(const rt_tree *tree, rt_visit *visit, void *arg)
{
    char key[RT_MAX_KEY + 1];

    return walk(tree->root, key, 0, visit, arg);
}
