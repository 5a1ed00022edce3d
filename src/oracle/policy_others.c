/* Objects that do not belong together: an iterator of one list with another
 * list. */
#include "oracle/policy_case.h"

#define HANDLES 4 /* of a call that are looked at */

/* What this place is passed: an object; 0: none. */
static uint64_t object_at(const struct policy_case *judged, const struct sequence_place *place)
{
    bool is_handle = judged->plan->nodes.items[place->node].kind == SEQ_HANDLE;
    return is_handle && fact_is_reference(&judged->sequence, judged->plan, place)
               ? judged->sequence.words.items[place->word]
               : 0;
}

uint64_t case_nth_object(const struct policy_case *judged, size_t call, size_t number, struct sequence_place *at)
{
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; i < places.count && !object; i++) {
        object = object_at(judged, &places.items[i]);
        *at = places.items[i];
        if (object && number-- > 0)
            object = 0;
    }
    vector_release(&places);
    return object;
}

/* ---- what was made of another object ---- */

/* The call gives nothing: next(list, node) at the end.  What went on with the result could not have been. */
static bool gives_nothing(struct policy_case *judged, const struct sequence *sequence, size_t call)
{
    struct probes probes;
    int64_t number = 1;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probe_cut_behind(&probe->sequence, judged->plan, call);
    if (done && !probes_run(&probes, judged->seconds, judged->error))
        done = !case_failed(judged);
    bool is_nothing = done && observes_pointer(judged->plan, sequence_operation_of(sequence, call)) &&
                      probe_last_number(judged, probe, &number) && number == 0;
    probes_release(&probes);
    return is_nothing;
}

/* With the object that the other argument was made of, is it well, or is there nothing to go on with? */
static bool is_well_with_own(struct policy_case *judged, const struct sequence_place *place, uint64_t owner,
                             bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    changed.words.items[place->word] = owner;
    bool done = case_try(judged, &changed, 0, is_well);
    *is_well = *is_well || (done && judged->call != place->call && gives_nothing(judged, &changed, place->call));
    sequence_release(&changed);
    return done && !judged->has_failed;
}

/* (y, d), where d was made of x, or is in x, which is of the same sort as y. */
static bool judge_pair(struct policy_case *judged, size_t call, const struct sequence_place *place, uint64_t derived,
                       uint64_t owner, unsigned by)
{
    bool is_well = false;
    if (!owner || owner == object_at(judged, place) || owner == derived)
        return false;
    if (!is_well_with_own(judged, place, owner, &is_well))
        return true;
    return is_well && case_rule(judged, RULING_SUSPECT, by, "what %s gave is passed to %s with another object",
                                case_operation_name(judged, SEQUENCE_REFERENCE_CALL(derived)),
                                case_operation_name(judged, (uint32_t)call));
}

/* An iterator: what it was made of; 0: nothing of that sort. */
static uint64_t source_of(const struct policy_case *judged, uint64_t derived, uint32_t sort)
{
    struct sequence_place from;
    uint64_t source = case_nth_object(judged, SEQUENCE_REFERENCE_CALL(derived), 0, &from);
    return source && judged->plan->nodes.items[from.node].sort == sort ? source : 0;
}

/* detach(parent, child), both of one sort: its comment does not say what happens when it is in another one. */
static bool must_be_child(const struct policy_case *judged, size_t call)
{
    static const char otherwise[] = "not in|not a child|no child of|not its child|does not belong|belongs to another|"
                                    "is not|not found|NULL if|NULL when|false if|false when|-1 if|-1 when|otherwise";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    return (fact_takes_out(judged->plan, operation) ||
            fact_is_named(judged->plan, operation, "replace delete erase")) &&
           !operation_says(sequence_plan_operation(judged->plan, operation), otherwise);
}

static bool judge_two(struct policy_case *judged, size_t call, unsigned by)
{
    struct sequence_place first, second;
    uint64_t object = case_nth_object(judged, call, 0, &first), other = case_nth_object(judged, call, 1, &second);
    const struct sequence_node *nodes = judged->plan->nodes.items;
    if (!object || !other || object == other)
        return false;
    if (nodes[first.node].sort != nodes[second.node].sort)
        return judge_pair(judged, call, &first, other, source_of(judged, other, nodes[first.node].sort), by);
    uint64_t owner = must_be_child(judged, call) ? case_owner_of(judged, call, other) : 0;
    return judge_pair(judged, call, &first, other, owner, by) ||
           (owner && owner != object && case_is_gone_without(judged, call) &&
            case_rule(judged, RULING_SUSPECT, by, "%s gets what is part of another object",
                      case_operation_name(judged, (uint32_t)call)));
}

/* ---- parts of two objects ---- */

/* The second is a part of the same whole as the first: is it well then? */
static bool is_well_with_same(struct policy_case *judged, uint64_t second, uint64_t whole, bool *is_well)
{
    struct sequence_place from;
    struct sequence changed = SEQUENCE_INIT;
    case_nth_object(judged, SEQUENCE_REFERENCE_CALL(second), 0, &from);
    sequence_copy(&changed, &judged->sequence);
    changed.words.items[from.word] = whole;
    bool done = case_try(judged, &changed, 0, is_well);
    sequence_release(&changed);
    return done;
}

/* A copy is no part of what it was copied from. */
static bool is_copied(const struct policy_case *judged, uint64_t object)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    return judged->plan->items.items[maker].kind == SEQ_KIND_COPIES;
}

/* What was made of one object is passed together with what was made of another one of that sort: edge(a, b) of two
 * graphs.  Nobody can say who owns whom then. */
static bool judge_strangers(struct policy_case *judged, size_t call, uint64_t first, uint64_t second, unsigned by)
{
    struct sequence_place of_first, of_second;
    bool is_well = false;
    uint64_t whole = case_nth_object(judged, SEQUENCE_REFERENCE_CALL(first), 0, &of_first),
             other = case_nth_object(judged, SEQUENCE_REFERENCE_CALL(second), 0, &of_second);
    const struct sequence_node *nodes = judged->plan->nodes.items;
    bool are_strangers = !is_copied(judged, first) && !is_copied(judged, second) && whole && other && whole != other &&
                         whole != second && other != first && nodes[of_first.node].sort == nodes[of_second.node].sort &&
                         SEQUENCE_REFERENCE_CALL(whole) < SEQUENCE_REFERENCE_CALL(second);
    if (!are_strangers)
        return false;
    if (!is_well_with_same(judged, second, whole, &is_well))
        return true;
    return is_well && case_rule(judged, RULING_SUSPECT, by, "parts of different objects are passed together to %s",
                                case_operation_name(judged, (uint32_t)call));
}

static bool judge_all_strangers(struct policy_case *judged, size_t call, unsigned by)
{
    struct sequence_place place;
    for (size_t i = 0; i < HANDLES; i++)
        for (size_t k = 0; k < HANDLES; k++) {
            uint64_t first = case_nth_object(judged, call, i, &place),
                     second = case_nth_object(judged, call, k, &place);
            if (first && second && first != second && judge_strangers(judged, call, first, second, by))
                return true;
        }
    return false;
}

bool case_others(struct policy_case *judged, unsigned by)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++) {
        if (judge_two(judged, call, by) || judge_all_strangers(judged, call, by))
            return true;
    }
    return false;
}
