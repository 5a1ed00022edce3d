#include "chimes.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define DEEPEST 16

struct handler {
    int number, event;
    chimes_fn *fn;
    void *arg;
    unsigned long heard;
};

struct chimes {
    struct handler *list;
    size_t n, room;
    int last, depth;
};

static struct handler *lookup(const chimes *b, int number)
{
    size_t i;

    for (i = 0; i < b->n; i++)
        if (b->list[i].number == number)
            return &b->list[i];
    return NULL;
}

chimes *chimes_new(void)
{
    return calloc(1, sizeof(chimes));
}

void chimes_free(chimes *b)
{
    if (b) {
        free(b->list);
        free(b);
    }
}

int chimes_hang(chimes *b, int event, chimes_fn *fn, void *arg)
{
    struct handler *h;

    if (b->n == CHIMES_MAX || b->last == INT_MAX)
        return 0;
    if (b->n == b->room) {
        size_t room = b->room ? 2 * b->room : 4;
        h = realloc(b->list, room * sizeof *h);
        if (!h)
            return 0;
        b->list = h;
        b->room = room;
    }
    h = &b->list[b->n++];
    h->number = ++b->last;
    h->event = event;
    h->fn = fn;
    h->arg = arg;
    h->heard = 0;
    return h->number;
}

void chimes_drop(chimes *b, int number)
{
    struct handler *h = lookup(b, number);

    assert(h != NULL);
    b->n--;
    memmove(h, h + 1, (size_t)(b->list + b->n - h) * sizeof *h);
}

int chimes_ring(chimes *b, int event, void *data)
{
    size_t i, n = b->n;
    int called = 0;

    if (b->depth == DEEPEST)
        return -1;
    b->depth++;
    for (i = 0; i < n; i++) {
        struct handler *h = &b->list[i];
        if (h->event != event)
            continue;
        h->fn(h->arg, event, data);
        h->heard++;
        called++;
    }
    b->depth--;
    return called;
}

unsigned long chimes_heard(const chimes *b, int number)
{
    const struct handler *h = lookup(b, number);

    assert(h != NULL);
    return h->heard;
}

size_t chimes_waiting(const chimes *b, int event)
{
    size_t n = 0, i;

    for (i = 0; i < b->n; i++)
        n += b->list[i].event == event;
    return n;
}
