#include "towncrier.h"

#include <stdlib.h>
#include <string.h>

struct tc_msg {
    size_t refs;
    size_t size;
    unsigned char bytes[];
};

struct box {
    int open;
    tc_policy policy;
    size_t head, count;
    tc_msg *queue[TC_QUEUE];
};

struct tc_office {
    struct box boxes[TC_BOXES];
};

tc_msg *tc_msg_new(const void *bytes, size_t n)
{
    tc_msg *m;

    if (n > TC_BYTES)
        return NULL;
    m = malloc(sizeof *m + n);
    if (!m)
        return NULL;
    m->refs = 1;
    m->size = n;
    if (n)
        memcpy(m->bytes, bytes, n);
    return m;
}

tc_msg *tc_msg_ref(tc_msg *m)
{
    m->refs++;
    return m;
}

void tc_msg_unref(tc_msg *m)
{
    if (m && --m->refs == 0)
        free(m);
}

const void *tc_msg_bytes(const tc_msg *m) { return m->bytes; }
size_t tc_msg_size(const tc_msg *m) { return m->size; }

tc_office *tc_office_new(void)
{
    return calloc(1, sizeof(tc_office));
}

void tc_office_free(tc_office *o)
{
    if (!o)
        return;
    for (int i = 0; i < TC_BOXES; i++)
        tc_close(o, i);
    free(o);
}

static struct box *box_of(const tc_office *o, int box)
{
    if (box < 0 || box >= TC_BOXES || !o->boxes[box].open)
        return NULL;
    return (struct box *)&o->boxes[box];
}

int tc_open(tc_office *o, tc_policy policy)
{
    for (int i = 0; i < TC_BOXES; i++)
        if (!o->boxes[i].open) {
            memset(&o->boxes[i], 0, sizeof o->boxes[i]);
            o->boxes[i].open = 1;
            o->boxes[i].policy = policy;
            return i;
        }
    return -1;
}

static tc_msg *first_out(struct box *b)
{
    tc_msg *m = b->queue[b->head];

    b->head = (b->head + 1) % TC_QUEUE;
    b->count--;
    return m;
}

int tc_close(tc_office *o, int box)
{
    struct box *b = box_of(o, box);

    if (!b)
        return -1;
    while (b->count)
        tc_msg_unref(first_out(b));
    b->open = 0;
    return 0;
}

/* Takes over the reference to m when the result is 0. */
static int enqueue(struct box *b, tc_msg *m)
{
    if (b->count == TC_QUEUE) {
        if (b->policy != TC_DROP_OLDEST)
            return -1;
        tc_msg_unref(first_out(b));
    }
    b->queue[(b->head + b->count) % TC_QUEUE] = m;
    b->count++;
    return 0;
}

int tc_send(tc_office *o, int box, tc_msg *m)
{
    struct box *b = box_of(o, box);

    if (!b || enqueue(b, m)) {
        tc_msg_unref(m);
        return -1;
    }
    return 0;
}

int tc_cry(tc_office *o, tc_msg *m)
{
    int taken = 0;

    for (int i = 0; i < TC_BOXES; i++) {
        struct box *b = box_of(o, i);
        if (b && enqueue(b, tc_msg_ref(m)) == 0)
            taken++;
    }
    return taken;
}

tc_msg *tc_take(tc_office *o, int box)
{
    struct box *b = box_of(o, box);

    return b && b->count ? first_out(b) : NULL;
}

size_t tc_pending(const tc_office *o, int box)
{
    const struct box *b = box_of(o, box);

    return b ? b->count : 0;
}
