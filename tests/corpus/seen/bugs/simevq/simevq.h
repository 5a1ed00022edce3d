/**
 * \file simevq.h
 * \brief Event queue with simulated time.
 *
 * Events are posted for a time and taken in the order of their times, those
 * of the same time in the order they were posted. Time goes on by taking
 * events only.
 */
#ifndef SIMEVQ_H
#define SIMEVQ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct simevq simevq;

/** Identifies an event that was posted; never 0. */
typedef uint32_t simev_id;

simevq *simevq_create(void);
void simevq_destroy(simevq *q);

/**
 * Posts an event.
 * \param delay  from the current time; at most 0xffffffff
 * \param code   whatever the caller wants to know when the event is due
 * \return its id, 0 when memory is out
 */
simev_id simevq_post(simevq *q, uint32_t delay, int code);

/**
 * Takes an event back.
 * \return false when there is no such event (any more)
 */
bool simevq_cancel(simevq *q, simev_id id);

/** Posts an event anew for a later or an earlier time.
 * \return false when there is no such event */
bool simevq_reschedule(simevq *q, simev_id id, uint32_t delay);

/**
 * Takes the next event and sets the time to its time.
 * \return false, and *code as it was, when there is none
 */
bool simevq_next(simevq *q, int *code);

/** Is the event waiting? */
bool simevq_pending(const simevq *q, simev_id id);
uint64_t simevq_now(const simevq *q);
size_t simevq_count(const simevq *q);

#endif
