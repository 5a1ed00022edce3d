#include "petrinet.h"

#include <stddef.h>
#include <stdlib.h>

struct arc {
    struct arc *next;
    pn_place *place;
    unsigned weight;
};

struct pn_place {
    pn_net *net;
    pn_place *next;
    unsigned tokens;
    int arcs; /* that lead here or away */
};

struct pn_trans {
    pn_net *net;
    pn_trans *next;
    struct arc *in, *out;
};

struct pn_net {
    pn_place *places;
    pn_trans *trans, **last;
    int place_count, trans_count;
};

pn_net *pn_new(void)
{
    pn_net *net = calloc(1, sizeof *net);

    if (net != NULL)
        net->last = &net->trans;
    return net;
}

static void free_arcs(struct arc *arc)
{
    while (arc != NULL) {
        struct arc *next = arc->next;

        arc->place->arcs--;
        free(arc);
        arc = next;
    }
}

static void free_trans(pn_trans *t)
{
    free_arcs(t->in);
    free_arcs(t->out);
    free(t);
}

void pn_free(pn_net *net)
{
    if (net == NULL)
        return;
    while (net->trans != NULL) {
        pn_trans *t = net->trans;

        net->trans = t->next;
        free_trans(t);
    }
    while (net->places != NULL) {
        pn_place *p = net->places;

        net->places = p->next;
        free(p);
    }
    free(net);
}

pn_place *pn_add_place(pn_net *net, unsigned tokens)
{
    pn_place *p;

    if (tokens > PN_MAX_TOKENS || net->place_count == PN_MAX_NODES)
        return NULL;
    p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->net = net;
    p->tokens = tokens;
    p->next = net->places;
    net->places = p;
    net->place_count++;
    return p;
}

pn_trans *pn_add_trans(pn_net *net)
{
    pn_trans *t;

    if (net->trans_count == PN_MAX_NODES)
        return NULL;
    t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    t->net = net;
    *net->last = t;
    net->last = &t->next;
    net->trans_count++;
    return t;
}

static struct arc *find(struct arc *list, const pn_place *p)
{
    while (list != NULL && list->place != p)
        list = list->next;
    return list;
}

static int add_arc(struct arc **list, pn_place *p, unsigned weight)
{
    struct arc *arc = find(*list, p);

    if (weight == 0 || weight > PN_MAX_TOKENS)
        return -1;
    if (arc != NULL) {
        if (arc->weight > PN_MAX_TOKENS - weight)
            return -1;
        arc->weight += weight;
        return 0;
    }
    arc = malloc(sizeof *arc);
    if (arc == NULL)
        return -1;
    arc->place = p;
    arc->weight = weight;
    arc->next = *list;
    *list = arc;
    p->arcs++;
    return 0;
}

int pn_input(pn_trans *t, pn_place *p, unsigned weight)
{
    return t->net == p->net ? add_arc(&t->in, p, weight) : -1;
}

int pn_output(pn_trans *t, pn_place *p, unsigned weight)
{
    return t->net == p->net ? add_arc(&t->out, p, weight) : -1;
}

/* Removes the arc of a list that has this place; whether there was one. */
static int drop_arc(struct arc **list, pn_place *p)
{
    for (; *list != NULL; list = &(*list)->next) {
        struct arc *arc = *list;

        if (arc->place == p) {
            *list = arc->next;
            free(arc);
            p->arcs--;
            return 1;
        }
    }
    return 0;
}

void pn_remove_place(pn_place *p)
{
    pn_net *net = p->net;
    pn_place **link;
    pn_trans *t;

    for (t = net->trans; t != NULL; t = t->next)
        if ((drop_arc(&t->in, p) || drop_arc(&t->out, p)) && p->arcs == 0)
            break; /* no need to look at the others */
    for (link = &net->places; *link != p; link = &(*link)->next)
        ;
    *link = p->next;
    net->place_count--;
    free(p);
}

void pn_remove_trans(pn_trans *t)
{
    pn_net *net = t->net;
    pn_trans **link;

    for (link = &net->trans; *link != t; link = &(*link)->next)
        ;
    *link = t->next;
    if (net->last == &t->next)
        net->last = link;
    net->trans_count--;
    free_trans(t);
}

unsigned pn_tokens(const pn_place *p)
{
    return p->tokens;
}

int pn_set_tokens(pn_place *p, unsigned tokens)
{
    if (tokens > PN_MAX_TOKENS)
        return -1;
    p->tokens = tokens;
    return 0;
}

int pn_enabled(const pn_trans *t)
{
    const struct arc *arc;

    for (arc = t->in; arc != NULL; arc = arc->next)
        if (arc->place->tokens < arc->weight)
            return 0;
    for (arc = t->out; arc != NULL; arc = arc->next) {
        const struct arc *back = find(t->in, arc->place);
        unsigned rest = arc->place->tokens - (back != NULL ? back->weight : 0);

        if (rest > PN_MAX_TOKENS - arc->weight)
            return 0;
    }
    return 1;
}

int pn_fire(pn_trans *t)
{
    struct arc *arc;

    if (!pn_enabled(t))
        return -1;
    for (arc = t->in; arc != NULL; arc = arc->next)
        arc->place->tokens -= arc->weight;
    for (arc = t->out; arc != NULL; arc = arc->next)
        arc->place->tokens += arc->weight;
    return 0;
}

unsigned pn_run(pn_net *net, unsigned max_steps)
{
    unsigned steps = 0;

    if (max_steps > PN_MAX_STEPS)
        max_steps = PN_MAX_STEPS;
    while (steps < max_steps) {
        pn_trans *t = net->trans;

        while (t != NULL && pn_fire(t) != 0)
            t = t->next;
        if (t == NULL)
            break;
        steps++;
    }
    return steps;
}
