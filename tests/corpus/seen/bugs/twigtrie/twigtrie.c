#include "twigtrie.h"

#include <stdlib.h>
#include <string.h>

typedef struct node {
    char *label;
    struct node *child; /* sorted by the first byte of the label */
    struct node *next;
    bool has;
    int value;
} node;

struct twigtrie {
    node root;
    size_t count;
};

static char *piece(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static node *node_new(const char *text, size_t length)
{
    node *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->label = piece(text, length);
    if (!n->label) {
        free(n);
        return NULL;
    }
    return n;
}

static void node_free(node *n)
{
    while (n) {
        node *next = n->next;
        node_free(n->child);
        free(n->label);
        free(n);
        n = next;
    }
}

static size_t common(const char *a, const char *b)
{
    size_t i = 0;
    while (a[i] && a[i] == b[i])
        i++;
    return i;
}

/* The link to the child that begins with c, or where it would be. */
static node **link_of(node *parent, char c)
{
    node **link = &parent->child;
    while (*link && (unsigned char)(*link)->label[0] < (unsigned char)c)
        link = &(*link)->next;
    return link;
}

static bool begins(const node *n, char c)
{
    return n && n->label[0] == c;
}

twigtrie *tw_new(void)
{
    return calloc(1, sizeof(twigtrie));
}

void tw_free(twigtrie *tree)
{
    if (!tree)
        return;
    node_free(tree->root.child);
    free(tree);
}

/* Cuts *link's label after `length` bytes; a new node above has the front. */
static bool split(node **link, size_t length)
{
    node *lower = *link;
    node *upper = node_new(lower->label, length);
    if (!upper)
        return false;
    memmove(lower->label, lower->label + length, strlen(lower->label + length) + 1);
    upper->next = lower->next;
    lower->next = NULL;
    upper->child = lower;
    *link = upper;
    return true;
}

/* Joins a node that has no value with its only child. */
static void join(node *n)
{
    node *child = n->child;
    size_t front = strlen(n->label), back = strlen(child->label);
    char *label = malloc(front + back + 1);
    if (!label)
        return;
    memcpy(label, n->label, front);
    memcpy(label + front, child->label, back + 1);
    free(n->label);
    n->label = label;
    n->has = child->has;
    n->value = child->value;
    n->child = child->child;
    free(child);
}

bool tw_put(twigtrie *tree, const char *key, int value)
{
    if (strlen(key) > TW_KEY_MAX)
        return false;
    bool full = tree->count >= TW_COUNT_MAX;
    if (full && !tw_get(tree, key, NULL))
        return false;
    node *n = &tree->root;
    while (*key) {
        node **link = link_of(n, *key);
        if (!begins(*link, *key)) {
            node *leaf = node_new(key, strlen(key));
            if (!leaf)
                return false;
            leaf->next = *link;
            *link = leaf;
            n = leaf;
            break;
        }
        size_t same = common((*link)->label, key);
        if ((*link)->label[same]) {
            node *leaf = NULL;
            if (key[same] && !(leaf = node_new(key + same, strlen(key + same))))
                return false;
            if (!split(link, same)) {
                node_free(leaf);
                return false;
            }
            n = *link;
            if (leaf) {
                node **place = link_of(n, leaf->label[0]);
                leaf->next = *place;
                *place = leaf;
                n = leaf;
            }
            break;
        }
        n = *link;
        key += same;
    }
    if (!n->has)
        tree->count++;
    n->has = true;
    n->value = value;
    return true;
}

bool tw_get(const twigtrie *tree, const char *key, int *value)
{
    const node *n = &tree->root;
    while (*key) {
        n = *link_of((node *)n, *key);
        if (!begins(n, *key))
            return false;
        size_t same = common(n->label, key);
        if (n->label[same])
            return false;
        key += same;
    }
    if (n->has && value)
        *value = n->value;
    return n->has;
}

bool tw_remove(twigtrie *tree, const char *key)
{
    node *parent = NULL, *n = &tree->root, **link = NULL;
    while (*key) {
        parent = n;
        link = link_of(n, *key);
        n = *link;
        if (!begins(n, *key))
            return false;
        size_t same = common(n->label, key);
        if (n->label[same])
            return false;
        key += same;
    }
    if (!n->has)
        return false;
    n->has = false;
    tree->count--;
    if (!parent)
        return true;
    if (n->child) {
        if (!n->child->next)
            join(n);
        return true;
    }
    *link = n->next;
    n->next = NULL;
    node_free(n);
    if (parent != &tree->root && !parent->has && parent->child && !parent->child->next)
        join(parent);
    return true;
}

size_t tw_count(const twigtrie *tree)
{
    return tree->count;
}

int tw_longest(const twigtrie *tree, const char *text, int *value)
{
    const node *n = &tree->root;
    int depth = 0, best = -1;
    for (;;) {
        if (n->has) {
            best = depth;
            if (value)
                *value = n->value;
        }
        if (!text[depth])
            return best;
        char c = text[depth];
        n = *link_of((node *)n, c);
        if (!begins(n, c))
            return best;
        size_t same = common(n->label, text + depth);
        if (n->label[same])
            return best;
        depth += (int)same;
    }
}

struct walk {
    char key[TW_KEY_MAX + 1];
    tw_visit *visit;
    void *context;
    size_t calls;
};

/* walk->key has the key of n, of `length` bytes. */
static bool walk_node(struct walk *walk, const node *n, size_t length)
{
    if (n->has) {
        walk->calls++;
        if (!walk->visit(walk->key, n->value, walk->context))
            return false;
    }
    for (const node *c = n->child; c; c = c->next) {
        size_t more = strlen(c->label);
        memcpy(walk->key + length, c->label, more + 1);
        if (!walk_node(walk, c, length + more))
            return false;
        walk->key[length] = '\0';
    }
    return true;
}

size_t tw_each(const twigtrie *tree, const char *prefix, tw_visit *visit, void *context)
{
    struct walk walk = {.visit = visit, .context = context};
    const node *n = &tree->root;
    size_t length = 0;
    while (*prefix) {
        n = *link_of((node *)n, *prefix);
        if (!begins(n, *prefix))
            return 0;
        size_t same = common(n->label, prefix);
        if (n->label[same] && prefix[same])
            return 0;
        size_t whole = strlen(n->label);
        memcpy(walk.key + length, n->label, whole + 1);
        length += whole;
        prefix += same;
    }
    walk_node(&walk, n, length);
    return walk.calls;
}
