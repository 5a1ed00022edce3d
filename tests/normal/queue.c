#include "queue.h"

#include <assert.h>
#include <stdlib.h>

bool queue_ok(const struct queue *queue)
{
    int count = 0;
    const struct item *last = NULL;
    for (const struct item *i = queue->first; i && count <= queue->size; last = i, i = i->next)
        count++;
    return count == queue->size && last == queue->last;
}

struct queue *queue_new(void)
{
    return calloc(1, sizeof(struct queue));
}

void queue_push(struct queue *queue, int key)
{
    struct item *item = calloc(1, sizeof *item);
    if (!item)
        abort();
    item->key = key;
    if (queue->last)
        queue->last->next = item;
    else
        queue->first = item;
    queue->last = item;
    queue->size++;
}

void queue_free(struct queue *queue)
{
    while (queue->first) {
        struct item *item = queue->first;
        queue->first = item->next;
        free(item);
    }
    free(queue);
}

ASSAY_PROPERTY void push_makes_it_longer(struct queue *queue, int key)
{
    int size = queue->size;
    assay_assume(queue->size < 100);
    if (size == 0)
        assay_label("empty");
    assay_note("%d items before %d is pushed", size, key);
    assay_note("no arguments");
    queue_push(queue, key);
    assert(queue_ok(queue) && queue->size == size + 1);
}

ASSAY_GENERATOR struct queue *some_queue(void)
{
    struct queue *queue = queue_new();
    if (!queue)
        abort();
    for (long long left = assay_choose(2, 5); left > 0; left--)
        queue_push(queue, assay_weighted(3, 1, 0.5, 2.0));
    return queue;
}

/* Nobody calls these in an ordinary build. */
static ASSAY_GENERATOR enum mood some_mood(void)
{
    return assay_weighted(2, 3, 1) ? BUSY : CALM;
}
ASSAY_PROPERTY static int moods_are_two(enum mood mood ASSAY_OF(some_mood), const char *word, const int *cells, size_t n,
                                        int (*of)(int))
{
    assay_assume(word && cells);
    return (mood == CALM || mood == BUSY) && of(n > 0 ? cells[0] : 0) == 0;
}
