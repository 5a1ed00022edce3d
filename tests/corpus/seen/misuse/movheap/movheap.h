/* movheap.h - a heap of movable blocks
 *
 * Blocks are named by numbers and slide together when room gets short, so the
 * heap does not fragment.  To look at one, turn its number into an address:
 *
 *   mh_at     the address at the moment; the next mh_alloc, mh_resize or
 *             mh_compact may move it
 *   mh_pin    the address until mh_unpin; nothing moves as long as anything is
 *             pinned, and allocation may fail for it
 *
 * Pins are counted for each block.
 */
#ifndef MOVHEAP_H
#define MOVHEAP_H

#include <stddef.h>

#define MH_BLOCKS 256
#define MH_MOST   ((size_t)16 << 20)

typedef struct mh_heap mh_heap;
typedef int mh_id;                            /* 1 ... MH_BLOCKS */

mh_heap *mh_new(size_t limit);                /* bytes, 1 ... MH_MOST; else NULL */
void mh_destroy(mh_heap *h);                  /* with nothing pinned */

mh_id mh_alloc(mh_heap *h, size_t n);         /* zeroed, aligned to 16; 0: no room */
void mh_free(mh_heap *h, mh_id id);           /* not while pinned */
size_t mh_size(const mh_heap *h, mh_id id);
int mh_resize(mh_heap *h, mh_id id, size_t n);   /* new bytes are 0; -1: no room, as before */

void *mh_at(mh_heap *h, mh_id id);
void *mh_pin(mh_heap *h, mh_id id);
void mh_unpin(mh_heap *h, mh_id id);

int mh_compact(mh_heap *h);                   /* gives back what is not needed; -1: pinned or no memory */
size_t mh_held(const mh_heap *h);             /* bytes held at present */

#endif
