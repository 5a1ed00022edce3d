/* An element of nothing: pop, top, first of an object that has no elements.
 *
 * A function that can say no (it returns bool, a status, a pointer) must do so.
 * One that gives the element itself, or nothing, cannot: then there has to be an
 * element, unless functions like it do without.  Whether that is the reason is
 * tried: with one element it must not break any more. */
#include "model/clause.h"
#include "oracle/policy_case.h"

/* How many elements there are, as some function says that is named so. */
static bool is_counter(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    return observes_number(plan, operation, sort) && fact_is_named(plan, operation, "count size length len used depth");
}

struct emptiness {
    struct policy_case *judged;
    uint32_t operation, sort, counter;
    uint64_t object;
};

/* counter: SEQUENCE_NONE where nobody counts. */
static bool find_object(struct emptiness *emptiness)
{
    struct policy_case *judged = emptiness->judged;
    emptiness->object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &emptiness->sort);
    emptiness->counter = SEQUENCE_NONE;
    for (uint32_t i = 0; emptiness->counter == SEQUENCE_NONE && i < judged->plan->items.count; i++)
        if (is_counter(judged->plan, i, emptiness->sort))
            emptiness->counter = i;
    return emptiness->object;
}

/* The calls before the one that broke, one of adder (SEQUENCE_NONE: none), and then this one. */
static struct probe *add_probe(const struct emptiness *emptiness, struct probes *probes, uint32_t adder, uint32_t then)
{
    const struct policy_case *judged = emptiness->judged;
    struct probe *probe = probes_add(probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe->tag = adder;
    probe_cut_behind(&probe->sequence, judged->plan, judged->call - 1);
    size_t made = adder == SEQUENCE_NONE ? 0 : probe_make_needed(&probe->sequence, judged->plan, adder);
    uint64_t object = SEQUENCE_REFERENCE(SEQUENCE_REFERENCE_CALL(emptiness->object) + made,
                                         SEQUENCE_REFERENCE_OUTPUT(emptiness->object));
    if (adder != SEQUENCE_NONE && !probe_append_call(&probe->sequence, judged->plan, adder, object, 1))
        probe->tag = SEQUENCE_NONE;
    probe_append_call(&probe->sequence, judged->plan, then, object, 1);
    return probe;
}

/* It gets the object and changes it; least: parameters that it has. */
static bool is_adder(const struct emptiness *emptiness, uint32_t operation, uint32_t least)
{
    const struct sequence_plan *plan = emptiness->judged->plan;
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE && node->sort == emptiness->sort)
            return operation != emptiness->operation && item->parameter_count >= least &&
                   !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
                   !(node->flags & (ARGUMENT_CONST | ARGUMENT_CONSUMED | ARGUMENT_OUT));
    }
    return false;
}

/* *adder: a call of it, and there is an element; SEQUENCE_NONE: none does that.  *is_empty: now there is none. */
static bool find_adder(const struct emptiness *emptiness, bool *is_empty, uint32_t *adder)
{
    struct probes probes;
    int64_t number = 0;
    const struct policy_case *judged = emptiness->judged;
    probes_init(&probes, judged->policy);
    struct probe *now = add_probe(emptiness, &probes, SEQUENCE_NONE, emptiness->counter);
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (is_adder(emptiness, i, 2))
            add_probe(emptiness, &probes, i, emptiness->counter);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_empty = done && probe_last_number(judged, now, &number) && number == 0;
    *adder = SEQUENCE_NONE;
    for (size_t i = 1; done && *adder == SEQUENCE_NONE && i < probes.items.count; i++)
        if (probes.items.items[i]->tag != SEQUENCE_NONE && probe_last_number(judged, probes.items.items[i], &number) &&
            number == 1)
            *adder = (uint32_t)probes.items.items[i]->tag;
    probes_release(&probes);
    return done;
}

static bool is_well_with_one(const struct emptiness *emptiness, uint32_t adder, bool *is_well)
{
    struct probes probes;
    const struct policy_case *judged = emptiness->judged;
    probes_init(&probes, judged->policy);
    struct probe *probe = add_probe(emptiness, &probes, adder, emptiness->operation);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_well = done && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return done;
}

