#include <assay.h>
#include <assert.h>
#include <stddef.h>
#include "queue.h"

bool queue_ok(const struct queue *queue)
{
    int length = 0;
    const struct queue_node *last = NULL;
    for (const struct queue_node *node = queue->head; node != NULL; node = node->next) {
        if (++length > queue->length)
            return false;
        last = node;
    }
    return length == queue->length && queue->tail == last;
}

bool queue_has_one(const struct queue *queue)
{
    return queue_ok(queue) && queue->length == 1;
}

/* There are two predicates: each parameter says which it means. */
ASSAY_PROPERTY void put_makes_it_longer(struct queue *queue ASSAY_OF(queue_ok), int value)
{
    int length = queue->length;
    queue_put(queue, value);
    assert(queue_ok(queue) && !queue_is_empty(queue));
    assert(queue->length == length + 1 && queue->tail->value == value);
}

ASSAY_PROPERTY void rotate_moves_the_first_to_the_end(struct queue *queue ASSAY_OF(queue_ok))
{
    struct queue_node *first = queue->head;
    int length = queue->length;
    queue_rotate(queue);
    assert(queue_ok(queue));
    assert(queue->length == length && queue->tail == first);
}

ASSAY_PROPERTY bool the_only_one_is_taken(struct queue *queue ASSAY_OF(queue_has_one))
{
    int value;
    return queue_take(queue, &value) && queue_is_empty(queue) && queue_ok(queue);
}
