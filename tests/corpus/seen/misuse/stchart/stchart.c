#include "stchart.h"

#include <stdlib.h>

#define MOST_EVENTS 1000

struct st_machine {
    const st_chart *chart;
    void *user;
    int current;
    int queue[ST_QUEUE];
    size_t first, waiting;
};

static int is_state(const st_chart *chart, int state)
{
    return state >= 0 && (size_t)state < chart->nstates;
}

int st_check(const st_chart *chart)
{
    size_t i;

    if (chart->nstates == 0 || chart->states == NULL)
        return -1;
    if (chart->ntrans > 0 && chart->trans == NULL)
        return -1;
    for (i = 0; i < chart->nstates; i++)
        if (chart->states[i].name == NULL)
            return -1;
    for (i = 0; i < chart->ntrans; i++) {
        const st_trans *t = &chart->trans[i];

        if (!is_state(chart, t->from) || !is_state(chart, t->to) || t->event < ST_ANY)
            return -1;
    }
    return 0;
}

st_machine *st_start(const st_chart *chart, int initial, void *user)
{
    st_machine *m;

    if (!is_state(chart, initial))
        return NULL;
    m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->chart = chart;
    m->user = user;
    m->current = initial;
    return m;
}

void st_end(st_machine *m)
{
    free(m);
}

int st_post(st_machine *m, int event)
{
    if (event < 0 || m->waiting == ST_QUEUE)
        return -1;
    m->queue[(m->first + m->waiting) % ST_QUEUE] = event;
    m->waiting++;
    return 0;
}

static const st_trans *find(const st_chart *chart, int state, int event)
{
    size_t i;

    for (i = 0; i < chart->ntrans; i++) {
        const st_trans *t = &chart->trans[i];

        if (t->from == state && (t->event == event || t->event == ST_ANY))
            return t;
    }
    return NULL;
}

static void call(st_machine *m, st_action *action, int event)
{
    if (action != NULL)
        action(m, event, m->user);
}

static int handle(st_machine *m, int event)
{
    const st_trans *t = find(m->chart, m->current, event);

    if (t == NULL)
        return 0;
    call(m, m->chart->states[m->current].leave, event);
    call(m, t->action, event);
    m->current = t->to;
    call(m, m->chart->states[m->current].enter, event);
    return 1;
}

int st_dispatch(st_machine *m)
{
    int handled, transitions = 0;

    for (handled = 0; m->waiting > 0 && handled < MOST_EVENTS; handled++) {
        int event = m->queue[m->first];

        m->first = (m->first + 1) % ST_QUEUE;
        m->waiting--;
        transitions += handle(m, event);
    }
    return transitions;
}

int st_current(const st_machine *m)
{
    return m->current;
}

const char *st_name(const st_machine *m)
{
    return m->chart->states[m->current].name;
}
