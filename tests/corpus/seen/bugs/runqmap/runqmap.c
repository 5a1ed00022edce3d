#include "runqmap.h"

#include <stdint.h>
#include <stdlib.h>

#define WORDBITS	32
#define NWORDS		(RQ_NPRI / WORDBITS)

struct thread {
	struct thread *next;
	struct thread *prev;
	int tid;
	int pri;		/* -1: not queued */
};

struct level {
	struct thread *head;
	struct thread *tail;
};

struct runq {
	uint32_t map[NWORDS];
	struct level level[RQ_NPRI];
	struct thread thread[RQ_NTHREAD];
	int length;
};

static void set_bit(struct runq *rq, int pri)
{
	rq->map[pri / WORDBITS] |= UINT32_C(1) << (pri % WORDBITS);
}

static void clear_bit(struct runq *rq, int pri)
{
	rq->map[pri / WORDBITS] &= ~(UINT32_C(1) << (pri % WORDBITS));
}

/* The most urgent level that is populated, -1 if none is. */
static int find_bit(const struct runq *rq)
{
	for (int w = 0; w < NWORDS; w++)
		if (rq->map[w] != 0)
			return w * WORDBITS + __builtin_ctz(rq->map[w]);
	return -1;
}

static void link_tail(struct level *l, struct thread *td)
{
	td->next = NULL;
	td->prev = l->tail;
	if (l->tail != NULL)
		l->tail->next = td;
	else
		l->head = td;
	l->tail = td;
}

static void link_head(struct level *l, struct thread *td)
{
	td->prev = NULL;
	td->next = l->head;
	if (l->head != NULL)
		l->head->prev = td;
	else
		l->tail = td;
	l->head = td;
}

static void unlink_thread(struct level *l, struct thread *td)
{
	if (td->prev != NULL)
		td->prev->next = td->next;
	else
		l->head = td->next;
	if (td->next != NULL)
		td->next->prev = td->prev;
	else
		l->tail = td->prev;
	td->next = td->prev = NULL;
}

static struct thread *queued(struct runq *rq, int tid)
{
	if (tid < 0 || tid >= RQ_NTHREAD || rq->thread[tid].pri < 0)
		return NULL;
	return &rq->thread[tid];
}

struct runq *runq_alloc(void)
{
	struct runq *rq = calloc(1, sizeof(*rq));

	if (rq == NULL)
		return NULL;
	for (int i = 0; i < RQ_NTHREAD; i++) {
		rq->thread[i].tid = i;
		rq->thread[i].pri = -1;
	}
	return rq;
}

void runq_free(struct runq *rq)
{
	free(rq);
}

bool runq_add(struct runq *rq, int tid, int pri, bool preempted)
{
	struct thread *td;

	if (tid < 0 || tid >= RQ_NTHREAD || pri < 0 || pri >= RQ_NPRI)
		return false;
	td = &rq->thread[tid];
	if (td->pri >= 0)
		return false;
	td->pri = pri;
	if (preempted)
		link_head(&rq->level[pri], td);
	else
		link_tail(&rq->level[pri], td);
	set_bit(rq, pri);
	rq->length++;
	return true;
}

bool runq_remove(struct runq *rq, int tid)
{
	struct thread *td = queued(rq, tid);

	if (td == NULL)
		return false;
	unlink_thread(&rq->level[td->pri], td);
	if (rq->level[td->pri].head == NULL)
		clear_bit(rq, td->pri);
	td->pri = -1;
	rq->length--;
	return true;
}

bool runq_setpri(struct runq *rq, int tid, int pri)
{
	struct thread *td = queued(rq, tid);

	if (td == NULL || pri < 0 || pri >= RQ_NPRI)
		return false;
	if (td->pri == pri)
		return true;
	unlink_thread(&rq->level[td->pri], td);
	td->pri = pri;
	if (rq->level[td->pri].head == NULL)
		clear_bit(rq, td->pri);
	link_tail(&rq->level[pri], td);
	set_bit(rq, pri);
	return true;
}

int runq_peek(const struct runq *rq)
{
	int pri = find_bit(rq);

	return pri < 0 ? -1 : rq->level[pri].head->tid;
}

int runq_choose(struct runq *rq)
{
	int tid = runq_peek(rq);

	if (tid >= 0)
		runq_remove(rq, tid);
	return tid;
}

void runq_age(struct runq *rq)
{
	for (int pri = 1; pri < RQ_NPRI; pri++) {
		struct thread *td;

		while ((td = rq->level[pri].head) != NULL) {
			unlink_thread(&rq->level[pri], td);
			td->pri = pri - 1;
			link_tail(&rq->level[pri - 1], td);
			set_bit(rq, pri - 1);
		}
		clear_bit(rq, pri);
	}
}

int runq_length(const struct runq *rq)
{
	return rq->length;
}

int runq_priority(const struct runq *rq, int tid)
{
	if (tid < 0 || tid >= RQ_NTHREAD)
		return -1;
	return rq->thread[tid].pri;
}
