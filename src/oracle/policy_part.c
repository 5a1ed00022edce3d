/* Whose is what a function gives, and what it gets and frees?  Names say it at
 * first; an object that is destroyed twice says that they were wrong. */
#include "oracle/policy_case.h"

static uint32_t *flags_of_result(struct sequence_plan *plan, uint32_t operation)
{
    uint32_t result = plan->items.items[operation].result;
    return result == SEQUENCE_NONE ? NULL : &plan->nodes.items[result].flags;
}

/* Nothing breaks, and nothing is lost. */
static bool runs_well(struct policy_case *judged, bool *is_well)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_well = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* Left alone, as a part of what the call got, it is destroyed by that, once. */
static bool is_part(struct policy_case *judged, uint32_t operation, bool *is_one)
{
    uint32_t *flags = flags_of_result(judged->plan, operation);
    *is_one = false;
    *flags |= ARGUMENT_BORROWED;
    bool done = runs_well(judged, is_one);
    if (!*is_one)
        *flags &= ~(uint32_t)ARGUMENT_BORROWED;
    return done;
}

/* ---- a rule that was wrong ---- */

/* It says that what the operation gives is the caller's to destroy; once it was so. */
static struct rule *rule_of_giving(const struct policy_case *judged, uint32_t operation)
{
    const struct rules *rules = &judged->policy->rules;
    for (size_t i = 0; i < rules->items.count; i++)
        if (rules->items.items[i]->kind == RULE_GIVES && rules->items.items[i]->operation == operation &&
            rules->items.items[i]->is_certain)
            return rules->items.items[i];
    return NULL;
}

static bool judge_wrong_rule(struct policy_case *judged, uint32_t operation)
{
    struct rule *rule = rule_of_giving(judged, operation);
    bool is_one;
    if (!rule)
        return false;
    if (!is_part(judged, operation, &is_one))
        return true;
    if (!is_one)
        return false;
    rule->is_certain = false;
    rule->is_mixed = true;
    return case_rule(judged, RULING_INVALID, 4, "what %s gives is part of something, which destroys it",
                     sequence_plan_operation(judged->plan, operation)->function->name);
}

/* ---- a name that was wrong ---- */

/* node_new_child(parent): a constructor that gets something that may own what it makes. */
static bool may_lend(const struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct sequence_node *result =
        item->result == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[item->result];
    if (item->kind != SEQ_KIND_MAKES || !result || result->kind != SEQ_HANDLE || result->holding != SEQ_HOLD_VALUE ||
        result->flags & ARGUMENT_BORROWED)
        return false;
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_CONST | ARGUMENT_OUT | ARGUMENT_CONSUMED)))
            return true;
    }
    return false;
}

/* "The caller owns it": it may have given what somebody else owns still. */
static bool may_lack(const struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call), sort;
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    return fact_gives(judged->plan, operation) && item->kind != SEQ_KIND_COPIES &&
           fact_object(&judged->sequence, judged->plan, call, 0, &sort) && !(item->flags & OPERATION_REFERS_FLAG) &&
           !(*flags_of_result(judged->plan, operation) & ARGUMENT_BORROWED);
}

/* The sequence ends behind the call: does what was destroyed then break, or is all well? */
static bool end_behind(struct policy_case *judged, size_t call, bool *breaks, bool *is_well)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe_cut_behind(&probe->sequence, judged->plan, call);
    probe->flags = GIVEN_NO_CONTRACTS;
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *breaks =
        done && probe->ran && probe->outcome.outcome == TRIAL_BROKE && probe->outcome.fault.stage == STAGE_DESTROYING;
    *is_well = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* Destroyed it breaks; left to what the call got, nothing is lost.  False: has_failed. */
static bool is_lent_by(struct policy_case *judged, size_t call, bool *is_one)
{
    uint32_t *flags = flags_of_result(judged->plan, sequence_operation_of(&judged->sequence, call));
    bool breaks_before = false, breaks = false, is_well = false, ignored;
    bool done = (call == 0 || end_behind(judged, call - 1, &breaks_before, &ignored)) &&
                (breaks_before || end_behind(judged, call, &breaks, &is_well));
    if (done && breaks) {
        *flags |= ARGUMENT_BORROWED;
        done = end_behind(judged, call, &ignored, &is_well);
        *flags &= ~(uint32_t)ARGUMENT_BORROWED;
    }
    *is_one = done && breaks && is_well;
    return done;
}

static bool rule_lends(struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct rule *rule = case_learn(judged, RULE_LENDS, operation, 0, 0, NULL,
                                   mem_strdup("destroyed, it is freed twice; left alone, nothing is lost"));
    if (rule->is_bug)
        return case_rule(judged, RULING_ERROR, 4, "what %s gives is the caller's, and is freed twice",
                         case_operation_name(judged, (uint32_t)call));
    rule->is_certain = true;
    rule_apply(rule, judged->plan);
    if (!case_is_explained(judged)) /* there may be more to it */
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, 4, "what %s gives is part of something, which destroys it",
                     case_operation_name(judged, (uint32_t)call));
}

