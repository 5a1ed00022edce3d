#include "hoistway.h"
#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static int seen;
static void handler(hoistway *h, int id, int floor, void *arg)
{
    seen++;
    assert(hoist_where(h, id) == -1 && hoist_floor(h) == floor);
    assert(!hoist_cancel(h, id));
    if (*(int *)arg) {
        --*(int *)arg;
        assert(hoist_call(h, floor) > id);
    }
}
#else
static void handler(hoistway *h, int id, int floor, void *arg)
{
    (void)floor;
    (void)arg;
    hoist_cancel(h, id + 1);
}
#endif

int main(void)
{
#ifdef LEGAL
    int again = 1;
    assert(!hoist_open(0, handler, &again) && !hoist_open(INT_MIN, 0, 0) && !hoist_open(201, 0, 0));
    hoistway *h = hoist_open(5, handler, &again);
    assert(h && hoist_tick(h) == 0 && hoist_direction(h) == 0);
    assert(hoist_call(h, 5) == -1 && hoist_call(h, -1) == -1 && hoist_call(h, INT_MAX) == -1);
    int a = hoist_call(h, 2), b = hoist_call(h, 2), c = hoist_call(h, 0), d = hoist_call(h, 4);
    assert(a == 1 && d == 4 && hoist_pending(h) == 4 && hoist_where(h, b) == 2);
    assert(hoist_cancel(h, d) == 1 && hoist_cancel(h, d) == 0 && hoist_cancel(h, 0) == 0);
    assert(hoist_tick(h) == 1 && hoist_tick(h) == 1 && seen == 2 && hoist_where(h, c) == -1);
    assert(hoist_tick(h) == 0 && hoist_direction(h) == 1);
    assert(hoist_tick(h) == 2 && hoist_floor(h) == 2);
    hoist_call(h, 0);
    hoist_call(h, 1);
    assert(hoist_tick(h) == 1 && hoist_direction(h) == -1 && hoist_pending(h) == 1);
    hoist_close(h);
    h = hoist_open(1, 0, 0);
    for (int i = 0; i < HOIST_MAX_CALLS; i++)
        assert(hoist_call(h, 0) == i + 1);
    assert(hoist_call(h, 0) == -1 && hoist_tick(h) == HOIST_MAX_CALLS);
    hoist_close(h);
    hoist_close(0);
#else
    hoistway *h = hoist_open(5, handler, 0);
    assert(h);
    hoist_call(h, 0);
    hoist_call(h, 0);
    hoist_tick(h);
    hoist_close(h);
#endif
    return 0;
}
