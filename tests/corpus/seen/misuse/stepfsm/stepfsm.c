#include "stepfsm.h"

#include <stdlib.h>

struct sf_machine {
    const sf_state *states;
    int nstates;
    const sf_row *rows;
    int nrows;
    void *user;
    const sf_state *current; /* NULL before the start */
    unsigned long steps;
    int running; /* a step is under way */
    int queue[SF_QUEUE];
    int head, waiting;
};

static int order(const sf_row *row, int from, int event)
{
    if (row->from != from)
        return row->from < from ? -1 : 1;
    return (row->event > event) - (row->event < event);
}

sf_machine *sf_new(const sf_state *states, int nstates,
                   const sf_row *rows, int nrows, void *user)
{
    if (!states || nstates < 1 || nstates > SF_MAX_STATES)
        return NULL;
    if (nrows < 0 || nrows > SF_MAX_ROWS || (nrows > 0 && !rows))
        return NULL;
    for (int i = 0; i < nrows; i++) {
        if (rows[i].from < 0 || rows[i].from >= nstates || rows[i].to < 0 || rows[i].to >= nstates)
            return NULL;
        if (i > 0 && order(&rows[i - 1], rows[i].from, rows[i].event) >= 0)
            return NULL;
    }
    sf_machine *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->states = states;
    m->nstates = nstates;
    m->rows = rows;
    m->nrows = nrows;
    m->user = user;
    return m;
}

void sf_free(sf_machine *m)
{
    free(m);
}

int sf_started(const sf_machine *m)
{
    return m->current != NULL;
}

int sf_current(const sf_machine *m)
{
    return (int)(m->current - m->states);
}

const char *sf_name(const sf_machine *m)
{
    return m->current->name;
}

unsigned long sf_steps(const sf_machine *m)
{
    return m->steps;
}

static const sf_row *find(const sf_machine *m, int event)
{
    int from = sf_current(m);
    int low = 0, high = m->nrows;
    while (low < high) {
        int middle = low + (high - low) / 2;
        int o = order(&m->rows[middle], from, event);
        if (o == 0)
            return &m->rows[middle];
        if (o < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

int sf_accepts(const sf_machine *m, int event)
{
    return find(m, event) != NULL;
}

static void call(sf_machine *m, sf_hook *hook)
{
    if (hook)
        hook(m, m->user);
}

static void step(sf_machine *m, int event)
{
    const sf_row *row = find(m, event);
    if (!row)
        return;
    call(m, m->current->leave);
    call(m, row->action);
    m->current = &m->states[row->to];
    m->steps++;
    call(m, m->current->enter);
}

static void drain(sf_machine *m)
{
    while (m->waiting > 0) {
        int event = m->queue[m->head];
        m->head = (m->head + 1) % SF_QUEUE;
        m->waiting--;
        step(m, event);
    }
}

int sf_start(sf_machine *m, int state)
{
    if (m->current || state < 0 || state >= m->nstates)
        return -1;
    m->current = &m->states[state];
    m->running = 1;
    call(m, m->current->enter);
    drain(m);
    m->running = 0;
    return 0;
}

int sf_post(sf_machine *m, int event)
{
    if (m->running) {
        if (m->waiting == SF_QUEUE)
            return -1;
        m->queue[(m->head + m->waiting) % SF_QUEUE] = event;
        m->waiting++;
        return 0;
    }
    m->running = 1;
    step(m, event);
    drain(m);
    m->running = 0;
    return 0;
}
