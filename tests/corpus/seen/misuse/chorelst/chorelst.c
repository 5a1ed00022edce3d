#include "chorelst.h"

#include <stdlib.h>

struct chore_queue {
	struct chore *first, *last;
	size_t count;
	size_t limit;
	int running;
};

void chore_init(struct chore *chore, chore_fn *fn, void *arg)
{
	chore->prev = NULL;
	chore->next = NULL;
	chore->queue = NULL;
	chore->fn = fn;
	chore->arg = arg;
	chore->urgency = 0;
}

struct chore_queue *chore_queue_new(size_t limit)
{
	struct chore_queue *q = calloc(1, sizeof(*q));

	if (q)
		q->limit = limit;
	return q;
}

static void unlink_chore(struct chore *chore)
{
	struct chore_queue *q = chore->queue;

	if (chore->prev)
		chore->prev->next = chore->next;
	else
		q->first = chore->next;
	if (chore->next)
		chore->next->prev = chore->prev;
	else
		q->last = chore->prev;
	chore->prev = NULL;
	chore->next = NULL;
	chore->queue = NULL;
	q->count--;
}

void chore_queue_free(struct chore_queue *q)
{
	if (!q)
		return;
	while (q->first)
		unlink_chore(q->first);
	free(q);
}

int chore_submit(struct chore_queue *q, struct chore *chore, int urgency)
{
	struct chore *before;

	if (chore->queue)
		return CHORE_EBUSY;
	if (q->limit && q->count >= q->limit)
		return CHORE_EFULL;

	/* Behind the last one that is at least as urgent. */
	before = q->last;
	while (before && before->urgency < urgency)
		before = before->prev;

	chore->urgency = urgency;
	chore->queue = q;
	chore->prev = before;
	chore->next = before ? before->next : q->first;
	if (chore->prev)
		chore->prev->next = chore;
	else
		q->first = chore;
	if (chore->next)
		chore->next->prev = chore;
	else
		q->last = chore;
	q->count++;
	return 0;
}

int chore_cancel(struct chore *chore)
{
	if (!chore->queue)
		return CHORE_EIDLE;
	unlink_chore(chore);
	return 0;
}

int chore_pending(const struct chore *chore)
{
	return chore->queue != NULL;
}

size_t chore_waiting(const struct chore_queue *q)
{
	return q->count;
}

size_t chore_run(struct chore_queue *q, size_t max)
{
	size_t done = 0;

	if (q->running)
		return 0;
	q->running = 1;
	while (done < max && q->first) {
		struct chore *chore = q->first;
		chore_fn *fn = chore->fn;
		void *arg = chore->arg;

		unlink_chore(chore);
		if (fn)
			fn(chore, arg);
		done++;
	}
	q->running = 0;
	return done;
}
