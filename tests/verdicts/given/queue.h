#ifndef QUEUE_H
#define QUEUE_H

#include <stdbool.h>
#include <stddef.h>

/* A queue of ints; what is not there reads as 0. */
typedef struct queue queue;
queue *queue_new(void);
void queue_free(queue *q);
bool queue_push(queue *q, int value);
int queue_pop(queue *q);
int queue_front(const queue *q);
int queue_back(const queue *q);
size_t queue_size(const queue *q);

#endif
