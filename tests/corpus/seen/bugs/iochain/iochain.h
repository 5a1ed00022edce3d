/*
 * IOCHAIN - byte queues made of chained segments
 *
 * A chain holds bytes in a list of segments of IOC_SEGMENT bytes, which need
 * not be full.  Bytes are appended at the end and drained at the front;
 * splitting and joining hand segments over instead of copying them where
 * that can be done.  The chains that take part are independent afterwards.
 *
 * Functions that return int return 0, or -1 on failure; then the chains are
 * as they were.
 */
#ifndef IOCHAIN_H
#define IOCHAIN_H

#include <stddef.h>

#define IOC_SEGMENT 16
#define IOC_MAX     (1024 * 1024)   /* bytes in a chain */

typedef struct ioc_chain ioc_chain;

/* A piece of memory, as for writev(2). */
struct ioc_vec {
    const void *base;
    size_t len;
};

/* ioc_new: an empty chain; NULL when out of memory. */
ioc_chain *ioc_new(void);

/* ioc_free: free a chain and the bytes in it.  NULL is allowed. */
void ioc_free(ioc_chain *c);

/* ioc_len: number of bytes in the chain. */
size_t ioc_len(const ioc_chain *c);

/* ioc_append: add a copy of n bytes at the end.  Fails when out of memory or
 * when the chain would hold more than IOC_MAX bytes.  data may be NULL if n
 * is 0. */
int ioc_append(ioc_chain *c, const void *data, size_t n);

/* ioc_drain: remove n bytes from the front, or all if there are fewer.
 * Returns how many were removed. */
size_t ioc_drain(ioc_chain *c, size_t n);

/* ioc_copy: copy up to n bytes, from the offset off on, to buf, and leave
 * them in the chain.  Returns how many were copied; 0 if off is at the end
 * or behind it. */
size_t ioc_copy(const ioc_chain *c, size_t off, void *buf, size_t n);

/* ioc_split: cut the chain in two.  The first n bytes stay in c, a new chain
 * with the others is returned, which the caller frees.  Either may be empty.
 * NULL if n is above ioc_len(c) or when out of memory. */
ioc_chain *ioc_split(ioc_chain *c, size_t n);

/* ioc_join: move all bytes of src to the end of dst.  src is empty then and
 * still the caller's.  Fails if dst and src are the same or dst would hold
 * more than IOC_MAX bytes. */
int ioc_join(ioc_chain *dst, ioc_chain *src);

/* ioc_vecs: describe the bytes of the chain, front to end, in at most max
 * elements of vec, without empty ones.  Returns the number of elements all
 * of it takes.  The memory may be read until c is changed, joined or freed. */
size_t ioc_vecs(const ioc_chain *c, struct ioc_vec *vec, size_t max);

/* ioc_cmp: compare the bytes of two chains like strings of unsigned bytes:
 * negative, 0 or positive as a sorts before, with or behind b. */
int ioc_cmp(const ioc_chain *a, const ioc_chain *b);

#endif
