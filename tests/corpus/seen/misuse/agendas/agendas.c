#include "agendas.h"

#include <assert.h>
#include <stdlib.h>

struct agenda {
    ag_event *first;
    size_t count;
};

bool ag_event_init(ag_event *ev, int start, int end)
{
    if (start < 0 || end <= start || end > AG_DAY)
        return false;
    ev->start = start;
    ev->end = end;
    ev->next = NULL;
    ev->owner = NULL;
    return true;
}

agenda *ag_new(void)
{
    return calloc(1, sizeof(agenda));
}

void ag_free(agenda *ag)
{
    if (ag == NULL)
        return;
    assert(ag->first == NULL);
    free(ag);
}

void ag_add(agenda *ag, ag_event *ev)
{
    assert(ev->owner == NULL);
    ag_event **link = &ag->first;
    while (*link != NULL && (*link)->start <= ev->start)
        link = &(*link)->next;
    ev->next = *link;
    ev->owner = ag;
    *link = ev;
    ag->count++;
}

void ag_remove(agenda *ag, ag_event *ev)
{
    assert(ev->owner == ag);
    ag_event **link = &ag->first;
    while (*link != ev)
        link = &(*link)->next;
    *link = ev->next;
    ev->next = NULL;
    ev->owner = NULL;
    ag->count--;
}

void ag_clear(agenda *ag)
{
    while (ag->first != NULL)
        ag_remove(ag, ag->first);
}

size_t ag_count(const agenda *ag)
{
    return ag->count;
}

ag_event *ag_first(const agenda *ag)
{
    return ag->first;
}

ag_event *ag_next(const ag_event *ev)
{
    assert(ev->owner != NULL);
    return ev->next;
}

ag_event *ag_conflict(const agenda *ag, int start, int end)
{
    for (ag_event *ev = ag->first; ev != NULL; ev = ev->next)
        if (ev->start < end && start < ev->end)
            return ev;
    return NULL;
}

int ag_gap(const agenda *ag, int minutes)
{
    assert(minutes >= 1);
    int from = 0;
    for (const ag_event *ev = ag->first; ev != NULL; ev = ev->next) {
        if (ev->start - from >= minutes)
            return from;
        if (ev->end > from)
            from = ev->end;
    }
    return AG_DAY - from >= minutes ? from : -1;
}
