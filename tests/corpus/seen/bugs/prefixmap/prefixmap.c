#include "prefixmap.h"

#include <stdlib.h>
#include <string.h>

struct node {
    struct node *child; /* the first, smallest letter */
    struct node *next;  /* sibling */
    char *value;        /* NULL if no key ends here */
    unsigned char letter;
};

struct pm_map {
    struct node root;
    size_t count;
};

pm_map *pm_new(void)
{
    return calloc(1, sizeof(pm_map));
}

/* Frees a list of siblings and all below; returns the number of values. */
static size_t free_nodes(struct node *n)
{
    size_t values = 0;
    while (n != NULL) {
        struct node *next = n->next;
        values += free_nodes(n->child);
        if (n->value != NULL) {
            values++;
            free(n->value);
        }
        free(n);
        n = next;
    }
    return values;
}

void pm_free(pm_map *map)
{
    if (map == NULL)
        return;
    free_nodes(map->root.child);
    free(map->root.value);
    free(map);
}

static struct node **link_to(struct node *parent, unsigned char letter)
{
    struct node **link = &parent->child;
    while (*link != NULL && (*link)->letter < letter)
        link = &(*link)->next;
    return link;
}

static struct node *step(const struct node *parent, unsigned char letter)
{
    struct node *n = parent->child;
    while (n != NULL && n->letter < letter)
        n = n->next;
    return n != NULL && n->letter == letter ? n : NULL;
}

static const struct node *find(const pm_map *map, const char *key)
{
    const struct node *n = &map->root;
    for (; n != NULL && *key != '\0'; key++)
        n = step(n, (unsigned char)*key);
    return n;
}

/* Removes nodes on the way to key that lead nowhere. */
static void prune(struct node *parent, const char *key)
{
    if (*key == '\0')
        return;
    struct node **link = link_to(parent, (unsigned char)*key);
    struct node *n = *link;
    if (n == NULL || n->letter != (unsigned char)*key)
        return;
    prune(n, key + 1);
    if (n->child == NULL && n->value == NULL) {
        *link = n->next;
        free(n);
    }
}

int pm_set(pm_map *map, const char *key, const char *value)
{
    if (strlen(key) > PM_KEY_MAX)
        return -1;
    size_t size = strlen(value) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return -1;
    memcpy(copy, value, size);
    struct node *n = &map->root;
    for (const char *at = key; *at != '\0'; at++) {
        struct node **link = link_to(n, (unsigned char)*at);
        if (*link == NULL || (*link)->letter != (unsigned char)*at) {
            struct node *fresh = calloc(1, sizeof *fresh);
            if (fresh == NULL) {
                free(copy);
                prune(&map->root, key);
                return -1;
            }
            fresh->letter = (unsigned char)*at;
            fresh->next = *link;
            *link = fresh;
        }
        n = *link;
    }
    if (n->value == NULL)
        map->count++;
    free(n->value);
    n->value = copy;
    return 0;
}

const char *pm_get(const pm_map *map, const char *key)
{
    const struct node *n = find(map, key);
    return n != NULL ? n->value : NULL;
}

int pm_unset(pm_map *map, const char *key)
{
    struct node *n = &map->root;
    for (const char *at = key; n != NULL && *at != '\0'; at++)
        n = step(n, (unsigned char)*at);
    if (n == NULL || n->value == NULL)
        return 0;
    char *value = n->value; /* may be what key points to */
    n->value = NULL;
    map->count--;
    prune(&map->root, key);
    free(value);
    return 1;
}

size_t pm_unset_prefix(pm_map *map, const char *prefix)
{
    struct node *n = &map->root;
    for (const char *at = prefix; n != NULL && *at != '\0'; at++)
        n = step(n, (unsigned char)*at);
    if (n == NULL)
        return 0;
    struct node *below = n->child;
    size_t removed = n->value != NULL;
    n->child = NULL;
    n->value = NULL;
    prune(&map->root, prefix);
    removed += free_nodes(below);
    map->count -= removed;
    return removed;
}

const char *pm_match(const pm_map *map, const char *text)
{
    const struct node *n = &map->root;
    const char *value = NULL;
    while (n != NULL) {
        if (n->value != NULL)
            value = n->value;
        if (*text == '\0')
            break;
        n = step(n, (unsigned char)*text++);
    }
    return value;
}

size_t pm_count(const pm_map *map)
{
    return map->count;
}

static int visit_all(const struct node *n, char *key, size_t length, pm_visit visit, void *ctx)
{
    int result = 0;
    key[length] = '\0';
    if (n->value != NULL)
        result = visit(key, n->value, ctx);
    for (const struct node *c = n->child; c != NULL && result == 0; c = c->next) {
        key[length] = (char)c->letter;
        result = visit_all(c, key, length + 1, visit, ctx);
    }
    return result;
}

int pm_each(const pm_map *map, const char *prefix, pm_visit visit, void *ctx)
{
    char key[PM_KEY_MAX + 1];
    const struct node *n = find(map, prefix);
    if (n == NULL)
        return 0;
    size_t length = strlen(prefix);
    memcpy(key, prefix, length);
    return visit_all(n, key, length, visit, ctx);
}
