#ifndef RUNQMAP_H
#define RUNQMAP_H

/*
 * Multi-level run queue.
 *
 * There is a FIFO for every priority from 0 (most urgent) to RQ_NPRI - 1, and
 * a bitmap that tells which of them are populated.  Threads are known by a
 * number from 0 to RQ_NTHREAD - 1 and are on the queue at most once.
 *
 * The queue itself does no locking.  Numbers out of range are refused.
 */

#include <stdbool.h>

#define RQ_NPRI		64
#define RQ_NTHREAD	32

struct runq;

struct runq *runq_alloc(void);		/* NULL when out of memory */
void runq_free(struct runq *rq);	/* NULL is fine here, and only here */

/* Put a thread at the tail (or at the head, if preempted) of its level.
   False if it is queued already. */
bool runq_add(struct runq *rq, int tid, int pri, bool preempted);

/* Take a thread off.  False if it is not queued. */
bool runq_remove(struct runq *rq, int tid);

/* Move a queued thread to the tail of another level; a thread that has that
   priority already keeps its place.  False if it is not queued. */
bool runq_setpri(struct runq *rq, int tid, int pri);

/* The thread to run next, left on the queue or taken off; -1 if idle. */
int runq_peek(const struct runq *rq);
int runq_choose(struct runq *rq);

/* Every thread one level more urgent, those at level 0 stay.  Threads that
   come to level 0 stand behind those who were there. */
void runq_age(struct runq *rq);

int runq_length(const struct runq *rq);
int runq_priority(const struct runq *rq, int tid);	/* -1 if not queued */

#endif