/* Where nobody counts: with a call of one of those that may add something it is well.  Its name; NULL: none. */
static const char *find_mender(const struct emptiness *emptiness, bool *is_done)
{
    const struct policy_case *judged = emptiness->judged;
    struct probes probes;
    const char *name = NULL;
    probes_init(&probes, judged->policy);
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (is_adder(emptiness, i, 1))
            add_probe(emptiness, &probes, i, emptiness->operation);
    *is_done = probes_run(&probes, judged->seconds, judged->error);
    for (size_t i = 0; *is_done && !name && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        if (probe->tag != SEQUENCE_NONE && probe->ran && probe->outcome.outcome == TRIAL_PASSED)
            name = sequence_plan_operation(judged->plan, (uint32_t)probe->tag)->function->name;
    }
    probes_release(&probes);
    return name;
}

/* "The ring must have a sample at least": whatever it is named and however it breaks. */
static bool asks_for_some(const struct operation *operation, const char *words)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool asks = false;
    const char *at = operation_comments(operation, &comment) ? comment.s : "";
    while (!asks && clause_next(&at, &clause))
        asks = clause.asks & ASKS_DUTY && clause_has_any(&clause, words);
    text_release(&comment);
    return asks;
}

/* "Ends the innermost object; there must be an open one." */
static bool judge_uncounted(const struct emptiness *emptiness, unsigned by)
{
    static const char words[] = "not be empty|must have at least|must have one|must hold|must contain|there must be|there "
                                "has to be|must be an open|must be open";
    struct policy_case *judged = emptiness->judged;
    const struct operation *operation = sequence_plan_operation(judged->plan, emptiness->operation);
    bool is_done = true;
    const char *name = asks_for_some(operation, words) ? find_mender(emptiness, &is_done) : NULL;
    if (!is_done)
        return case_failed(judged);
    return name && case_rule(judged, RULING_SUSPECT, by, "the header asks for something to be there, and behind %s it is",
                             name);
}

bool case_empty(struct policy_case *judged, unsigned by)
{
    enum fault_class class = case_class(&judged->ruling->verdict, &judged->outcome.fault);
    bool is_empty, is_well, is_fault = class == FAULT_NULL || class == FAULT_OWN || class == FAULT_WILD;
    uint32_t adder;
    if (judged->outcome.fault.stage != STAGE_CALLING || judged->call == 0 ||
        judged->call >= judged->sequence.calls.count)
        return false;
    struct emptiness emptiness = {.judged = judged,
                                  .operation = sequence_operation_of(&judged->sequence, judged->call)};
    const struct function *function = sequence_plan_operation(judged->plan, emptiness.operation)->function;
    static const char words[] =
        "not be empty|non-empty|nonempty|not empty|must have a|must have at least|must have one|"
        "must hold|must contain|at least one|has to have|have to have";
    bool is_asked = asks_for_some(sequence_plan_operation(judged->plan, emptiness.operation), words);
    bool can_say_no = fact_can_say_no(judged->plan, emptiness.operation);
    if (!find_object(&emptiness))
        return false;
    if (emptiness.counter == SEQUENCE_NONE)
        return judge_uncounted(&emptiness, by);
    if (!is_asked && (can_say_no || !is_fault || !fact_gives_element(judged->plan, emptiness.operation)))
        return false;
    if (!find_adder(&emptiness, &is_empty, &adder))
        return case_failed(judged);
    if (!is_empty || adder == SEQUENCE_NONE)
        return false;
    if (!is_well_with_one(&emptiness, adder, &is_well))
        return case_failed(judged);
    if (!is_well || (!is_asked && case_sibling_stands(
                                      judged, fact_gives_element))) /* who looks in one function has to in the other */
        return judged->has_failed;
    const char *counter = sequence_plan_operation(judged->plan, emptiness.counter)->function->name;
    char *expression = mem_format("%s(%s) > 0", counter, function->parameters[0].name);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, emptiness.operation, 0, 0, expression,
                                   mem_strdup(can_say_no ? "with one element it does not break, as the header has it"
                                                         : "with one element it does not break, and it cannot say no"));
    case_rule_by(judged, rule, by,
                 can_say_no ? "the header asks for an element, and there is none"
                            : "there is no element to give, and it cannot say so");
    mem_free(expression);
    return true;
}
