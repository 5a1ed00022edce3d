#include "softtask.h"

#include <stdlib.h>

static struct stq *queue;
static struct stask again;
static unsigned log_at, log_of[16];

static void note(void *arg, unsigned pending)
{
	log_of[log_at++ % 16] = *(unsigned *)arg * 10 + pending;
}

static void requeue(void *arg, unsigned pending)
{
	(void)pending;
	stq_enqueue(queue, arg);
}

static void drop(void *arg, unsigned pending)
{
	(void)pending;
	stq_cancel(queue, arg);
}

#ifndef LEGAL
static void rerun(void *arg, unsigned pending)
{
	(void)arg, (void)pending;
	stq_run(queue);
}
#endif

int main(int count, char **arguments)
{
	unsigned one = 1, two = 2, three = 3;
	struct stask a, b, c, d;

	queue = stq_create();
	struct stq *other = stq_create();
	stask_init(&a, 0, note, &one);
	stask_init(&b, 9, note, &two);
	stask_init(&c, 0, note, &three);
	stask_init(&d, 200, drop, &c);
	stask_init(&again, 5, requeue, &again);
	if (stq_run(queue) != 0 || stq_cancel(queue, &a) != 0)
		return 2;
	stq_enqueue(queue, &a);
	stq_enqueue(queue, &c);
	stq_enqueue(queue, &b);
	stq_enqueue(queue, &a);
	if (stq_length(queue) != 3 || stq_cancel(other, &a) != 0 || stq_run(queue) != 3)
		return 2;
	if (log_of[0] != 21 || log_of[1] != 12 || log_of[2] != 31 || stask_pending(&a))
		return 2;
	stq_enqueue(queue, &d);
	stq_enqueue(queue, &c);
	stq_enqueue(queue, &again);
	if (stq_run(queue) != 2 || stq_length(queue) != 1 || stask_pending(&c) || !stask_pending(&again))
		return 2;
	stq_flush(queue);
	stq_flush(queue);
	if (stask_pending(&again) || stq_run(queue) != 0)
		return 2;
#ifdef LEGAL
	(void)count, (void)arguments;
#else
	struct stask *t;
	switch (count > 1 ? atoi(arguments[1]) : 1) {
	case 1:
		t = malloc(sizeof *t);
		stask_init(t, 1, note, &one);
		stq_enqueue(queue, t);
		free(t);
		stq_run(queue);
		break;
	case 2:
		stask_init(&a, 0, NULL, NULL);
		stq_enqueue(queue, &a);
		stq_run(queue);
		break;
	case 3:
		stq_enqueue(queue, &a);
		stq_destroy(queue);
		break;
	case 4:
		stq_enqueue(queue, &a);
		stq_enqueue(other, &a);
		break;
	case 5:
		stask_init(&a, 0, rerun, NULL);
		stq_enqueue(queue, &a);
		stq_run(queue);
		break;
	default:
		/* On both queues without either knowing. */
		stq_enqueue(queue, &a);
		stask_init(&a, 0, note, &one);
		stq_enqueue(other, &a);
		stq_run(queue);
		stq_destroy(other);
		break;
	}
#endif
	stq_destroy(other);
	stq_destroy(queue);
	return 0;
}
