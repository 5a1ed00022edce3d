/* Plan: the toy's, by hand, in parts as they go into a block. */
#ifndef PLAN_H
#define PLAN_H

#include "runtime/sequence.h"
#include "toy.h"

extern const struct toy_plan {
    const struct sequence_node *nodes;
    const struct sequence_operation *operations; /* TOY_OPERATIONS of them */
    const struct sequence_sort *sorts;
    const struct sequence_contract *contracts;
    const uint32_t *makers, *
        requires;
    uint32_t node_count, sort_count, contract_count, maker_count, requires_count;
} toy_plan;

#endif
