#ifndef HANDHEAP_H
#define HANDHEAP_H

#include <stddef.h>

/*
 * A heap of movable blocks in memory that the caller provides. Blocks are known
 * by handles; the heap has no holes, blocks move when others come and go.
 *
 * Thus a pointer from hh_ptr() is good only until the next hh_free() or
 * hh_resize() on the heap. Blocks are bytes: nothing is aligned.
 */

#define HH_BLOCKS 64

typedef int hh_handle; /* 1 .. HH_BLOCKS; 0 is no block */

struct hh_heap { /* private */
    unsigned char *mem;
    size_t size, top;
    int count;
    struct {
        size_t off, len;
        int used;
    } blk[HH_BLOCKS];
    int order[HH_BLOCKS]; /* used blocks by address */
};

/* mem: size bytes (never NULL), the heap's for as long as it is used. There is
 * nothing to be undone in the end. */
void hh_init(struct hh_heap *h, void *mem, size_t size);

/* A block of len bytes (0 is fine), all zero. 0: no room or no handle left. */
hh_handle hh_new(struct hh_heap *h, size_t len);

/* These take any number for a handle and return -1 (or NULL, or 0) when it is
 * not that of a block. */
int hh_free(struct hh_heap *h, hh_handle b);
int hh_resize(struct hh_heap *h, hh_handle b, size_t len); /* new bytes are 0; -1: no room */
void *hh_ptr(struct hh_heap *h, hh_handle b);
size_t hh_len(const struct hh_heap *h, hh_handle b);

/* Copy to or from a block, which may not be left: then -1 and nothing is done. */
int hh_put(struct hh_heap *h, hh_handle b, size_t off, const void *src, size_t n);
int hh_get(const struct hh_heap *h, hh_handle b, size_t off, void *dst, size_t n);

size_t hh_room(const struct hh_heap *h); /* bytes left */

#endif
