/* Imagined: a library that is not there.  Its calls do nothing but keep the
 * books: each object is a block with what was done to it, and an argument that
 * breaks the gate's rules fails the test. */
#ifndef IMAGINED_H
#define IMAGINED_H

#include "runtime/sequence/generating.h"

enum imagined_operation {
    BOX_NEW,   /* box *(int size), 0 … 9 */
    BOX_PUT,   /* void (box *, const char *key, int value): the text and the number go into the box */
    BOX_TAKE,  /* int (box *, unsigned index): index is at most the bytes of nothing; gives the value */
    BOX_COPY,  /* box *(const box *): shares what the first one has, as the copy of figure 5-2 */
    BOX_FREE,  /* void (box *): consumed */
    BOX_FIND,  /* bool (const box *, const void *bytes, length, number <= length) */
    CRATE_NEW, /* crate *(box *): keeps the box, which is consumed */
    CRATE_MIX, /* void (crate *, crate * or NULL, double, enum, flags, function or NULL, void *) */
    CRATE_FREE,
    NEVER,     /* avoided */
    SHELF_OPEN, /* void (void): with imagined_has_shelf it comes before all others */
    SHELF_SET, /* void (int), 0 … 9: into a variable of the library's */
    SHELF_SHUT, /* void (void): when no object lives */
    IMAGINED_OPERATIONS
};

struct imagined_rooms {
    uint32_t components, words, seen, states;
};

void imagined_open(const struct imagined_rooms *rooms);
void imagined_close(void);
void imagined_restart(void); /* as another process would find the block */
/* Sequences first … end; *hash: of all words of all of them. */
void imagined_run(uint64_t end, uint64_t *hash);

extern uint32_t imagined_calls[IMAGINED_OPERATIONS]; /* how often each was called */
extern struct told imagined_told[2];                 /* what a service says of objects 0 and 1 */
extern bool imagined_has_shelf;                      /* set before imagined_open */
extern bool imagined_refuses;                        /* every 7th call */
extern uint8_t imagined_edges[16];                   /* counters, as a compiler has them: [1] is of CRATE_MIX */

#endif
