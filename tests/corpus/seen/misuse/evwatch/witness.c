#include "evwatch.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

static int calls;

#ifdef LEGAL
static evwatch_hub *hub_of_test;
static evwatcher second;

static void count(evwatch_hub *hub, evwatcher *w, int kind, long value)
{
    (void)w;
    (void)kind;
    (void)value;
    assert(hub == hub_of_test);
    calls++;
}

static void stop_free(evwatch_hub *hub, evwatcher *w, int kind, long value)
{
    assert(kind == 3 && value == LONG_MIN && w->data == NULL);
    evwatch_stop(w);
    evwatch_stop(&second);
    assert(evwatch_dispatch(hub) == 0);
    assert(evwatch_post(hub, 3, 1));
    free(w);
}

static void again(evwatch_hub *hub, evwatcher *w, int kind, long value)
{
    calls += 10;
    (void)kind;
    (void)value;
    evwatch_stop(w);
    assert(evwatch_start(hub, w));
}

int main(void)
{
    evwatch_hub *hub = evwatch_new(), *other = evwatch_new();
    evwatcher a, b, *own = malloc(sizeof *own);
    int i;

    assert(hub != NULL && other != NULL && own != NULL);
    hub_of_test = hub;
    evwatch_free(NULL);
    assert(evwatch_dispatch(hub) == 0 && evwatch_waiting(hub) == 0);
    assert(!evwatch_post(hub, -1, 0) && !evwatch_post(hub, INT_MIN, 0));
    evwatch_init(&a, EVWATCH_ANY, count, NULL);
    evwatch_stop(&a);
    assert(!evwatch_active(&a));
    evwatch_init(&a, 3, count, NULL);
    assert(evwatch_start(hub, &a) && evwatch_start(hub, &a) && !evwatch_start(other, &a));
    assert(evwatch_active(&a));
    assert(evwatch_post(hub, 3, 0) && evwatch_post(hub, INT_MAX, 0));
    assert(evwatch_dispatch(hub) == 1 && calls == 1);
    evwatch_stop(&a);
    evwatch_stop(&a);
    assert(evwatch_post(hub, 3, 0) && evwatch_dispatch(hub) == 0);
    evwatch_init(own, 3, stop_free, NULL);
    evwatch_init(&second, 3, count, NULL);
    assert(evwatch_start(hub, own) && evwatch_start(hub, &second) && evwatch_start(hub, &a));
    assert(evwatch_post(hub, 3, LONG_MIN));
    assert(evwatch_dispatch(hub) == 2 && calls == 2 && evwatch_waiting(hub) == 1);
    evwatch_init(&b, EVWATCH_ANY, again, NULL);
    assert(evwatch_start(hub, &b));
    assert(evwatch_dispatch(hub) == 2 && calls == 13);
    assert(evwatch_start(hub, &second));
    for (i = 0; i < EVWATCH_QUEUE; i++)
        assert(evwatch_post(hub, 4, LONG_MAX));
    assert(!evwatch_post(hub, 4, 0));
    assert(evwatch_dispatch(hub) == EVWATCH_QUEUE);
    evwatch_stop(&a);
    assert(evwatch_start(other, &a));
    evwatch_post(hub, 1, 1);
    evwatch_free(hub);
    assert(!evwatch_active(&b) && !evwatch_active(&second));
    evwatch_free(other);
    assert(!evwatch_active(&a));
    return 0;
}
#else
static void nothing(evwatch_hub *hub, evwatcher *w, int kind, long value)
{
    (void)hub;
    (void)w;
    (void)kind;
    (void)value;
    calls++;
}

static void end_all(evwatch_hub *hub, evwatcher *w, int kind, long value)
{
    (void)w;
    (void)kind;
    (void)value;
    evwatch_free(hub);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    evwatch_hub *hub = evwatch_new();
    evwatcher local;

    assert(hub != NULL);
    if (rule == 1) {
        evwatcher *w = malloc(sizeof *w);

        assert(w != NULL);
        evwatch_init(w, 1, nothing, NULL);
        evwatch_start(hub, w);
        free(w);
        evwatch_post(hub, 1, 0);
        evwatch_dispatch(hub);
    } else if (rule == 2) {
        evwatch_init(&local, 1, end_all, NULL);
        evwatch_start(hub, &local);
        evwatch_post(hub, 1, 0);
        evwatch_dispatch(hub);
        return 0;
    } else {
        evwatch_init(&local, 1, nothing, NULL);
        evwatch_start(hub, &local);
        evwatch_init(&local, 2, nothing, NULL);
        evwatch_post(hub, 2, 0);
        evwatch_dispatch(hub);
    }
    evwatch_free(hub);
    return 0;
}
#endif
