#include "slidewin.h"

#include <assert.h>
#include <string.h>

struct slidewin {
    uint64_t window;
    uint64_t latest; // time of the last call
    uint32_t limit;
    uint32_t first;  // index of the oldest event
    uint32_t used;   // events in the ring
    uint64_t times[];
};

static int limit_ok(uint32_t limit)
{
    return limit >= 1 && limit <= SLW_MAX_LIMIT;
}

size_t slw_bytes(uint32_t limit)
{
    if (!limit_ok(limit))
        return 0;
    return sizeof(slidewin) + limit * sizeof(uint64_t);
}

slidewin *slw_init(void *mem, uint32_t limit, uint64_t window)
{
    slidewin *w = mem;

    if (!limit_ok(limit) || window == 0)
        return NULL;
    w->window = window;
    w->limit = limit;
    slw_reset(w);
    return w;
}

void slw_reset(slidewin *w)
{
    uint32_t i;

    w->latest = 0;
    w->first = 0;
    w->used = 0;
    for (i = 0; i < w->limit; i++)
        w->times[i] = 0;
}

// Drops the events that have left the window. An event at time t counts in
// [t, t + window).
static void advance(slidewin *w, uint64_t now)
{
    assert(now >= w->latest && "time must not decrease");
    w->latest = now;
    while (w->used > 0 && now - w->times[w->first] >= w->window) {
        w->first = (w->first + 1) % w->limit;
        w->used--;
    }
}

int slw_hit(slidewin *w, uint64_t now)
{
    advance(w, now);
    if (w->used == w->limit)
        return 0;
    w->times[(w->first + w->used) % w->limit] = now;
    w->used++;
    return 1;
}

uint32_t slw_used(slidewin *w, uint64_t now)
{
    advance(w, now);
    return w->used;
}

uint64_t slw_delay(slidewin *w, uint64_t now)
{
    advance(w, now);
    if (w->used < w->limit)
        return 0;
    return w->window - (now - w->times[w->first]);
}

uint32_t slw_limit(const slidewin *w)
{
    return w->limit;
}

uint64_t slw_window(const slidewin *w)
{
    return w->window;
}

void slw_copy(slidewin *to, const slidewin *from)
{
    assert(to->limit == from->limit);
    memmove(to, from, slw_bytes(from->limit));
}
