#include "cfgtree.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cfgtree_node {
    char *name;
    bool group;
    int value;
    struct cfgtree_node *child; /* of a group */
    struct cfgtree_node *next;
};

static struct cfgtree_node *node_new(const char *name, size_t length, bool group)
{
    struct cfgtree_node *node = calloc(1, sizeof *node);
    if (!node)
        return NULL;
    node->name = malloc(length + 1);
    if (!node->name) {
        free(node);
        return NULL;
    }
    memcpy(node->name, name, length);
    node->name[length] = '\0';
    node->group = group;
    return node;
}

static void node_free(struct cfgtree_node *node)
{
    if (!node)
        return;
    struct cfgtree_node *child = node->child;
    while (child) {
        struct cfgtree_node *next = child->next;
        node_free(child);
        child = next;
    }
    free(node->name);
    free(node);
}

static size_t name_length(const char *path)
{
    size_t n = 0;
    while (isalnum((unsigned char)path[n]) || path[n] == '-' || path[n] == '_')
        n++;
    return n;
}

static bool path_valid(const char *path)
{
    for (;;) {
        size_t n = name_length(path);
        if (n == 0)
            return false;
        if (path[n] == '\0')
            return true;
        if (path[n] != '.')
            return false;
        path += n + 1;
    }
}

static struct cfgtree_node **child_link(struct cfgtree_node *group, const char *name, size_t length)
{
    struct cfgtree_node **link = &group->child;
    while (*link && (strncmp((*link)->name, name, length) != 0 || (*link)->name[length] != '\0'))
        link = &(*link)->next;
    return link;
}

static struct cfgtree_node **find_link(const struct cfgtree *cfg, const char *path)
{
    struct cfgtree_node *group = cfg->root;
    if (!path_valid(path))
        return NULL;
    for (;;) {
        size_t n = name_length(path);
        struct cfgtree_node **link = child_link(group, path, n);
        if (!*link || path[n] == '\0')
            return *link ? link : NULL;
        if (!(*link)->group)
            return NULL;
        group = *link;
        path += n + 1;
    }
}

bool cfgtree_init(struct cfgtree *cfg)
{
    cfg->error_line = 0;
    cfg->root = node_new("", 0, true);
    return cfg->root != NULL;
}

void cfgtree_destroy(struct cfgtree *cfg)
{
    node_free(cfg->root);
    cfg->root = NULL;
}

void cfgtree_clear(struct cfgtree *cfg)
{
    node_free(cfg->root);
    cfg->root = NULL;
    cfg->error_line = 0;
}

bool cfgtree_set_int(struct cfgtree *cfg, const char *path, int value)
{
    if (!path_valid(path))
        return false;
    struct cfgtree_node *group = cfg->root;
    for (;;) {
        size_t n = name_length(path);
        bool last = path[n] == '\0';
        struct cfgtree_node **link = child_link(group, path, n);
        if (!*link)
            *link = node_new(path, n, !last);
        if (!*link || (*link)->group == last)
            return false;
        if (last) {
            (*link)->value = value;
            return true;
        }
        group = *link;
        path += n + 1;
    }
}

static bool read_line(struct cfgtree *cfg, const char *line, size_t length)
{
    char path[64];
    char copy[96];
    int value, end = 0;
    if (length >= sizeof copy)
        return false;
    memcpy(copy, line, length);
    copy[length] = '\0';
    if (copy[strspn(copy, " \t")] == '\0')
        return true;
    if (sscanf(copy, " %63[^ =] = %9d %n", path, &value, &end) != 2 || copy[end] != '\0')
        return false;
    return cfgtree_set_int(cfg, path, value);
}

bool cfgtree_read(struct cfgtree *cfg, const char *text)
{
    cfgtree_clear(cfg);
    if (!cfgtree_init(cfg))
        return false;
    for (int number = 1; *text; number++) {
        size_t n = strcspn(text, "\n");
        if (!read_line(cfg, text, n)) {
            cfg->error_line = number;
            return false;
        }
        text += text[n] ? n + 1 : n;
    }
    return true;
}

bool cfgtree_get_int(const struct cfgtree *cfg, const char *path, int *value)
{
    struct cfgtree_node **link = find_link(cfg, path);
    if (!link || (*link)->group)
        return false;
    *value = (*link)->value;
    return true;
}

bool cfgtree_remove(struct cfgtree *cfg, const char *path)
{
    struct cfgtree_node **link = find_link(cfg, path);
    if (!link)
        return false;
    struct cfgtree_node *node = *link;
    *link = node->next;
    node_free(node);
    return true;
}

static int count_settings(const struct cfgtree_node *node)
{
    int n = 0;
    for (; node; node = node->next)
        n += node->group ? count_settings(node->child) : 1;
    return n;
}

int cfgtree_count(const struct cfgtree *cfg)
{
    return count_settings(cfg->root);
}
