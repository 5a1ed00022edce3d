#include "dmachain.h"

#include <assert.h>
#include <string.h>

void dma_init(struct dma_channel *ch, dma_callback callback, void *user)
{
    ch->head = NULL;
    ch->tail = NULL;
    ch->callback = callback;
    ch->user = user;
}

static void prepare(struct dma_desc *d, void *to, size_t length)
{
    assert(d->state != DMA_PENDING);
    d->next = NULL;
    d->from = NULL;
    d->to = to;
    d->length = length;
    d->progress = 0;
    d->fill = 0;
    d->state = DMA_PREPARED;
}

void dma_desc_copy(struct dma_desc *d, void *to, const void *from, size_t length)
{
    assert(from != NULL || length == 0);
    prepare(d, to, length);
    d->from = from;
}

void dma_desc_fill(struct dma_desc *d, void *to, uint8_t value, size_t length)
{
    prepare(d, to, length);
    d->fill = value;
}

void dma_submit(struct dma_channel *ch, struct dma_desc *d)
{
    assert(d->state != DMA_UNPREPARED);
    assert(d->state != DMA_PENDING);
    d->state = DMA_PENDING;
    d->progress = 0;
    d->next = NULL;
    if (ch->tail != NULL)
        ch->tail->next = d;
    else
        ch->head = d;
    ch->tail = d;
}

static void finish_head(struct dma_channel *ch)
{
    struct dma_desc *d = ch->head;
    ch->head = d->next;
    if (ch->head == NULL)
        ch->tail = NULL;
    d->next = NULL;
    d->state = DMA_DONE;
    if (ch->callback != NULL)
        ch->callback(d, ch->user);
}

size_t dma_step(struct dma_channel *ch, size_t budget)
{
    size_t moved = 0;
    /* No more than were there at first, as callbacks may submit. */
    for (size_t left = dma_pending(ch); left > 0 && ch->head != NULL; left--) {
        struct dma_desc *d = ch->head;
        size_t part = d->length - d->progress;
        if (part > budget - moved)
            part = budget - moved;
        if (part > 0 && d->from != NULL)
            memcpy(d->to + d->progress, d->from + d->progress, part);
        else if (part > 0)
            memset(d->to + d->progress, d->fill, part);
        d->progress += part;
        moved += part;
        if (d->progress < d->length)
            break;
        finish_head(ch);
    }
    return moved;
}

void dma_abort(struct dma_channel *ch)
{
    while (ch->head != NULL) {
        struct dma_desc *d = ch->head;
        ch->head = d->next;
        d->next = NULL;
        d->state = DMA_ABORTED;
    }
    ch->tail = NULL;
}

int dma_is_done(const struct dma_desc *d)
{
    return d->state == DMA_DONE;
}

size_t dma_pending(const struct dma_channel *ch)
{
    size_t count = 0;
    for (const struct dma_desc *d = ch->head; d != NULL; d = d->next)
        count++;
    return count;
}
