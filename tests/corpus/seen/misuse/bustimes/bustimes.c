#include "bustimes.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LATEST 2879
#define LONGEST_NAME 63

struct trip {
    int from, to, leaves, arrives;
};

struct bt_table {
    int stops, trips, room;
    int sealed;
    char *name[BT_STOPS];
    struct trip *trip;
};

struct bt_route {
    int legs;
    bt_leg leg[];
};

bt_table *bt_open(void)
{
    return calloc(1, sizeof(bt_table));
}

void bt_close(bt_table *t)
{
    if (!t)
        return;
    for (int i = 0; i < t->stops; i++)
        free(t->name[i]);
    free(t->trip);
    free(t);
}

int bt_stop(bt_table *t, const char *name)
{
    for (int i = 0; i < t->stops; i++)
        if (strcmp(t->name[i], name) == 0)
            return i;
    size_t n = strlen(name);
    if (n == 0 || n > LONGEST_NAME || t->stops == BT_STOPS || t->sealed)
        return -1;
    char *copy = malloc(n + 1);
    if (!copy)
        return -1;
    memcpy(copy, name, n + 1);
    t->name[t->stops] = copy;
    return t->stops++;
}

static int is_stop(const bt_table *t, int stop)
{
    return stop >= 0 && stop < t->stops;
}

const char *bt_name(const bt_table *t, int stop)
{
    return is_stop(t, stop) ? t->name[stop] : NULL;
}

int bt_trip(bt_table *t, int from, int to, int leaves, int arrives)
{
    if (t->sealed || t->trips == BT_TRIPS || !is_stop(t, from) || !is_stop(t, to) || from == to)
        return -1;
    if (leaves < 0 || arrives > LATEST || leaves >= arrives)
        return -1;
    if (t->trips == t->room) {
        int room = t->room ? t->room * 2 : 16;
        struct trip *moved = realloc(t->trip, (size_t)room * sizeof *moved);
        if (!moved)
            return -1;
        t->trip = moved;
        t->room = room;
    }
    t->trip[t->trips++] = (struct trip){from, to, leaves, arrives};
    return 0;
}

static int by_departure(const void *a, const void *b)
{
    const struct trip *x = a, *y = b;
    if (x->leaves != y->leaves)
        return x->leaves < y->leaves ? -1 : 1;
    return (x->arrives > y->arrives) - (x->arrives < y->arrives);
}

void bt_seal(bt_table *t)
{
    if (t->trips > 0 && !t->sealed)
        qsort(t->trip, (size_t)t->trips, sizeof *t->trip, by_departure);
    t->sealed = 1;
}

bt_route *bt_search(const bt_table *t, int from, int to, int time)
{
    int best[BT_STOPS]; /* earliest arrival, LATEST + 1 for never */
    int by[BT_STOPS];   /* the trip of it */
    assert(t->sealed);
    if (!is_stop(t, from) || !is_stop(t, to) || from == to || time < 0 || time > LATEST)
        return NULL;
    for (int i = 0; i < t->stops; i++) {
        best[i] = LATEST + 1;
        by[i] = -1;
    }
    best[from] = time;
    /* Trips take time, so one pass in order of departure is enough. */
    for (int i = 0; i < t->trips; i++) {
        const struct trip *trip = &t->trip[i];
        if (best[trip->from] <= trip->leaves && trip->arrives < best[trip->to]) {
            best[trip->to] = trip->arrives;
            by[trip->to] = i;
        }
    }
    int legs = 0;
    for (int at = to; at != from; at = t->trip[by[at]].from) {
        if (by[at] < 0)
            return NULL;
        legs++;
    }
    bt_route *r = malloc(sizeof *r + (size_t)legs * sizeof(bt_leg));
    if (!r)
        return NULL;
    r->legs = legs;
    for (int at = to; at != from; at = t->trip[by[at]].from) {
        const struct trip *trip = &t->trip[by[at]];
        r->leg[--legs] = (bt_leg){trip->from, trip->to, trip->leaves, trip->arrives, t->name[trip->to]};
    }
    return r;
}

int bt_legs(const bt_route *r)
{
    return r->legs;
}

const bt_leg *bt_leg_at(const bt_route *r, int i)
{
    assert(i >= 0 && i < r->legs);
    return &r->leg[i];
}

void bt_done(bt_route *r)
{
    free(r);
}
