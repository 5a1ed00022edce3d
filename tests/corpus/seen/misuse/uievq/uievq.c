#include "uievq.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next;
    event ev;
    char bytes[];
};

struct evq {
    struct node *head, **tail;
    struct node *polled;
    int count, busy;
    struct {
        evhandler fn;
        void *ctx;
    } on[EV_TYPES];
};

evq *evq_new(void)
{
    evq *q = calloc(1, sizeof *q);
    if (q)
        q->tail = &q->head;
    return q;
}

static void done(evq *q)
{
    free(q->polled);
    q->polled = NULL;
}

void evq_free(evq *q)
{
    struct node *n;

    if (!q)
        return;
    assert(!q->busy);
    done(q);
    while ((n = q->head)) {
        q->head = n->next;
        free(n);
    }
    free(q);
}

int evq_post(evq *q, evtype type, int target, const void *data, size_t size)
{
    struct node *n;

    assert((unsigned)type < EV_TYPES);
    if (size > 1024)
        return -1;
    n = malloc(sizeof *n + size);
    if (!n)
        return -1;
    n->next = NULL;
    n->ev.type = type;
    n->ev.target = target;
    n->ev.size = size;
    n->ev.data = n->bytes;
    if (size)
        memcpy(n->bytes, data, size);
    *q->tail = n;
    q->tail = &n->next;
    q->count++;
    return 0;
}

static struct node *take(evq *q)
{
    struct node *n = q->head;

    if (n) {
        q->head = n->next;
        if (!q->head)
            q->tail = &q->head;
        q->count--;
    }
    return n;
}

const event *evq_poll(evq *q)
{
    assert(!q->busy);
    done(q);
    q->polled = take(q);
    return q->polled ? &q->polled->ev : NULL;
}

void evq_on(evq *q, evtype type, evhandler fn, void *ctx)
{
    assert((unsigned)type < EV_TYPES);
    q->on[type].fn = fn;
    q->on[type].ctx = ctx;
}

int evq_dispatch(evq *q)
{
    int left, handled = 0;
    struct node *n;

    assert(!q->busy);
    done(q);
    q->busy = 1;
    for (left = q->count; left > 0 && (n = take(q)); left--) {
        if (q->on[n->ev.type].fn) {
            q->on[n->ev.type].fn(&n->ev, q->on[n->ev.type].ctx);
            handled++;
        }
        free(n);
    }
    q->busy = 0;
    return handled;
}

int evq_drop(evq *q, evtype type)
{
    struct node **at = &q->head, *n;
    int dropped = 0;

    while ((n = *at)) {
        if (n->ev.type == type) {
            *at = n->next;
            free(n);
            dropped++;
        } else {
            at = &n->next;
        }
    }
    q->tail = at;
    q->count -= dropped;
    return dropped;
}

int evq_count(const evq *q)
{
    return q->count;
}
