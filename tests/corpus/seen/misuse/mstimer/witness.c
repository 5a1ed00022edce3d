#include "mstimer.h"

#include <stdlib.h>

struct state {
    mstimer_clock *clock;
    mstimer *other;
    int times;
};

static void again(mstimer *timer, void *context)
{
    struct state *state = context;
    state->times++;
    mstimer_start(timer, state->clock, 0);
    mstimer_stop(state->other);
}

static void leave(mstimer *timer, void *context)
{
    ++*(int *)context;
    mstimer_free(timer);
}

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1, left = 0;
    (void)rule;
    mstimer_clock *clock = mstimer_clock_new();
    struct state state = {clock, mstimer_new(NULL, NULL), 0};
    mstimer *a = mstimer_new(again, &state), *b = mstimer_new(leave, &left);
    mstimer_stop(a);
    mstimer_start(b, clock, 30);
    mstimer_start(a, clock, 10);
    mstimer_start(state.other, clock, 10);
    if (mstimer_clock_advance(clock, 9) != 0 || mstimer_left(b) != 21 || mstimer_clock_pending(clock) != 3)
        return 2;
#ifndef LEGAL
    if (rule == 1) {
        mstimer_free(a);
        mstimer_clock_advance(clock, 9);
    } else if (rule == 2) {
        mstimer_start(a, clock, 5);
    } else if (rule == 3) {
        mstimer_clock_free(clock);
        mstimer_stop(a);
        mstimer_stop(b);
    } else {
        mstimer_left(mstimer_new(NULL, NULL));
    }
#endif
    if (mstimer_clock_advance(clock, 1) != 1 || state.times != 1 || mstimer_is_pending(state.other) ||
        !mstimer_is_pending(a))
        return 2;
    if (mstimer_clock_advance(clock, 0) != 1 || state.times != 2)
        return 2;
    mstimer_stop(a);
    if (mstimer_clock_advance(clock, 4000000000u) != 1 || left != 1 || mstimer_clock_pending(clock) != 0 ||
        mstimer_clock_now(clock) != 4000000010u)
        return 2;
    mstimer_free(a);
    mstimer_free(state.other);
    mstimer_clock_free(clock);
    return 0;
}
