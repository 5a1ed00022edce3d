#include "stepper.h"

#include <assert.h>

static const step_row no_rows[] = {STEP_END};

static const step_row *fitting_row(const step_machine *m, int event)
{
    for (const step_row *row = m->rows; row->state != STEP_LAST; row++) {
        if (row->state != STEP_ANY && row->state != m->state)
            continue;
        if (row->event == STEP_ANY || row->event == event)
            return row;
    }
    return NULL;
}

int step_init(step_machine *m, const step_row *rows, int start, void *user)
{
    int valid = rows != NULL && start >= 0;

    m->rows = valid ? rows : no_rows;
    m->start = valid ? start : 0;
    m->state = m->start;
    m->user = user;
    m->running = 0;
    m->head = 0;
    m->waiting = 0;
    for (int i = 0; i < STEP_QUEUE; i++)
        m->queue[i] = 0;
    return valid ? STEP_OK : STEP_EINVAL;
}

static int handle(step_machine *m, int event)
{
    const step_row *row = fitting_row(m, event);

    if (row == NULL)
        return STEP_IGNORED;
    step_action *action = row->action;
    if (row->next >= 0)
        m->state = row->next;
    if (action != NULL)
        action(m, event, m->user);
    return STEP_OK;
}

static void forget_waiting(step_machine *m)
{
    m->head = 0;
    m->waiting = 0;
}

int step_feed(step_machine *m, int event)
{
    assert(!m->running && "step_feed called by an action of the machine");
    if (event < 0)
        return STEP_EINVAL;

    m->running = 1;
    int result = handle(m, event);
    int handled = 1;
    while (m->waiting > 0) {
        if (handled++ == STEP_CHAIN) {
            forget_waiting(m);
            result = STEP_ECHAIN;
            break;
        }
        int next = m->queue[m->head];
        m->head = (m->head + 1) % STEP_QUEUE;
        m->waiting--;
        handle(m, next);
    }
    m->running = 0;
    return result;
}

int step_post(step_machine *m, int event)
{
    if (event < 0)
        return STEP_EINVAL;
    if (m->waiting == STEP_QUEUE)
        return STEP_EFULL;
    m->queue[(m->head + m->waiting) % STEP_QUEUE] = event;
    m->waiting++;
    return STEP_OK;
}

void step_reset(step_machine *m)
{
    forget_waiting(m);
    m->state = m->start;
}

int step_state(const step_machine *m)
{
    return m->state;
}

int step_can(const step_machine *m, int event)
{
    return event >= 0 && fitting_row(m, event) != NULL;
}

size_t step_rows(const step_row *rows)
{
    size_t n = 0;

    if (rows != NULL)
        while (rows[n].state != STEP_LAST)
            n++;
    return n;
}
