/*
 * pimutex - a model of mutexes with priority inheritance
 *
 * Nothing here blocks: the model keeps the books of a set of tasks and a set
 * of mutexes, for simulators and for tests of schedulers.  Tasks and mutexes
 * are numbered from 0.  A task that would block is marked as waiting; it gets
 * the mutex when the owner lets go of it.
 *
 * A task's effective priority is the highest of its base priority and of the
 * effective priorities of all tasks that wait for a mutex it owns, directly or
 * through further tasks.  Bigger numbers are more urgent.
 *
 * Every function checks the numbers of tasks and mutexes it is given and
 * returns PIM_EINVAL when there is no such thing.
 */
#ifndef PIMUTEX_H
#define PIMUTEX_H

#define PIM_MAX_TASKS   32
#define PIM_MAX_MUTEXES 64
#define PIM_MAX_PRIO    255
#define PIM_MAX_DEPTH   100     /* of locking a mutex that one has */

#define PIM_OK       0
#define PIM_WAITING  1          /* the task waits from now on */
#define PIM_EINVAL  (-1)        /* no such task, mutex or priority */
#define PIM_EPERM   (-2)        /* the task does not own the mutex */
#define PIM_EBUSY   (-3)        /* the task waits and can do nothing else */
#define PIM_EDEADLK (-4)        /* waiting would close a circle */
#define PIM_EDEPTH  (-5)        /* locked PIM_MAX_DEPTH times already */

typedef struct pim_model pim_model;

/* A model of `tasks` tasks of priority 0 and `mutexes` free mutexes, at least
 * one of each.  NULL when a number is out of range, or without memory. */
pim_model *pim_new(int tasks, int mutexes);

/* Releases the model.  NULL is ignored. */
void pim_free(pim_model *model);

/* Sets the base priority, 0 to PIM_MAX_PRIO.  At any time. */
int pim_set_priority(pim_model *model, int task, int prio);

/* The effective priority. */
int pim_priority(const pim_model *model, int task);

/* The task locks the mutex, PIM_OK, or waits for it, PIM_WAITING.  Mutexes are
 * recursive: the owner may lock again and must unlock as often. */
int pim_lock(pim_model *model, int task, int mutex);

/* The task unlocks a mutex of its own; mutexes may be unlocked in any order.
 * With the last unlock it goes to the waiting task of highest effective
 * priority, of several to the one that has waited longest. */
int pim_unlock(pim_model *model, int task, int mutex);

/* The task gives up waiting, as after a timeout.  PIM_EPERM when it does not
 * wait. */
int pim_cancel(pim_model *model, int task);

/* The owner of the mutex, or PIM_EPERM when it is free. */
int pim_owner(const pim_model *model, int mutex);

/* The mutex that the task waits for, or PIM_EPERM when it does not wait. */
int pim_waits_for(const pim_model *model, int task);

/* How many different mutexes the task owns. */
int pim_held(const pim_model *model, int task);

#endif
