#include "dripgate.h"

#include <assert.h>
#include <stddef.h>

#define EVENT 1000u /* drops */

static int in_range(uint32_t rate, uint32_t burst)
{
    return rate >= 1 && rate <= DG_MAX_RATE && burst >= 1 && burst <= DG_MAX_BURST;
}

static uint64_t full(const struct dg_gate *gate)
{
    return (uint64_t)gate->dg_burst * EVENT;
}

/* Milliseconds until so many drops have come; a drop is a thousandth of an
 * event, so that rate drops come in each millisecond. */
static uint64_t time_for(const struct dg_gate *gate, uint64_t drops)
{
    return drops / gate->dg_rate + (drops % gate->dg_rate != 0);
}

/* Adds what came since the last time. */
static void refill(struct dg_gate *gate, uint64_t now)
{
    uint64_t elapsed, missing = full(gate) - gate->dg_drops;

    if (now <= gate->dg_stamp) {
        gate->dg_stamp = now;
        return;
    }
    elapsed = now - gate->dg_stamp;
    gate->dg_stamp = now;
    if (elapsed >= time_for(gate, missing))
        gate->dg_drops = full(gate);
    else
        gate->dg_drops += elapsed * gate->dg_rate;
}

int dg_init(struct dg_gate *gate, struct dg_gate *parent, uint32_t rate, uint32_t burst, uint64_t now)
{
    if (!in_range(rate, burst) || parent == gate)
        return -1;
    gate->dg_parent = parent;
    gate->dg_rate = rate;
    gate->dg_burst = burst;
    gate->dg_drops = full(gate);
    gate->dg_stamp = now;
    gate->dg_passed = 0;
    return 0;
}

int dg_pass(struct dg_gate *gate, uint32_t n, uint64_t now)
{
    uint64_t drops = (uint64_t)n * EVENT;
    struct dg_gate *g;

    for (g = gate; g != NULL; g = g->dg_parent) {
        refill(g, now);
        if (g->dg_drops < drops)
            return 0;
    }
    for (g = gate; g != NULL; g = g->dg_parent) {
        g->dg_drops -= drops;
        g->dg_passed += n;
    }
    return 1;
}

void dg_giveback(struct dg_gate *gate, uint32_t n)
{
    uint64_t drops = (uint64_t)n * EVENT;
    struct dg_gate *g;

    for (g = gate; g != NULL; g = g->dg_parent) {
        assert(n <= g->dg_passed);
        g->dg_passed -= n;
        if (drops > full(g) - g->dg_drops)
            g->dg_drops = full(g);
        else
            g->dg_drops += drops;
    }
}

uint64_t dg_wait(struct dg_gate *gate, uint32_t n, uint64_t now)
{
    uint64_t drops = (uint64_t)n * EVENT, longest = 0, wait;
    struct dg_gate *g;

    for (g = gate; g != NULL; g = g->dg_parent) {
        if (n > g->dg_burst)
            return DG_NEVER;
        refill(g, now);
        if (g->dg_drops >= drops)
            continue;
        wait = time_for(g, drops - g->dg_drops);
        if (wait > longest)
            longest = wait;
    }
    return longest;
}

uint32_t dg_available(struct dg_gate *gate, uint64_t now)
{
    uint32_t least = UINT32_MAX;
    struct dg_gate *g;

    for (g = gate; g != NULL; g = g->dg_parent) {
        refill(g, now);
        if (g->dg_drops / EVENT < least)
            least = (uint32_t)(g->dg_drops / EVENT);
    }
    return least;
}

uint64_t dg_passed(const struct dg_gate *gate)
{
    return gate->dg_passed;
}

int dg_change(struct dg_gate *gate, uint32_t rate, uint32_t burst, uint64_t now)
{
    if (!in_range(rate, burst))
        return -1;
    refill(gate, now);
    gate->dg_rate = rate;
    gate->dg_burst = burst;
    if (gate->dg_drops > full(gate))
        gate->dg_drops = full(gate);
    return 0;
}
