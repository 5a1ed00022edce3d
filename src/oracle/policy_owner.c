/* Who owns an object that a call got?  A call that takes it over leaves two who
 * would destroy it; so the sequence up to the call is ended there, once with
 * everything destroyed and once with this object left alone. */
#include <string.h>
#include "engine/sequence/record.h"
#include "model/words.h"
#include "oracle/policy_case.h"

struct handover {
    size_t call;
    uint32_t node;
    size_t others;
    uint32_t other_nodes[SKIPPED_MOST - 1]; /* so many: of other objects that the call takes as well */
    struct probe *before, *both, *skipped;
};

static bool is_handle_taken(const struct policy_case *judged, const struct sequence_place *place, size_t objects)
{
    const struct sequence_node *node = &judged->plan->nodes.items[place->node];
    /* of a struct by value the copy is const, and not what it leads to: assign(&to, from) */
    bool is_copy = node->holding == SEQ_HOLD_COPY, is_const = node->flags & ARGUMENT_CONST && !is_copy;
    if (node->kind != SEQ_HANDLE || is_const || node->flags & (ARGUMENT_OUT | ARGUMENT_CONSUMED))
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, place->call);
    if (!fact_is_reference(&judged->sequence, judged->plan, place) ||
        fact_is_named_taker(judged->plan, operation, place->node))
        return false;
    /* storage of the caller does not go away: a call that leaves it unfit is wrong, or moves it to another object */
    return objects > 1 || is_copy ||
           !fact_is_storage(&judged->sequence, judged->plan, judged->sequence.words.items[place->word]);
}

/* Passed twice in a call, who of the two took it? */
static bool is_passed_twice(const struct policy_case *judged, const sequence_places *places, size_t place)
{
    uint64_t object = judged->sequence.words.items[places->items[place].word];
    for (size_t i = 0; i < places->count; i++)
        if (i != place && fact_is_reference(&judged->sequence, judged->plan, &places->items[i]) &&
            judged->sequence.words.items[places->items[i].word] == object)
            return true;
    return false;
}

/* Part of another object, or passed twice: in its place something new shows who owns it then. */
static bool is_unfit(const struct policy_case *judged, const sequence_places *places, size_t place)
{
    uint64_t object = judged->sequence.words.items[places->items[place].word];
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t node = sequence_plan_output(judged->plan, maker, SEQUENCE_REFERENCE_OUTPUT(object));
    bool is_part = node != SEQUENCE_NONE && judged->plan->nodes.items[node].flags & ARGUMENT_BORROWED;
    return is_part || is_passed_twice(judged, places, place);
}

static struct probe *add_probe(struct probes *probes, const struct policy_case *judged, const struct sequence *sequence,
                               size_t calls, uint32_t skip)
{
    struct probe *probe = probes_add(probes, sequence);
    probe_cut_behind(&probe->sequence, judged->plan, calls - 1);
    probe->flags = GIVEN_NO_CONTRACTS;
    probe->skip_destroy_of = skip;
    return probe;
}

typedef VECTOR(struct handover) handovers;

/* It gives the caller an object of his own. */
static bool gives_own(const struct policy_case *judged, size_t call)
{
    uint32_t result = judged->plan->items.items[sequence_operation_of(&judged->sequence, call)].result;
    const struct sequence_node *node = result == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[result];
    return node && node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_BORROWED | ARGUMENT_CONST));
}

/* map_put(map, key, value): the first object may take the other two.  Of insert_before(queue, place, item) one has to
 * be there already. */
static bool is_put_into(const struct policy_case *judged, size_t call, size_t objects)
{
    static const char places[] = "before after behind at pos position where place ref sibling near next prev beside";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    bool is_placed = fact_is_named(judged->plan, operation, places);
    for (size_t i = 0; i < function->parameter_count; i++)
        is_placed = is_placed || name_has(function->parameters[i].name, places);
    return objects > 2 && !is_placed && fact_is_named(judged->plan, operation, "put insert add set append attach");
}

static uint32_t maker_of(const struct policy_case *judged, const struct sequence_place *place)
{
    return SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[place->word]);
}

/* concat(a, b) may take both into what it gives, put(map, key, value) into the map, and if_else(test, one, other) all
 * of them: with one left alone the others are still freed twice, so no single handover shows that. */
