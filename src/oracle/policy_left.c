/* Room in memory of the caller's that an earlier call was given: emit(writer, byte) into
 * what init(writer, buffer, size) got.  Where a function tells how much room is left, and
 * the one that broke cannot say no, the caller has to look first. */
#include "engine/sequence/walking.h"
#include "oracle/policy_case.h"

#define CELLS_PLENTY 512

/* room(writer), left(writer). */
static bool is_told(const struct policy_case *judged, uint32_t sort)
{
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (observes_number(judged->plan, i, sort) &&
            fact_is_named(judged->plan, i, "room left space avail available remaining free unused capacity"))
            return true;
    return false;
}

/* With plenty of cells in all that earlier calls got of this kind. */
static bool is_well_with_plenty(struct policy_case *judged, size_t call, uint32_t node)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_places places = VECTOR_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    sequence_look(&changed, judged->plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (places.items[i].node == node && probe_set_cells(&changed, judged->plan, call, i, CELLS_PLENTY)) {
            case_try(judged, &changed, 0, &is_gone);
            break;
        }
    vector_release(&places);
    sequence_release(&changed);
    return is_gone;
}

bool case_room_left(struct policy_case *judged, size_t call, uint32_t node, unsigned by)
{
    uint32_t sort;
    if (judged->call >= judged->sequence.calls.count || call >= judged->call)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    return object && !fact_can_say_no(judged->plan, operation) && is_told(judged, sort) &&
           is_well_with_plenty(judged, call, node) &&
           case_rule(judged, RULING_SUSPECT, by, "there is not room enough for %s, which cannot say so",
                     case_operation_name(judged, judged->call));
}
