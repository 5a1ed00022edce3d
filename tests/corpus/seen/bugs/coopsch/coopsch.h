#ifndef COOPSCH_H
#define COOPSCH_H

#include <stddef.h>
#include <stdint.h>

/**
 * A cooperative scheduler for periodic work, driven by a tick.
 *
 * Tasks run to completion in the order in which they were added.  A task must
 * not call functions of its scheduler; it says with its result what should
 * become of it.
 */
typedef struct Sched Sched;

typedef enum {
    SCHED_AGAIN, /**< run again after the period */
    SCHED_DONE   /**< remove the task */
} SchedVerdict;

typedef SchedVerdict (*SchedTask)(void *context);

/** Identifies a task; 0 is never one, and they are not reused. */
typedef uint32_t SchedId;

/** NULL if memory is out. */
Sched *SchedCreate(void);
void SchedDestroy(Sched *sched);

/**
 * Adds a task that runs every `period` ticks, for the first time after
 * `period` ticks.  The name is copied.
 * \return 0 if the period is 0, the task or the name is NULL, or memory is out
 */
SchedId SchedAdd(Sched *sched, const char *name, uint32_t period, SchedTask task, void *context);

/** \return 0, or -1 if there is no such task (any more) */
int SchedRemove(Sched *sched, SchedId id);

/** A tick has passed: runs what is due.  \return how many tasks ran */
size_t SchedTick(Sched *sched);

size_t SchedCount(const Sched *sched);

/** The name of a task, NULL if there is no such task.  Valid until the task is removed. */
const char *SchedName(const Sched *sched, SchedId id);

/** The name of the task that ran last, NULL if there is none or it has been removed. */
const char *SchedLast(const Sched *sched);

/** Ticks until the next task is due, 0 without tasks. */
uint32_t SchedIdle(const Sched *sched);

#endif
