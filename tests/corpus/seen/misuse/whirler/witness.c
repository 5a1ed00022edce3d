#include "whirler.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static whirl_wheel *wheel;
static struct whirl_timer other;
static int fired;

static void again(struct whirl_timer *t, void *arg)
{
    fired++;
    assert(!whirl_armed(t) && arg == &fired);
    assert(whirl_advance(wheel, 1) == -1);
    if (fired < 3)
        assert(whirl_arm(wheel, t, 1) == 0);
    whirl_cancel(&other);
}
static void own(struct whirl_timer *t, void *arg)
{
    (void)arg;
    fired++;
    free(t);
}
#else
static void kill_wheel(struct whirl_timer *t, void *arg)
{
    (void)t;
    whirl_destroy(arg);
}
static void nothing(struct whirl_timer *t, void *arg)
{
    (void)t;
    (void)arg;
}
#endif

int main(int argc, char **argv)
{
    whirl_wheel *w = whirl_create();
    assert(w);
#ifdef LEGAL
    struct whirl_timer t, *heap = malloc(sizeof *heap);
    whirl_wheel *w2 = whirl_create();
    (void)argc;
    (void)argv;
    assert(heap && w2);
    wheel = w;
    whirl_timer_init(&t, again, &fired);
    whirl_timer_init(&other, again, &fired);
    whirl_timer_init(heap, own, NULL);
    assert(whirl_cancel(&t) == 0 && !whirl_armed(&t));
    assert(whirl_arm(w, &t, 0) == -1 && whirl_arm(w, &t, UINT_MAX) == -1);
    assert(whirl_arm(w2, &t, 5) == 0 && whirl_pending(w2) == 1);
    assert(whirl_arm(w, &t, 64) == 0 && whirl_pending(w2) == 0);
    assert(whirl_arm(w, &t, 5) == 0 && whirl_arm(w, &other, 5) == 0);
    assert(whirl_arm(w, heap, 70) == 0 && whirl_pending(w) == 3);
    assert(whirl_advance(w, 0) == 0 && whirl_advance(w, 4) == 0);
    assert(whirl_advance(w, UINT_MAX) == -1);
    assert(whirl_advance(w, 10) == 3 && fired == 3);
    assert(whirl_pending(w) == 1 && whirl_now(w) == 14);
    assert(whirl_advance(w, WHIRL_DELAY_MAX) == 1 && fired == 4);
    assert(whirl_arm(w, &t, WHIRL_DELAY_MAX) == 0);
    assert(whirl_cancel(&t) == 1 && whirl_arm(w2, &t, 1) == 0);
    whirl_destroy(w2);
    assert(!whirl_armed(&t));
    whirl_destroy(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct whirl_timer *t = malloc(sizeof *t);
        assert(t);
        whirl_timer_init(t, nothing, NULL);
        whirl_arm(w, t, 1);
        free(t);
        whirl_advance(w, 1);
    } else if (rule == 2) {
        struct whirl_timer t;
        whirl_timer_init(&t, kill_wheel, w);
        whirl_arm(w, &t, 1);
        whirl_advance(w, 1);
        return 0;
    } else {
        struct whirl_timer t;
        memset(&t, 0x5a, sizeof t);
        t.fn = nothing;
        whirl_arm(w, &t, 1);
    }
#endif
    whirl_destroy(w);
    return 0;
}
