/* Lengths that are set as they are: "buffer_set_length(b, n)" for a caller who
 * has written n bytes himself.  It cannot say no, takes any number, and a function
 * that tells the length says so; what goes beyond the memory later is the
 * caller's. */
#include <string.h>
#include "model/words.h"
#include "oracle/policy_case.h"

#define SELDOM 0.02f /* such a call is drawn, once that is known */

/* bitset_count(bits) sets nothing: it is told no number. */
static bool is_told_amount(const struct sequence_plan *plan, uint32_t operation)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool found = false;
    for (uint32_t i = 0; !found && i < item->parameter_count; i++)
        found = fact_is_amount(&plan->nodes.items[item->parameters + i]);
    return found;
}

static bool sets_length(const struct sequence_plan *plan, uint32_t operation)
{
    static const char verbs[] = "set inc adjust update";
    static const char things[] = "len size alloc capacity count used";
    const char *name = sequence_plan_operation(plan, operation)->function->name;
    return name_has_part(name, verbs) && name_has_part(name, things) && is_told_amount(plan, operation) &&
           !fact_can_say_no(plan, operation);
}

/* Takes the object, and nothing that could be wrong besides. */
static bool takes_alone(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    const struct sequence_node *node = &plan->nodes.items[item->parameters];
    return item->parameter_count == 1 && !(item->flags & OPERATION_UNCALLABLE_FLAG) && node->kind == SEQ_HANDLE &&
           node->sort == sort;
}

/* What is overrun, in the rest of the sequence or by another function, is not memory that the call made. */
static bool is_believed(struct policy_case *judged, const struct sequence *sequence, size_t call, uint64_t object,
                        uint32_t sort)
{
    struct probes probes;
    bool is_one = false;
    probes_init(&probes, judged->policy);
    probes_add(&probes, sequence);
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (takes_alone(judged->plan, i, sort)) {
            struct probe *probe = probes_add(&probes, sequence);
            probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
            probe_cut_behind(&probe->sequence, judged->plan, call);
            probe_append_call(&probe->sequence, judged->plan, i, object, 1);
        }
    if (!probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    for (size_t i = 0; !is_one && !judged->has_failed && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        is_one = probe->ran && probe->outcome.outcome == TRIAL_BROKE && probe->outcome.fault.allocated_by < call;
    }
    probes_release(&probes);
    return is_one;
}

/* Whatever the number is, as much memory lives behind the call. */
static bool allocates_nothing(struct policy_case *judged, const struct sequence *sequence, size_t call, size_t place)
{
    static const uint64_t numbers[] = {0, 20, 100, 200};
    struct probes probes;
    bool is_same = true;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct probe *probe = probes_add(&probes, sequence);
        probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        probe_cut_behind(&probe->sequence, judged->plan, call);
        probe_set_number(&probe->sequence, judged->plan, call, place, numbers[i]);
    }
    if (!probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    for (size_t i = 0; is_same && !judged->has_failed && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        is_same = probe->ran && probe->outcome.live_bytes == probes.items.items[0]->outcome.live_bytes;
    }
    probes_release(&probes);
    return is_same && !judged->has_failed;
}

/* Some function tells the number that was passed, or that it is larger by this number than before. */
static bool is_told(struct policy_case *judged, const struct sequence *sequence, size_t call, uint64_t object,
                    uint32_t sort, int64_t number)
{
    for (uint32_t i = 0; i < judged->plan->items.count && !judged->has_failed; i++) {
        int64_t before = 0, told = 0;
        if (observes_number(judged->plan, i, sort) && case_observe(judged, sequence, call + 1, i, object, &told) &&
            (told == number || (case_observe(judged, sequence, call, i, object, &before) && told == before + number)))
            return true;
    }
    return false;
}

/* With a larger number it tells that number, and others go by it. */
static bool stores(struct policy_case *judged, size_t call, size_t place, uint64_t passed, uint64_t object,
                   uint32_t sort)
{
    const uint64_t larger[] = {passed + 1, 20, 100}; /* of whatever size the length is; it may have a few bits only */
    bool is_one = false;
    for (size_t i = 0; !is_one && i < sizeof larger / sizeof *larger; i++) {
        struct sequence changed = SEQUENCE_INIT;
        sequence_copy(&changed, &judged->sequence);
        is_one =
            probe_set_number(&changed, judged->plan, call, place, larger[i]) &&
            is_told(judged, &changed, call, object, sort, (int64_t)larger[i]) &&
            (is_believed(judged, &changed, call, object, sort) || allocates_nothing(judged, &changed, call, place));
        sequence_release(&changed);
    }
    return is_one;
}

static const char fits[] = "a length that there is memory for";

static bool is_known(const struct policy_case *judged, uint32_t operation)
{
    const struct rules *rules = &judged->policy->rules;
    for (size_t i = 0; i < rules->items.count; i++)
        if (rules->items.items[i]->operation == operation && rules->items.items[i]->kind == RULE_REQUIRES &&
            strcmp(rules->items.items[i]->expression, fits) == 0)
            return true;
    return false;
}

/* One is enough: what comes of it shows in any call behind it. */
static bool rule_raw(struct policy_case *judged, size_t call, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    char *why =
        mem_format("%s sets a length as it is, whatever memory there is", case_operation_name(judged, (uint32_t)call));
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, fits,
                                   mem_strdup("it cannot say no, makes no memory, and others go by the length"));
    if (!rule->is_bug)
        judged->plan->items.items[operation].weight = SELDOM;
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    return true;
}

static bool judge_earlier(struct policy_case *judged, size_t call, unsigned by)
{
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, call);
    uint64_t object = fact_object(&judged->sequence, judged->plan, call, 0, &sort);
    sequence_places places = VECTOR_INIT;
    bool is_stored = false;
    if (!object || !sets_length(judged->plan, operation) || !case_is_gone_without(judged, call))
        return judged->has_failed;
    if (is_known(judged, operation))
        return rule_raw(judged, call, by);
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !is_stored && i < places.count; i++)
        is_stored = fact_is_amount(&judged->plan->nodes.items[places.items[i].node]) &&
                    stores(judged, call, i, judged->sequence.words.items[places.items[i].word], object, sort);
    vector_release(&places);
    return judged->has_failed || (is_stored && rule_raw(judged, call, by));
}

/* The call that broke makes no memory for any larger number: all of them break. */
static bool judge_last(struct policy_case *judged, unsigned by)
{
    static const uint64_t larger[] = {2, 10, 20, 100, 1000, 10000};
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, judged->call);
    struct probes probes;
    size_t broken = 0;
    if (!sets_length(judged->plan, operation) || !fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort))
        return false;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof larger / sizeof *larger; i++)
        probe_set_amounts(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, larger[i]);
    if (!probes_run(&probes, judged->seconds, judged->error))
        case_failed(judged);
    for (size_t i = 0; !judged->has_failed && i < probes.items.count; i++)
        broken += case_died_in(&probes.items.items[i]->outcome) == judged->call;
    bool all = broken == probes.items.count;
    probes_release(&probes);
    return judged->has_failed || (all && rule_raw(judged, judged->call, by));
}

bool case_raw(struct policy_case *judged, unsigned by)
{
    size_t count = judged->sequence.calls.count, end = judged->call < count ? judged->call : count;
    bool decided = judged->call < count && judge_last(judged, by);
    for (size_t call = 0; !decided && call < end; call++)
        decided = judge_earlier(judged, call, by);
    return decided;
}
