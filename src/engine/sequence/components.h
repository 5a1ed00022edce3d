/* Components: a checked copy of a lane's component set, kept aside.
 *
 * Processes add components while Assay looks on; once in a while the new ones
 * are copied and checked.  When somebody has written into the block, the copy
 * takes its place there. */
#ifndef ASSAY_ENGINE_SEQUENCE_COMPONENTS_H
#define ASSAY_ENGINE_SEQUENCE_COMPONENTS_H

#include "engine/sequence/block.h"

struct component_copy {
    VECTOR(struct sequence_component) items; /* .words: place in .words below */
    VECTOR(uint64_t) words;
    uint32_t changes;                        /* component_changes at that time */
};

/* Where sets are in a block, of so many bytes behind its tables. */
size_t components_room(unsigned long long memory_mb);
void components_place(struct sequence_block *block, size_t room);

/* Copies what is new.  False: it is damaged, or was left in the middle of a change; the copy is as it was. */
bool components_keep(struct component_copy *copy, const struct sequence_block *block,
                     const struct sequence_plan *plan, bool is_running);
/* Is what was copied before still there as it was? */
bool components_are_untouched(const struct component_copy *copy, const struct sequence_block *block);
/* Copy → block; no process may run on it. */
void components_put_back(const struct component_copy *copy, struct sequence_block *block);
/* The whole of one: its parents, one behind the other, then its own calls.  False: it is none. */
bool components_expand(const struct component_copy *copy, const struct sequence_plan *plan, size_t number,
                       struct sequence *out);
/* One more, without parents; no process may run on it.  False: there is no room. */
bool components_append(struct sequence_block *block, const struct sequence *sequence);
void component_copy_release(struct component_copy *copy);

#endif
