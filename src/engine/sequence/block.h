/* Block: what Assay and the processes that make and run sequences share
 * (runtime/sequence.h), and a shadow of it that is Assay's alone.
 *
 * The code under test can write anywhere, also into the block.  So whatever only
 * Assay writes (request and plan) stands in the shadow, and goes from there into
 * the block before every task; counts go the other way, once in a while, as long
 * as the block looks untouched. */
#ifndef ASSAY_ENGINE_SEQUENCE_BLOCK_H
#define ASSAY_ENGINE_SEQUENCE_BLOCK_H

#include "engine/sequence/sequence.h"
#include "engine/trial/request.h"

struct sequence_block {
    struct request request;      /* its .block and .trials, for engine/trial/process.h */
    struct sequences *sequences; /* the same memory */
    struct sequences *shadow;    /* with the tables of the plan behind it, at the same offsets */
    size_t tables, tables_end;   /* offsets; what lies behind is room for components or for given sequences */
};
#define SEQUENCE_BLOCK_INIT {.request = REQUEST_INIT}

/* room: bytes behind the tables of the plan. */
bool sequence_block_make(struct sequence_block *block, const struct sequence_plan *plan, size_t room,
                         struct error *error);
void sequence_block_release(struct sequence_block *block);

/* Shadow: the plan as it is now.  Contracts keep their counts, and stay off. */
void sequence_block_rewire(struct sequence_block *block, const struct sequence_plan *plan);
struct sequence_contract *sequence_block_contracts(const struct sequence_block *block); /* of the shadow */
struct sequence_operation *sequence_block_operations(const struct sequence_block *block);
struct sequence_operation_counts *sequence_block_counts(const struct sequence_block *block);

/* Shadow → block: request and plan; the journal is not touched. */
void sequence_block_write(const struct sequence_block *block);
/* Does it still ask what was asked?  No: somebody wrote there who must not. */
bool sequence_block_is_untouched(const struct sequence_block *block);
/* Block → shadow: counts of contracts, operations and sequences. */
void sequence_block_pull(struct sequence_block *block);
/* Shadow → block: these counts as well, after somebody wrote there who must not. */
void sequence_block_restore(const struct sequence_block *block);

#endif
