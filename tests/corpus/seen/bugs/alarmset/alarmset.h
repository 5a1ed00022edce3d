/**
 * @file alarmset.h
 * @brief Alarms on a clock that the program moves itself.
 *
 * A set has a clock, which starts at 0, and alarms that call a function when
 * the clock reaches their time. Nothing happens outside of alarms_advance().
 *
 * An alarm is *pending* from alarms_add() until it is cancelled or, when it
 * has no period, until its callback has returned.
 *
 * Callbacks may call every function here on the set that calls them, with the
 * exception of alarms_free().
 */
#ifndef ALARMSET_H
#define ALARMSET_H

#include <stddef.h>
#include <stdint.h>

/** Most alarms that may be pending in a set. */
#define ALARMS_MAX 1024

typedef struct alarmset alarmset;

/**
 * What an alarm calls.
 * @param set the set that the alarm is in
 * @param id  the alarm
 * @param arg what was given to alarms_add()
 */
typedef void alarm_fn(alarmset *set, int id, void *arg);

/** @return a new set, or NULL if there is no memory. */
alarmset *alarms_new(void);

/** Frees a set and its alarms, without calling them. NULL is allowed. */
void alarms_free(alarmset *set);

/**
 * Adds an alarm.
 * @param delay  time until it is due
 * @param period when not 0, the alarm is due again this long after each call
 * @return the alarm's number, greater than 0 and never used again in this
 *         set; 0 if fn is NULL, if the set is full or there is no memory.
 */
int alarms_add(alarmset *set, uint64_t delay, uint64_t period, alarm_fn *fn, void *arg);

/** Cancels an alarm. @return 1, or 0 if no alarm with this number is pending. */
int alarms_cancel(alarmset *set, int id);

/** Cancels all alarms. */
void alarms_clear(alarmset *set);

/** @return how many alarms are pending. */
size_t alarms_count(const alarmset *set);

/** @return the clock. */
uint64_t alarms_now(const alarmset *set);

/**
 * When the next alarm is due.
 * @return 1 and the time in *when, or 0 if none is pending.
 */
int alarms_next(const alarmset *set, uint64_t *when);

/**
 * Moves the clock, which stops at UINT64_MAX, and then calls the alarms that
 * are due, earliest first, each of them once. Alarms that are added by
 * callbacks meanwhile wait for the next alarms_advance(). Within a callback
 * this does nothing.
 * @return how many alarms were called.
 */
size_t alarms_advance(alarmset *set, uint64_t time);

#endif