static void add_group(struct policy_case *judged, struct probes *probes, size_t call,
                      const struct sequence_place *const *taken, size_t count, handovers *list)
{
    uint32_t first = maker_of(judged, taken[0]);
    for (size_t i = 0; i < count; i++) {
        first = maker_of(judged, taken[i]) < first ? maker_of(judged, taken[i]) : first;
        for (size_t k = 0; k < i; k++)
            if (maker_of(judged, taken[i]) == maker_of(judged, taken[k]))
                return;
    }
    struct handover group = {.call = call, .node = taken[0]->node, .others = count - 1};
    group.before = add_probe(probes, judged, &judged->sequence, call, SEQUENCE_NONE);
    group.both = add_probe(probes, judged, &judged->sequence, call + 1, SEQUENCE_NONE);
    group.skipped = add_probe(probes, judged, &judged->sequence, call + 1, first);
    for (size_t i = 0, next = 0; i < count; i++) {
        if (i)
            group.other_nodes[i - 1] = taken[i]->node;
        if (maker_of(judged, taken[i]) != first)
            group.skipped->skip_destroy_too[next++] = maker_of(judged, taken[i]);
    }
    vector_push(list, group);
}

static void add_groups(struct policy_case *judged, struct probes *probes, size_t call, handovers *list)
{
    sequence_places places = VECTOR_INIT;
    VECTOR(const struct sequence_place *) taken = VECTOR_INIT;
    size_t objects = fact_count_objects(&judged->sequence, judged->plan, call);
    sequence_look(&judged->sequence, judged->plan, call, &places);
    bool is_put = is_put_into(judged, call, objects);
    uint64_t taker = is_put ? case_nth_object(judged, call, 0, &(struct sequence_place){0}) : 0;
    for (size_t i = 0; call > 0 && (is_put || gives_own(judged, call)) && i < places.count; i++)
        if (!(taker && judged->sequence.words.items[places.items[i].word] == taker) &&
            is_handle_taken(judged, &places.items[i], objects) && !is_unfit(judged, &places, i))
            vector_push(&taken, &places.items[i]);
    for (size_t i = 0; i < taken.count; i++)
        for (size_t k = i + 1; k < taken.count; k++) {
            const struct sequence_place *group[] = {taken.items[i], taken.items[k], NULL};
            add_group(judged, probes, call, group, 2, list);
            for (size_t n = k + 1; n < taken.count; n++) {
                group[2] = taken.items[n];
                add_group(judged, probes, call, group, SKIPPED_MOST, list);
            }
        }
    vector_release(&taken);
    vector_release(&places);
}

/* The call as it is in sequence, where it is number `at`. */
static void add_handover(struct policy_case *judged, struct probes *probes, const struct sequence *sequence, size_t at,
                         size_t place, struct handover handover, handovers *list)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, judged->plan, at, &places);
    uint32_t maker = SEQUENCE_REFERENCE_CALL(sequence->words.items[places.items[place].word]);
    handover.before = add_probe(probes, judged, sequence, at, SEQUENCE_NONE);
    handover.both = add_probe(probes, judged, sequence, at + 1, SEQUENCE_NONE);
    handover.skipped = add_probe(probes, judged, sequence, at + 1, maker);
    vector_push(list, handover);
    vector_release(&places);
}

static void add_fresh_handover(struct policy_case *judged, struct probes *probes, size_t place,
                               struct handover handover, handovers *list)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    if (probe_set_some(&changed, judged->plan, handover.call, place) &&
        changed.calls.count > judged->sequence.calls.count)
        add_handover(judged, probes, &changed, handover.call + changed.calls.count - judged->sequence.calls.count,
                     place, handover, list);
    sequence_release(&changed);
}

static void add_handovers(struct policy_case *judged, struct probes *probes, size_t call, handovers *list)
{
    sequence_places places = VECTOR_INIT;
    size_t objects = fact_count_objects(&judged->sequence, judged->plan, call);
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = places.count; call > 0 && i-- > 0;) { /* what is handed over mostly stands behind who gets it */
        struct handover handover = {.call = call, .node = places.items[i].node};
        bool is_twice = is_passed_twice(judged, &places, i);
        if (!is_handle_taken(judged, &places.items[i], objects + is_twice))
            continue;
        if (is_unfit(judged, &places, i))
            add_fresh_handover(judged, probes, i, handover, list);
        else
            add_handover(judged, probes, &judged->sequence, call, i, handover, list);
    }
    vector_release(&places);
}

