#include "typedq.h"

#include <stdlib.h>
#include <string.h>

struct message {
    struct message *next;
    int32_t type;
    size_t len;
    unsigned char body[];
};

struct typedq {
    struct message *head, *tail;
    size_t count, bytes, limit;
};

typedq *tq_open(size_t max_msgs)
{
    typedq *q;

    if (max_msgs == 0)
        return NULL;
    q = calloc(1, sizeof *q);
    if (q)
        q->limit = max_msgs > TQ_MAX_MSGS ? TQ_MAX_MSGS : max_msgs;
    return q;
}

void tq_close(typedq *q)
{
    if (!q)
        return;
    tq_purge(q, 0);
    free(q);
}

typedq *tq_clone(const typedq *q)
{
    typedq *copy = tq_open(q->limit);
    const struct message *m;

    if (!copy)
        return NULL;
    for (m = q->head; m; m = m->next) {
        if (tq_send(copy, m->type, m->body, m->len) != TQ_OK) {
            tq_close(copy);
            return NULL;
        }
    }
    return copy;
}

int tq_send(typedq *q, int32_t type, const void *body, size_t len)
{
    struct message *m;

    if (type <= 0 || len > TQ_MAX_BODY)
        return TQ_EINVAL;
    if (q->count >= q->limit)
        return TQ_EFULL;
    m = malloc(sizeof *m + len);
    if (!m)
        return TQ_ENOMEM;
    m->next = NULL;
    m->type = type;
    m->len = len;
    if (len > 0)
        memcpy(m->body, body, len);

    if (q->tail)
        q->tail->next = m;
    else
        q->head = m;
    q->tail = m;
    q->count++;
    q->bytes += len;
    return TQ_OK;
}

/* The message that `which` selects and the one before it, NULL when it is the
   first. */
static struct message *choose(const typedq *q, int32_t which,
                              struct message **before)
{
    struct message *m, *prev = NULL, *best = NULL;
    int64_t most = -(int64_t)which;

    *before = NULL;
    if (which == 0)
        return q->head;
    for (m = q->head; m; prev = m, m = m->next) {
        if (which > 0) {
            if (m->type == which) {
                *before = prev;
                return m;
            }
        } else if (m->type <= most && (!best || m->type < best->type)) {
            best = m;
            *before = prev;
        }
    }
    return best;
}

/* Takes m, which comes after prev, out of the list. */
static void detach(typedq *q, struct message *m, struct message *prev)
{
    if (prev)
        prev->next = m->next;
    else
        q->head = m->next;
    if (!q->head)
        q->tail = NULL;
    q->count--;
    q->bytes -= m->len;
}

int tq_receive(typedq *q, int32_t which, void *buf, size_t size, size_t *len,
               int32_t *type, int flags)
{
    struct message *m, *prev;
    size_t n;

    if (flags != 0 && flags != TQ_TRUNCATE)
        return TQ_EINVAL;
    m = choose(q, which, &prev);
    if (!m)
        return TQ_ENOMSG;
    n = m->len;
    if (n > size) {
        if (!(flags & TQ_TRUNCATE))
            return TQ_E2BIG;
        n = size;
    }
    if (n > 0)
        memcpy(buf, m->body, n);
    if (len)
        *len = n;
    if (type)
        *type = m->type;
    detach(q, m, prev);
    free(m);
    return TQ_OK;
}

int tq_find(const typedq *q, int32_t which)
{
    struct message *prev, *m = choose(q, which, &prev);

    return m ? (int)m->len : TQ_ENOMSG;
}

size_t tq_purge(typedq *q, int32_t type)
{
    struct message **link = &q->head, *last = NULL;
    size_t dropped = 0;

    while (*link) {
        struct message *m = *link;

        if (type == 0 || m->type == type) {
            *link = m->next;
            q->count--;
            q->bytes -= m->len;
            free(m);
            dropped++;
        } else {
            last = m;
            link = &m->next;
        }
    }
    q->tail = last;
    return dropped;
}

size_t tq_count(const typedq *q)
{
    return q->count;
}

size_t tq_bytes(const typedq *q)
{
    return q->bytes;
}
