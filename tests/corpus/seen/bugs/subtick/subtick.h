/* subtick.h -- software timers on a coarse clock
 *
 * The application owns all memory: a struct st_clock, and a struct st_timer
 * for each timer.  A clock must be set up with st_init() before anything
 * else; timers need no setting up.  The members are private.  A timer that
 * runs must not be moved or go out of scope until it was stopped or (a
 * one-shot timer) has expired.  A timer runs on one clock at a time: stop it
 * before it is started on another.
 *
 * The clock knows only ticks.  All times are given in microseconds, though,
 * and need not be multiples of the tick: they are rounded.
 */
#ifndef SUBTICK_H
#define SUBTICK_H

#include <stdint.h>

struct st_clock;
struct st_timer;

/* Called when a timer expires.  `times` is 1, or more when a periodic timer
 * expired several times since the last st_advance().  Callbacks may start,
 * stop and change any timer, their own too. */
typedef void st_callback(struct st_timer *timer, uint64_t times, void *arg);

struct st_timer {
    struct st_timer *next;
    uint64_t due;
    uint32_t period;
    int repeats;
    st_callback *fn;
    void *arg;
};

struct st_clock {
    struct st_timer *first;
    uint64_t now;
    uint32_t tick_us;
    uint32_t rest_us;
    int busy;
};

/* Sets a clock to tick 0, without timers.  tick_us: length of a tick, from 1
 * to 1000000.  Returns 0, or -1 (and does nothing) for other lengths. */
int st_init(struct st_clock *clock, uint32_t tick_us);

/* Starts a timer that expires after delay_us, rounded up to ticks but at
 * least one; and from then on every period_us when that is not 0.  Periods
 * are rounded to the nearest number of ticks, at least one.  A timer that
 * runs is started anew.  fn may be NULL, arg is passed to it. */
void st_start(struct st_clock *clock, struct st_timer *timer, uint32_t delay_us,
              uint32_t period_us, st_callback *fn, void *arg);

/* Gives a running timer another period, rounded as in st_start(); 0 makes it
 * a one-shot timer.  When it expires next is not changed.  Returns 0, or -1
 * when the timer does not run on this clock. */
int st_set_period(struct st_clock *clock, struct st_timer *timer, uint32_t period_us);

/* Stops a timer.  Returns 0, or -1 when it does not run on this clock. */
int st_stop(struct st_clock *clock, struct st_timer *timer);

/* 1 when the timer runs on this clock, else 0. */
int st_running(const struct st_clock *clock, const struct st_timer *timer);

/* Lets time pass and calls the callbacks of the timers that expire, in the
 * order of their times.  Parts of a tick are kept for the next call.  Returns
 * the number of callbacks called, or -1 when called by a callback. */
int st_advance(struct st_clock *clock, uint32_t us);

/* The number of ticks that have passed. */
uint64_t st_ticks(const struct st_clock *clock);

/* Microseconds from the last tick to the one at which a timer expires next;
 * -1 when no timer runs. */
int64_t st_idle(const struct st_clock *clock);

#endif