static bool breaks_by_freed(const struct policy_case *judged, const struct probe *probe)
{
    if (!probe->ran || probe->outcome.outcome != TRIAL_BROKE)
        return false;
    struct ruling ruling = {0};
    case_describe(judged->policy, judged->policy->symbols, &probe->sequence, &probe->outcome, &ruling);
    bool is_freed = probe->outcome.fault.stage == STAGE_DESTROYING &&
                    case_class(&ruling.verdict, &probe->outcome.fault) == FAULT_FREED;
    ruling_release(&ruling);
    return is_freed;
}

static bool is_handover(const struct policy_case *judged, const struct handover *handover)
{
    return handover->before->ran && handover->before->outcome.outcome == TRIAL_PASSED &&
           breaks_by_freed(judged, handover->both) && handover->skipped->ran &&
           handover->skipped->outcome.outcome == TRIAL_PASSED &&
           /* somebody else destroyed it: it is not merely left */
           handover->skipped->outcome.live_blocks <= handover->before->outcome.live_blocks;
}

static bool is_lost(const struct policy_case *judged, const struct probe *probe)
{
    struct ruling ruling = {0};
    if (!probe->ran || probe->outcome.outcome != TRIAL_BROKE)
        return false;
    case_describe(judged->policy, judged->policy->symbols, &probe->sequence, &probe->outcome, &ruling);
    bool is_leak = ruling.verdict.kind == VERDICT_LEAK;
    ruling_release(&ruling);
    return is_leak;
}

/* insert(part, whole): who destroys the whole destroys the part, and loses something of it. */
static bool is_handed_over_in_part(const struct policy_case *judged, const struct handover *handover)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, handover->call);
    struct sequence_place one, other;
    return !handover->others && fact_is_named(judged->plan, operation, "insert attach append add") &&
           case_nth_object(judged, handover->call, 0, &one) && case_nth_object(judged, handover->call, 1, &other) &&
           judged->plan->nodes.items[one.node].sort == judged->plan->nodes.items[other.node].sort &&
           handover->before->ran && handover->before->outcome.outcome == TRIAL_PASSED &&
           breaks_by_freed(judged, handover->both) && is_lost(judged, handover->skipped);
}

bool case_is_explained(struct policy_case *judged)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    bool is_refused = done && (!probe->ran || probe->outcome.outcome == TRIAL_DISCARDED);
    bool is_gone = done && case_is_gone(judged, probe);
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    return is_refused || is_gone;
}

bool case_rule_explains(struct policy_case *judged, struct rule *rule)
{
    struct sequence_plan *plan = judged->plan;
    struct sequence_operation item = plan->items.items[rule->operation];
    uint32_t *flags = mem_array(plan->nodes.count + 1, sizeof *flags);
    uint32_t *destroyers = mem_array(plan->sorts.count + 1, sizeof *destroyers);
    for (size_t i = 0; i < plan->nodes.count; i++)
        flags[i] = plan->nodes.items[i].flags;
    for (size_t i = 0; i < plan->sorts.count; i++)
        destroyers[i] = plan->sorts.items[i].services[SEQ_SERVICE_DESTROY];
    rule->is_certain = true;
    rule_apply(rule, plan);
    bool explains = case_is_explained(judged);
    if (!explains) {
        rule->is_certain = false;
        plan->items.items[rule->operation] = item;
        for (size_t i = 0; i < plan->nodes.count; i++)
            plan->nodes.items[i].flags = flags[i];
        for (size_t i = 0; i < plan->sorts.count; i++)
            plan->sorts.items[i].services[SEQ_SERVICE_DESTROY] = destroyers[i];
    }
    mem_free(destroyers);
    mem_free(flags);
    return explains;
}

static bool learn_handover(struct policy_case *judged, size_t call, uint32_t node, const char *evidence, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct rule *rule = case_learn(judged, RULE_CONSUMES, operation, judged->plan->nodes.items[node].parameter, 0, NULL,
                                   mem_strdup(evidence));
    if (rule->is_bug)
        return case_rule(judged, RULING_ERROR, by, "the call takes an object over, and must not");
    rule->is_certain = true;
    rule_apply(rule, judged->plan);
    if (!case_is_explained(judged)) /* there may be more to it */
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "'%s' belongs to somebody else after %s",
                     fact_parameter(judged->plan, operation, node), case_operation_name(judged, (uint32_t)call));
}

