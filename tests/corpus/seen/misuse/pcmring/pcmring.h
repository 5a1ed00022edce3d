#ifndef PCMRING_H
#define PCMRING_H

#include <stddef.h>
#include <stdint.h>

/**
 * \brief A ring buffer of 16-bit samples between a producer and a consumer.
 *
 * Samples are not copied in and out.  Either side asks for a region of the
 * buffer, works on it in place, and then says how much of it was used:
 *
 * \code
 *   size_t n;
 *   int16_t *region = pcm_write_begin(ring, &n);
 *   n = decode(region, n);
 *   pcm_write_end(ring, n);
 * \endcode
 *
 * Begin and end come in pairs; the region belongs to the caller only between
 * them.  A read and a write may be open at the same time.
 */
typedef struct pcm_ring pcm_ring;

/** \param size samples; a power of two, at most 1 << 20
 *  \return NULL when there is no memory */
pcm_ring *pcm_create(size_t size);

/** Neither a read nor a write may be open. */
void pcm_destroy(pcm_ring *ring);

size_t pcm_size(const pcm_ring *ring);
/** Samples that can be read. */
size_t pcm_filled(const pcm_ring *ring);

/** Begins to write.
 *  \param count receives the length of the region, which may be 0: either all
 *         free space or as much of it as is in one piece */
int16_t *pcm_write_begin(pcm_ring *ring, size_t *count);
/** \param count samples that were written, not more than pcm_write_begin() gave */
void pcm_write_end(pcm_ring *ring, size_t count);

/** Begins to read; as pcm_write_begin(). */
const int16_t *pcm_read_begin(pcm_ring *ring, size_t *count);
void pcm_read_end(pcm_ring *ring, size_t count);

/** Copies in as much of `samples` as there is space for.
 *  \return how many; no write may be open */
size_t pcm_push(pcm_ring *ring, const int16_t *samples, size_t count);
/** The loudest sample that can be read, without its sign. */
int pcm_peak(const pcm_ring *ring);

#endif
