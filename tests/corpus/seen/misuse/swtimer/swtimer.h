#ifndef SWTIMER_H
#define SWTIMER_H

#include <stdbool.h>
#include <stdint.h>

/**
 * @file swtimer.h
 * @brief Software timers without dynamic memory.
 *
 * The memory of timers is provided by the caller.  While a timer is running
 * the clock keeps a pointer to it, so it must neither be moved nor go away
 * before it has expired or was stopped.
 */

/** Called when a timer expires. It may start and stop timers. */
typedef void (*swt_fn)(void *arg);

/** A timer. Fields are private. */
typedef struct swt_timer {
    struct swt_timer *next;
    uint64_t due;
    uint32_t period;
    bool running;
    swt_fn fn;
    void *arg;
} swt_timer;

/** A clock. Fields are private. */
typedef struct {
    swt_timer *first;
    uint64_t now;
} swt_clock;

/** Initialises a clock; its time is 0 and no timer is running. */
void swt_clock_init(swt_clock *clock);

/**
 * Initialises a timer. Has to be done once before anything else is done
 * with it, and never while it is running.
 * @param fn may be NULL
 */
void swt_timer_init(swt_timer *timer, swt_fn fn, void *arg);

/** Starts a timer that expires after some ticks, at least one. It must not be running. */
void swt_start(swt_clock *clock, swt_timer *timer, uint32_t ticks);

/**
 * Starts a timer that expires again and again. It must not be running.
 * @param period at least 1
 */
void swt_start_periodic(swt_clock *clock, swt_timer *timer, uint32_t period);

/** Stops a timer of this clock. Nothing happens when it is not running. */
void swt_stop(swt_clock *clock, swt_timer *timer);

/** Whether a timer is running. */
bool swt_running(const swt_timer *timer);

/**
 * Lets time pass and calls the functions of timers that expire.
 * A periodic timer expires at most once in a call.
 * @return how many did
 */
unsigned swt_advance(swt_clock *clock, uint32_t ticks);

/** Ticks until the next timer expires; UINT64_MAX when none is running. */
uint64_t swt_next(const swt_clock *clock);

#endif
