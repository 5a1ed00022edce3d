/* SPDX-License-Identifier: BSD-2-Clause */
#ifndef ITVBANK_H
#define ITVBANK_H

#include <stdint.h>

#define ITV_SLOTS	8
#define ITV_NEVER	UINT64_MAX

/**
 * struct itvbank - a bank of interval timers on one monotonic clock
 *
 * Times are in nanoseconds since the bank was set up. The members are private,
 * call itvbank_init() before anything else. All functions that take a slot
 * return -1 for slots beyond ITV_SLOTS - 1. Pointers must not be NULL.
 */
struct itvbank {
	uint64_t now;
	struct {
		uint64_t expire;
		uint64_t interval;
		uint64_t fired;
		uint8_t state;
	} slot[ITV_SLOTS];
};

/** itvbank_init() - no timer armed, the clock at 0 */
void itvbank_init(struct itvbank *b);

/**
 * itv_arm() - start a timer, or start it anew
 * @b:		the bank
 * @slot:	which timer
 * @delay:	from now until it expires for the first time
 * @interval:	from then on every @interval, or once when it is 0
 *
 * Forgets expirations not yet collected. An expiration that would come after
 * the end of the clock never comes.
 *
 * Return: 0, or -1
 */
int itv_arm(struct itvbank *b, unsigned slot, uint64_t delay, uint64_t interval);

/**
 * itv_disarm() - stop a timer
 *
 * Expirations that were not collected yet stay.
 *
 * Return: 0, or -1 when it was not armed
 */
int itv_disarm(struct itvbank *b, unsigned slot);

/**
 * itv_hold() - keep a timer from expiring
 *
 * What it misses until itv_unhold() is lost and not counted.
 *
 * Return: 0, or -1 when it is not running
 */
int itv_hold(struct itvbank *b, unsigned slot);

/**
 * itv_unhold() - let a timer that is held go on
 *
 * A periodic timer keeps its phase: it expires next at the first of its times
 * that is still to come. A timer that expires once and has missed that is
 * disarmed.
 *
 * Return: 0, or -1 when it is not held
 */
int itv_unhold(struct itvbank *b, unsigned slot);

/**
 * itv_advance() - set the clock
 * @b:		the bank
 * @now:	the new time; the machine may have slept for any length of time
 *
 * A clock does not go backwards: earlier times are ignored.
 *
 * Return: how many timers expired, each counted once
 */
int itv_advance(struct itvbank *b, uint64_t now);

/**
 * itv_collect() - expirations since they were collected last
 * @n:		gets their number
 */
int itv_collect(struct itvbank *b, unsigned slot, uint64_t *n);

/** itv_next() - when the next timer expires, ITV_NEVER if none will */
uint64_t itv_next(const struct itvbank *b);

#endif
