#include "alarmset.h"

#include <limits.h>
#include <stdlib.h>

struct item {
    struct item *next; /* sorted by due, then by id */
    int id;
    int cancelled;
    unsigned long long round; /* of the advance that has seen it */
    uint64_t due;
    uint64_t period;
    alarm_fn *fn;
    void *arg;
};

struct alarmset {
    struct item *first;
    struct item *current; /* its callback runs */
    uint64_t now;
    unsigned long long round;
    size_t count;
    int last_id;
};

static uint64_t later(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

static void link_item(alarmset *set, struct item *item)
{
    struct item **at = &set->first;

    while (*at != NULL && ((*at)->due < item->due || ((*at)->due == item->due && (*at)->id < item->id)))
        at = &(*at)->next;
    item->next = *at;
    *at = item;
}

static void unlink_item(alarmset *set, struct item *item)
{
    struct item **at = &set->first;

    while (*at != item)
        at = &(*at)->next;
    *at = item->next;
}

alarmset *alarms_new(void)
{
    return calloc(1, sizeof(alarmset));
}

void alarms_free(alarmset *set)
{
    if (set == NULL)
        return;
    alarms_clear(set);
    free(set);
}

int alarms_add(alarmset *set, uint64_t delay, uint64_t period, alarm_fn *fn, void *arg)
{
    struct item *item;

    if (fn == NULL || set->count >= ALARMS_MAX || set->last_id == INT_MAX)
        return 0;
    item = malloc(sizeof *item);
    if (item == NULL)
        return 0;
    item->id = ++set->last_id;
    item->cancelled = 0;
    item->round = set->round;
    item->due = later(set->now, delay);
    item->period = period;
    item->fn = fn;
    item->arg = arg;
    link_item(set, item);
    set->count++;
    return item->id;
}

int alarms_cancel(alarmset *set, int id)
{
    struct item *item;

    for (item = set->first; item != NULL; item = item->next) {
        if (item->id == id)
            break;
    }
    if (item == NULL || item->cancelled)
        return 0;
    set->count--;
    if (item == set->current) {
        item->cancelled = 1;
    } else {
        unlink_item(set, item);
        free(item);
    }
    return 1;
}

void alarms_clear(alarmset *set)
{
    while (set->first != NULL) {
        struct item *item = set->first;

        set->first = item->next;
        free(item);
    }
    set->count = 0;
}

size_t alarms_count(const alarmset *set)
{
    return set->count;
}

uint64_t alarms_now(const alarmset *set)
{
    return set->now;
}

int alarms_next(const alarmset *set, uint64_t *when)
{
    const struct item *item = set->first;

    while (item != NULL && item->cancelled)
        item = item->next;
    if (item == NULL)
        return 0;
    *when = item->due;
    return 1;
}

/* The first that is due and was not seen in this round. */
static struct item *next_due(const alarmset *set)
{
    struct item *item;

    for (item = set->first; item != NULL && item->due <= set->now; item = item->next) {
        if (item->round != set->round)
            return item;
    }
    return NULL;
}

size_t alarms_advance(alarmset *set, uint64_t time)
{
    struct item *item;
    size_t called = 0;

    if (set->current != NULL)
        return 0;
    set->now = later(set->now, time);
    set->round++;
    while ((item = next_due(set)) != NULL) {
        item->round = set->round;
        set->current = item;
        item->fn(set, item->id, item->arg);
        set->current = NULL;
        called++;
        if (item->cancelled) {
            unlink_item(set, item);
            free(item);
        } else if (item->period != 0) {
            unlink_item(set, item);
            item->due = later(set->now, item->period);
            link_item(set, item);
        } else {
            unlink_item(set, item);
            set->count--;
            free(item);
        }
    }
    return called;
}
