#ifndef KTIMER_H
#define KTIMER_H

/*
 * Timers, after those of a well-known kernel.
 *
 * The memory of a timer is the caller's: most often the timer is a member of
 * what it is for.  It has to be set up before any other use, and to stay where
 * it is while it is pending.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ktimer;

/* Called when the time has come; the timer is no longer pending then and may be
 * added again, deleted or freed.  Must not advance or free the base. */
typedef void (*ktimer_fn)(struct ktimer *timer);

/* The members are private. */
struct ktimer {
    struct ktimer *next, **link;
    struct ktimer_base *base;
    ktimer_fn fn;
    void *data;
    uint64_t expires;
};

/* What timers are added to.  Must not be freed with timers pending. */
struct ktimer_base *ktimer_base_new(void);
void ktimer_base_free(struct ktimer_base *base);
uint64_t ktimer_base_now(const struct ktimer_base *base);

/* Moves the time on by `ticks` and calls the timers that expire, in order. */
unsigned ktimer_base_advance(struct ktimer_base *base, uint32_t ticks);

/* Initialises a timer.  It must not be pending.  fn is not NULL. */
void ktimer_setup(struct ktimer *timer, ktimer_fn fn, void *data);
void *ktimer_data(const struct ktimer *timer);
bool ktimer_pending(const struct ktimer *timer);

/* Starts a timer, to expire in `delay` ticks, at least one.  It must not be
 * pending. */
void ktimer_add(struct ktimer_base *base, struct ktimer *timer, uint32_t delay);

/* The same for a timer that may be pending, here or elsewhere; returns whether
 * it was. */
bool ktimer_mod(struct ktimer_base *base, struct ktimer *timer, uint32_t delay);

/* Stops a timer; returns whether it was pending. */
bool ktimer_del(struct ktimer *timer);

#endif
