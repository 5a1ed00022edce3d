#include "gestrec.h"

#include <math.h>
#include <stdlib.h>

enum state { IDLE, DOWN, HELD, DRAGGED };

struct touch {
    enum state state;
    double x0, y0;          /* where it went down */
    double x, y;
    unsigned since;
};

struct gest_rec {
    gest_rec *next;
    gest_kind kind;
    bool enabled;
    gest_fn *fn;
    void *user;
};

struct gest_hub {
    gest_rec *first;
    size_t recs;
    double slop;
    struct touch touch[GEST_TOUCHES];
};

gest_hub *gest_new(void)
{
    gest_hub *hub = calloc(1, sizeof *hub);

    if (hub != NULL)
        hub->slop = 8;
    return hub;
}

void gest_free(gest_hub *hub)
{
    gest_rec *rec;

    if (hub == NULL)
        return;
    rec = hub->first;
    while (rec != NULL) {
        gest_rec *next = rec->next;
        free(rec);
        rec = next;
    }
    free(hub);
}

gest_rec *gest_add(gest_hub *hub, gest_kind kind, gest_fn *fn, void *user)
{
    gest_rec **link = &hub->first;
    gest_rec *rec;

    if ((kind != GEST_TAP && kind != GEST_HOLD && kind != GEST_DRAG) || fn == NULL)
        return NULL;
    if (hub->recs == GEST_RECS)
        return NULL;
    rec = malloc(sizeof *rec);
    if (rec == NULL)
        return NULL;
    *rec = (gest_rec){ NULL, kind, true, fn, user };
    while (*link != NULL)
        link = &(*link)->next;
    *link = rec;
    hub->recs++;
    return rec;
}

void gest_remove(gest_hub *hub, gest_rec *rec)
{
    gest_rec **link = &hub->first;

    while (*link != rec)
        link = &(*link)->next;
    *link = rec->next;
    hub->recs--;
    free(rec);
}

void gest_enable(gest_rec *rec, bool on)
{
    rec->enabled = on;
}

void gest_set_slop(gest_hub *hub, double slop)
{
    hub->slop = slop > 0 ? slop : 0;
}

static void report(gest_hub *hub, gest_kind kind, int id, const struct touch *touch)
{
    const gest_event event = {
        kind, id, touch->x, touch->y, touch->x - touch->x0, touch->y - touch->y0
    };

    for (gest_rec *rec = hub->first; rec != NULL; rec = rec->next)
        if (rec->kind == kind && rec->enabled)
            rec->fn(rec->user, &event);
}

void gest_down(gest_hub *hub, int id, double x, double y, unsigned ms)
{
    struct touch *touch = &hub->touch[id];

    if (!isfinite(x) || !isfinite(y))
        return;
    *touch = (struct touch){ DOWN, x, y, x, y, ms };
}

void gest_move(gest_hub *hub, int id, double x, double y)
{
    struct touch *touch = &hub->touch[id];

    if (touch->state == IDLE || !isfinite(x) || !isfinite(y))
        return;
    touch->x = x;
    touch->y = y;
    if (touch->state == DOWN && hypot(x - touch->x0, y - touch->y0) > hub->slop)
        touch->state = DRAGGED;
    if (touch->state == DRAGGED)
        report(hub, GEST_DRAG, id, touch);
}

void gest_up(gest_hub *hub, int id, unsigned ms)
{
    struct touch touch = hub->touch[id];

    hub->touch[id].state = IDLE;
    if (touch.state == DOWN && ms - touch.since < GEST_HOLD_MS)
        report(hub, GEST_TAP, id, &touch);
}

void gest_tick(gest_hub *hub, unsigned ms)
{
    for (int id = 0; id < GEST_TOUCHES; id++) {
        struct touch *touch = &hub->touch[id];

        if (touch->state == DOWN && ms - touch->since >= GEST_HOLD_MS) {
            touch->state = HELD;
            report(hub, GEST_HOLD, id, touch);
        }
    }
}

void gest_cancel(gest_hub *hub)
{
    for (int id = 0; id < GEST_TOUCHES; id++)
        hub->touch[id].state = IDLE;
}

int gest_down_count(const gest_hub *hub)
{
    int count = 0;

    for (int id = 0; id < GEST_TOUCHES; id++)
        count += hub->touch[id].state != IDLE;
    return count;
}
