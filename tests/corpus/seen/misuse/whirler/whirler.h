/*
 * whirler - a timer wheel
 *
 * Timers are structures of the caller, usually members of something bigger;
 * the wheel only links them.  Time is what whirl_advance() says it is.
 *
 *     struct whirl_timer t;
 *     whirl_timer_init(&t, ring_the_bell, bell);
 *     whirl_arm(wheel, &t, 20);
 *
 * Life of a timer: whirl_timer_init() before anything else.  While it is armed
 * its memory belongs to the wheel: it must not be freed, reused, copied or
 * initialised again before it has fired or whirl_cancel() was called.
 */
#ifndef WHIRLER_H
#define WHIRLER_H

#define WHIRL_DELAY_MAX 65535u

typedef struct whirl_wheel whirl_wheel;
struct whirl_timer;

typedef void (*whirl_fn)(struct whirl_timer *t, void *arg);

/* All members are the wheel's business. */
struct whirl_timer {
    struct whirl_timer *next, *prev;
    whirl_wheel *wheel;
    unsigned long long due;
    whirl_fn fn;
    void *arg;
};

/* NULL if there is no memory. */
whirl_wheel *whirl_create(void);

/* Disarms all timers (without calling them) and frees the wheel.  NULL is
 * fine.  Not from within a timer's function that this wheel is calling. */
void whirl_destroy(whirl_wheel *w);

/* Prepares a timer that is not armed.  fn must not be NULL. */
void whirl_timer_init(struct whirl_timer *t, whirl_fn fn, void *arg);

/* Arms the timer to fire after delay ticks, 1 to WHIRL_DELAY_MAX.  An armed
 * timer is disarmed first, whichever wheel it was in.
 * Returns 0, or -1 for a delay out of range (the timer stays as it was). */
int whirl_arm(whirl_wheel *w, struct whirl_timer *t, unsigned delay);

/* Disarms.  Returns 1, or 0 if it was not armed. */
int whirl_cancel(struct whirl_timer *t);

/* 1 if armed, else 0.  A timer whose function is being called is not. */
int whirl_armed(const struct whirl_timer *t);

/* How many timers are armed. */
unsigned whirl_pending(const whirl_wheel *w);

/* Lets ticks (up to WHIRL_DELAY_MAX) go by, calling the functions of the timers
 * that become due, tick by tick.  A function may arm and cancel any timers,
 * and free its own.  Returns the number of calls; -1 when ticks is too large or
 * when called from a function that this wheel is calling. */
int whirl_advance(whirl_wheel *w, unsigned ticks);

/* Ticks since the wheel was created. */
unsigned long long whirl_now(const whirl_wheel *w);

#endif
