#include "keychord.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int key;
    int command;            /* 0: a prefix */
    int depth;              /* keys from the root to here */
    struct node *parent;
    struct node *child;     /* the first */
    struct node *next;      /* of the same parent */
};

struct kc_map {
    struct node root;
    struct node *at;        /* where the pending keys lead, or the root */
    int nodes;
    int bindings;
};

kc_map *kc_new(void)
{
    kc_map *map = calloc(1, sizeof *map);

    if (map != NULL)
        map->at = &map->root;
    return map;
}

/* Frees what is below a node. */
static void free_below(kc_map *map, struct node *node)
{
    struct node *child = node->child;

    node->child = NULL;
    while (child != NULL) {
        struct node *next = child->next;
        free_below(map, child);
        if (child->command != 0)
            map->bindings--;
        map->nodes--;
        free(child);
        child = next;
    }
}

void kc_free(kc_map *map)
{
    if (map == NULL)
        return;
    free_below(map, &map->root);
    free(map);
}

/* Reads a key up to a blank or the end; NULL when it is none. */
static const char *read_key(const char *text, int *key)
{
    static const struct { char name[4]; int code; } named[] = {
        { "SPC", ' ' }, { "RET", '\r' }, { "TAB", '\t' }, { "ESC", 27 }
    };
    int flags = 0;
    size_t length;

    if (strncmp(text, "C-", 2) == 0 && text[2] != '\0' && text[2] != ' ') {
        flags |= KC_CTRL;
        text += 2;
    }
    if (strncmp(text, "M-", 2) == 0 && text[2] != '\0' && text[2] != ' ') {
        flags |= KC_META;
        text += 2;
    }
    length = strcspn(text, " ");
    if (length == 1 && text[0] > ' ' && text[0] < 127) {
        *key = text[0] + flags;
        return text + 1;
    }
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        if (length == 3 && memcmp(text, named[i].name, 3) == 0) {
            *key = named[i].code + flags;
            return text + 3;
        }
    return NULL;
}

int kc_key(const char *text)
{
    int key;
    const char *end = read_key(text, &key);

    return end != NULL && *end == '\0' ? key : -1;
}

/* Reads a sequence; returns the number of keys, 0 when it is malformed. */
static int read_sequence(const char *text, int keys[KC_DEPTH])
{
    int n = 0;

    for (;;) {
        if (n == KC_DEPTH)
            return 0;
        text = read_key(text, &keys[n]);
        if (text == NULL)
            return 0;
        n++;
        if (*text == '\0')
            return n;
        text++;
    }
}

static struct node *find_child(const struct node *node, int key)
{
    struct node *child = node->child;

    while (child != NULL && child->key != key)
        child = child->next;
    return child;
}

static struct node *find(const kc_map *map, const char *sequence)
{
    int keys[KC_DEPTH];
    int n = read_sequence(sequence, keys);
    const struct node *node = &map->root;

    if (n == 0)
        return NULL;
    for (int i = 0; i < n && node != NULL; i++)
        node = find_child(node, keys[i]);
    return (struct node *)node;
}

/* Whether a node is `top` or below it. */
static bool is_within(const struct node *node, const struct node *top)
{
    while (node != NULL && node != top)
        node = node->parent;
    return node != NULL;
}

static void unlink_node(struct node *node)
{
    struct node **link = &node->parent->child;

    while (*link != node)
        link = &(*link)->next;
    *link = node->next;
}

int kc_bind(kc_map *map, const char *sequence, int command)
{
    int keys[KC_DEPTH];
    int n = read_sequence(sequence, keys);
    struct node *node = &map->root, *child = NULL;
    struct node *made[KC_DEPTH];
    int known = 0, missing;

    if (n == 0 || command <= 0)
        return -1;
    while (known < n && (child = find_child(node, keys[known])) != NULL) {
        node = child;
        known++;
    }
    missing = n - known;
    if (missing > KC_NODES - map->nodes)
        return -1;
    for (int i = 0; i < missing; i++) {
        made[i] = calloc(1, sizeof *made[i]);
        if (made[i] == NULL) {
            while (i-- > 0)
                free(made[i]);
            return -1;
        }
    }
    if (node->command != 0) {
        node->command = 0;
        map->bindings--;
    }
    for (int i = 0; i < missing; i++) {
        made[i]->key = keys[known + i];
        made[i]->depth = node->depth + 1;
        made[i]->parent = node;
        made[i]->next = node->child;
        node->child = made[i];
        node = made[i];
    }
    map->nodes += missing;
    if (is_within(map->at, node))
        map->at = &map->root;
    free_below(map, node);
    node->command = command;
    map->bindings++;
    return 0;
}

int kc_unbind(kc_map *map, const char *sequence)
{
    struct node *node = find(map, sequence);
    int before = map->bindings;

    if (node == NULL)
        return 0;
    if (is_within(map->at, node))
        map->at = &map->root;
    free_below(map, node);
    if (node->command != 0)
        map->bindings--;
    do {
        struct node *parent = node->parent;
        unlink_node(node);
        free(node);
        map->nodes--;
        node = parent;
    } while (node != &map->root && node->child == NULL);
    return before - map->bindings;
}

int kc_lookup(const kc_map *map, const char *sequence)
{
    const struct node *node = find(map, sequence);

    return node != NULL ? node->command : 0;
}

int kc_count(const kc_map *map)
{
    return map->bindings;
}

int kc_feed(kc_map *map, int key)
{
    struct node *node = find_child(map->at, key);

    map->at = &map->root;
    if (node == NULL)
        return KC_UNBOUND;
    if (node->command != 0)
        return node->command;
    map->at = node;
    return KC_PENDING;
}

int kc_pending(const kc_map *map)
{
    return map->at->depth;
}

void kc_cancel(kc_map *map)
{
    map->at = &map->root;
}
