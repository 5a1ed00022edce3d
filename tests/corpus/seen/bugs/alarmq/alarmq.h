#ifndef ALARMQ_H
#define ALARMQ_H
/* alarmq.h -- alarms on a simulated clock

   An alarm is set with a delay in ticks and rings when the clock gets there.
   After that it is silent, until it is set again with alq_restart, or deleted.
   Nothing rings but in alq_advance. */

#include <stdbool.h>
#include <stdint.h>

#define ALQ_ALARMS 100          /* most alarms of a queue */

typedef struct alarmq alarmq;

/* Told which alarm rings.  Must not use the queue. */
typedef void alq_ring(void *data, int alarm);

alarmq *alq_new(void);
void alq_free(alarmq *q);

/* What to call when an alarm rings; NULL for nothing, as in the beginning. */
void alq_on_ring(alarmq *q, alq_ring *ring, void *data);

/* A new alarm, set to ring `delay` ticks from now; with 0, in the next
   alq_advance, of whatever ticks.  Its number, or -1 if there are ALQ_ALARMS. */
int alq_add(alarmq *q, uint32_t delay);

/* Sets an alarm anew, whether it has rung or is still to ring.
   False if there is no such alarm. */
bool alq_restart(alarmq *q, int alarm, uint32_t delay);

/* Makes an alarm silent without deleting it.  False if it was, or is none. */
bool alq_stop(alarmq *q, int alarm);

/* Deletes an alarm.  Its number may be given to a new one. */
bool alq_delete(alarmq *q, int alarm);

/* Moves the clock and rings what is due, in order.  The number of those. */
int alq_advance(alarmq *q, uint32_t ticks);

/* How many are still to ring. */
int alq_pending(const alarmq *q);
/* Ticks until the next rings; -1 if none will. */
int64_t alq_next(const alarmq *q);
uint64_t alq_now(const alarmq *q);

#endif
