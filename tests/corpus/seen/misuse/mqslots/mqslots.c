#include "mqslots.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mq {
    size_t slots;
    size_t size;
    size_t head;
    size_t length;
    bool reserved;
    unsigned char **data; /* one block for each slot */
};

mq *mq_new(size_t slots, size_t size)
{
    if (slots < 1 || slots > 1024 || size < 1 || size > 4096)
        return NULL;
    mq *q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    q->size = size;
    q->data = calloc(slots, sizeof *q->data);
    if (q->data == NULL) {
        free(q);
        return NULL;
    }
    for (; q->slots < slots; q->slots++) {
        q->data[q->slots] = calloc(1, size);
        if (q->data[q->slots] == NULL) {
            mq_free(q);
            return NULL;
        }
    }
    return q;
}

void mq_free(mq *q)
{
    if (q == NULL)
        return;
    for (size_t i = 0; i < q->slots; i++)
        free(q->data[i]);
    free(q->data);
    free(q);
}

void *mq_reserve(mq *q)
{
    assert(!q->reserved);
    if (q->length == q->slots)
        return NULL;
    q->reserved = true;
    return q->data[(q->head + q->length) % q->slots];
}

void mq_commit(mq *q)
{
    assert(q->reserved);
    q->reserved = false;
    q->length++;
}

void mq_cancel(mq *q)
{
    assert(q->reserved);
    q->reserved = false;
}

const void *mq_front(const mq *q)
{
    return q->length == 0 ? NULL : q->data[q->head];
}

void mq_release(mq *q)
{
    assert(q->length > 0);
    q->head = (q->head + 1) % q->slots;
    q->length--;
}

bool mq_send(mq *q, const void *message)
{
    void *slot = mq_reserve(q);
    if (slot == NULL)
        return false;
    memmove(slot, message, q->size);
    mq_commit(q);
    return true;
}

bool mq_receive(mq *q, void *message)
{
    const void *slot = mq_front(q);
    if (slot == NULL)
        return false;
    memmove(message, slot, q->size);
    mq_release(q);
    return true;
}

size_t mq_length(const mq *q)
{
    return q->length;
}

size_t mq_message_size(const mq *q)
{
    return q->size;
}
