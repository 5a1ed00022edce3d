/*
 * dmasgl.h - scatter/gather lists
 *
 * A list describes a transfer as a sequence of memory segments. The list
 * refers to the caller's buffers, it does not copy them: they have to stay
 * around for as long as they are on the list.
 *
 * Life of a list:
 *
 *   sgl_create -> sgl_add ... -> sgl_map -> sgl_copy_in/out, sgl_seg -> sgl_unmap
 *              ^                                                           |
 *              +---------------------- sgl_reset --------------------------+
 *
 * While it is mapped the list belongs to the engine: don't add to it, reset it
 * or destroy it (debug builds assert).
 */
#ifndef DMASGL_H
#define DMASGL_H

#include <stddef.h>
#include <stdint.h>

#define SGL_MAX_SEGS    256u
#define SGL_MAX_SEG_LEN 65536u

struct sgl;

/* max_segs is 1..SGL_MAX_SEGS, otherwise (or without memory) NULL is returned */
struct sgl *sgl_create(unsigned max_segs);

void sgl_destroy(struct sgl *l);

/*
 * Append len bytes at buf. A segment that continues the one before is merged
 * with it if the sum is not too long. Returns 0, or -1 if the list is full or
 * len is 0 or above SGL_MAX_SEG_LEN.
 */
int sgl_add(struct sgl *l, void *buf, size_t len);

/* Drop all segments. */
void sgl_reset(struct sgl *l);

/* Returns the number of segments; mapping an empty list is fine. */
unsigned sgl_map(struct sgl *l);
void sgl_unmap(struct sgl *l);

size_t sgl_total(const struct sgl *l);

/* Segment i of a mapped list, NULL if there are not that many. */
void *sgl_seg(const struct sgl *l, unsigned i, size_t *len);

/*
 * Move bytes between a linear buffer of n bytes and a mapped list, starting
 * at byte `off` of the list. Return how many were moved, which is less than n
 * when the list ends before.
 */
size_t sgl_copy_in(struct sgl *l, size_t off, const void *src, size_t n);
size_t sgl_copy_out(const struct sgl *l, size_t off, void *dst, size_t n);

#endif
