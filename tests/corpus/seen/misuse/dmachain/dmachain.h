#ifndef DMACHAIN_H
#define DMACHAIN_H

#include <stddef.h>
#include <stdint.h>

/**
 * \file
 * Software model of a DMA channel with linked descriptors.
 *
 * Descriptors belong to the caller. From dma_submit() until the descriptor is
 * done (\ref dma_is_done, the callback, or dma_abort()) the channel refers to
 * it and to the memory it names: it must neither be freed, nor prepared again,
 * nor submitted a second time.
 */

enum dma_state {
    DMA_UNPREPARED = 0, /**< as of a zeroed descriptor */
    DMA_PREPARED,
    DMA_PENDING,
    DMA_DONE,
    DMA_ABORTED
};

/** To be zeroed by the caller before it is prepared for the first time. */
struct dma_desc {
    struct dma_desc *next;
    const uint8_t *from; /* NULL: fill */
    uint8_t *to;
    size_t length;
    size_t progress;
    uint8_t fill;
    enum dma_state state;
};

/** Called for each descriptor that is done. It may submit others. */
typedef void (*dma_callback)(struct dma_desc *desc, void *user);

struct dma_channel {
    struct dma_desc *head, *tail;
    dma_callback callback;
    void *user;
};

/** Not while descriptors are pending. \param callback may be NULL */
void dma_init(struct dma_channel *ch, dma_callback callback, void *user);

/** Prepares a copy of \p length bytes, which must not overlap. */
void dma_desc_copy(struct dma_desc *d, void *to, const void *from, size_t length);
/** Prepares a fill of \p length bytes. */
void dma_desc_fill(struct dma_desc *d, void *to, uint8_t value, size_t length);

/** Appends a descriptor that is prepared, done or aborted. */
void dma_submit(struct dma_channel *ch, struct dma_desc *d);

/** Moves up to \p budget bytes. \return how many were moved */
size_t dma_step(struct dma_channel *ch, size_t budget);

/** Gives up all that is pending, without callbacks. */
void dma_abort(struct dma_channel *ch);

int dma_is_done(const struct dma_desc *d);
size_t dma_pending(const struct dma_channel *ch);

#endif
