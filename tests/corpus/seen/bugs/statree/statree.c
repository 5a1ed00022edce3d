#include "statree.h"

#include <stdlib.h>

struct state {
    int parent;
    int initial;        /* first child */
    int last;           /* child that was active last */
    unsigned flags;
};

struct rule { int from, event, to; };

struct statree {
    struct state *states;
    int n, room;
    int current;
    struct rule rules[ST_MAX_RULES];
    int nrules;
};

statree *st_new(void)
{
    statree *m = malloc(sizeof *m);

    if (!m)
        return NULL;
    m->room = 8;
    m->states = malloc((size_t)m->room * sizeof *m->states);
    if (!m->states) {
        free(m);
        return NULL;
    }
    for (int i = 0; i < m->room; i++)
        m->states[i].last = ST_NONE;
    m->n = m->nrules = 0;
    m->current = ST_NONE;
    return m;
}

void st_free(statree *m)
{
    if (m) {
        free(m->states);
        free(m);
    }
}

static int exists(const statree *m, int state)
{
    return state >= 0 && state < m->n;
}

int st_add(statree *m, int parent, unsigned flags)
{
    struct state *s;

    if ((parent != ST_NONE && !exists(m, parent)) || m->n >= ST_MAX_STATES)
        return ST_NONE;
    if (m->n == m->room) {
        struct state *more = realloc(m->states, 2 * (size_t)m->room * sizeof *more);
        if (!more)
            return ST_NONE;
        m->states = more;
        m->room *= 2;
    }
    s = &m->states[m->n];
    s->parent = parent;
    s->initial = ST_NONE;
    s->flags = flags;
    if (parent != ST_NONE && m->states[parent].initial == ST_NONE)
        m->states[parent].initial = m->n;
    return m->n++;
}

int st_rule(statree *m, int from, int event, int to)
{
    if (!exists(m, from) || !exists(m, to) || m->nrules >= ST_MAX_RULES)
        return -1;
    m->rules[m->nrules++] = (struct rule){ from, event, to };
    return 0;
}

/* What is entered along with a state, ST_NONE for a leaf. */
static int child_to_enter(const struct state *s)
{
    if ((s->flags & ST_HISTORY) && s->last >= 0)
        return s->last;
    return s->initial;
}

int st_enter(statree *m, int state)
{
    int below;

    if (!exists(m, state))
        return ST_NONE;
    for (int s = m->current; s != ST_NONE; s = m->states[s].parent)
        if (m->states[s].parent != ST_NONE)
            m->states[m->states[s].parent].last = s;
    while ((below = child_to_enter(&m->states[state])) != ST_NONE)
        state = below;
    m->current = state;
    return state;
}

int st_send(statree *m, int event)
{
    for (int s = m->current; s != ST_NONE; s = m->states[s].parent)
        for (int i = 0; i < m->nrules; i++)
            if (m->rules[i].from == s && m->rules[i].event == event)
                return st_enter(m, m->rules[i].to);
    return ST_NONE;
}

int st_current(const statree *m) { return m->current; }

int st_active(const statree *m, int state)
{
    for (int s = m->current; s != ST_NONE; s = m->states[s].parent)
        if (s == state)
            return 1;
    return 0;
}

int st_parent(const statree *m, int state)
{
    return exists(m, state) ? m->states[state].parent : ST_NONE;
}

void st_reset(statree *m)
{
    for (int i = 0; i < m->n; i++)
        m->states[i].last = ST_NONE;
    m->current = ST_NONE;
}
