#include "ordgraph.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct node {
    char *name;
    int *next;
    size_t count, room;
    size_t waiting;             /* for og_sort: edges that come in */
    size_t place;               /* in the order */
};

struct ordgraph {
    struct node *nodes;
    size_t count, room;
    int sorted;
};

ordgraph *og_new(void)
{
    return calloc(1, sizeof(ordgraph));
}

void og_free(ordgraph *g)
{
    if (g == NULL)
        return;
    for (size_t i = 0; i < g->count; i++) {
        free(g->nodes[i].name);
        free(g->nodes[i].next);
    }
    free(g->nodes);
    free(g);
}

static int exists(const ordgraph *g, int node)
{
    return node >= 0 && (size_t)node < g->count;
}

size_t og_count(const ordgraph *g)
{
    return g->count;
}

int og_find(const ordgraph *g, const char *name)
{
    for (size_t i = 0; i < g->count; i++)
        if (strcmp(g->nodes[i].name, name) == 0)
            return (int)i;
    return -1;
}

const char *og_name(const ordgraph *g, int node)
{
    return exists(g, node) ? g->nodes[node].name : NULL;
}

int og_node(ordgraph *g, const char *name)
{
    size_t length = strlen(name);
    struct node *node;
    int found;

    if (length < 1 || length > OG_MAX_NAME)
        return -1;
    found = og_find(g, name);
    if (found >= 0)
        return found;
    if (g->count == OG_MAX_NODES)
        return -1;
    if (g->count == g->room) {
        size_t room = g->room > 0 ? g->room * 2 : 8;
        struct node *nodes = realloc(g->nodes, room * sizeof *nodes);

        if (nodes == NULL)
            return -1;
        g->nodes = nodes;
        g->room = room;
    }
    node = &g->nodes[g->count];
    memset(node, 0, sizeof *node);
    node->name = malloc(length + 1);
    if (node->name == NULL)
        return -1;
    memcpy(node->name, name, length + 1);
    g->sorted = 0;
    return (int)g->count++;
}

int og_edge(ordgraph *g, int from, int to)
{
    struct node *node;

    if (!exists(g, from) || !exists(g, to) || from == to)
        return -1;
    node = &g->nodes[from];
    for (size_t i = 0; i < node->count; i++)
        if (node->next[i] == to)
            return 0;
    if (node->count == node->room) {
        size_t room = node->room > 0 ? node->room * 2 : 2;
        int *next = realloc(node->next, room * sizeof *next);

        if (next == NULL)
            return -1;
        node->next = next;
        node->room = room;
    }
    node->next[node->count++] = to;
    g->sorted = 0;
    return 0;
}

const int *og_next(const ordgraph *g, int node, size_t *count)
{
    *count = 0;
    if (!exists(g, node) || g->nodes[node].count == 0)
        return NULL;
    *count = g->nodes[node].count;
    return g->nodes[node].next;
}

int og_reaches(const ordgraph *g, int from, int to)
{
    unsigned char *seen;
    int *stack;
    size_t depth = 0;
    int result = 0;

    if (!exists(g, from) || !exists(g, to))
        return -1;
    seen = calloc(g->count, 1);
    stack = malloc(g->count * sizeof *stack);
    if (seen == NULL || stack == NULL) {
        free(seen);
        free(stack);
        return -1;
    }
    stack[depth++] = from;
    seen[from] = 1;
    while (depth > 0 && !result) {
        int at = stack[--depth];
        const struct node *node = &g->nodes[at];

        result = at == to;
        for (size_t i = 0; i < node->count; i++) {
            if (!seen[node->next[i]]) {
                seen[node->next[i]] = 1;
                stack[depth++] = node->next[i];
            }
        }
    }
    free(seen);
    free(stack);
    return result;
}

size_t og_sort(ordgraph *g, int *order)
{
    size_t written = 0, done = 0;

    for (size_t i = 0; i < g->count; i++)
        g->nodes[i].waiting = 0;
    for (size_t i = 0; i < g->count; i++)
        for (size_t k = 0; k < g->nodes[i].count; k++)
            g->nodes[g->nodes[i].next[k]].waiting++;

    /* What is written but not done yet is the queue. */
    for (size_t i = 0; i < g->count; i++)
        if (g->nodes[i].waiting == 0)
            order[written++] = (int)i;
    while (done < written) {
        struct node *node = &g->nodes[order[done]];

        node->place = done++;
        for (size_t k = 0; k < node->count; k++)
            if (--g->nodes[node->next[k]].waiting == 0)
                order[written++] = node->next[k];
    }
    g->sorted = written == g->count;
    return written;
}

int og_before(const ordgraph *g, int a, int b)
{
    assert(g->sorted);
    if (!exists(g, a) || !exists(g, b))
        return -1;
    return g->nodes[a].place < g->nodes[b].place;
}
