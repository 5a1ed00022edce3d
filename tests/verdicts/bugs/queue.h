/* Doubly linked lists of items; an item is in at most one list. */
#ifndef QUEUE_H
#define QUEUE_H
#include <stddef.h>
typedef struct item item;
typedef struct queue queue;
item *item_new(int value);
void item_free(item *it); /* must not be in a list */
int item_value(const item *it);
queue *queue_new(void);
void queue_free(queue *l); /* frees the items too */
void queue_push_back(queue *l, item *it);
void queue_insert_before(queue *l, item *pos, item *it);
void queue_remove(queue *l, item *it); /* takes it out; the item is the caller's again */
item *queue_first(const queue *l);
item *queue_next(const item *it);
item *queue_pop_front(queue *l);
size_t queue_length(const queue *l);
#endif
