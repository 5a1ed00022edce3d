/* Objects that do not belong together: an iterator of one list with another
 * list, and objects that hold each other. */
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

static uint64_t nth_object(const struct policy_case *judged, size_t call, size_t number, struct sequence_place *at)
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

/* (y, d), where d was made of x, which is of the same sort as y. */
static bool judge_pair(struct policy_case *judged, size_t call, const struct sequence_place *place, uint64_t derived,
                       unsigned by)
{
    struct sequence_place from;
    bool is_well = false;
    uint64_t owner = nth_object(judged, SEQUENCE_REFERENCE_CALL(derived), 0, &from);
    bool is_other = owner && owner != object_at(judged, place) && owner != derived &&
                    judged->plan->nodes.items[from.node].sort == judged->plan->nodes.items[place->node].sort;
    if (!is_other)
        return false;
    if (!is_well_with_own(judged, place, owner, &is_well))
        return true;
    return is_well && case_rule(judged, RULING_SUSPECT, by, "what %s gave is passed to %s with another object",
                                case_operation_name(judged, SEQUENCE_REFERENCE_CALL(derived)),
                                case_operation_name(judged, (uint32_t)call));
}

/* ---- parts of two objects ---- */

/* The second is a part of the same whole as the first: is it well then? */
static bool is_well_with_same(struct policy_case *judged, uint64_t second, uint64_t whole, bool *is_well)
{
    struct sequence_place from;
    struct sequence changed = SEQUENCE_INIT;
    nth_object(judged, SEQUENCE_REFERENCE_CALL(second), 0, &from);
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
    uint64_t whole = nth_object(judged, SEQUENCE_REFERENCE_CALL(first), 0, &of_first),
             other = nth_object(judged, SEQUENCE_REFERENCE_CALL(second), 0, &of_second);
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
            uint64_t first = nth_object(judged, call, i, &place), second = nth_object(judged, call, k, &place);
            if (first && second && first != second && judge_strangers(judged, call, first, second, by))
                return true;
        }
    return false;
}

bool case_others(struct policy_case *judged, unsigned by)
{
    for (size_t call = 0; call < judged->sequence.calls.count; call++) {
        struct sequence_place first, second;
        uint64_t object = nth_object(judged, call, 0, &first), derived = nth_object(judged, call, 1, &second);
        if (object && derived && object != derived &&
            judged->plan->nodes.items[first.node].sort != judged->plan->nodes.items[second.node].sort &&
            judge_pair(judged, call, &first, derived, by))
            return true;
        if (judge_all_strangers(judged, call, by))
            return true;
    }
    return false;
}

/* ---- objects that hold each other ---- */

/* Two objects of a counted sort in one call that may change both; number: of the pair. */
static bool nth_pair(const struct policy_case *judged, size_t call, size_t number, uint64_t pair[2])
{
    struct sequence_place first, second;
    pair[0] = nth_object(judged, call, number / HANDLES, &first);
    pair[1] = nth_object(judged, call, number % HANDLES, &second);
    const struct sequence_node *nodes = judged->plan->nodes.items;
    return number / HANDLES < number % HANDLES && pair[0] && pair[1] &&
           !((nodes[first.node].flags | nodes[second.node].flags) & ARGUMENT_CONST) &&
           judged->plan->sorts.items[judged->plan->nodes.items[second.node].sort].flags & SORT_COUNTED;
}

static bool is_copy(const struct policy_case *judged, uint32_t call)
{
    return judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].kind == SEQ_KIND_COPIES;
}

/* b = reference_to(a); add(a, b): what leads to an object is put into it. */
static bool is_put_into_source(const struct policy_case *judged, size_t call)
{
    struct sequence_place first, second, source;
    uint64_t whole = nth_object(judged, call, 0, &first), part = nth_object(judged, call, 1, &second);
    if (!whole || !part || judged->plan->nodes.items[first.node].sort != judged->plan->nodes.items[second.node].sort ||
        (judged->plan->nodes.items[first.node].flags | judged->plan->nodes.items[second.node].flags) & ARGUMENT_CONST)
        return false;
    uint32_t maker = SEQUENCE_REFERENCE_CALL(part);
    return nth_object(judged, maker, 0, &source) == whole && !is_copy(judged, maker);
}

typedef VECTOR(uint64_t) held_objects;

static bool holds(const held_objects *held, uint64_t object)
{
    for (size_t i = 0; i < held->count; i++)
        if (held->items[i] == object)
            return true;
    return false;
}

/* A call may have put the part into something that is held, or taken it out of there; a copy holds what its original
 * does. */
static bool hold_more(const struct policy_case *judged, held_objects *held)
{
    struct sequence_place source;
    uint64_t pair[2];
    size_t before = held->count;
    for (size_t i = 0; i < judged->sequence.calls.count * HANDLES * HANDLES; i++)
        if (nth_pair(judged, i / (HANDLES * HANDLES), i % (HANDLES * HANDLES), pair) && holds(held, pair[0]) &&
            !holds(held, pair[1]))
            vector_push(held, pair[1]);
    for (uint32_t call = 0; call < judged->sequence.calls.count; call++) {
        uint64_t from = nth_object(judged, call, 0, &source), given = SEQUENCE_REFERENCE(call, 0);
        uint64_t whole = is_copy(judged, call) ? given : from, part = is_copy(judged, call) ? from : given;
        if (from && holds(held, whole) && !holds(held, part))
            vector_push(held, part);
    }
    return held->count > before;
}

static bool may_hold(const struct policy_case *judged, uint64_t whole, uint64_t part)
{
    held_objects held = VECTOR_INIT;
    vector_push(&held, whole);
    while (!holds(&held, part) && hold_more(judged, &held))
        continue;
    bool is_held = holds(&held, part);
    vector_release(&held);
    return is_held;
}

/* Counted references do not end when they go round in a circle: whoever made it must break it. */
bool case_circle(struct policy_case *judged, unsigned by)
{
    uint64_t pair[2];
    for (size_t call = 0; by == 9 && call < judged->sequence.calls.count; call++)
        if (is_put_into_source(judged, call))
            return case_rule(judged, RULING_SUSPECT, by, "what was made of an object is put into it by %s",
                             case_operation_name(judged, (uint32_t)call));
    for (size_t i = 0; i < judged->sequence.calls.count * HANDLES * HANDLES; i++) {
        size_t call = i / (HANDLES * HANDLES);
        if (nth_pair(judged, call, i % (HANDLES * HANDLES), pair) && may_hold(judged, pair[1], pair[0]))
            return case_rule(judged, RULING_SUSPECT, by, "two objects may hold each other since %s",
                             case_operation_name(judged, (uint32_t)call));
    }
    return false;
}
