#include "sendq.h"

#include <stdlib.h>
#include <string.h>

struct sq_packet {
    sq_packet *next;
    size_t size;
    unsigned char data[];
};

struct sq_queue {
    size_t max, count;
    struct {
        sq_packet *first, *last;
    } level[SQ_LEVELS];
};

sq_packet *sq_packet_new(const void *data, size_t n)
{
    sq_packet *p;

    if (n > SQ_MAX_SIZE)
        return NULL;
    p = calloc(1, sizeof *p + n);
    if (p == NULL)
        return NULL;
    p->size = n;
    if (data != NULL && n > 0)
        memcpy(p->data, data, n);
    return p;
}

void sq_packet_free(sq_packet *p)
{
    free(p);
}

unsigned char *sq_packet_data(sq_packet *p)
{
    return p->data;
}

size_t sq_packet_size(const sq_packet *p)
{
    return p->size;
}

sq_queue *sq_new(size_t max)
{
    sq_queue *q = calloc(1, sizeof *q);

    if (q != NULL)
        q->max = max;
    return q;
}

void sq_free(sq_queue *q)
{
    sq_packet *p;

    if (q == NULL)
        return;
    while ((p = sq_take(q)) != NULL)
        sq_packet_free(p);
    free(q);
}

size_t sq_count(const sq_queue *q)
{
    return q->count;
}

int sq_send(sq_queue *q, sq_packet *p, int level)
{
    if (q->count >= q->max || level < 0 || level >= SQ_LEVELS)
        return -1;
    p->next = NULL;
    if (q->level[level].last != NULL)
        q->level[level].last->next = p;
    else
        q->level[level].first = p;
    q->level[level].last = p;
    q->count++;
    return 0;
}

sq_packet *sq_take(sq_queue *q)
{
    for (int i = 0; i < SQ_LEVELS; i++) {
        sq_packet *p = q->level[i].first;

        if (p == NULL)
            continue;
        q->level[i].first = p->next;
        if (p->next == NULL)
            q->level[i].last = NULL;
        p->next = NULL;
        q->count--;
        return p;
    }
    return NULL;
}

size_t sq_flush(sq_queue *q, void (*out)(void *user, const unsigned char *data, size_t n), void *user)
{
    size_t n = q->count, done;

    for (done = 0; done < n; done++) {
        sq_packet *p = sq_take(q);

        if (p == NULL)
            break;
        out(user, p->data, p->size);
        sq_packet_free(p);
    }
    return done;
}
