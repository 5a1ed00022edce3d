#include "epsnfa.h"

#include <stdlib.h>
#include <string.h>

#define EMPTY (-1)

struct edge {
    int from, to;
    int label; /* a character or EMPTY */
};

struct nfa {
    int states;
    int nedges;
    int room;
    struct edge *edges;
    unsigned char accepting[NFA_MAX_STATES];
};

/* Scratch of a simulation. */
struct sim {
    unsigned char now[NFA_MAX_STATES];
    unsigned char then[NFA_MAX_STATES];
    int *queue; /* of m->states */
};

nfa *nfa_new(int states)
{
    if (states < 1 || states > NFA_MAX_STATES)
        return NULL;
    nfa *m = calloc(1, sizeof *m);
    if (m)
        m->states = states;
    return m;
}

void nfa_free(nfa *m)
{
    if (!m)
        return;
    free(m->edges);
    free(m);
}

int nfa_states(const nfa *m)
{
    return m->states;
}

static int known(const nfa *m, int state)
{
    return state >= 0 && state < m->states;
}

int nfa_accept(nfa *m, int state, int yes)
{
    if (!known(m, state))
        return -1;
    m->accepting[state] = yes != 0;
    return 0;
}

static int connect(nfa *m, int from, int to, int label)
{
    if (!known(m, from) || !known(m, to) || m->nedges == NFA_MAX_EDGES)
        return -1;
    if (m->nedges == m->room) {
        int room = m->room ? 2 * m->room : 8;
        struct edge *edges = realloc(m->edges, (size_t)room * sizeof *edges);
        if (!edges)
            return -1;
        m->edges = edges;
        m->room = room;
    }
    m->edges[m->nedges++] = (struct edge){ from, to, label };
    return 0;
}

int nfa_edge(nfa *m, int from, int to, unsigned char c)
{
    return connect(m, from, to, c);
}

int nfa_eps(nfa *m, int from, int to)
{
    return connect(m, from, to, EMPTY);
}

static struct sim *sim_new(const nfa *m)
{
    struct sim *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->queue = malloc((size_t)m->states * sizeof *s->queue);
    if (!s->queue) {
        free(s);
        return NULL;
    }
    return s;
}

static void sim_free(struct sim *s)
{
    free(s->queue);
    free(s);
}

/* Adds to the set `now` what its states reach by empty moves. */
static void spread(const nfa *m, struct sim *s)
{
    unsigned char done[NFA_MAX_STATES] = { 0 };
    int head = 0, tail = 0;

    for (int i = 0; i < m->states; i++)
        if (s->now[i])
            s->queue[tail++] = i;
    while (head < tail) {
        int state = s->queue[head++];
        if (done[state])
            continue;
        done[state] = 1;
        s->now[state] = 1;
        for (int i = 0; i < m->nedges; i++) {
            const struct edge *e = &m->edges[i];
            if (e->label == EMPTY && e->from == state && !s->now[e->to])
                s->queue[tail++] = e->to;
        }
    }
}

/* Moves the set `now` over a character; 0 when nothing is left of it. */
static int advance(const nfa *m, struct sim *s, unsigned char c)
{
    int any = 0;
    memset(s->then, 0, sizeof s->then);
    for (int i = 0; i < m->nedges; i++) {
        const struct edge *e = &m->edges[i];
        if (e->label == c && s->now[e->from]) {
            s->then[e->to] = 1;
            any = 1;
        }
    }
    memcpy(s->now, s->then, sizeof s->now);
    return any;
}

int nfa_match(const nfa *m, const char *text, size_t len)
{
    struct sim *s = sim_new(m);
    if (!s)
        return -1;
    int found = 0;
    s->now[0] = 1;
    spread(m, s);
    size_t i = 0;
    while (i < len && advance(m, s, (unsigned char)text[i])) {
        spread(m, s);
        i++;
    }
    if (i == len)
        for (int k = 0; k < m->states; k++)
            if (s->now[k] && m->accepting[k])
                found = 1;
    sim_free(s);
    return found;
}

int nfa_closure(const nfa *m, int state, nfa_visit *fn, void *arg)
{
    if (!known(m, state))
        return -1;
    struct sim *s = sim_new(m);
    if (!s)
        return -1;
    s->now[state] = 1;
    spread(m, s);
    int result = 0;
    for (int k = 0; k < m->states && result == 0; k++)
        if (s->now[k])
            result = fn(k, arg);
    sim_free(s);
    return result;
}

int nfa_nonempty(const nfa *m)
{
    unsigned char seen[NFA_MAX_STATES] = { 1 };
    int more = 1;

    while (more) {
        more = 0;
        for (int i = 0; i < m->nedges; i++) {
            const struct edge *e = &m->edges[i];
            if (seen[e->from] && !seen[e->to]) {
                seen[e->to] = 1;
                more = 1;
            }
        }
    }
    for (int k = 0; k < m->states; k++)
        if (seen[k] && m->accepting[k])
            return 1;
    return 0;
}
