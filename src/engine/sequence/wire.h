/* Wire: a plan in the block that Assay and a worker share. */
#ifndef ASSAY_ENGINE_SEQUENCE_WIRE_H
#define ASSAY_ENGINE_SEQUENCE_WIRE_H

#include "engine/sequence/sequence.h"

/* Bytes it takes, the counts of operations included. */
size_t sequence_plan_size(const struct sequence_plan *plan);
/* Writes it at this offset of the block (a multiple of 16; room: sequence_plan_size, zeroed), and says in *sequences
 * where everything is.  Gives the offset behind it, a multiple of 16 again. */
size_t sequence_plan_wire(const struct sequence_plan *plan, struct sequences *sequences, size_t at);
/* Into a block that has it already, at the same places, whatever the block says by now: nodes, operations, sorts and
 * what they lead to, as they are now, learned rules included.  What the worker counted stays: the journal of contracts,
 * the counts of operations. */
void sequence_plan_wire_again(const struct sequence_plan *plan, struct sequences *sequences, size_t at);

#endif
