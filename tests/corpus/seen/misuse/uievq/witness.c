#include "uievq.h"

#include <stdlib.h>
#include <string.h>

static int seen;

static void count_up(const event *ev, void *ctx)
{
    seen += ev->target;
    if (ev->type == EV_PAINT)
        evq_post(ctx, EV_PAINT, 1, NULL, 0);
}

#ifndef LEGAL
static void again(const event *ev, void *ctx)
{
    (void)ev;
    evq_dispatch(ctx);
}
#endif

int main(int count, char **arguments)
{
    evq *q = evq_new();
    const event *ev;
    if (evq_post(q, EV_KEY, 3, "abc", 4) || evq_post(q, EV_MOUSE, 4, NULL, 0) || evq_post(q, EV_KEY, 5, "x", 2))
        return 2;
    ev = evq_poll(q);
    if (!ev || ev->type != EV_KEY || strcmp(ev->data, "abc") != 0 || evq_count(q) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (evq_drop(q, EV_KEY) != 1 || evq_drop(q, EV_QUIT) != 0 || evq_post(q, EV_PAINT, 10, ev->data, ev->size))
        return 2;
    evq_on(q, EV_PAINT, count_up, q);
    if (evq_dispatch(q) != 1 || seen != 10 || evq_count(q) != 1 || evq_dispatch(q) != 1)
        return 2;
    evq_on(q, EV_PAINT, NULL, NULL);
    if (evq_dispatch(q) != 0 || evq_poll(q) || evq_poll(q) || evq_post(q, EV_KEY, 0, "", (size_t)-1) != -1)
        return 2;
    evq_post(q, EV_TIMER, 0, "", 1);
    evq_free(q);
    evq_free(NULL);
#else
    (void)count_up;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        evq_post(q, EV_TYPES, 0, NULL, 0);
        break;
    case 2:
        evq_poll(q);
        return ev->target;
    case 3:
        evq_on(q, EV_KEY, again, q);
        evq_dispatch(q);
        break;
    case 4: {
        char *two = calloc(2, 1);
        evq_post(q, EV_KEY, 0, two, 3);
        break;
    }
    case 5:
        evq_free(q);
        evq_count(q);
        break;
    }
#endif
    return 0;
}
