/* A queue of integers: in at the tail, out at the head. */
#ifndef QUEUE_H
#define QUEUE_H

#include <stdbool.h>

struct queue_node {
    struct queue_node *next;
    int value;
};

struct queue {
    struct queue_node *head, *tail;
    int length;
};

bool queue_is_empty(const struct queue *queue);
void queue_put(struct queue *queue, int value);
bool queue_take(struct queue *queue, int *value); /* false: empty */
void queue_rotate(struct queue *queue);           /* the first becomes the last */

#endif
