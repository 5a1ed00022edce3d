/*-
 * softtask -- deferred work, after taskqueue(9)
 *
 * A task is a handler and its argument, in memory of the caller's.  Enqueued
 * on a queue, its handler is called by the next stq_run() of that queue.
 * Nothing here allocates but stq_create(), nothing here locks.
 */
#ifndef SOFTTASK_H
#define SOFTTASK_H

#include <stdbool.h>
#include <stddef.h>

struct stq;

/*
 * Called with the argument and how often the task was enqueued since it ran
 * last.  A handler may enqueue and cancel tasks, its own too; it must not
 * call stq_run() or stq_destroy() for the queue it was called from.
 */
typedef void stask_fn(void *arg, unsigned pending);

/*
 * Treat the members as private.  The structure must stay where it is, and
 * must not be initialized again, for as long as the task is pending.
 */
struct stask {
	struct stask	*st_next;
	struct stq	*st_queue;	/* where it is pending */
	stask_fn	*st_func;
	void		*st_arg;
	unsigned	 st_pending;
	unsigned char	 st_prio;
};

/*
 * Every task is initialized once before it is used.  Tasks of a higher
 * priority run first, tasks of the same in the order they were enqueued.
 * func must not be NULL, arg is the handler's business.
 */
void	stask_init(struct stask *t, unsigned char prio, stask_fn *func,
	    void *arg);
bool	stask_pending(const struct stask *t);

struct stq *stq_create(void);

/* No task may be pending on the queue.  NULL is ignored. */
void	stq_destroy(struct stq *q);

/*
 * A task that is pending already is only counted once more.  It may be
 * pending on one queue at a time.
 */
void	stq_enqueue(struct stq *q, struct stask *t);

/*
 * Takes a task off the queue.  Returns how often it had been enqueued, 0 when
 * it was not pending there.
 */
unsigned stq_cancel(struct stq *q, struct stask *t);

/* Cancels all tasks. */
void	stq_flush(struct stq *q);

/*
 * Runs the tasks that are pending now; those that handlers enqueue wait for
 * the next time.  Returns how many handlers were called.
 */
size_t	stq_run(struct stq *q);

size_t	stq_length(const struct stq *q);

#endif
