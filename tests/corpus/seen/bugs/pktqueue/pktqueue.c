#include "pktqueue.h"

#include <stdlib.h>
#include <string.h>

struct packet {
    struct packet *next;
    size_t length;
    unsigned char data[];
};

struct pktq {
    struct packet *head, *tail;
    size_t count;
    size_t bytes;
    size_t limit;
    pktq_stats stats;
};

pktq *pktq_new(size_t limit)
{
    pktq *q;

    if (limit < 1 || limit > PKTQ_LIMIT)
        return NULL;
    q = calloc(1, sizeof *q);
    if (q != NULL)
        q->limit = limit;
    return q;
}

static struct packet *take_front(pktq *q)
{
    struct packet *p = q->head;

    q->head = p->next;
    if (q->head == NULL)
        q->tail = NULL;
    q->count--;
    q->bytes -= p->length;
    return p;
}

static void drop_oldest(pktq *q)
{
    free(take_front(q));
    q->stats.dropped++;
}

void pktq_free(pktq *q)
{
    if (q == NULL)
        return;
    pktq_flush(q);
    free(q);
}

int pktq_push(pktq *q, const void *data, size_t length)
{
    struct packet *p;

    if (length > PKTQ_MTU)
        return -1;
    p = malloc(sizeof *p + length);
    if (p == NULL)
        return -1;
    p->next = NULL;
    p->length = length;
    if (length > 0)
        memcpy(p->data, data, length);

    while (q->bytes + length > q->limit)
        drop_oldest(q);

    if (q->tail != NULL)
        q->tail->next = p;
    else
        q->head = p;
    q->tail = p;
    q->count++;
    q->bytes += length;
    q->stats.pushed++;
    return 0;
}

long pktq_pop(pktq *q, void *data, size_t room)
{
    struct packet *p;
    long length;

    if (q->head == NULL)
        return -1;
    p = take_front(q);
    length = (long)p->length;
    if (room > p->length)
        room = p->length;
    if (room > 0)
        memcpy(data, p->data, room);
    free(p);
    return length;
}

long pktq_front_length(const pktq *q)
{
    return q->head == NULL ? -1 : (long)q->head->length;
}

size_t pktq_count(const pktq *q)
{
    return q->count;
}

size_t pktq_bytes(const pktq *q)
{
    return q->bytes;
}

void pktq_flush(pktq *q)
{
    while (q->head != NULL)
        drop_oldest(q);
}

void pktq_get_stats(const pktq *q, pktq_stats *stats)
{
    *stats = q->stats;
}
