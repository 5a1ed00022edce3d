#include "gatenet.h"

#include <stdlib.h>
#include <string.h>

enum { INPUT = -1, UNKNOWN = -2 };

struct node {
    int kind; /* INPUT or an enum gn_kind */
    int pins; /* 0 to 2 */
    int source[2];
    unsigned char level;
};

struct gn_net {
    int count;
    struct node node[GN_MAX];
};

static int known(const gn_net *net, int node)
{
    return node >= 0 && node < net->count;
}

gn_net *gn_new(void)
{
    return calloc(1, sizeof(gn_net));
}

void gn_free(gn_net *net)
{
    free(net);
}

int gn_count(const gn_net *net)
{
    return net->count;
}

int gn_input(gn_net *net)
{
    struct node *n;

    if (net->count == GN_MAX)
        return -1;
    n = &net->node[net->count];
    memset(n, 0, sizeof *n);
    n->kind = INPUT;
    return net->count++;
}

int gn_gate(gn_net *net, enum gn_kind kind, int a, int b)
{
    struct node *n;
    int pins;

    switch (kind) {
    case GN_BUF:
    case GN_NOT:
        pins = 1;
        break;
    case GN_AND:
    case GN_OR:
    case GN_XOR:
    case GN_NAND:
    case GN_NOR:
        pins = 2;
        break;
    default:
        return -1;
    }
    if (net->count == GN_MAX || !known(net, a) || (pins == 2 && !known(net, b)))
        return -1;
    n = &net->node[net->count];
    n->kind = (int)kind;
    n->pins = pins;
    n->source[0] = a;
    n->source[1] = pins == 2 ? b : a;
    n->level = 0;
    return net->count++;
}

int gn_rewire(gn_net *net, int gate, int pin, int source)
{
    if (!known(net, gate) || !known(net, source))
        return -1;
    if (pin < 0 || pin >= net->node[gate].pins)
        return -1;
    net->node[gate].source[pin] = source;
    return 0;
}

int gn_set(gn_net *net, int input, int level)
{
    if (!known(net, input) || net->node[input].kind != INPUT)
        return -1;
    net->node[input].level = level != 0;
    return 0;
}

int gn_get(const gn_net *net, int node)
{
    return known(net, node) ? net->node[node].level : -1;
}

static unsigned char evaluate(const struct node *n, int a, int b)
{
    switch (n->kind) {
    case GN_BUF:
        return a != 0;
    case GN_NOT:
        return !a;
    case GN_AND:
        return a && b;
    case GN_OR:
        return a || b;
    case GN_XOR:
        return a != b;
    case GN_NAND:
        return !(a && b);
    case GN_NOR:
        return !(a || b);
    default:
        return n->level;
    }
}

int gn_settle(gn_net *net)
{
    int rounds, i;

    for (rounds = 0; rounds <= 2 * net->count + 2; rounds++) {
        int changed = 0;

        for (i = 0; i < net->count; i++) {
            struct node *n = &net->node[i];
            unsigned char level;

            if (n->kind == INPUT)
                continue;
            level = evaluate(n, net->node[n->source[0]].level,
                             net->node[n->source[n->pins - 1]].level);
            if (level != n->level) {
                n->level = level;
                changed = 1;
            }
        }
        if (!changed)
            return rounds;
    }
    return -1;
}

/* The depth of `at`, on the way back from `start`.  `depth` has what is known
 * already. */
static int measure(const gn_net *net, int start, int at, int depth[])
{
    const struct node *n = &net->node[at];
    int deepest = 0, pin;

    if (depth[at] != UNKNOWN)
        return depth[at];
    if (n->kind == INPUT)
        return depth[at] = 0;
    for (pin = 0; pin < n->pins; pin++) {
        int below;

        if (n->source[pin] == start)
            return -1;
        below = measure(net, start, n->source[pin], depth);
        if (below < 0)
            return -1;
        if (below > deepest)
            deepest = below;
    }
    return depth[at] = deepest + 1;
}

int gn_depth(const gn_net *net, int node)
{
    int depth[GN_MAX];
    int i;

    if (!known(net, node))
        return -1;
    for (i = 0; i < net->count; i++)
        depth[i] = UNKNOWN;
    return measure(net, node, node, depth);
}

int gn_reaches(const gn_net *net, int from, int to)
{
    unsigned char seen[GN_MAX] = {0};
    int stack[GN_MAX];
    int height = 0;

    if (!known(net, from) || !known(net, to))
        return -1;
    stack[height++] = to;
    seen[to] = 1;
    while (height > 0) {
        const struct node *n = &net->node[stack[--height]];
        int pin;

        for (pin = 0; pin < n->pins; pin++) {
            int source = n->source[pin];

            if (source == from)
                return 1;
            if (!seen[source]) {
                seen[source] = 1;
                stack[height++] = source;
            }
        }
    }
    return 0;
}
