#include "alarmq.h"

#include <stdlib.h>

enum { FREE, SILENT, SET };

struct alarm {
    struct alarm *next; /* of those that are set */
    uint64_t due;
    int state;
};

struct alarmq {
    struct alarm alarms[ALQ_ALARMS];
    struct alarm *first; /* sorted by when they are due */
    uint64_t now;
    alq_ring *ring;
    void *data;
};

static struct alarm *get(alarmq *q, int alarm)
{
    if (alarm < 0 || alarm >= ALQ_ALARMS || q->alarms[alarm].state == FREE)
        return NULL;
    return &q->alarms[alarm];
}

static void insert(alarmq *q, struct alarm *a, uint32_t delay)
{
    struct alarm **link = &q->first;
    a->due = q->now + delay;
    a->state = SET;
    while (*link != NULL && (*link)->due <= a->due)
        link = &(*link)->next;
    a->next = *link;
    *link = a;
}

static void take_out(alarmq *q, struct alarm *a)
{
    struct alarm **link = &q->first;
    while (*link != NULL && *link != a)
        link = &(*link)->next;
    if (*link == a)
        *link = a->next;
    a->state = SILENT;
}

alarmq *alq_new(void)
{
    return calloc(1, sizeof(alarmq));
}

void alq_free(alarmq *q)
{
    free(q);
}

void alq_on_ring(alarmq *q, alq_ring *ring, void *data)
{
    q->ring = ring;
    q->data = data;
}

int alq_add(alarmq *q, uint32_t delay)
{
    for (int i = 0; i < ALQ_ALARMS; i++) {
        if (q->alarms[i].state == FREE) {
            insert(q, &q->alarms[i], delay);
            return i;
        }
    }
    return -1;
}

bool alq_restart(alarmq *q, int alarm, uint32_t delay)
{
    struct alarm *a = get(q, alarm);
    if (a == NULL)
        return false;
    if (a->due > q->now)
        take_out(q, a);
    insert(q, a, delay);
    return true;
}

bool alq_stop(alarmq *q, int alarm)
{
    struct alarm *a = get(q, alarm);
    if (a == NULL || a->state != SET)
        return false;
    take_out(q, a);
    return true;
}

bool alq_delete(alarmq *q, int alarm)
{
    struct alarm *a = get(q, alarm);
    if (a == NULL)
        return false;
    if (a->state == SET)
        take_out(q, a);
    a->state = FREE;
    return true;
}

int alq_advance(alarmq *q, uint32_t ticks)
{
    unsigned count = 0;
    q->now += ticks;
    while (q->first != NULL && q->first->due <= q->now) {
        struct alarm *a = q->first;
        q->first = a->next;
        a->state = SILENT;
        count++;
        if (q->ring != NULL)
            q->ring(q->data, (int)(a - q->alarms));
    }
    return (int)count;
}

int alq_pending(const alarmq *q)
{
    int count = 0;
    for (int i = 0; i < ALQ_ALARMS; i++)
        count += q->alarms[i].state == SET;
    return count;
}

int64_t alq_next(const alarmq *q)
{
    if (q->first == NULL)
        return -1;
    return (int64_t)(q->first->due - q->now);
}

uint64_t alq_now(const alarmq *q)
{
    return q->now;
}
