#include "queue.h"

#include <stdlib.h>

struct queue {
    int *items;
    size_t first, count, room;
};

queue *queue_new(void)
{
    return calloc(1, sizeof(queue));
}

void queue_free(queue *q)
{
    if (q) {
        free(q->items);
        free(q);
    }
}

bool queue_push(queue *q, int value)
{
    if (q->count == q->room) {
        size_t room = q->room ? 2 * q->room : 4;
        int *items = malloc(room * sizeof *items);
        if (!items)
            return false;
        for (size_t i = 0; i < q->count; i++)
            items[i] = q->items[(q->first + i) % q->room];
        free(q->items);
        q->items = items;
        q->room = room;
        q->first = 0;
    }
    q->items[(q->first + q->count++) % q->room] = value;
    return true;
}

int queue_pop(queue *q)
{
    if (!q->count)
        return 0;
    int value = q->items[q->first];
    q->first = (q->first + 1) % q->room;
    q->count--;
    return value;
}

int queue_front(const queue *q)
{
    return q->count ? q->items[q->first] : 0;
}

int queue_back(const queue *q)
{
    return q->items[(q->first + q->count - 1) % (q->room ? q->room : 1)];
}

size_t queue_size(const queue *q)
{
    return q->count;
}
