/* nfychain.h - chains of callbacks that are told about events
 *
 * Subsystems publish a chain; whoever is interested embeds a struct nfy_block
 * in something of his own and registers it.  No memory is allocated here: a
 * block is linked into the chain as it is.
 */
#ifndef NFYCHAIN_H
#define NFYCHAIN_H

/* what a callback returns */
#define NFY_DONE 0   /* don't care */
#define NFY_OK   1   /* suits me */
#define NFY_STOP 2   /* suits me, and nobody else needs to know */
#define NFY_BAD  3   /* veto; nobody else gets called */

struct nfy_block;

typedef int (*nfy_fn)(struct nfy_block *self, unsigned long event, void *data);

struct nfy_block {
    nfy_fn call;            /* set this ... */
    int priority;           /* ... and this; higher ones are called earlier */
    struct nfy_block *next; /* private */
};

struct nfy_head {
    struct nfy_block *first;
};

#define NFY_HEAD_INIT { 0 }

/* at run time, instead of = NFY_HEAD_INIT */
void nfy_head_init(struct nfy_head *head);

/* nfy_register - add a block to a chain
 *
 * Among equals the one that came first is called first.  A block can be in one
 * chain at a time, and there only once; this is not checked.  As long as it is
 * registered it must not move, go away or have its priority changed.
 */
void nfy_register(struct nfy_head *head, struct nfy_block *block);

/* nfy_unregister - take a block out again
 *
 * Returns 0, or -1 if the block is not in this chain.  Afterwards it may be
 * freed or registered elsewhere.
 */
int nfy_unregister(struct nfy_head *head, struct nfy_block *block);

/* nfy_call - call the blocks of a chain in order
 * @event: passed on, the chain doesn't look at it
 * @data: same, may be NULL
 *
 * Returns what the last callback returned, NFY_DONE for an empty chain.  A
 * callback may unregister (and free) its own block, but no other one, and must
 * not call the same chain again.
 */
int nfy_call(struct nfy_head *head, unsigned long event, void *data);

/* nfy_call_robust - call the chain, and undo on a veto
 * @up: the event
 * @down: what those that already got @up are told if somebody says NFY_BAD
 *
 * The callback that objects is not told @down.  Callbacks must leave the chain
 * alone here.  Returns as nfy_call() does.
 */
int nfy_call_robust(struct nfy_head *head, unsigned long up, unsigned long down, void *data);

/* nfy_count - number of blocks in a chain */
unsigned nfy_count(const struct nfy_head *head);

#endif
