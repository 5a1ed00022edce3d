/*
 * traypool - blocks of one size out of a buffer of yours
 *
 * For programs that may not use malloc.  Taking and putting back takes constant
 * time; the pool keeps its list of free blocks in the free blocks themselves.
 */
#ifndef TRAYPOOL_H
#define TRAYPOOL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct traypool {
    unsigned char *buffer;
    size_t block, count, taken, most;
    void *free;
} traypool;

/* Bytes of a buffer for n blocks of the given size. */
#define TRAYPOOL_BYTES(block, n) ((block) * (n))

/**
 * Sets up a pool of `count` blocks of `block` bytes, both greater than 0.
 *
 * buffer   TRAYPOOL_BYTES(block, count) bytes, aligned as a pointer is.  It
 *          belongs to the pool as long as that is used.
 * block    a multiple of sizeof(void *)
 *
 * Returns 0, or -1 when block or count are not as required.
 */
int traypool_init(traypool *p, void *buffer, size_t block, size_t count);

/* A block, NULL when all are taken.  What is in it is undefined. */
void *traypool_take(traypool *p);

/* The same filled with zeros. */
void *traypool_take_zero(traypool *p);

/* Puts a block back.  It must be one that was taken from this pool and not put
 * back since, and is not to be touched any more.  NULL is ignored. */
void traypool_put(traypool *p, void *block);

/* Puts all blocks back. */
void traypool_reset(traypool *p);

/* Numbers of blocks: taken now, still free, taken at most so far. */
size_t traypool_taken(const traypool *p);
size_t traypool_left(const traypool *p);
size_t traypool_most(const traypool *p);

/* Whether ptr is the beginning of a block of the pool, taken or not. */
bool traypool_owns(const traypool *p, const void *ptr);

/* The number of a block, from 0. */
size_t traypool_number(const traypool *p, const void *block);

#endif
