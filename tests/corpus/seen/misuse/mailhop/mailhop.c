#include "mailhop.h"

#include <stdlib.h>
#include <string.h>

struct message {
    struct message *next;
    size_t size;
    int fresh;            /* posted during the delivery under way */
    int priority;
    unsigned char bytes[];
};

struct mh_queue {
    struct message *head;
    size_t count, limit;
    int delivering;
};

mh_queue *mh_open(size_t limit)
{
    mh_queue *q;

    if (limit == 0 || limit > MH_MAX_QUEUE)
        return NULL;
    q = calloc(1, sizeof *q);
    if (q)
        q->limit = limit;
    return q;
}

void mh_clear(mh_queue *q)
{
    while (mh_drop(q) == 0)
        ;
}

void mh_close(mh_queue *q)
{
    if (!q)
        return;
    mh_clear(q);
    free(q);
}

int mh_post(mh_queue *q, const void *bytes, size_t size, int priority)
{
    struct message *m, **link = &q->head;

    if (size > MH_MAX_SIZE || q->count == q->limit)
        return -1;
    m = malloc(sizeof *m + size);
    if (!m)
        return -1;
    m->size = size;
    m->priority = priority;
    m->fresh = q->delivering;
    if (size)
        memcpy(m->bytes, bytes, size);
    while (*link && (*link)->priority >= priority)
        link = &(*link)->next;
    m->next = *link;
    *link = m;
    q->count++;
    return 0;
}

size_t mh_count(const mh_queue *q)
{
    return q->count;
}

const void *mh_peek(const mh_queue *q, size_t *size)
{
    if (size)
        *size = q->head ? q->head->size : 0;
    return q->head ? q->head->bytes : NULL;
}

int mh_peek_priority(const mh_queue *q)
{
    return q->head->priority;
}

int mh_drop(mh_queue *q)
{
    struct message *m = q->head;

    if (!m)
        return -1;
    q->head = m->next;
    q->count--;
    free(m);
    return 0;
}

static void unlink_message(mh_queue *q, struct message *m)
{
    struct message **link = &q->head;

    while (*link && *link != m)
        link = &(*link)->next;
    *link = m->next;
    q->count--;
    free(m);
}

size_t mh_deliver(mh_queue *q, mh_handler *handler, void *context)
{
    size_t delivered = 0;
    int stop = 0;

    q->delivering = 1;
    while (!stop) {
        struct message *m = q->head;
        while (m && m->fresh)
            m = m->next;
        if (!m)
            break;
        stop = handler(q, m->bytes, m->size, context);
        unlink_message(q, m);
        delivered++;
    }
    q->delivering = 0;
    for (struct message *m = q->head; m; m = m->next)
        m->fresh = 0;
    return delivered;
}
