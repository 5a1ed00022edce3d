#include "engine/sequence/sequence.h"

/* Where it may be called several times, nobody knows whether each of these has to be ended. */
bool sequence_is_begun(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t first, size_t call)
{
    bool is_open = false;
    for (size_t i = 0; i < call; i++) {
        uint32_t operation = sequence_operation_of(sequence, i);
        is_open = operation == first || (is_open && operation != plan->items.items[first].opposite);
    }
    return is_open;
}

static bool is_well_placed(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t first,
                           size_t call)
{
    uint32_t operation = sequence_operation_of(sequence, call), flags = plan->items.items[operation].flags;
    bool is_open = sequence_is_begun(sequence, plan, first, call);
    if (operation != first)
        return is_open || flags & OPERATION_FIRST_FLAG;
    /* at once it is tried again: it may have failed */
    bool is_tried = call > 0 && sequence_operation_of(sequence, call - 1) == first;
    return !is_open || is_tried || flags & OPERATION_AGAIN_FLAG;
}

bool sequence_is_in_order(const struct sequence *sequence, const struct sequence_plan *plan)
{
    for (uint32_t i = 0; i < plan->items.count; i++)
        for (size_t call = 0; plan->items.items[i].flags & OPERATION_NEEDED_FLAG && call < sequence->calls.count;
             call++)
            if (!is_well_placed(sequence, plan, i, call))
                return false;
    return true;
}

static bool begins_alike(const struct sequence *part, const struct sequence *whole, const struct sequence_plan *plan)
{
    uint32_t begun = sequence_operation_of(whole, 0);
    return !(plan->items.items[begun].flags & OPERATION_FIRST_FLAG) || sequence_operation_of(part, 0) == begun;
}

bool sequence_keeps_order(const struct sequence *part, const struct sequence *whole, const struct sequence_plan *plan)
{
    if (!part->calls.count || !whole->calls.count)
        return !whole->calls.count;
    return begins_alike(part, whole, plan) && (sequence_is_in_order(part, plan) || !sequence_is_in_order(whole, plan));
}
