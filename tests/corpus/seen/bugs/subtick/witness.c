#include "subtick.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>

static void count(struct st_timer *timer, uint64_t times, void *arg)
{
    (void)timer;
    *(uint64_t *)arg += times;
}

#ifdef LEGAL
static struct st_clock clk;

static void again(struct st_timer *timer, uint64_t times, void *arg)
{
    *(uint64_t *)arg += times;
    assert(st_advance(&clk, 5) == -1);
    st_start(&clk, timer, 0, 0, again, arg);
}

static void stop_me(struct st_timer *timer, uint64_t times, void *arg)
{
    *(uint64_t *)arg += times;
    assert(st_stop(&clk, timer) == 0);
}

int main(void)
{
    struct st_timer a, b, c;
    uint64_t na = 0, nb = 0, nc = 0;

    assert(st_init(&clk, 0) == -1 && st_init(&clk, 1000001) == -1);
    assert(st_init(&clk, 1000) == 0 && st_idle(&clk) == -1);
    assert(st_advance(&clk, UINT32_MAX) == 0 && st_ticks(&clk) == 4294967);
    st_start(&clk, &a, 1, 1, count, &na);   /* period of one tick */
    assert(st_idle(&clk) == 1000);
    st_start(&clk, &b, 0, 0, again, &nb);
    st_start(&clk, &c, 2000, 2400, stop_me, &nc);
    assert(st_running(&clk, &a) && st_running(&clk, &c));
    assert(st_advance(&clk, 5000) == 3);
    assert(na == 5 && nb == 1 && nc == 2);
    assert(!st_running(&clk, &c) && st_stop(&clk, &c) == -1);
    assert(st_set_period(&clk, &c, 1) == -1);
    assert(st_set_period(&clk, &a, 500) == 0);   /* half a tick: rounds up */
    assert(st_advance(&clk, 999) >= 0 && st_advance(&clk, 1) >= 0);
    assert(st_set_period(&clk, &a, 0) == 0);
    assert(st_stop(&clk, &b) == 0);
    assert(st_advance(&clk, 1000) == 1 && !st_running(&clk, &a));
    st_start(&clk, &a, UINT32_MAX, UINT32_MAX, NULL, NULL);
    assert(st_set_period(&clk, &a, UINT32_MAX) == 0);
    st_start(&clk, &a, UINT32_MAX, UINT32_MAX, NULL, NULL);
    assert(st_advance(&clk, UINT32_MAX) == 0 && st_advance(&clk, UINT32_MAX) == 0);
    assert(st_advance(&clk, 0) == 0 && st_running(&clk, &a) && st_idle(&clk) >= 0);
    assert(st_init(&clk, 1) == 0);
    st_start(&clk, &a, 7, 1, count, &na);
    assert(st_set_period(&clk, &a, 1) == 0 && st_advance(&clk, UINT32_MAX) == 1);
    return 0;
}
#else
int main(void)
{
    struct st_clock clock;
    struct st_timer timer;
    uint64_t n = 0;

    if (st_init(&clock, 1000) != 0)
        return 0;
    st_start(&clock, &timer, 2000, 10000, count, &n);
    st_set_period(&clock, &timer, 100);
    st_advance(&clock, 5000);
    printf("%ju\n", (uintmax_t)n);
    return 0;
}
#endif
