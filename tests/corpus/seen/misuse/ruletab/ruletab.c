#include "ruletab.h"

#include <stdio.h>

int rt_init(struct ruletab *m, const struct rt_rule *rules, int start, void *user)
{
    m->rules = rules;
    m->user = user;
    m->state = start;
    m->busy = 0;
    m->moves = 0;
    if (start < 0)
        return -1;
    for (const struct rt_rule *r = rules; r->state != RT_NONE; r++)
        if (r->next < 0)
            return -1;
    return 0;
}

int rt_state(const struct ruletab *m) { return m->state; }

static const struct rt_rule *rule_for(const struct ruletab *m, int event)
{
    const struct rt_rule *r = m->rules;

    while (r->state != RT_NONE && (r->state != m->state || r->event != event))
        r++;
    return r->state == RT_NONE ? NULL : r;
}

int rt_fire(struct ruletab *m, int event)
{
    const struct rt_rule *r;

    if (m->busy)
        return RT_BUSY;
    r = rule_for(m, event);
    if (!r)
        return RT_NONE;
    if (r->guard) {
        int against;
        m->busy = 1;
        against = r->guard(m->user, m->state, event);
        m->busy = 0;
        if (against)
            return RT_VETO;
    }
    m->moves++;
    m->state = r->next;
    return m->state;
}

int rt_can(const struct ruletab *m, int event)
{
    return rule_for(m, event) != NULL;
}

size_t rt_events(const struct ruletab *m, int *events, size_t n)
{
    size_t found = 0;

    for (const struct rt_rule *r = m->rules; r->state != RT_NONE; r++) {
        if (r->state != m->state)
            continue;
        if (found < n)
            events[found] = r->event;
        found++;
    }
    return found;
}

size_t rt_play(struct ruletab *m, const int *events, size_t n)
{
    size_t i = 0;

    while (i < n && rt_fire(m, events[i]) >= 0)
        i++;
    return i;
}

char *rt_describe(const struct ruletab *m, char *line)
{
    snprintf(line, RT_LINE, "state %d after %lu moves", m->state, m->moves);
    return line;
}
