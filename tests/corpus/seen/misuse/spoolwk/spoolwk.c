#include "spoolwk.h"

#include <assert.h>

void spw_init(spw_spool *s)
{
    s->first = NULL;
    s->count = 0;
    s->walking = 0;
}

void spw_job_init(spw_job *j, int priority)
{
    j->priority = priority;
    j->spool = NULL;
    j->next = NULL;
}

void spw_put(spw_spool *s, spw_job *j)
{
    spw_job **link = &s->first;

    assert(!s->walking);
    assert(!j->spool && "the job is in a spool");
    while (*link && (*link)->priority >= j->priority)
        link = &(*link)->next;
    j->next = *link;
    *link = j;
    j->spool = s;
    s->count++;
}

spw_job *spw_take(spw_spool *s)
{
    spw_job *j = s->first;

    assert(!s->walking);
    if (j)
        spw_cancel(s, j);
    return j;
}

void spw_cancel(spw_spool *s, spw_job *j)
{
    spw_job **link = &s->first;

    assert(!s->walking);
    assert(j->spool == s && "the job is not in this spool");
    while (*link != j)
        link = &(*link)->next;
    *link = j->next;
    j->next = NULL;
    j->spool = NULL;
    s->count--;
}

void spw_requeue(spw_spool *s, spw_job *j, int priority)
{
    spw_cancel(s, j);
    j->priority = priority;
    spw_put(s, j);
}

void spw_merge(spw_spool *s, spw_spool *from)
{
    spw_job *j;

    if (s == from)
        return;
    while ((j = spw_take(from)))
        spw_put(s, j);
}

size_t spw_count(const spw_spool *s)
{
    return s->count;
}

int spw_contains(const spw_spool *s, const spw_job *j)
{
    return j->spool == s;
}

int spw_walk(spw_spool *s, int (*visit)(spw_job *job, void *data), void *data)
{
    int result = 0;

    s->walking++;
    for (spw_job *j = s->first; j && result == 0; j = j->next)
        result = visit(j, data);
    s->walking--;
    return result;
}
