#include "softtask.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#define	KASSERT(e)	assert(e)

/*
 * While the queue runs, what is left of this run is in q_work, and new tasks
 * go to q_head.
 */
struct stq {
	struct stask	*q_head;
	struct stask	*q_work;
	bool		 q_running;
};

void
stask_init(struct stask *t, unsigned char prio, stask_fn *func, void *arg)
{

	t->st_next = NULL;
	t->st_queue = NULL;
	t->st_func = func;
	t->st_arg = arg;
	t->st_pending = 0;
	t->st_prio = prio;
}

bool
stask_pending(const struct stask *t)
{

	return (t->st_pending != 0);
}

struct stq *
stq_create(void)
{

	return (calloc(1, sizeof(struct stq)));
}

void
stq_destroy(struct stq *q)
{

	if (q == NULL)
		return;
	KASSERT(q->q_head == NULL && !q->q_running);
	free(q);
}

void
stq_enqueue(struct stq *q, struct stask *t)
{
	struct stask **link;

	if (t->st_pending != 0) {
		KASSERT(t->st_queue == q);
		if (t->st_pending < UINT_MAX)
			t->st_pending++;
		return;
	}
	for (link = &q->q_head; *link != NULL; link = &(*link)->st_next)
		if ((*link)->st_prio < t->st_prio)
			break;
	t->st_next = *link;
	*link = t;
	t->st_queue = q;
	t->st_pending = 1;
}

static bool
takeoff(struct stask **link, struct stask *t)
{

	for (; *link != NULL; link = &(*link)->st_next) {
		if (*link == t) {
			*link = t->st_next;
			return (true);
		}
	}
	return (false);
}

static unsigned
settle(struct stask *t)
{
	unsigned pending;

	pending = t->st_pending;
	t->st_next = NULL;
	t->st_queue = NULL;
	t->st_pending = 0;
	return (pending);
}

unsigned
stq_cancel(struct stq *q, struct stask *t)
{

	if (t->st_pending == 0 || t->st_queue != q)
		return (0);
	if (!takeoff(&q->q_head, t))
		takeoff(&q->q_work, t);
	return (settle(t));
}

void
stq_flush(struct stq *q)
{
	struct stask *t;

	while ((t = q->q_work) != NULL) {
		q->q_work = t->st_next;
		settle(t);
	}
	while ((t = q->q_head) != NULL) {
		q->q_head = t->st_next;
		settle(t);
	}
}

size_t
stq_run(struct stq *q)
{
	struct stask *t;
	stask_fn *func;
	unsigned pending;
	void *arg;
	size_t calls;

	KASSERT(!q->q_running);
	q->q_running = true;
	q->q_work = q->q_head;
	q->q_head = NULL;
	for (calls = 0; (t = q->q_work) != NULL; calls++) {
		q->q_work = t->st_next;
		/* The handler may free its task. */
		func = t->st_func;
		arg = t->st_arg;
		pending = settle(t);
		func(arg, pending);
	}
	q->q_running = false;
	return (calls);
}

size_t
stq_length(const struct stq *q)
{
	const struct stask *t;
	size_t n;

	n = 0;
	for (t = q->q_work; t != NULL; t = t->st_next)
		n++;
	for (t = q->q_head; t != NULL; t = t->st_next)
		n++;
	return (n);
}
