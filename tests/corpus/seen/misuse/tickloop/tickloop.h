#ifndef TICKLOOP_H
#define TICKLOOP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Timers for a main loop that keeps its own time.
 *
 * The loop does not look at any clock: it is told with tl_advance() how many
 * ticks have passed, and calls what is due.  Timers are structs of the
 * caller, so that starting one never fails.
 */

typedef struct tl_loop tl_loop;
typedef struct tl_timer tl_timer;

/* Called when a timer is due.  It may start, stop and, when they are stopped,
 * free any timers, its own included.  It must neither advance nor free the
 * loop. */
typedef void tl_callback(tl_timer *timer, void *arg);

/* All members are private.  While a timer is active, do not copy, move or free
 * it. */
struct tl_timer {
    tl_callback *callback;
    void *arg;
    tl_loop *loop; /* NULL unless active */
    tl_timer *prev, *next;
    uint64_t due, period, round;
};

/* New loop, at tick 0, or NULL if there is no memory. */
tl_loop *tl_new(void);

/* Free the loop.  Timers that are active are stopped.  NULL is fine. */
void tl_free(tl_loop *loop);

/* Set a timer up.  Must be called before anything else is done with it, and
 * not while it is active.  callback is not NULL; arg is passed to it as is. */
void tl_init(tl_timer *timer, tl_callback *callback, void *arg);

/* Make the timer due in `delay` ticks, and, unless period is 0, every `period`
 * ticks from then on.  A timer that is active already, on this loop or another,
 * is stopped first. */
void tl_start(tl_loop *loop, tl_timer *timer, uint64_t delay, uint64_t period);

/* Stop the timer; nothing happens if it is not active. */
void tl_stop(tl_timer *timer);

/* From tl_start until it is stopped or, if it has no period, was called. */
bool tl_is_active(const tl_timer *timer);

/* Let `ticks` ticks pass and call all timers that are due, the earliest first;
 * a timer that is late by several periods is called once.  What is started by
 * a callback is called by a later tl_advance() at the earliest.  Returns the
 * number of calls.  Time stops at UINT64_MAX. */
size_t tl_advance(tl_loop *loop, uint64_t ticks);

/* The present tick. */
uint64_t tl_now(const tl_loop *loop);

/* Ticks until the next timer is due, 0 if one is overdue, UINT64_MAX if none
 * is active. */
uint64_t tl_wait(const tl_loop *loop);

/* Number of active timers. */
size_t tl_count(const tl_loop *loop);

#endif
