#include "queue.h"
#include <stdlib.h>
#include <string.h>
struct item {
    int value;
    item *prev, *next;
};
struct queue {
    item *first, *last;
    size_t n;
};
item *item_new(int v)
{
    item *i = calloc(1, sizeof *i);
    if (i)
        i->value = v;
    return i;
}
void item_free(item *i)
{
    free(i);
}
int item_value(const item *i)
{
    return i->value;
}
queue *queue_new(void)
{
    return calloc(1, sizeof(queue));
}
void queue_free(queue *l)
{
    if (!l)
        return;
    item *i = l->first;
    while (i) {
        item *n = i->next;
        free(i);
        i = n;
    }
    free(l);
}
void queue_push_back(queue *l, item *i)
{
    i->prev = l->last;
    i->next = NULL;
    if (l->last)
        l->last->next = i;
    else
        l->first = i;
    l->last = i;
    l->n++;
}
void queue_insert_before(queue *l, item *p, item *i)
{
    i->next = p;
    i->prev = p->prev;
    if (p->prev)
        p->prev->next = i;
    else
        l->first = i;
    p->prev = i;
    l->n++;
}
void queue_remove(queue *l, item *i)
{
    if (i->prev)
        i->prev->next = i->next;
    else
        l->first = i->next;
    if (i->next)
        i->next->prev = i->prev;
    else
        l->last = i->prev;
    i->prev = i->next = NULL;
    l->n--;
}
item *queue_first(const queue *l)
{
    return l->first;
}
item *queue_next(const item *i)
{
    return i->next;
}
item *queue_pop_front(queue *l)
{
    item *i = l->first;
    if (i)
        queue_remove(l, i);
    return i;
}
size_t queue_length(const queue *l)
{
    return l->n;
}
