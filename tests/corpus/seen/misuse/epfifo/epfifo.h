#ifndef EPFIFO_H
#define EPFIFO_H

#include <stddef.h>
#include <stdint.h>

/*
 * Byte FIFO of an endpoint. The producer (for instance a DMA transfer) writes
 * in place:
 *
 *     uint8_t *p = epf_reserve(f, 64);
 *     if (p != NULL)
 *         epf_commit(f, transfer(p, 64));
 *
 * There is at most one reservation at a time, and it ends with epf_commit().
 */
typedef struct epf epf;

#define EPF_MAX 65536

/* NULL unless capacity is 1..EPF_MAX. */
epf *epf_create(size_t capacity);
void epf_destroy(epf *f);

/* Contiguous space for n bytes; NULL if there is not as much. Moves the bytes
 * in the FIFO, hence ends what epf_peek() returned. */
uint8_t *epf_reserve(epf *f, size_t n);

/* The first n bytes of the reserved space are in the FIFO now. n is at most
 * what was reserved; 0 cancels. */
void epf_commit(epf *f, size_t n);

/* Copies in: all or nothing. Not while space is reserved; ends what
 * epf_peek() returned, too. Returns 0 or -1. */
int epf_write(epf *f, const void *data, size_t n);

/* The bytes in the FIFO, the oldest first; their count to *n. */
const uint8_t *epf_peek(const epf *f, size_t *n);

/* Remove the oldest n bytes. There must be as many. */
void epf_consume(epf *f, size_t n);

/* Copies out and removes up to n bytes, returns how many. */
size_t epf_read(epf *f, void *data, size_t n);

size_t epf_used(const epf *f);
size_t epf_space(const epf *f);

#endif
