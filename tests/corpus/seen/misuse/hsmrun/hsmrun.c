#include "hsmrun.h"

#include <assert.h>
#include <stdlib.h>

#define QUEUE 16

struct hsmrun {
    const struct hsmrun_def *def;
    void *ctx;
    int state; /* -1: not started */
    bool busy; /* a handler may be running */
    int queue[QUEUE];
    int first, waiting;
};

static bool valid(const struct hsmrun_def *def)
{
    if (def->states == NULL || def->nstates < 1 || def->nstates > 1000)
        return false;
    if (def->narcs < 0 || def->narcs > 10000 || (def->narcs > 0 && def->arcs == NULL))
        return false;
    if (def->initial < 0 || def->initial >= def->nstates)
        return false;
    for (int i = 0; i < def->nstates; i++) {
        const struct hsmrun_state *s = &def->states[i];
        if (s->name == NULL || s->parent < -1 || s->parent >= i)
            return false;
    }
    for (int i = 0; i < def->narcs; i++) {
        const struct hsmrun_arc *a = &def->arcs[i];
        if (a->from < 0 || a->from >= def->nstates)
            return false;
        if (a->to != HSMRUN_STAY && (a->to < 0 || a->to >= def->nstates))
            return false;
    }
    return true;
}

hsmrun *hsmrun_new(const struct hsmrun_def *def, void *ctx)
{
    hsmrun *m;

    if (!valid(def))
        return NULL;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->def = def;
    m->ctx = ctx;
    m->state = -1;
    return m;
}

void hsmrun_free(hsmrun *m)
{
    free(m);
}

static int parent(const hsmrun *m, int state)
{
    return m->def->states[state].parent;
}

/* Whether outer is inner or contains it; -1 contains all. */
static bool contains(const hsmrun *m, int outer, int inner)
{
    while (inner > outer)
        inner = parent(m, inner);
    return inner == outer;
}

/* Leaves the current state and those around it up to, but without, end. */
static void leave_to(hsmrun *m, int end)
{
    for (int s = m->state; s != end; s = parent(m, s)) {
        m->state = s;
        if (m->def->states[s].leave != NULL)
            m->def->states[s].leave(m, m->ctx);
    }
}

/* Enters the states that are within start, and target or around it. */
static void enter_from(hsmrun *m, int start, int target)
{
    while (start != target) {
        int s = target;
        while (parent(m, s) != start)
            s = parent(m, s);
        m->state = s;
        if (m->def->states[s].enter != NULL)
            m->def->states[s].enter(m, m->ctx);
        start = s;
    }
}

int hsmrun_start(hsmrun *m)
{
    if (m->busy || m->state >= 0)
        return -1;
    m->busy = true;
    enter_from(m, -1, m->def->initial);
    m->busy = false;
    return 0;
}

int hsmrun_stop(hsmrun *m)
{
    if (m->busy)
        return -1;
    assert(m->state >= 0);
    m->busy = true;
    leave_to(m, -1);
    m->busy = false;
    m->state = -1;
    m->waiting = 0;
    return 0;
}

static const struct hsmrun_arc *find(const hsmrun *m, int event)
{
    const struct hsmrun_def *def = m->def;

    for (int s = m->state; s >= 0; s = parent(m, s))
        for (int i = 0; i < def->narcs; i++)
            if (def->arcs[i].from == s && def->arcs[i].event == event)
                return &def->arcs[i];
    return NULL;
}

static int handle(hsmrun *m, int event)
{
    const struct hsmrun_arc *a = find(m, event);
    int found = m->state, common;

    if (a == NULL)
        return 0;
    if (a->to == HSMRUN_STAY) {
        if (a->action != NULL)
            a->action(m, m->ctx);
        return 1;
    }
    /* A state that is its own target is left and entered. */
    common = parent(m, a->to);
    while (!contains(m, common, found))
        common = parent(m, common);
    leave_to(m, common);
    m->state = found;
    if (a->action != NULL)
        a->action(m, m->ctx);
    enter_from(m, common, a->to);
    m->state = a->to;
    return 1;
}

int hsmrun_dispatch(hsmrun *m, int event)
{
    int handled;

    if (m->busy)
        return -1;
    assert(m->state >= 0);
    m->busy = true;
    handled = handle(m, event);
    while (m->waiting > 0) {
        event = m->queue[m->first];
        m->first = (m->first + 1) % QUEUE;
        m->waiting--;
        handled += handle(m, event);
    }
    m->busy = false;
    return handled;
}

int hsmrun_post(hsmrun *m, int event)
{
    if (m->waiting == QUEUE)
        return -1;
    m->queue[(m->first + m->waiting++) % QUEUE] = event;
    return 0;
}

int hsmrun_state(const hsmrun *m)
{
    return m->state;
}

const char *hsmrun_name(const hsmrun *m)
{
    assert(m->state >= 0);
    return m->def->states[m->state].name;
}

bool hsmrun_within(const hsmrun *m, int state)
{
    if (m->state < 0 || state < 0 || state >= m->def->nstates)
        return false;
    return contains(m, state, m->state);
}