static bool judge_lends(struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    bool is_one;
    if (!may_lend(judged, call) && !may_lack(judged, call))
        return false;
    if (!is_lent_by(judged, call, &is_one))
        return true;
    if (is_one && fact_gives(judged->plan, operation))
        return case_rule(judged, RULING_ERROR, 4, "the %s says that what %s gives is the caller's, and it is not",
                         case_teller(judged, operation, NULL), case_operation_name(judged, (uint32_t)call));
    return is_one && rule_lends(judged, call);
}

/* With this object left to others all is well, and nothing is lost.  False: has_failed. */
static bool is_well_left(struct policy_case *judged, uint32_t maker, bool *is_well)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->skip_destroy_of = maker;
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_well = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.live_blocks == 0;
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* move(topic, below) has put it where another one takes it along: that remove(topic) has to end it was only learned. */
static bool judge_left_below(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t maker = fault->objects[0] >> 16;
    bool is_well;
    if (fault->stage != STAGE_DESTROYING || fault->objects[0] == SEQUENCE_NONE ||
        maker >= judged->sequence.calls.count || fault->freed_by < judged->sequence.calls.count ||
        fault->allocated_by != maker || !may_lend(judged, maker))
        return false;
    const struct sequence_operation *item = &judged->plan->items.items[sequence_operation_of(&judged->sequence, maker)];
    uint32_t destroyer =
        judged->plan->sorts.items[judged->plan->nodes.items[item->result].sort].services[SEQ_SERVICE_DESTROY];
    if (destroyer == SEQUENCE_NONE || sequence_plan_operation(judged->plan, destroyer)->kind == OPERATION_DESTROYS)
        return false;
    return !is_well_left(judged, maker, &is_well) || (is_well && rule_lends(judged, maker));
}

bool case_part(struct policy_case *judged)
{
    bool decided = judge_left_below(judged);
    for (size_t call = 0; !decided && call < judged->sequence.calls.count; call++)
        decided = judge_wrong_rule(judged, sequence_operation_of(&judged->sequence, call)) || judge_lends(judged, call);
    return decided;
}

/* ---- what a call gets and frees ---- */

/* The call that broke got it, too. */
static bool is_used_again(const struct policy_case *judged, uint64_t object)
{
    return judged->call < judged->sequence.calls.count &&
           fact_gets(&judged->sequence, judged->plan, judged->call, object);
}

/* Not what the sequence made for itself, which others end: tree_remove(tree, item) ends no tree. */
static bool is_looked_up(const struct policy_case *judged, uint64_t object)
{
    uint32_t maker = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t output = sequence_plan_output(judged->plan, maker, SEQUENCE_REFERENCE_OUTPUT(object));
    return output != SEQUENCE_NONE && (judged->plan->nodes.items[output].flags & ARGUMENT_BORROWED ||
                                       judged->plan->items.items[maker].kind != SEQ_KIND_MAKES);
}

/* The call that freed the memory got the object that is this memory; or one that was looked up, and is used again. */
static bool is_ended(const struct policy_case *judged, const struct sequence_place *place)
{
    const struct sequence_node *node = &judged->plan->nodes.items[place->node];
    uint64_t object = judged->sequence.words.items[place->word];
    return node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_CONST | ARGUMENT_OUT | ARGUMENT_CONSUMED)) &&
           fact_is_reference(&judged->sequence, judged->plan, place) &&
           (SEQUENCE_REFERENCE_CALL(object) == judged->outcome.fault.allocated_by ||
            (is_used_again(judged, object) && is_looked_up(judged, object)));
}

/* One is named so.  Another may have been learned, as one of several: commit, abort. */
static bool has_named_destroyer(const struct policy_case *judged, uint32_t sort)
{
    uint32_t destroyer = judged->plan->sorts.items[sort].services[SEQ_SERVICE_DESTROY];
    return destroyer != SEQUENCE_NONE && sequence_plan_operation(judged->plan, destroyer)->kind == OPERATION_DESTROYS;
}

/* text = text_append(text, …): what it gives stands for what it got. */
static bool gives_instead(const struct policy_case *judged, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct sequence_node *result =
        item->result == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[item->result];
    return result && result->kind == SEQ_HANDLE && result->sort == sort && item->kind != SEQ_KIND_COPIES &&
           !(result->flags & ARGUMENT_CONST);
}

/* particle_free(pool, particle): named so; plant_scrap(plant, unit), "good until it is scrapped";
 * subscription_cancel(subscription): nothing else ends one. */
