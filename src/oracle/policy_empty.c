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

static bool find_object(struct emptiness *emptiness)
{
    struct policy_case *judged = emptiness->judged;
    emptiness->object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &emptiness->sort);
    emptiness->counter = 0;
    while (emptiness->counter < judged->plan->items.count &&
           !is_counter(judged->plan, emptiness->counter, emptiness->sort))
        emptiness->counter++;
    return emptiness->object && emptiness->counter < judged->plan->items.count;
}

/* The calls before the one that broke, one of adder (SEQUENCE_NONE: none), and then this one. */
static struct probe *add_probe(const struct emptiness *emptiness, struct probes *probes, uint32_t adder, uint32_t then)
{
    const struct policy_case *judged = emptiness->judged;
    struct probe *probe = probes_add(probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    probe->tag = adder;
    probe_cut_behind(&probe->sequence, judged->plan, judged->call - 1);
    if (adder != SEQUENCE_NONE && !probe_append_call(&probe->sequence, judged->plan, adder, emptiness->object, 1))
        probe->tag = SEQUENCE_NONE;
    probe_append_call(&probe->sequence, judged->plan, then, emptiness->object, 1);
    return probe;
}

static bool is_adder(const struct emptiness *emptiness, uint32_t operation)
{
    const struct sequence_plan *plan = emptiness->judged->plan;
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE && node->sort == emptiness->sort)
            return operation != emptiness->operation && item->parameter_count > 1 &&
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
        if (is_adder(emptiness, i))
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

/* "The ring must have a sample at least": whatever it is named and however it breaks. */
static bool asks_for_some(const struct operation *operation)
{
    static const char words[] =
        "not be empty|non-empty|nonempty|not empty|must have a|must have at least|must have one|"
        "must hold|must contain|at least one|has to have|have to have";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool asks = false;
    const char *at = operation_comments(operation, &comment) ? comment.s : "";
    while (!asks && clause_next(&at, &clause))
        asks = clause.asks & ASKS_DUTY && clause_has_any(&clause, words);
    text_release(&comment);
    return asks;
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
    bool is_asked = asks_for_some(sequence_plan_operation(judged->plan, emptiness.operation));
    if (!(is_asked || (is_fault && fact_gives_element(judged->plan, emptiness.operation))) ||
        fact_can_say_no(judged->plan, emptiness.operation) || !find_object(&emptiness))
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
                                   mem_strdup("with one element it does not break, and it cannot say no"));
    case_rule_by(judged, rule, by, "there is no element to give, and it cannot say so");
    mem_free(expression);
    return true;
}
