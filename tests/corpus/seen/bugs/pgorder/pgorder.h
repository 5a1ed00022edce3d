/*
 * pgorder - page and order arithmetic for a buddy allocator on a 32 bit machine
 *
 * A block of order k is PGO_PAGE << k bytes, aligned to its size.  Addresses
 * and sizes are uint32_t, page frame numbers (pfn) are address / PGO_PAGE.
 * No function touches memory.
 */
#ifndef PGORDER_H
#define PGORDER_H

#include <stdint.h>

#define PGO_PAGE      4096u
#define PGO_SHIFT     12
#define PGO_MAX_ORDER 10
#define PGO_NONE      (-1)

typedef uint32_t pgo_pfn;

/* a run of page frames [first, first + count) */
struct pgo_run {
    pgo_pfn first;
    uint32_t count;
};

uint32_t pgo_pages(uint32_t bytes);       /* pages needed, 0 for 0 */
uint32_t pgo_align_down(uint32_t addr);
uint32_t pgo_align_up(uint32_t addr);     /* 0 when past the last page */

/* Smallest order whose block holds that many bytes (0 bytes: order 0), or
   PGO_NONE when it would be above PGO_MAX_ORDER. */
int pgo_order(uint32_t bytes);
/* Bytes of a block; 0 for orders outside 0..PGO_MAX_ORDER. */
uint32_t pgo_block(int order);
/* Bytes lost when a request is rounded up to its block, 0 for PGO_NONE. */
uint32_t pgo_waste(uint32_t bytes);

/* The other half of the pair that `pfn` belongs to, and the first frame of
   the merged block.  Orders outside 0..PGO_MAX_ORDER give back pfn. */
pgo_pfn pgo_buddy(pgo_pfn pfn, int order);
pgo_pfn pgo_parent(pgo_pfn pfn, int order);

/* The run of frames lying wholly in [addr, addr + bytes); the end is cut
   at the top of the address space. */
struct pgo_run pgo_run_of(uint32_t addr, uint32_t bytes);
/* Takes the largest aligned block off the front of *run and returns its
   order, PGO_NONE when the run is empty.  run->first + run->count must not
   exceed 1 << 20. */
int pgo_carve(struct pgo_run *run);

#endif
