/*
 * dripgate: rate limiting with token buckets
 *
 * A gate lets so many events per second through on average, and a burst of so
 * many at once.  Gates can be stacked: an event passes a gate only if it passes
 * the gate's parent as well, e.g. a gate for each client below one for the
 * whole server.
 *
 * Gates live in memory of the caller, typically inside the caller's own
 * structs.  Declare a struct dg_gate, call dg_init, and from then on treat it
 * as opaque: in particular, don't copy it.  There's no function to get rid of
 * one, just don't use it any more.
 *
 * Times are milliseconds since anything you like, the same for all gates of a
 * stack.  Should the clock step back, no time has passed.
 */
#ifndef DRIPGATE_H
#define DRIPGATE_H

#include <stdint.h>

#define DG_MAX_RATE 1000000u  /* events per second */
#define DG_MAX_BURST 1000000u /* events */
#define DG_NEVER UINT64_MAX

struct dg_gate {
    struct dg_gate *dg_parent;
    uint64_t dg_drops; /* thousandths of events */
    uint64_t dg_stamp;
    uint32_t dg_rate;
    uint32_t dg_burst;
    uint64_t dg_passed;
};

/*
 * Prepare a gate.  This has to succeed, once, before anything else is done with
 * the gate, and isn't repeated afterwards.  It starts with a full burst.
 *  rate is 1 to DG_MAX_RATE, burst 1 to DG_MAX_BURST.
 * parent is NULL or another gate that's been prepared already; the parent has
 * to stay around for as long as this gate is used.
 *
 * Returns 0, or -1 if a number is out of range or parent is gate itself; the
 * gate is not prepared then.
 */
int dg_init(struct dg_gate *gate, struct dg_gate *parent, uint32_t rate, uint32_t burst, uint64_t now);

/*
 * Try to let n events through, all or none of them.  Returns 1 if they passed
 * this gate and all above it, else 0 and nothing has changed.  n = 0 always
 * passes.
 */
int dg_pass(struct dg_gate *gate, uint32_t n, uint64_t now);

/*
 * Give back n events that passed this gate but didn't take place after all.
 * Only what passed here can be given back, and only once.
 */
void dg_giveback(struct dg_gate *gate, uint32_t n);

/*
 * How many milliseconds to wait until n events could pass, if nothing else
 * happens: 0 if they could now, DG_NEVER if n is more than the burst of this
 * gate or one above it.
 */
uint64_t dg_wait(struct dg_gate *gate, uint32_t n, uint64_t now);

/* How many events could pass now. */
uint32_t dg_available(struct dg_gate *gate, uint64_t now);

/* How many events have passed this gate, less those given back. */
uint64_t dg_passed(const struct dg_gate *gate);

/* Change the numbers; what is available stays, up to the new burst.
 * Returns 0, or -1 and no change if one is out of range. */
int dg_change(struct dg_gate *gate, uint32_t rate, uint32_t burst, uint64_t now);

#endif
