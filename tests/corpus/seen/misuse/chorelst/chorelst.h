/*
 * chorelst - work queue without allocation: the caller embeds a `struct chore`
 * in his own object, the queue links them.
 *
 * Not for several threads.
 */
#ifndef CHORELST_H
#define CHORELST_H

#include <stddef.h>

struct chore;
struct chore_queue;

typedef void chore_fn(struct chore *chore, void *arg);

/* All members are private. */
struct chore {
	struct chore *prev, *next;
	struct chore_queue *queue;
	chore_fn *fn;
	void *arg;
	int urgency;
};

#define CHORE_EBUSY  (-1)	/* already in a queue */
#define CHORE_EFULL  (-2)	/* queue has its limit */
#define CHORE_EIDLE  (-3)	/* not in a queue */

/* Must come before anything else is done with @chore; not while it is queued. */
void chore_init(struct chore *chore, chore_fn *fn, void *arg);

/* limit: most chores waiting at a time, 0 for any number. NULL if no memory. */
struct chore_queue *chore_queue_new(size_t limit);

/*
 * Takes all waiting chores off the queue without running them, then frees the
 * queue. Must not be called by a chore that this queue runs. NULL is ignored.
 */
void chore_queue_free(struct chore_queue *q);

/*
 * Queue @chore. Chores of greater urgency run first, those of equal urgency in
 * the order of their coming. The queue does not copy: the chore has to stay
 * valid until it is run, cancelled, or its queue freed.
 * 0, CHORE_EBUSY or CHORE_EFULL.
 */
int chore_submit(struct chore_queue *q, struct chore *chore, int urgency);

/* Take @chore off its queue. 0 or CHORE_EIDLE. */
int chore_cancel(struct chore *chore);

/* 1 if in a queue, else 0. A chore that is being run is not. */
int chore_pending(const struct chore *chore);

/* Number of chores waiting. */
size_t chore_waiting(const struct chore_queue *q);

/*
 * Run waiting chores, @max at most; returns how many. A chore is off the queue
 * before its function is called, which may free it, submit it again, or submit
 * and cancel others. Calling chore_run() from there does nothing and returns 0.
 */
size_t chore_run(struct chore_queue *q, size_t max);

#endif
