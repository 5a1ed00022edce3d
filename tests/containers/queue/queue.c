#include "queue.h"

#include <stdlib.h>

bool queue_is_empty(const struct queue *queue)
{
    return queue->length == 0;
}

void queue_put(struct queue *queue, int value)
{
    struct queue_node *node = malloc(sizeof *node);
    if (node == NULL)
        abort();
    *node = (struct queue_node){NULL, value};
    if (queue->tail != NULL)
        queue->tail->next = node;
    else
        queue->head = node;
    queue->tail = node;
    queue->length++;
}

bool queue_take(struct queue *queue, int *value)
{
    struct queue_node *node = queue->head;
    if (node == NULL)
        return false;
    *value = node->value;
    queue->head = node->next;
    if (queue->head == NULL)
        queue->tail = NULL;
    queue->length--;
    free(node);
    return true;
}

void queue_rotate(struct queue *queue)
{
#ifdef BUG
    if (queue->length == 1)
#else
    if (queue->length <= 1)
#endif
        return;
    struct queue_node *first = queue->head;
    queue->head = first->next;
    first->next = NULL;
    queue->tail->next = first;
    queue->tail = first;
}
