/* Objects that hold each other: references that go round in a circle. */
#include "oracle/policy_case.h"

#define HANDLES 4 /* of a call that are looked at */

/* Two objects of a counted sort in one call that may change both; number: of the pair. */
static bool nth_pair(const struct policy_case *judged, size_t call, size_t number, uint64_t pair[2])
{
    struct sequence_place first, second;
    pair[0] = case_nth_object(judged, call, number / HANDLES, &first);
    pair[1] = case_nth_object(judged, call, number % HANDLES, &second);
    const struct sequence_node *nodes = judged->plan->nodes.items;
    return number / HANDLES < number % HANDLES && pair[0] && pair[1] &&
           !((nodes[first.node].flags | nodes[second.node].flags) & ARGUMENT_CONST) &&
           judged->plan->sorts.items[nodes[second.node].sort].flags & SORT_COUNTED &&
           !fact_holds_nothing(judged->plan, nodes[second.node].sort);
}

static bool is_copy(const struct policy_case *judged, uint32_t call)
{
    return judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].kind == SEQ_KIND_COPIES;
}

/* b = reference_to(a); add(a, b): what leads to an object is put into it. */
static bool is_put_into_source(const struct policy_case *judged, size_t call)
{
    struct sequence_place first, second, source;
    uint64_t whole = case_nth_object(judged, call, 0, &first), part = case_nth_object(judged, call, 1, &second);
    if (!whole || !part || judged->plan->nodes.items[first.node].sort != judged->plan->nodes.items[second.node].sort ||
        fact_holds_nothing(judged->plan, judged->plan->nodes.items[first.node].sort) ||
        (judged->plan->nodes.items[first.node].flags | judged->plan->nodes.items[second.node].flags) & ARGUMENT_CONST)
        return false;
    uint32_t maker = SEQUENCE_REFERENCE_CALL(part);
    return case_nth_object(judged, maker, 0, &source) == whole && !is_copy(judged, maker);
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
        uint64_t from = case_nth_object(judged, call, 0, &source), given = SEQUENCE_REFERENCE(call, 0);
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
            return case_rule_circle(judged, call, by, "what was made of an object is put into it by");
    for (size_t i = 0; i < judged->sequence.calls.count * HANDLES * HANDLES; i++) {
        size_t call = i / (HANDLES * HANDLES);
        if (nth_pair(judged, call, i % (HANDLES * HANDLES), pair) && may_hold(judged, pair[1], pair[0]))
            return case_rule_circle(judged, call, by, "two objects may hold each other since");
    }
    return case_refers_back(judged, by);
}
