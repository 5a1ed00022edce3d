#include "hoistsim.h"

#include <stdlib.h>

struct hoistsim_rider {
    struct hoistsim_rider *next;
    int from, to;
    enum hoistsim_state state;
};

struct hoistsim {
    int floors;
    int floor;
    int direction; /* -1, 0, 1 */
    int open;
    int riders;    /* all, */
    int inside;    /* and those in the car */
    int *pressed;  /* for each floor */
    hoistsim_rider *first;
    hoistsim_arrival *fn;
    void *arg;
};

hoistsim *hoistsim_new(int floors, hoistsim_arrival *fn, void *arg)
{
    hoistsim *h;

    if (floors < 2 || floors > HOISTSIM_FLOORS)
        return NULL;
    h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    h->pressed = calloc((size_t)floors, sizeof *h->pressed);
    if (h->pressed == NULL) {
        free(h);
        return NULL;
    }
    h->floors = floors;
    h->fn = fn;
    h->arg = arg;
    return h;
}

void hoistsim_free(hoistsim *h)
{
    if (h == NULL)
        return;
    while (h->first != NULL) {
        hoistsim_rider *r = h->first;
        h->first = r->next;
        free(r);
    }
    free(h->pressed);
    free(h);
}

void hoistsim_press(hoistsim *h, int floor)
{
    h->pressed[floor] = 1;
}

hoistsim_rider *hoistsim_add(hoistsim *h, int from, int to)
{
    hoistsim_rider *r, **end;

    if (from == to || h->riders >= HOISTSIM_RIDERS)
        return NULL;
    r = malloc(sizeof *r);
    if (r == NULL)
        return NULL;
    r->next = NULL;
    r->from = from;
    r->to = to;
    r->state = HOISTSIM_WAITING;
    for (end = &h->first; *end != NULL; end = &(*end)->next)
        ;
    *end = r;
    h->riders++;
    return r;
}

/* Takes a rider out of the list. */
static void unlink_rider(hoistsim *h, hoistsim_rider *r)
{
    hoistsim_rider **at = &h->first;

    while (*at != r)
        at = &(*at)->next;
    *at = r->next;
    h->riders--;
}

int hoistsim_cancel(hoistsim *h, hoistsim_rider *rider)
{
    if (rider->state != HOISTSIM_WAITING)
        return -1;
    unlink_rider(h, rider);
    free(rider);
    return 0;
}

enum hoistsim_state hoistsim_state(const hoistsim_rider *rider)
{
    return rider->state;
}

int hoistsim_goal(const hoistsim_rider *rider)
{
    return rider->to;
}

/* Whether the car should stop on a floor. A full car takes nobody on. */
static int wanted(const hoistsim *h, int floor)
{
    const hoistsim_rider *r;

    if (h->pressed[floor])
        return 1;
    if (h->inside == HOISTSIM_CAPACITY)
        return 0;
    for (r = h->first; r != NULL; r = r->next)
        if (r->state == HOISTSIM_WAITING && r->from == floor)
            return 1;
    return 0;
}

static int wanted_beyond(const hoistsim *h, int direction)
{
    int floor;

    for (floor = h->floor + direction; floor >= 0 && floor < h->floors; floor += direction)
        if (wanted(h, floor))
            return 1;
    return 0;
}

/* A rider in the car who wants to get off here. */
static hoistsim_rider *leaving(const hoistsim *h)
{
    hoistsim_rider *r;

    for (r = h->first; r != NULL; r = r->next)
        if (r->state == HOISTSIM_RIDING && r->to == h->floor)
            return r;
    return NULL;
}

static void exchange(hoistsim *h)
{
    hoistsim_rider *r;

    h->open = 1;
    h->pressed[h->floor] = 0;
    /* The function may change the list: look it through anew each time. */
    while ((r = leaving(h)) != NULL) {
        unlink_rider(h, r);
        h->inside--;
        r->state = HOISTSIM_ARRIVED;
        if (h->fn != NULL)
            h->fn(h, r, h->arg);
        free(r);
    }
    for (r = h->first; r != NULL && h->inside < HOISTSIM_CAPACITY; r = r->next) {
        if (r->state == HOISTSIM_WAITING && r->from == h->floor) {
            r->state = HOISTSIM_RIDING;
            h->inside++;
            h->pressed[r->to] = 1;
        }
    }
}

int hoistsim_step(hoistsim *h)
{
    if (h->open) {
        h->open = 0;
        return 1;
    }
    if (wanted(h, h->floor)) {
        exchange(h);
        return 1;
    }
    if (h->direction == 0)
        h->direction = 1;
    if (!wanted_beyond(h, h->direction)) {
        h->direction = -h->direction;
        if (!wanted_beyond(h, h->direction)) {
            h->direction = 0;
            return 0;
        }
    }
    h->floor += h->direction;
    return 1;
}

int hoistsim_run(hoistsim *h, int ticks)
{
    int done = 0;

    while (done < ticks && hoistsim_step(h))
        done++;
    return done;
}

int hoistsim_floor(const hoistsim *h)
{
    return h->floor;
}

int hoistsim_riders(const hoistsim *h)
{
    return h->riders;
}
