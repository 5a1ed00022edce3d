/**
 * @file cosched.h
 * @brief Bookkeeping of a cooperative scheduler.
 *
 * The scheduler knows which tasks there are, which of them are ready and which
 * sleep, and says who is next.  It does not run anything itself.
 */
#ifndef COSCHED_H
#define COSCHED_H

typedef struct cosched cosched_t;

/** Errors are negative, so that they differ from task numbers. */
enum {
    COS_OK = 0,
    COS_EFULL = -1,  /**< no room for one more task */
    COS_ENOENT = -2, /**< no such task */
    COS_ESTATE = -3, /**< the task is not in the right state for this */
    COS_ENOMEM = -4
};

typedef enum { COS_NONE, COS_READY, COS_SLEEPING } cos_state;

/** Most tasks of a scheduler, ready or not. */
#define COS_TASKS 200

/**
 * @param max_ready how many tasks may be ready at the same time, 1 to 64
 * @return NULL when max_ready is out of range or memory is out
 */
cosched_t *cosched_new(int max_ready);
void cosched_free(cosched_t *s);

/**
 * Makes a task, which is ready.
 * @return its number, above 0; COS_EFULL when as many as possible are ready or
 *         there are COS_TASKS tasks
 */
int cosched_spawn(cosched_t *s, int priority);

/** Puts a ready task to sleep. COS_ESTATE when it sleeps already. */
int cosched_sleep(cosched_t *s, int task);

/**
 * Makes a sleeping task ready. COS_ESTATE when it is ready already, COS_EFULL
 * when as many as possible are ready.
 */
int cosched_wake(cosched_t *s, int task);

/** Removes a task in any state. */
int cosched_kill(cosched_t *s, int task);

/**
 * The ready task whose turn it is: that of the highest priority, those of the
 * same priority in turn. 0 when none is ready.
 */
int cosched_next(cosched_t *s);

/** COS_NONE when there is no such task. */
cos_state cosched_state(const cosched_t *s, int task);

int cosched_ready(const cosched_t *s);
int cosched_sleeping(const cosched_t *s);

#endif /* COSCHED_H */
