#include "bellring.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

static bell_ring_t *ring;

#ifdef LEGAL
static int heard;

static int plain(bell_tie *self, int event, void *arg)
{
    (void)self;
    heard++;
    if (arg)
        *(int *)arg = event;
    return event == INT_MIN;
}

static int once(bell_tie *self, int event, void *arg)
{
    heard++;
    assert(bell_arg(self) == arg && bell_ring(ring, event) == BELL_BUSY && bell_turn(ring, event) == BELL_BUSY);
    bell_detach(self);
    return 0;
}

static int inviting(bell_tie *self, int event, void *arg)
{
    (void)self;
    (void)event;
    heard++;
    bell_attach(ring, plain, arg);
    return 0;
}
#else
static int unties(bell_tie *self, int event, void *arg)
{
    (void)self;
    (void)event;
    bell_detach(*(bell_tie **)arg);
    return 0;
}

static int frees(bell_tie *self, int event, void *arg)
{
    (void)self;
    (void)event;
    (void)arg;
    bell_free(ring);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    ring = bell_new();
    if (!ring)
        return 0;
#ifdef LEGAL
    int got = 0;
    (void)argc;
    (void)argv;
    assert(bell_ring(ring, 1) == 0 && bell_turn(ring, 1) == 0 && !bell_attach(ring, NULL, NULL));
    bell_attach(ring, once, NULL);
    assert(bell_turn(ring, 1) == 1 && bell_count(ring) == 0 && bell_turn(ring, 1) == 0);
    bell_attach(ring, once, NULL);
    assert(bell_ring(ring, 1) == 1 && bell_count(ring) == 0);
    bell_tie *a = bell_attach(ring, plain, &got);
    bell_attach(ring, once, &got);
    bell_tie *c = bell_attach(ring, inviting, NULL);
    bell_attach(ring, once, &got);
    heard = 0;
    assert(bell_ring(ring, 5) == 4 && heard == 4 && got == 5 && bell_count(ring) == 3);
    assert(bell_ring(ring, INT_MIN) == 1 && bell_turn(ring, 3) == 1 && got == 3);
    bell_detach(c);
    bell_detach(a);
    assert(bell_count(ring) == 1 && bell_turn(ring, 0) == 1 && bell_turn(ring, 0) == 1);
    bell_mute(ring, 1);
    assert(bell_ring(ring, 1) == 0 && bell_turn(ring, 1) == 0);
    bell_mute(ring, 0);
    while (bell_count(ring) < BELL_MAX)
        assert(bell_attach(ring, plain, NULL));
    assert(!bell_attach(ring, plain, NULL) && bell_ring(ring, 1) == BELL_MAX);
    bell_free(ring);
    bell_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    bell_tie *other = NULL;
    if (rule == 1) {
        bell_attach(ring, unties, &other);
        other = bell_attach(ring, unties, &other);
        bell_ring(ring, 1);
    } else if (rule == 2) {
        bell_attach(ring, frees, NULL);
        bell_ring(ring, 1);
    } else {
        other = bell_attach(ring, unties, NULL);
        bell_free(ring);
        bell_detach(other);
    }
#endif
    return 0;
}
