#include "msgsel.h"

#include <stdlib.h>
#include <string.h>

struct message {
    struct message *next;
    long type;
    size_t length;
    unsigned char text[];
};

struct msg_queue {
    struct message *first;
    struct message **end; /* where the next message is linked */
    size_t maxbytes;
    size_t bytes;
    size_t count;
};

enum mode { ANY, EQUAL, NOT_EQUAL, LOWEST };

msg_queue *msg_open(size_t maxbytes)
{
    msg_queue *q = malloc(sizeof *q);
    if (!q)
        return NULL;
    q->first = NULL;
    q->end = &q->first;
    q->maxbytes = maxbytes;
    q->bytes = 0;
    q->count = 0;
    return q;
}

void msg_close(msg_queue *q)
{
    if (!q)
        return;
    struct message *m = q->first;
    while (m) {
        struct message *next = m->next;
        free(m);
        m = next;
    }
    free(q);
}

long msg_send(msg_queue *q, long type, const void *text, size_t length)
{
    if (type <= 0 || length > MSG_MAXTEXT)
        return MSG_EINVAL;
    if (q->count == MSG_MAXCOUNT || length > q->maxbytes - q->bytes)
        return MSG_EAGAIN;
    struct message *m = malloc(sizeof *m + length);
    if (!m)
        return MSG_ENOMEM;
    m->next = NULL;
    m->type = type;
    m->length = length;
    if (length > 0)
        memcpy(m->text, text, length);
    *q->end = m;
    q->end = &m->next;
    q->bytes += length;
    q->count++;
    return 0;
}

/* What a receiver asks for: the mode, and the type it compares with. */
static enum mode convert(long selector, int flags, long *type)
{
    if (selector == 0) {
        *type = 0;
        return ANY;
    }
    if (selector < 0) {
        *type = -selector;
        return LOWEST;
    }
    *type = selector;
    return (flags & MSG_EXCEPT) ? NOT_EQUAL : EQUAL;
}

/* Returns the link to the message, or NULL. */
static struct message *const *find(const msg_queue *q, enum mode mode, long type)
{
    struct message *const *found = NULL;
    for (struct message *const *link = &q->first; *link; link = &(*link)->next) {
        const struct message *m = *link;
        switch (mode) {
        case ANY:
            return link;
        case EQUAL:
            if (m->type == type)
                return link;
            break;
        case NOT_EQUAL:
            if (m->type != type)
                return link;
            break;
        case LOWEST:
            if (m->type <= type && (!found || m->type < (*found)->type))
                found = link;
            break;
        }
    }
    return found;
}

static struct message *cut(msg_queue *q, struct message **link)
{
    struct message *m = *link;
    *link = m->next;
    if (q->end == &m->next)
        q->end = link;
    q->bytes -= m->length;
    q->count--;
    return m;
}

long msg_receive(msg_queue *q, long selector, int flags, void *buffer, size_t size, long *type)
{
    if (flags & ~(MSG_NOERROR | MSG_EXCEPT))
        return MSG_EINVAL;
    long wanted;
    enum mode mode = convert(selector, flags, &wanted);
    struct message *const *at = find(q, mode, wanted);
    if (!at)
        return MSG_ENOMSG;
    size_t length = (*at)->length;
    if (length > size) {
        if (!(flags & MSG_NOERROR))
            return MSG_E2BIG;
        length = size;
    }
    struct message *m = cut(q, (struct message **)at);
    if (length > 0)
        memcpy(buffer, m->text, length);
    if (type)
        *type = m->type;
    free(m);
    return (long)length;
}

long msg_next(const msg_queue *q, long selector)
{
    long wanted;
    enum mode mode = convert(selector, 0, &wanted);
    struct message *const *at = find(q, mode, wanted);
    return at ? (long)(*at)->length : MSG_ENOMSG;
}

long msg_purge(msg_queue *q, long type)
{
    long count = 0;
    struct message **link = &q->first;
    while (*link) {
        if ((*link)->type == type) {
            free(cut(q, link));
            count++;
        } else {
            link = &(*link)->next;
        }
    }
    return count;
}

size_t msg_count(const msg_queue *q)
{
    return q->count;
}

size_t msg_bytes(const msg_queue *q)
{
    return q->bytes;
}
