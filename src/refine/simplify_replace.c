/* Replacement: an object is made by a shorter sequence of the component set
 * (Pacheco, section 6.1).  What made it before goes. */
#include <string.h>

#include "engine/sequence/walking.h"
#include "refine/reduction.h"

#define COMPONENTS_MOST 32 /* tried in place of one object */

/* The last output of this sort in a sequence; false: it has none. */
static bool find_output(const struct sequence_plan *plan, const struct sequence *sequence, uint32_t sort,
                        uint64_t *reference)
{
    for (size_t i = sequence->calls.count; i-- > 0;) {
        uint32_t operation = sequence_operation_of(sequence, i);
        for (uint32_t output = 0; output < plan->items.items[operation].outputs; output++) {
            uint32_t node = sequence_plan_output(plan, operation, output);
            if (node != SEQUENCE_NONE && plan->nodes.items[node].sort == sort) {
                *reference = SEQUENCE_REFERENCE(i, output);
                return true;
            }
        }
    }
    return false;
}

struct replacement {
    uint32_t call, output; /* of the best: the object */
    const struct sequence *component;
    uint64_t other; /* reference into the component */
};

/* The component, then the best one with its object instead.  with_all: everything that made the old object goes, and
 * whatever else needs it; otherwise only the last call that gave it. */
static void propose_replaced(struct reduction *reduction, const struct replacement *replacement, bool with_all)
{
    struct sequence whole = SEQUENCE_INIT, candidate = SEQUENCE_INIT;
    uint32_t shift = (uint32_t)replacement->component->calls.count;
    size_t count = shift + reduction->best.calls.count;
    bool *is_gone = mem_array(count, sizeof *is_gone);
    if (with_all)
        sequence_slice(&reduction->best, reduction->plan, replacement->call, &is_gone[shift]);
    is_gone[shift + replacement->call] = true;
    sequence_copy(&whole, replacement->component);
    sequence_append(&whole, reduction->plan, &reduction->best);
    sequence_redirect(&whole, reduction->plan, shift + replacement->call, replacement->output, replacement->other,
                      shift + replacement->call + 1);
    if (sequence_without(&candidate, &whole, reduction->plan, is_gone))
        reduction_propose(reduction, &candidate, replacement->call);
    sequence_release(&whole);
    sequence_release(&candidate);
    mem_free(is_gone);
}

static bool replace_output(struct reduction *reduction, uint32_t call, uint32_t output)
{
    uint32_t node = sequence_plan_output(reduction->plan, sequence_operation_of(&reduction->best, call), output);
    uint32_t sort = node == SEQUENCE_NONE ? SEQUENCE_NONE : reduction->plan->nodes.items[node].sort;
    if (sort == SEQUENCE_NONE || !reduction->services->component)
        return false;
    for (size_t i = 0; i < COMPONENTS_MOST; i++) {
        struct replacement replacement = {.call = call, .output = output};
        replacement.component = reduction->services->component(reduction->services->data, sort, i);
        if (!replacement.component || replacement.component->calls.count >= reduction->best.calls.count)
            break;
        if (!find_output(reduction->plan, replacement.component, sort, &replacement.other))
            continue;
        propose_replaced(reduction, &replacement, true);
        propose_replaced(reduction, &replacement, false);
    }
    return reduction_settle(reduction, NULL);
}

bool simplify_replace(struct reduction *reduction)
{
    for (uint32_t call = (uint32_t)reduction->best.calls.count; call-- > 0 && !reduction->stopped;) {
        uint32_t outputs = reduction->plan->items.items[sequence_operation_of(&reduction->best, call)].outputs;
        for (uint32_t output = 0; output < outputs && !reduction->stopped; output++)
            if (replace_output(reduction, call, output))
                return true;
    }
    return false;
}
