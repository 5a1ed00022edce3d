/* Objects that must be part of another one: remove(list, item), insert_before(list,
 * position, item).  What breaks with an item of nobody, and is well when some
 * function has put it there before, asks for one that is inside. */
#include "oracle/policy_case.h"

#define PARAMETERS 16 /* of a call that are looked at */

struct joint {          /* two objects in one call */
    size_t call;
    uint64_t whole, part;
    uint32_t whole_sort;
    uint32_t node;      /* of part */
};

/* The handles of an operation; false: there are not just two, of these sorts. */
static bool takes_both(const struct sequence_plan *plan, uint32_t operation, const struct joint *joint,
                       uint32_t part_sort, uint32_t *part)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    uint32_t handles[2], count = 0;
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if (plan->nodes.items[item->parameters + i].kind == SEQ_HANDLE) {
            if (count < 2)
                handles[count] = item->parameters + i;
            count++;
        }
    if (count != 2 || plan->nodes.items[handles[0]].sort != joint->whole_sort ||
        plan->nodes.items[handles[1]].sort != part_sort)
        return false;
    *part = handles[1];
    return !((plan->nodes.items[handles[0]].flags | plan->nodes.items[handles[1]].flags) &
             (ARGUMENT_CONST | ARGUMENT_OUT | ARGUMENT_INSIDE));
}

static bool is_adder(const struct policy_case *judged, uint32_t operation, uint32_t part)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    return item->kind == SEQ_KIND_PLAIN && !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           (judged->plan->nodes.items[part].flags & ARGUMENT_ADOPTED ||
            operation_is_named_adder(sequence_plan_operation(judged->plan, operation)));
}

/* Both are what they are in the call that follows, whatever else of their sorts there is. */
static void set_objects(struct policy_case *judged, struct sequence *changed, const struct joint *joint)
{
    const uint64_t objects[2] = {joint->whole, joint->part};
    sequence_places places = VECTOR_INIT;
    size_t count = 0;
    sequence_look(changed, judged->plan, joint->call, &places);
    for (size_t i = 0; i < places.count && count < 2; i++)
        if (judged->plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE)
            changed->words.items[places.items[i].word] = objects[count++];
    vector_release(&places);
}

/* Those that the call itself may take over, as far as that is not known yet.  True: there are some. */
static bool take_others(struct sequence_plan *plan, uint32_t operation, const struct joint *joint, uint32_t *before)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool first = true, found = false;
    for (uint32_t i = 0; i < item->parameter_count && i < PARAMETERS; i++) {
        struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        before[i] = node->flags;
        if (node->kind != SEQ_HANDLE || node->flags & (ARGUMENT_CONST | ARGUMENT_OUT))
            continue;
        if (!first && item->parameters + i != joint->node && !(node->flags & ARGUMENT_CONSUMED)) {
            node->flags |= ARGUMENT_CONSUMED | ARGUMENT_ADOPTED;
            found = true;
        }
        first = false;
    }
    return found;
}

static void restore(struct sequence_plan *plan, uint32_t operation, const uint32_t *before)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = 0; i < item->parameter_count && i < PARAMETERS; i++)
        plan->nodes.items[item->parameters + i].flags = before[i];
}

/* What was taken out once cannot be taken out again: the same call behind it would still get what is nowhere. */
static void drop_repeats(const struct policy_case *judged, struct sequence *sequence, const struct joint *joint)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, joint->call), sort;
    for (size_t call = sequence->calls.count; call-- > joint->call + 2;) {
        bool is_repeated = false;
        uint64_t object;
        for (size_t i = 0; sequence_operation_of(sequence, call) == operation &&
                           (object = fact_object(sequence, judged->plan, call, i, &sort));
             i++)
            is_repeated = is_repeated || object == joint->part;
        if (is_repeated)
            probe_remove(sequence, judged->plan, call);
    }
}

enum inside { INSIDE_WELL, INSIDE_BREAKS, INSIDE_REFUSED };

