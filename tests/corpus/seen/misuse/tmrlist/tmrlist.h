/** @file
 *  Countdown timers for a main loop without operating system.
 *
 *  The timers are the caller's: usually members of its own structs. A list
 *  only links those that are armed, it neither allocates nor frees anything.
 */
#ifndef TMRLIST_H
#define TMRLIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct tmr tmr_t;
typedef struct tmrlist tmrlist_t;

/** Called when a timer has run down; it may arm and disarm any timer, but not
 *  call tmrlist_tick(). */
typedef void (*tmr_fn)(tmr_t *t, void *arg);

struct tmr {
    tmr_t *next;
    tmrlist_t *list; /**< the list in which it is armed, or NULL */
    uint32_t left;   /**< ticks after those before it in the list */
    uint32_t period;
    tmr_fn fn;
    void *arg;
};

struct tmrlist {
    tmr_t *first;
    uint64_t now; /**< ticks so far */
};

/** Initialises a list without timers. */
void tmrlist_init(tmrlist_t *l);

/** Initialises a timer. Has to be called once before anything else. */
void tmr_init(tmr_t *t, tmr_fn fn, void *arg);

/** Arms a timer that is not armed. 0 ticks are taken as 1.
 *  @pre tmr_armed() is false */
void tmr_arm(tmrlist_t *l, tmr_t *t, uint32_t ticks);

/** Arms a timer that is armed again each time it has run down. */
void tmr_arm_every(tmrlist_t *l, tmr_t *t, uint32_t ticks);

/** Disarms a timer; nothing happens when it is not armed. A timer has to be
 *  disarmed before its memory, or that of the list, goes away. */
void tmr_disarm(tmr_t *t);

bool tmr_armed(const tmr_t *t);

/** Ticks until it runs down; 0 when it is not armed. */
uint64_t tmr_left(const tmr_t *t);

/** A tick: calls the functions of all timers that have run down.
 *  @return how many those were */
unsigned tmrlist_tick(tmrlist_t *l);

/** Ticks until the next timer; 0 when none is armed. */
uint32_t tmrlist_next(const tmrlist_t *l);

size_t tmrlist_armed(const tmrlist_t *l);

#endif
