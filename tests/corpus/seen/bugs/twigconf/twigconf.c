#include "twigconf.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *parent;
    struct node *first;
    struct node *next;
    char *value;
    char name[TC_PATH_MAX + 1];
};

struct tc_tree {
    struct node root;
    size_t values;
    /* Programs ask for the same setting again and again. */
    struct node *recent;
    char recent_path[TC_PATH_MAX + 1];
};

static int name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' || c == '-';
}

static int path_ok(const char *path)
{
    size_t i, run = 0;

    for (i = 0; path[i] != '\0'; i++) {
        if (i == TC_PATH_MAX)
            return 0;
        if (path[i] == '.') {
            if (run == 0)
                return 0;
            run = 0;
        } else if (name_char(path[i])) {
            run++;
        } else {
            return 0;
        }
    }
    return run > 0;
}

static size_t name_length(const char *path)
{
    return strcspn(path, ".");
}

static struct node *child(const struct node *node, const char *name, size_t length)
{
    struct node *at;

    for (at = node->first; at != NULL; at = at->next)
        if (strlen(at->name) == length && memcmp(at->name, name, length) == 0)
            return at;
    return NULL;
}

static struct node *descend(tc_tree *tree, const char *path)
{
    struct node *at = &tree->root;

    if (!path_ok(path))
        return NULL;
    for (;;) {
        size_t length = name_length(path);

        at = child(at, path, length);
        if (at == NULL || path[length] == '\0')
            return at;
        path += length + 1;
    }
}

static struct node *find(tc_tree *tree, const char *path)
{
    struct node *node;

    if (tree->recent != NULL && strcmp(tree->recent_path, path) == 0)
        return tree->recent;
    node = descend(tree, path);
    if (node != NULL) {
        tree->recent = node;
        memcpy(tree->recent_path, path, strlen(path) + 1);
    }
    return node;
}

static struct node *append(struct node *parent, const char *name, size_t length)
{
    struct node *made = calloc(1, sizeof *made);
    struct node **link = &parent->first;

    if (made == NULL)
        return NULL;
    memcpy(made->name, name, length);
    made->name[length] = '\0';
    made->parent = parent;
    while (*link != NULL)
        link = &(*link)->next;
    *link = made;
    return made;
}

static int release(struct node *node)
{
    struct node *at = node->first;
    int values = node->value != NULL;

    while (at != NULL) {
        struct node *next = at->next;

        values += release(at);
        free(at);
        at = next;
    }
    node->first = NULL;
    free(node->value);
    node->value = NULL;
    return values;
}

tc_tree *tc_new(void)
{
    return calloc(1, sizeof(tc_tree));
}

void tc_free(tc_tree *tree)
{
    if (tree == NULL)
        return;
    release(&tree->root);
    free(tree);
}

int tc_set(tc_tree *tree, const char *path, const char *value)
{
    struct node *at = &tree->root;
    size_t size = strlen(value) + 1;
    char *copy;

    if (!path_ok(path) || size > TC_VALUE_MAX + 1)
        return -1;
    copy = malloc(size);
    if (copy == NULL)
        return -1;
    memcpy(copy, value, size);
    for (;;) {
        size_t length = name_length(path);
        struct node *below = child(at, path, length);

        if (below == NULL)
            below = append(at, path, length);
        if (below == NULL) {
            free(copy);
            return -1;
        }
        at = below;
        if (path[length] == '\0')
            break;
        path += length + 1;
    }
    if (at->value == NULL)
        tree->values++;
    free(at->value);
    at->value = copy;
    return 0;
}

const char *tc_get(tc_tree *tree, const char *path)
{
    const struct node *node = find(tree, path);

    return node == NULL ? NULL : node->value;
}

int tc_has(tc_tree *tree, const char *path)
{
    return find(tree, path) != NULL;
}

int tc_remove(tc_tree *tree, const char *path)
{
    struct node *node = descend(tree, path);
    struct node **link;
    int values;

    if (node == NULL)
        return -1;
    link = &node->parent->first;
    while (*link != node)
        link = &(*link)->next;
    *link = node->next;
    if (tree->recent == node)
        tree->recent = NULL;
    values = release(node);
    tree->values -= (size_t)values;
    free(node);
    return values;
}

size_t tc_count(const tc_tree *tree)
{
    return tree->values;
}

static int walk(const struct node *node, char *path, size_t length,
                int (*fn)(const char *, const char *, void *), void *user)
{
    const struct node *at;

    for (at = node->first; at != NULL; at = at->next) {
        size_t size = strlen(at->name), end = length;
        int said;

        if (end > 0)
            path[end++] = '.';
        memcpy(path + end, at->name, size + 1);
        end += size;
        if (at->value != NULL && (said = fn(path, at->value, user)) != 0)
            return said;
        if ((said = walk(at, path, end, fn, user)) != 0)
            return said;
        path[length] = '\0';
    }
    return 0;
}

int tc_each(const tc_tree *tree,
            int (*fn)(const char *path, const char *value, void *user),
            void *user)
{
    char path[TC_PATH_MAX + 1] = "";

    return walk(&tree->root, path, 0, fn, user);
}
