/* A queue; its predicate is its specification. */
#include <assay.h>
#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct job { struct job *next; int priority; };
struct queue { struct job *first; };

bool queue_ok(const struct queue *queue) /* the most urgent first; all different, so there is no ring */
{
    for (const struct job *job = queue->first; job && job->next; job = job->next)
        if (job->next->priority >= job->priority)
            return false;
    return true;
}

ASSAY_SPACE(queue_ok, n)
{
    assay_pool(struct job, n);
    assay_range(struct job, priority, 1, n);
}

static void add(struct queue *queue, int priority)
{
    struct job **place = &queue->first;
    while (*place && (*place)->priority > priority)
        place = &(*place)->next;
    struct job *job = calloc(1, sizeof *job);
    *job = (struct job){*place, priority};
    *place = job;
}

static void take(struct queue *queue)
{
    struct job *job = queue->first;
    queue->first = job ? job->next : NULL;
    /* a mistake: it is not freed */
}

ASSAY_PROPERTY void add_keeps_order(struct queue *queue, int priority)
{
    assay_label(queue->first ? "some" : "empty");
    add(queue, priority);
    assert(queue_ok(queue));
}

ASSAY_PROPERTY void taking_all_leaves_nothing(struct queue *queue)
{
    for (int i = 0; i < 10; i++)
        take(queue);
    assert(queue->first == NULL);
}