/* Put there by the adder before the call, how is it?  is_cut: nothing follows the call. */
static bool run_inside(struct policy_case *judged, const struct joint *joint, uint32_t adder, bool is_cut,
                       enum inside *state)
{
    struct probes probes;
    bool done = true;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    *state = INSIDE_BREAKS;
    if (probe_insert_call(&probe->sequence, judged->plan, joint->call, adder, joint->part, 0)) {
        set_objects(judged, &probe->sequence, joint);
        drop_repeats(judged, &probe->sequence, joint);
        if (is_cut)
            probe_cut_behind(&probe->sequence, judged->plan, joint->call + 1);
        done = probes_run(&probes, judged->seconds, judged->error);
        if (done && (!probe->ran || probe->outcome.outcome == TRIAL_DISCARDED))
            *state = INSIDE_REFUSED;
        else if (done && probe->outcome.outcome == TRIAL_PASSED)
            *state = INSIDE_WELL;
    }
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* What the call gets beside takes part in it: the whole owns that, too.  When what follows is refused then, since it
 * would end or hand over what is not the caller's any more, it is well up to there, and is not when it is left to the
 * caller. */
static bool run_taken(struct policy_case *judged, const struct joint *joint, uint32_t adder, bool *is_well)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, joint->call), before[PARAMETERS];
    enum inside taken = INSIDE_BREAKS, left = INSIDE_WELL;
    bool is_cut = false, done = true;
    if (take_others(judged->plan, operation, joint, before)) {
        done = run_inside(judged, joint, adder, false, &taken);
        is_cut = taken == INSIDE_REFUSED;
        done = done && (!is_cut || run_inside(judged, joint, adder, true, &taken));
    }
    restore(judged->plan, operation, before);
    if (done && is_cut && taken == INSIDE_WELL)
        done = run_inside(judged, joint, adder, true, &left);
    *is_well = done && taken == INSIDE_WELL && (!is_cut || left == INSIDE_BREAKS);
    return done;
}

/* What the call ends is the whole's, once it is inside. */
static bool is_well_inside(struct policy_case *judged, const struct joint *joint, uint32_t adder, uint32_t part,
                           bool *is_well)
{
    uint32_t *flags = &judged->plan->nodes.items[part].flags, before = *flags;
    uint32_t *taken = &judged->plan->nodes.items[joint->node].flags, taken_before = *taken;
    enum inside state;
    *flags |= ARGUMENT_CONSUMED | ARGUMENT_ADOPTED;
    *taken &= ~(uint32_t)ARGUMENT_CONSUMED;
    bool done = run_inside(judged, joint, adder, false, &state);
    *is_well = done && state == INSIDE_WELL;
    if (done && state == INSIDE_BREAKS)
        done = run_taken(judged, joint, adder, is_well);
    *taken = taken_before;
    *flags = before;
    return done;
}

static bool judge_joint(struct policy_case *judged, const struct joint *joint, unsigned by)
{
    uint32_t sort = judged->plan->nodes.items[joint->node].sort;
    uint32_t operation = sequence_operation_of(&judged->sequence, joint->call), part;
    bool is_well = false;
    for (uint32_t i = 0; !is_well && i < judged->plan->items.count; i++)
        if (i != operation && takes_both(judged->plan, i, joint, sort, &part) && is_adder(judged, i, part) &&
            !is_well_inside(judged, joint, i, part, &is_well))
            return true;
    if (!is_well)
        return false;
    if (judged->plan->nodes.items[joint->node].flags & ARGUMENT_CONSUMED)
        return case_rule(judged, RULING_SUSPECT, by, "'%s' of %s is in no other object, and is well when it is",
                         fact_parameter(judged->plan, operation, joint->node),
                         case_operation_name(judged, (uint32_t)joint->call));
    struct rule *rule = case_learn(judged, RULE_INSIDE, operation, judged->plan->nodes.items[joint->node].parameter, 0,
                                   NULL, mem_strdup("with one of nobody it breaks; when it was put there before, not"));
    if (!rule->is_bug)
        rule_apply(rule, judged->plan);
    char *why = rule_sentence(rule, judged->plan);
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    return true;
}

/* replace(whole, old, new) ends the old one; add(whole, part) merely takes it over. */
static bool may_be_inside(const struct policy_case *judged, size_t call, const struct sequence_node *node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    return !(node->flags & ARGUMENT_INSIDE) &&
           (!(node->flags & ARGUMENT_CONSUMED) ||
            fact_is_named(judged->plan, operation, "replace remove delete erase detach"));
}

bool case_inside(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = 1; !decided && call < judged->sequence.calls.count; call++) {
        struct joint joint = {.call = call};
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            if (node->kind != SEQ_HANDLE || !fact_is_reference(&judged->sequence, judged->plan, &places.items[i]))
                continue;
            joint.node = places.items[i].node;
            joint.part = judged->sequence.words.items[places.items[i].word];
            decided = joint.whole && joint.whole != joint.part && may_be_inside(judged, call, node) &&
                      judge_joint(judged, &joint, by);
            if (!joint.whole) {
                joint.whole = joint.part;
                joint.whole_sort = node->sort;
            }
        }
    }
    vector_release(&places);
    return decided;
}
