/* monlock.h - shared and exclusive locks for cooperative tasks
 *
 * No threads: nothing ever waits.  A task that cannot have the lock is told so
 * and may try again later.  Tasks are numbered 0 .. ML_TASKS - 1.
 *
 * Errors of the program (a task that does not exist, giving back what one does
 * not hold) are not reported but asserted.
 */
#ifndef MONLOCK_H
#define MONLOCK_H

#define ML_TASKS 16
#define ML_MAX_SHARED 255       /* times that one task can hold a lock shared */

typedef struct ml_lock {
    unsigned char shared[ML_TASKS];
    int writer;                 /* 1 + task, 0: none */
} ml_lock;

#define ML_INIT { { 0 }, 0 }

void ml_init(ml_lock *l);

/* The lock must be free. */
void ml_destroy(ml_lock *l);

/* 1 if the task has the lock now, else 0.  A task may hold a lock shared
 * several times and has to unlock it as often.  The exclusive lock is only for a
 * task when nobody, itself included, holds the lock in any way; and nobody, the
 * writer included, gets it shared meanwhile. */
int ml_try_shared(ml_lock *l, int task);
int ml_try_exclusive(ml_lock *l, int task);

/* The task must hold the lock in that way. */
void ml_unlock_shared(ml_lock *l, int task);
void ml_unlock_exclusive(ml_lock *l, int task);

/* From shared to exclusive: 1 if the task was the only one and held it once,
 * else 0 and all is as before.  The task must hold the lock shared. */
int ml_try_upgrade(ml_lock *l, int task);

/* From exclusive to shared.  The task must hold the lock exclusively. */
void ml_downgrade(ml_lock *l, int task);

int ml_holds_shared(const ml_lock *l, int task);        /* how many times */
int ml_holds_exclusive(const ml_lock *l, int task);
int ml_is_free(const ml_lock *l);

/* Gives back all that a task holds of n locks, for a task that ends. */
void ml_abandon(ml_lock *locks, int n, int task);

#endif
