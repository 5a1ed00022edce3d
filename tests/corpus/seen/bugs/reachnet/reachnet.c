#include "reachnet.h"

#include <string.h>

void rn_init(struct reachnet *net, unsigned nodes)
{
    memset(net, 0, sizeof *net);
    net->nodes = nodes < RN_MAX ? nodes : RN_MAX;
}

static bool set_link(struct reachnet *net, unsigned a, unsigned b, bool linked)
{
    if (a >= net->nodes || b >= net->nodes || net->linked[a][b] == linked)
        return false;
    net->linked[a][b] = net->linked[b][a] = linked;
    return true;
}

bool rn_link(struct reachnet *net, unsigned a, unsigned b)
{
    return set_link(net, a, b, true);
}

bool rn_unlink(struct reachnet *net, unsigned a, unsigned b)
{
    return set_link(net, a, b, false);
}

unsigned rn_link_all(struct reachnet *net, unsigned node)
{
    unsigned i, changed = 0;

    for (i = 0; i < net->nodes; i++)
        if (i != node)
            changed += set_link(net, node, i, true);
    return changed;
}

unsigned rn_degree(const struct reachnet *net, unsigned node)
{
    unsigned i, degree = 0;

    if (node < net->nodes)
        for (i = 0; i < net->nodes; i++)
            degree += net->linked[node][i];
    return degree;
}

int rn_distance(const struct reachnet *net, unsigned from, unsigned to)
{
    unsigned queue[RN_MAX], head = 0, tail = 0, i;
    int distance[RN_MAX];

    if (from >= net->nodes || to >= net->nodes)
        return -1;
    for (i = 0; i < RN_MAX; i++)
        distance[i] = -1;
    distance[from] = 0;
    queue[tail++] = from;
    while (head < tail && distance[to] < 0) {
        unsigned node = queue[head++];

        for (i = 0; i < net->nodes; i++)
            if (net->linked[node][i] && distance[i] < 0) {
                distance[i] = distance[node] + 1;
                queue[tail++] = i;
            }
    }
    return distance[to];
}

unsigned rn_reach(const struct reachnet *net, unsigned from)
{
    unsigned todo[RN_MAX], *top = todo, seen = 0, i;

    if (from < net->nodes)
        *top++ = from;
    while (top > todo) {
        unsigned node = *--top;

        if (seen & 1u << node)
            continue;
        seen |= 1u << node;
        for (i = 0; i < net->nodes; i++)
            if (net->linked[node][i] && !(seen & 1u << i))
                *top++ = i;
    }
    return seen;
}

unsigned rn_parts(const struct reachnet *net)
{
    unsigned seen = 0, parts = 0, i, j;

    for (i = 0; i < net->nodes; i++) {
        if (seen & 1u << i)
            continue;
        parts++;
        for (j = i; j < net->nodes; j++)
            if (rn_distance(net, i, j) >= 0)
                seen |= 1u << j;
    }
    return parts;
}
