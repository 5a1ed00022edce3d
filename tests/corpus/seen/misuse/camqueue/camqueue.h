/* camqueue - frame queue between a camera's capture side and its consumer.
 *
 * The queue owns a fixed number of frame buffers.  The capture side fills
 * them with camq_push(); the consumer takes them out with camq_take(), looks
 * at the pixels, and hands each back with camq_give().  Pixels are one byte,
 * rows follow each other without gaps.
 *
 * All functions returning int return 0 or a negative CAMQ_E... value.
 */
#ifndef CAMQUEUE_H
#define CAMQUEUE_H

#include <stddef.h>
#include <stdint.h>

#define CAMQ_MAX_BUFFERS 16
#define CAMQ_MAX_SIDE    1024

#define CAMQ_EINVAL (-1) /* size or count out of range */
#define CAMQ_EEMPTY (-2) /* nothing captured */
#define CAMQ_EBUSY  (-3) /* all buffers are filled or taken */
#define CAMQ_ESTATE (-4) /* the frame has not been taken */
#define CAMQ_ENOMEM (-5)

struct camqueue;

/* A frame in a buffer of the queue.  Only for reading; pixels has
 * width * height bytes. */
struct camq_frame {
    unsigned width, height;
    uint32_t sequence;     /* counts camq_push calls, dropped ones too */
    const uint8_t *pixels;
};

/* width, height: 1 .. CAMQ_MAX_SIDE; buffers: 1 .. CAMQ_MAX_BUFFERS.
 * NULL for other values or without memory. */
struct camqueue *camq_open(unsigned width, unsigned height, unsigned buffers);

/* Frees the queue and all its frames, taken or not. */
void camq_close(struct camqueue *q);

/* Changes the size of the frames to come.  All buffers are allocated anew:
 * what was captured is dropped, and frames that are still taken are gone with
 * their pixels.  On failure nothing has changed. */
int camq_resize(struct camqueue *q, unsigned width, unsigned height);

/* Bytes of one frame. */
size_t camq_frame_bytes(const struct camqueue *q);

/* Captures a frame: copies camq_frame_bytes() bytes from image.  CAMQ_EBUSY
 * when there is no free buffer; the frame is then dropped. */
int camq_push(struct camqueue *q, const uint8_t *image);

/* Number of captured frames that wait. */
unsigned camq_waiting(const struct camqueue *q);

/* Takes the oldest captured frame.  The frame stays the queue's and is valid
 * until camq_give(), camq_resize() or camq_close(). */
int camq_take(struct camqueue *q, const struct camq_frame **frame);

/* Hands a frame back to the queue it was taken from.  CAMQ_ESTATE when it was
 * handed back already and not taken since. */
int camq_give(struct camqueue *q, const struct camq_frame *frame);

/* Mean brightness, 0 .. 255. */
unsigned camq_mean(const struct camq_frame *frame);

/* Copies the frame, turned by 180 degrees, to out, which has room for
 * width * height bytes outside of the queue. */
void camq_copy_turned(const struct camq_frame *frame, uint8_t *out);

#endif