static bool may_end(const struct policy_case *judged, size_t call, uint32_t node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    uint32_t sort = judged->plan->nodes.items[node].sort;
    return operation_is_named_destroyer(about) || operation_says_frees(about) || case_says_until(about) ||
           operation_gives_back(about) ||
           fact_is_named(judged->plan, operation, "rollback commit finish close abort cancel revert complete") ||
           gives_instead(judged, operation, sort) ||
           (judged->plan->items.items[operation].parameter_count == 1 && !has_named_destroyer(judged, sort));
}

/* Of what was only looked up it has to be plain. */
static bool is_said_to_end(const struct policy_case *judged, size_t call)
{
    const struct operation *about =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call));
    return operation_is_named_destroyer(about) || operation_says_frees(about);
}

static bool is_made_there(const struct policy_case *judged, const struct sequence_place *place)
{
    return SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[place->word]) == judged->outcome.fault.allocated_by;
}

static bool rule_end(struct policy_case *judged, uint32_t call, uint32_t node, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    struct rule *rule = case_learn(judged, RULE_ENDS, operation, judged->plan->nodes.items[node].parameter, 0, NULL,
                                   mem_strdup("the call frees what it was passed"));
    if (rule->is_bug)
        return case_rule(judged, RULING_ERROR, by, "the call frees what it was passed, and must not");
    if (!case_rule_explains(judged, rule))
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "'%s' is gone after %s", fact_parameter(judged->plan, operation, node),
                     case_operation_name(judged, call));
}

bool case_ended(struct policy_case *judged, unsigned by)
{
    uint32_t call = judged->outcome.fault.freed_by, node = SEQUENCE_NONE;
    sequence_places places = VECTOR_INIT;
    if (call >= judged->sequence.calls.count || call == judged->call)
        return false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = places.count; node == SEQUENCE_NONE && i-- > 0;)
        if (is_ended(judged, &places.items[i]) && may_end(judged, call, places.items[i].node) &&
            (is_made_there(judged, &places.items[i]) || is_said_to_end(judged, call)))
            node = places.items[i].node;
    vector_release(&places);
    return node != SEQUENCE_NONE && rule_end(judged, call, node, by);
}

/* ---- what may not end one ---- */

bool case_guessed_end(struct policy_case *judged, unsigned by)
{
    static const char words[] = "drop remove clear reset erase cancel discard abort pop";
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->stage != STAGE_DESTROYING || fault->objects[0] == SEQUENCE_NONE ||
        fault->objects[0] >> 16 >= judged->sequence.calls.count)
        return false;
    uint32_t maker = sequence_operation_of(&judged->sequence, fault->objects[0] >> 16);
    uint32_t output = sequence_plan_output(judged->plan, maker, fault->objects[0] & 0xffff);
    const struct sequence_node *node = output == SEQUENCE_NONE ? NULL : &judged->plan->nodes.items[output];
    if (!node || node->kind != SEQ_HANDLE || node->holding != SEQ_HOLD_COPY)
        return false;
    uint32_t destroyer = judged->plan->sorts.items[node->sort].services[SEQ_SERVICE_DESTROY];
    return destroyer != SEQUENCE_NONE && fact_is_named(judged->plan, destroyer, words) &&
           case_rule(judged, RULING_SUSPECT, by, "it is a guess that %s ends what %s gives",
                     sequence_plan_operation(judged->plan, destroyer)->function->name,
                     sequence_plan_operation(judged->plan, maker)->function->name);
}

/* ---- what is changed behind the back of its functions ---- */

/* What the call gives stays its object's, and is of another sort: a number in a ratio. */
static bool gives_part(const struct policy_case *judged, size_t call)
{
    const struct sequence_plan *plan = judged->plan;
    uint32_t sort, result = plan->items.items[sequence_operation_of(&judged->sequence, call)].result;
    const struct sequence_node *node = result == SEQUENCE_NONE ? NULL : &plan->nodes.items[result];
    return node && node->kind == SEQ_HANDLE && node->flags & ARGUMENT_BORROWED && !(node->flags & ARGUMENT_CONST) &&
           fact_object(&judged->sequence, plan, call, 0, &sort) && sort != node->sort;
}

/* number = ratio_denominator(ratio), and number_set(number, 0): what holds of ratios need not hold then. */
bool case_changed_part(struct policy_case *judged, unsigned by)
{
    size_t count = judged->sequence.calls.count;
    for (size_t call = 0; call < count && !judged->has_failed; call++)
        for (size_t later = call + 1; gives_part(judged, call) && later < count && !judged->has_failed; later++)
            if (fact_changes(judged, later, SEQUENCE_REFERENCE(call, 0)) && case_is_gone_without(judged, later))
                return case_rule(judged, RULING_SUSPECT, by, "%s changed a part of an object, which %s gave",
                                 case_operation_name(judged, later), case_operation_name(judged, call));
    return judged->has_failed;
}