/* "Gives the caller a reference": then it is not that of the argument, of which nothing is said. */
static bool must_leave(const struct policy_case *judged, const struct handover *handover)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, handover->call);
    uint32_t result = judged->plan->items.items[operation].result;
    return fact_gives_reference(judged->plan, operation) &&
           judged->plan->nodes.items[result].sort == judged->plan->nodes.items[handover->node].sort;
}

static bool rule_handover(struct policy_case *judged, const struct handover *handover, unsigned by)
{
    if (must_leave(judged, handover))
        return case_rule(judged, RULING_ERROR, by, "the %s says that %s gives a reference, and it gives none",
                         case_teller(judged, sequence_operation_of(&judged->sequence, handover->call), NULL),
                         case_operation_name(judged, (uint32_t)handover->call));
    static const char evidence[] = "destroyed after the call, it is freed twice; left alone, nothing is lost";
    bool decided = learn_handover(judged, handover->call, handover->node, evidence, by);
    for (size_t i = 0; !decided && i < handover->others; i++)
        decided = learn_handover(judged, handover->call, handover->other_nodes[i], evidence, by);
    return decided;
}

/* ---- what the header leaves to the caller ---- */

bool case_call_fails(struct policy_case *judged, uint32_t call, bool *fails)
{
    struct probes probes;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *fails = done && probe->ran && probe->outcome.record &&
             sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                  probe->outcome.record_count) &&
             sequence_record_outcome(&record, call) == CALL_FAILED;
    sequence_record_release(&record);
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* The memory is that of an object which the call got, and takes only when it succeeds. */
static bool takes_if_done(const struct policy_case *judged, uint32_t call)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = judged->plan->nodes.items[places.items[i].node].flags & ARGUMENT_IF_DONE &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places.items[i].word]) ==
                    judged->outcome.fault.allocated_by;
    vector_release(&places);
    return found;
}

bool case_left(struct policy_case *judged, unsigned by)
{
    uint32_t call = judged->outcome.fault.freed_by;
    bool fails;
    if (call >= judged->sequence.calls.count || !takes_if_done(judged, call))
        return false;
    if (!case_call_fails(judged, call, &fails))
        return true;
    return fails &&
           case_rule(judged, RULING_ERROR, by, "%s failed, and freed what the header leaves to the caller then",
                     case_operation_name(judged, call));
}

/* Each that is found is learned, until one explains it; *is_learned: from now on a node is known for that. */
typedef void add_some(struct policy_case *judged, struct probes *probes, size_t call, handovers *list);
static bool try_handovers(struct policy_case *judged, add_some *add, unsigned by, bool *is_learned)
{
    struct probes probes;
    handovers list = VECTOR_INIT;
    bool decided = false;
    *is_learned = false;
    probes_init(&probes, judged->policy);
    for (size_t call = 0; call < judged->sequence.calls.count; call++)
        add(judged, &probes, call, &list);
    if (list.count && !probes_run(&probes, judged->seconds, judged->error))
        decided = case_failed(judged);
    for (size_t i = 0; !decided && i < list.count; i++)
        if (is_handover(judged, &list.items[i])) {
            decided = rule_handover(judged, &list.items[i], by);
            *is_learned |= judged->plan->nodes.items[list.items[i].node].flags & ARGUMENT_CONSUMED;
        }
    for (size_t i = 0; !decided && !*is_learned && !judged->has_failed && i < list.count; i++)
        if (is_handed_over_in_part(judged, &list.items[i]))
            decided =
                case_rule(judged, RULING_SUSPECT, by, "'%s' may belong to somebody else after %s",
                          fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, list.items[i].call),
                                         list.items[i].node),
                          case_operation_name(judged, (uint32_t)list.items[i].call));
    vector_release(&list);
    probes_release(&probes);
    return decided;
}

/* Before it is known that one call took an object over, none behind it can be asked: so they are, once it is. */
bool case_owner(struct policy_case *judged, unsigned by)
{
    bool decided = false, is_learned = true;
    while (!decided && is_learned) {
        decided = try_handovers(judged, add_handovers, by, &is_learned);
        if (!decided && !is_learned)
            decided = try_handovers(judged, add_groups, by, &is_learned);
    }
    return decided;
}
