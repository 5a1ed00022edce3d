#include "camqueue.h"

#include <stdlib.h>
#include <string.h>

enum state { FREE, FILLED, TAKEN };

struct buffer {
    struct camq_frame frame; /* first: a frame is its buffer */
    enum state state;
    uint8_t *store;
};

struct camqueue {
    unsigned width, height, count;
    uint32_t sequence;
    struct buffer *buffer[CAMQ_MAX_BUFFERS];
    unsigned order[CAMQ_MAX_BUFFERS]; /* filled buffers, oldest first */
    unsigned waiting;
};

static void free_buffers(struct buffer **buffer, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (buffer[i] != NULL) {
            free(buffer[i]->store);
            free(buffer[i]);
            buffer[i] = NULL;
        }
}

static int make_buffers(struct buffer **buffer, unsigned count, unsigned width, unsigned height)
{
    for (unsigned i = 0; i < count; i++)
        buffer[i] = NULL;
    for (unsigned i = 0; i < count; i++) {
        struct buffer *b = buffer[i] = calloc(1, sizeof *b);
        if (b == NULL || (b->store = calloc(width, height)) == NULL) {
            free_buffers(buffer, count);
            return CAMQ_ENOMEM;
        }
        b->frame.width = width;
        b->frame.height = height;
        b->frame.pixels = b->store;
        b->state = FREE;
    }
    return 0;
}

static int bad_size(unsigned width, unsigned height)
{
    return width < 1 || width > CAMQ_MAX_SIDE || height < 1 || height > CAMQ_MAX_SIDE;
}

struct camqueue *camq_open(unsigned width, unsigned height, unsigned buffers)
{
    if (bad_size(width, height) || buffers < 1 || buffers > CAMQ_MAX_BUFFERS)
        return NULL;
    struct camqueue *q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    if (make_buffers(q->buffer, buffers, width, height) != 0) {
        free(q);
        return NULL;
    }
    q->width = width;
    q->height = height;
    q->count = buffers;
    return q;
}

void camq_close(struct camqueue *q)
{
    if (q == NULL)
        return;
    free_buffers(q->buffer, q->count);
    free(q);
}

int camq_resize(struct camqueue *q, unsigned width, unsigned height)
{
    struct buffer *fresh[CAMQ_MAX_BUFFERS];
    if (bad_size(width, height))
        return CAMQ_EINVAL;
    int err = make_buffers(fresh, q->count, width, height);
    if (err != 0)
        return err;
    free_buffers(q->buffer, q->count);
    memcpy(q->buffer, fresh, q->count * sizeof fresh[0]);
    q->width = width;
    q->height = height;
    q->waiting = 0;
    return 0;
}

size_t camq_frame_bytes(const struct camqueue *q)
{
    return (size_t)q->width * q->height;
}

int camq_push(struct camqueue *q, const uint8_t *image)
{
    uint32_t sequence = q->sequence++;
    for (unsigned i = 0; i < q->count; i++) {
        struct buffer *b = q->buffer[i];
        if (b->state != FREE)
            continue;
        memcpy(b->store, image, camq_frame_bytes(q));
        b->frame.sequence = sequence;
        b->state = FILLED;
        q->order[q->waiting++] = i;
        return 0;
    }
    return CAMQ_EBUSY;
}

unsigned camq_waiting(const struct camqueue *q)
{
    return q->waiting;
}

int camq_take(struct camqueue *q, const struct camq_frame **frame)
{
    if (q->waiting == 0)
        return CAMQ_EEMPTY;
    struct buffer *b = q->buffer[q->order[0]];
    q->waiting--;
    memmove(q->order, q->order + 1, q->waiting * sizeof q->order[0]);
    b->state = TAKEN;
    *frame = &b->frame;
    return 0;
}

int camq_give(struct camqueue *q, const struct camq_frame *frame)
{
    (void)q;
    struct buffer *b = (struct buffer *)frame;
    if (b->state != TAKEN)
        return CAMQ_ESTATE;
    b->state = FREE;
    return 0;
}

unsigned camq_mean(const struct camq_frame *frame)
{
    size_t n = (size_t)frame->width * frame->height, sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += frame->pixels[i];
    return (unsigned)(sum / n);
}

void camq_copy_turned(const struct camq_frame *frame, uint8_t *out)
{
    size_t n = (size_t)frame->width * frame->height;
    for (size_t i = 0; i < n; i++)
        out[i] = frame->pixels[n - 1 - i];
}
