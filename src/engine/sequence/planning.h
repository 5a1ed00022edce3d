/* Planning: what the parts of sequence_plan_init share.
 *
 *   plan.c            the order of work; operations and sorts
 *   plan_nodes.c      roles as nodes
 *   plan_numbers.c    ranges and constants of numbers
 *   plan_contracts.c  what must hold, and in words
 *   plan_wire.c       the plan in the block that a worker reads */
#ifndef ASSAY_ENGINE_SEQUENCE_PLANNING_H
#define ASSAY_ENGINE_SEQUENCE_PLANNING_H

#include "engine/sequence/sequence.h"

/* NULL: SEQUENCE_NONE. */
uint32_t planning_operation(const struct sequence_plan *plan, const struct operation *operation);
uint32_t planning_sort(const struct sequence_plan *plan, const struct sort *sort);

/* The nodes of one operation: parameters, result, outputs. */
void planning_nodes(struct sequence_plan *plan, const struct operation *operation, struct sequence_operation *item);
/* kind, range, values and bits of a bool, integer, float, enum or flags; parameter: has the declared range, or NULL. */
void planning_number(struct sequence_plan *plan, const struct role *role, const struct parameter *parameter,
                     struct sequence_node *node);
void planning_contracts(struct sequence_plan *plan);

#endif
