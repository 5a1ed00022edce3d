/* The gate of order: where the header says that a function has to be called before
 * all others, nothing is called without it; and it is not called twice unless the
 * header speaks of that. */
#include "engine/sequence/walking.h"

/* What begins with the operation is open at this call.  Where it may be called several times, nobody knows whether
 * each of these has to be ended. */
static bool is_open_before(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t first,
                           size_t call)
{
    bool is_open = false;
    for (size_t i = 0; i < call; i++) {
        uint32_t operation = sequence_operation_of(sequence, i);
        is_open = operation == first || (is_open && operation != plan->items.items[first].opposite);
    }
    return is_open;
}

/* What this call asks of the calls before it, as far as first is concerned. */
static const char *why_not(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t first,
                           size_t call)
{
    uint32_t operation = sequence_operation_of(sequence, call), flags = plan->items.items[operation].flags;
    bool is_open = is_open_before(sequence, plan, first, call);
    if (operation == first) { /* at once it is tried again: it may have failed */
        bool is_tried = call > 0 && sequence_operation_of(sequence, call - 1) == first;
        return is_open && !is_tried && !(flags & OPERATION_AGAIN_FLAG) ? "it was called before" : NULL;
    }
    return is_open || flags & OPERATION_FIRST_FLAG ? NULL : "it comes before the function that has to come first";
}

const char *gate_order(const struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const char *why = plan->items.items[i].flags & OPERATION_NEEDED_FLAG ? why_not(sequence, plan, i, call) : NULL;
        if (why)
            return why;
    }
    return NULL;
}

bool sequence_begins_alike(const struct sequence *part, const struct sequence *whole, const struct sequence_plan *plan)
{
    if (!part->calls.count || !whole->calls.count)
        return !whole->calls.count;
    uint32_t begun = sequence_operation_of(whole, 0);
    return !(plan->items.items[begun].flags & OPERATION_FIRST_FLAG) || sequence_operation_of(part, 0) == begun;
}
