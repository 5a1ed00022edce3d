#include "skroom.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct sk_packet {
    sk_packet *next;
    int queued;
    unsigned room; /* of all */
    unsigned head; /* where the data begins */
    unsigned len;
    uint8_t *bytes;
};

sk_packet *sk_alloc(unsigned room)
{
    if (room > SK_ROOM_MAX)
        return NULL;
    sk_packet *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    p->bytes = calloc(room > 0 ? room : 1, 1);
    if (p->bytes == NULL) {
        free(p);
        return NULL;
    }
    p->room = room;
    return p;
}

void sk_free(sk_packet *p)
{
    if (p != NULL) {
        free(p->bytes);
        free(p);
    }
}

uint8_t *sk_data(const sk_packet *p)
{
    return p->bytes + p->head;
}

unsigned sk_len(const sk_packet *p)
{
    return p->len;
}

unsigned sk_headroom(const sk_packet *p)
{
    return p->head;
}

unsigned sk_tailroom(const sk_packet *p)
{
    return p->room - p->head - p->len;
}

void sk_reserve(sk_packet *p, unsigned n)
{
    assert(p->len == 0 && n <= sk_tailroom(p));
    p->head += n;
}

uint8_t *sk_put(sk_packet *p, unsigned n)
{
    assert(n <= sk_tailroom(p));
    uint8_t *added = p->bytes + p->head + p->len;
    p->len += n;
    return added;
}

uint8_t *sk_push(sk_packet *p, unsigned n)
{
    assert(n <= p->head);
    p->head -= n;
    p->len += n;
    return p->bytes + p->head;
}

uint8_t *sk_pull(sk_packet *p, unsigned n)
{
    if (n > p->len)
        return NULL;
    p->head += n;
    p->len -= n;
    return p->bytes + p->head;
}

void sk_trim(sk_packet *p, unsigned len)
{
    if (len < p->len)
        p->len = len;
}

int sk_expand(sk_packet *p, unsigned head, unsigned tail)
{
    unsigned left = SK_ROOM_MAX - p->room;
    if (head > left || tail > left - head)
        return -1;
    if (head == 0 && tail == 0)
        return 0;
    uint8_t *bytes = calloc(p->room + head + tail, 1);
    if (bytes == NULL)
        return -1;
    memcpy(bytes + p->head + head, p->bytes + p->head, p->len);
    free(p->bytes);
    p->bytes = bytes;
    p->room += head + tail;
    p->head += head;
    return 0;
}

void sk_queue_init(sk_queue *q)
{
    q->head = q->tail = NULL;
    q->count = 0;
}

void sk_enqueue(sk_queue *q, sk_packet *p)
{
    assert(!p->queued);
    p->queued = 1;
    p->next = NULL;
    if (q->tail != NULL)
        q->tail->next = p;
    else
        q->head = p;
    q->tail = p;
    q->count++;
}

sk_packet *sk_dequeue(sk_queue *q)
{
    sk_packet *p = q->head;
    if (p == NULL)
        return NULL;
    q->head = p->next;
    if (q->head == NULL)
        q->tail = NULL;
    q->count--;
    p->next = NULL;
    p->queued = 0;
    return p;
}

void sk_queue_purge(sk_queue *q)
{
    sk_packet *p;
    while ((p = sk_dequeue(q)) != NULL)
        sk_free(p);
}
