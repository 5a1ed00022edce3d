/* Observers: reading what is in an object shows memory that nobody wrote. */
#include "oracle/policy.h"
#include "oracle/probe.h"

#define OBSERVED_MOST 24 /* calls that are added to one sequence */

static bool observes(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    if (item->flags & OPERATION_UNCALLABLE_FLAG || item->parameter_count == 0 || item->kind == SEQ_KIND_DESTROYS ||
        item->kind == SEQ_KIND_MAKES)
        return false;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE ? !(node->flags & ARGUMENT_CONST) : node->kind != SEQ_NUMBER)
            return false;
    }
    return plan->nodes.items[item->parameters].kind == SEQ_HANDLE;
}

void policy_observe_all(const struct sequence_plan *plan, const bool *is_left_out, struct sequence *sequence)
{
    size_t most = sequence->calls.count + OBSERVED_MOST;
    for (uint32_t i = 0; i < plan->items.count && sequence->calls.count < most; i++) {
        if (!observes(plan, i) || (is_left_out && is_left_out[i]))
            continue;
        uint32_t sort = plan->nodes.items[plan->items.items[i].parameters].sort;
        uint64_t object = probe_object(sequence, plan, sort, sequence->calls.count);
        struct sequence before = SEQUENCE_INIT;
        sequence_copy(&before, sequence);
        char *reason = object && probe_append_call(sequence, plan, i, object, 0) ? sequence_gate(sequence, plan) : NULL;
        if (reason)
            sequence_copy(sequence, &before); /* what it made is gone by now */
        mem_free(reason);
        sequence_release(&before);
    }
}
