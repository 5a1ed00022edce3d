#include "gestrec.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>

struct seen {
    gest_hub *hub;
    gest_rec *rec;
    int calls;
    gest_event last;
};

#ifdef LEGAL
static void note(void *user, const gest_event *event)
{
    struct seen *seen = user;
    seen->calls++;
    seen->last = *event;
    if (event->kind == GEST_HOLD) {
        gest_cancel(seen->hub);
        gest_enable(seen->rec, false);
        assert(gest_down_count(seen->hub) == 0);
    }
}
#else
static void once(void *user, const gest_event *event)
{
    struct seen *seen = user;
    (void)event;
    gest_remove(seen->hub, seen->rec);
}
#endif

int main(int argc, char **argv)
{
    struct seen seen = { gest_new(), NULL, 0, { 0 } };
    gest_hub *hub = seen.hub;
    if (hub == NULL)
        return 0;
#ifdef LEGAL
    gest_rec *tap = gest_add(hub, GEST_TAP, note, &seen), *drag = gest_add(hub, GEST_DRAG, note, &seen);
    (void)argc, (void)argv;
    seen.rec = gest_add(hub, GEST_HOLD, note, &seen);
    if (tap == NULL || drag == NULL || seen.rec == NULL)
        return 0;
    assert(gest_add(hub, (gest_kind)7, note, NULL) == NULL && gest_add(hub, GEST_TAP, NULL, NULL) == NULL);
    gest_up(hub, 0, 5), gest_move(hub, 9, 1, 1), gest_tick(hub, 0);
    gest_down(hub, 0, NAN, 0, 0), gest_down(hub, 0, 0, INFINITY, 0);
    assert(seen.calls == 0 && gest_down_count(hub) == 0);
    gest_down(hub, 9, 1, 1, UINT_MAX);
    gest_down(hub, 9, 1, 2, UINT_MAX);
    gest_move(hub, 9, 2, 2), gest_move(hub, 9, NAN, 2);
    gest_up(hub, 9, 498);
    assert(seen.calls == 1 && seen.last.id == 9 && seen.last.dx == 1);
    gest_down(hub, 3, 0, 0, 0), gest_move(hub, 3, 1e308, -1e308), gest_move(hub, 3, 0, 0), gest_up(hub, 3, 1);
    assert(seen.calls == 3);
    gest_down(hub, 3, 0, 0, 0), gest_down(hub, 4, 0, 0, 0);
    gest_tick(hub, 499), gest_tick(hub, 500), gest_tick(hub, 600), gest_up(hub, 4, 700);
    assert(seen.calls == 4);
    gest_set_slop(hub, NAN), gest_set_slop(hub, -1);
    gest_down(hub, 3, 0, 0, 0), gest_move(hub, 3, 0, 0);
    assert(seen.calls == 4);
    gest_move(hub, 3, 0, 1e-300);
    assert(seen.calls == 5);
    gest_remove(hub, drag), gest_remove(hub, seen.rec);
    gest_up(hub, 3, 10);
    for (int i = 1; i < GEST_RECS; i++)
        assert(gest_add(hub, GEST_TAP, note, &seen));
    assert(gest_add(hub, GEST_TAP, note, &seen) == NULL);
    gest_remove(hub, tap);
    gest_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    seen.rec = gest_add(hub, GEST_TAP, once, &seen);
    if (rule == 1) {
        gest_down(hub, 0, 0, 0, 0);
        gest_up(hub, 0, 10);
    } else if (rule == 2) {
        gest_down(hub, GEST_TOUCHES, 0, 0, 0);
    } else {
        gest_hub *other = gest_new();
        if (other == NULL)
            return 0;
        gest_remove(other, seen.rec);
        gest_free(other);
    }
#endif
    gest_free(hub);
    return 0;
}
