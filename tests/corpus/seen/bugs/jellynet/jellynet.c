#include "jellynet.h"

#include <stdlib.h>

/* A link hangs in the list of either end by one of its edges. */
struct edge {
    jn_link *link;
    jn_node *other;
    struct edge *prev, *next;
};

struct jn_link {
    jn_link *prev, *next;
    struct edge at_a, at_b;
    double rest2; /* rest length, squared */
    double stiffness;
};

struct jn_node {
    jn_node *prev, *next;
    struct edge *edges;
    double x, y, vx, vy;
    double inverse_mass;
};

struct jn_net {
    jn_node *nodes;
    jn_link *links;
    size_t node_count, link_count;
};

jn_net *jn_create(void)
{
    return calloc(1, sizeof(jn_net));
}

void jn_destroy(jn_net *net)
{
    if (net == NULL)
        return;
    for (jn_link *l = net->links, *next; l != NULL; l = next) {
        next = l->next;
        free(l);
    }
    for (jn_node *n = net->nodes, *next; n != NULL; n = next) {
        next = n->next;
        free(n);
    }
    free(net);
}

jn_node *jn_add_node(jn_net *net, double x, double y, double mass)
{
    if (!(mass > 0) || net->node_count >= JN_MAX_NODES)
        return NULL;
    jn_node *n = calloc(1, sizeof *n);
    if (n == NULL)
        return NULL;
    n->x = x;
    n->y = y;
    n->inverse_mass = 1 / mass;
    n->next = net->nodes;
    if (n->next != NULL)
        n->next->prev = n;
    net->nodes = n;
    net->node_count++;
    return n;
}

static void hang_up(jn_node *node, struct edge *e, jn_link *link, jn_node *other)
{
    e->link = link;
    e->other = other;
    e->prev = NULL;
    e->next = node->edges;
    if (e->next != NULL)
        e->next->prev = e;
    node->edges = e;
}

static void take_down(jn_node *node, struct edge *e)
{
    if (e->next != NULL)
        e->next->prev = e->prev;
    if (e->prev != NULL)
        e->prev->next = e->next;
    else
        node->edges = e->next;
}

static double distance2(const jn_node *a, const jn_node *b)
{
    double dx = b->x - a->x, dy = b->y - a->y;
    return dx * dx + dy * dy;
}

jn_link *jn_add_link(jn_net *net, jn_node *a, jn_node *b, double stiffness)
{
    if (net->link_count >= JN_MAX_LINKS)
        return NULL;
    jn_link *l = calloc(1, sizeof *l);
    if (l == NULL)
        return NULL;
    l->rest2 = distance2(a, b);
    l->stiffness = stiffness;
    hang_up(a, &l->at_a, l, b);
    hang_up(b, &l->at_b, l, a);
    l->next = net->links;
    if (l->next != NULL)
        l->next->prev = l;
    net->links = l;
    net->link_count++;
    return l;
}

void jn_remove_link(jn_net *net, jn_link *link)
{
    take_down(link->at_b.other, &link->at_a);
    take_down(link->at_a.other, &link->at_b);
    if (link->next != NULL)
        link->next->prev = link->prev;
    if (link->prev != NULL)
        link->prev->next = link->next;
    else
        net->links = link->next;
    net->link_count--;
    free(link);
}

void jn_remove_node(jn_net *net, jn_node *node)
{
    struct edge *e = node->edges;
    while (e != NULL) {
        struct edge *next = e->next;
        jn_remove_link(net, e->link);
        e = next;
    }
    if (node->next != NULL)
        node->next->prev = node->prev;
    if (node->prev != NULL)
        node->prev->next = node->next;
    else
        net->nodes = node->next;
    net->node_count--;
    free(node);
}

jn_link *jn_find_link(const jn_node *a, const jn_node *b)
{
    for (struct edge *e = a->edges; e != NULL; e = e->next)
        if (e->other == b)
            return e->link;
    return NULL;
}

size_t jn_node_count(const jn_net *net)
{
    return net->node_count;
}

size_t jn_link_count(const jn_net *net)
{
    return net->link_count;
}

void jn_position(const jn_node *node, double *x, double *y)
{
    if (x != NULL)
        *x = node->x;
    if (y != NULL)
        *y = node->y;
}

void jn_push(jn_node *node, double dx, double dy)
{
    node->vx += dx * node->inverse_mass;
    node->vy += dy * node->inverse_mass;
}

void jn_step(jn_net *net, double dt)
{
    if (!(dt > 0))
        return;
    for (jn_link *l = net->links; l != NULL; l = l->next) {
        jn_node *a = l->at_b.other, *b = l->at_a.other;
        double now2 = distance2(a, b);
        if (!(now2 > 0))
            continue;
        /* near the rest length this is Hooke's law, without a square root */
        double force = l->stiffness * (now2 - l->rest2) / (now2 + l->rest2) * dt;
        double fx = force * (b->x - a->x), fy = force * (b->y - a->y);
        jn_push(a, fx, fy);
        jn_push(b, -fx, -fy);
    }
    for (jn_node *n = net->nodes; n != NULL; n = n->next) {
        n->x += n->vx * dt;
        n->y += n->vy * dt;
    }
}
