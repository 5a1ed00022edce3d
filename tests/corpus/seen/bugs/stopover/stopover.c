#include "stopover.h"

#include <stdlib.h>
#include <string.h>

/* The first stop's prev is the last one, so that both ends are at hand. */
struct stop {
    stop *next, *prev;
    int minutes;
    char name[];
};

struct trip {
    stop *head;
    size_t count;
};

static stop *make(const trip *t, const char *name, int minutes)
{
    size_t size = strlen(name) + 1;
    stop *s;

    if (minutes < 0 || minutes > STOPOVER_LONGEST || t->count == STOPOVER_MOST)
        return NULL;
    s = malloc(sizeof *s + size);
    if (!s)
        return NULL;
    s->next = s->prev = NULL;
    s->minutes = minutes;
    memcpy(s->name, name, size);
    return s;
}

trip *stopover_plan(void)
{
    return calloc(1, sizeof(trip));
}

void stopover_cancel(trip *t)
{
    stop *s, *next;

    if (!t)
        return;
    for (s = t->head; s; s = next) {
        next = s->next;
        free(s);
    }
    free(t);
}

stop *stopover_append(trip *t, const char *name, int minutes)
{
    stop *s = make(t, name, minutes);

    if (!s)
        return NULL;
    if (!t->head) {
        t->head = s->prev = s;
    } else {
        s->prev = t->head->prev;
        s->prev->next = s;
        t->head->prev = s;
    }
    t->count++;
    return s;
}

stop *stopover_before(trip *t, stop *at, const char *name, int minutes)
{
    stop *s = make(t, name, minutes);

    if (!s)
        return NULL;
    s->next = at;
    s->prev = at->prev;
    if (at == t->head)
        t->head = s;
    else
        at->prev->next = s;
    at->prev = s;
    t->count++;
    return s;
}

void stopover_skip(trip *t, stop *s)
{
    if (s == t->head)
        t->head = s->next;
    else
        s->prev->next = s->next;
    if (s->next)
        s->next->prev = s->prev;
    t->count--;
    free(s);
}

stop *stopover_first(const trip *t)
{
    return t->head;
}

stop *stopover_last(const trip *t)
{
    return t->head ? t->head->prev : NULL;
}

stop *stopover_next(const trip *t, const stop *s)
{
    (void)t;
    return s->next;
}

stop *stopover_prev(const trip *t, const stop *s)
{
    return s == t->head ? NULL : s->prev;
}

const char *stopover_name(const stop *s)
{
    return s->name;
}

int stopover_minutes(const stop *s)
{
    return s->minutes;
}

size_t stopover_count(const trip *t)
{
    return t->count;
}

long stopover_total(const trip *t)
{
    long sum = 0;
    const stop *s;

    for (s = t->head; s; s = s->next)
        sum += s->minutes;
    return sum;
}
