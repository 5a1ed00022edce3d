/*
 * alarmlst.h: timers in a queue, without any allocation
 *
 * Time is a count of ticks that the program supplies; the library has no clock.
 *
 *  - Timers and queues are structs of the caller: static, inside of other
 *    structs, on the stack, as you like.  Their members are not for the caller.
 *  - Initialise a queue by al_queue_init() and each timer by al_timer_init()
 *    before any other use, and just once, or again when nothing is armed.
 *  - A timer that is armed is linked into its queue.  It must stay where it is,
 *    and so must the queue, until it has fired for the last time or is stopped.
 *  - A callback may start and stop any timers, its own included, and if its own
 *    is not armed any more it may free it.  It must not call al_run() for
 *    the queue that runs it, nor do away with that queue.
 */
#ifndef ALARMLST_H
#define ALARMLST_H

#include <stddef.h>
#include <stdint.h>

struct al_link {
    struct al_link *prev, *next;
};

struct al_timer;
typedef void (*al_callback)(struct al_timer *timer, void *arg);

struct al_timer {
    struct al_link link;
    uint64_t when, period;
    al_callback callback;
    void *arg;
};

struct al_queue {
    struct al_link waiting, due;
    uint64_t now;
    int running;
};

/* An empty queue at the time `now`. */
void al_queue_init(struct al_queue *queue, uint64_t now);

/* A timer that is not armed.  `arg` is handed to `callback`, which is not NULL. */
void al_timer_init(struct al_timer *timer, al_callback callback, void *arg);

/* Arms a timer to fire `delay` ticks after the time of the latest al_run() (or
 * al_queue_init()), and from then on every `period` ticks; just once if
 * `period` is 0.  If it was armed, in this queue or another, it is stopped
 * before.  Times beyond UINT64_MAX are UINT64_MAX. */
void al_start(struct al_queue *queue, struct al_timer *timer, uint64_t delay, uint64_t period);

/* Disarms a timer.  Returns 1, or 0 if it was not armed. */
int al_stop(struct al_timer *timer);

/* 1 if armed, else 0. */
int al_armed(const struct al_timer *timer);

/* Advances the queue's time to `now` and fires what is due, in order of time
 * and each timer at most once.  What a callback starts fires in a later run at
 * the earliest.  A periodic timer that is late by its period or more fires next a
 * period after `now`.  A `now` before the queue's time is taken for the queue's time.
 * Returns the number of callbacks. */
size_t al_run(struct al_queue *queue, uint64_t now);

/* The time of the timer that fires next.  Returns 1, or 0 if none is armed. */
int al_next(const struct al_queue *queue, uint64_t *when);

/* The number of armed timers. */
size_t al_count(const struct al_queue *queue);

/* Stops all timers of the queue. */
void al_stop_all(struct al_queue *queue);

#endif
