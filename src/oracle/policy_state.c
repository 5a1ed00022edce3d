/* An object that is not ready for a call: a file that nobody opened.
 *
 * A call of open or begin that makes it well has to come first, as long as no
 * function of the object tells those apart that are not open: that one looks, and
 * so have the others to. */
#include <string.h>
#include "engine/sequence/record.h"
#include "model/clause.h"
#include "model/type_kinds.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool takes(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE && node->sort == sort)
            return !(item->flags & OPERATION_UNCALLABLE_FLAG) && item->kind != SEQ_KIND_DESTROYS &&
                   !(node->flags & (ARGUMENT_CONST | ARGUMENT_CONSUMED | ARGUMENT_OUT));
    }
    return false;
}

static bool opens(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    return takes(plan, operation, sort) &&
           fact_is_named(plan, operation, WORDS_BEGIN " connect attach enter lock acquire enable mount bind");
}

/* Behind a call of opener, what broke is well. */
static bool is_well_behind(struct policy_case *judged, uint32_t opener, uint64_t object)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool is_well = probe_insert_call(&probe->sequence, judged->plan, judged->call, opener, object, 1);
    if (is_well && !probes_run(&probes, judged->seconds, judged->error))
        is_well = !case_failed(judged);
    is_well = is_well && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return is_well;
}

/* What the last call of a probe says of itself: 1 well, 0 not, -1 nothing. */
static int says_well(const struct policy_case *judged, const struct probe *probe)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    int64_t number;
    int is_well = -1;
    bool is_read = probe->ran && probe->outcome.outcome == TRIAL_PASSED && probe->outcome.record &&
                   sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                        probe->outcome.record_count);
    uint32_t last = (uint32_t)probe->sequence.calls.count - 1;
    if (is_read && fact_can_say_no(judged->plan, sequence_operation_of(&probe->sequence, last)))
        is_well = sequence_record_outcome(&record, last) == CALL_SUCCEEDED;
    else if (is_read && probe_last_number(judged, probe, &number))
        is_well = number >= 0;
    sequence_record_release(&record);
    return is_well;
}

/* It fails without a call of opener, and succeeds with it. */
static bool tells_apart(struct policy_case *judged, uint32_t operation, uint32_t opener, uint64_t object)
{
    struct probes probes;
    bool is_made = true;
    probes_init(&probes, judged->policy);
    for (unsigned is_open = 0; is_made && is_open < 2; is_open++) {
        struct probe *probe = probes_add(&probes, &judged->sequence);
        probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        is_made = probe_cut_behind(&probe->sequence, judged->plan, judged->call - 1) &&
                  (!is_open || probe_append_call(&probe->sequence, judged->plan, opener, object, 1)) &&
                  probe_append_call(&probe->sequence, judged->plan, operation, object, 1);
    }
    if (is_made && !probes_run(&probes, judged->seconds, judged->error))
        is_made = !case_failed(judged);
    bool does =
        is_made && says_well(judged, probes.items.items[0]) == 0 && says_well(judged, probes.items.items[1]) == 1;
    probes_release(&probes);
    return does;
}

static bool is_looked_at(struct policy_case *judged, uint32_t opener, uint64_t object, uint32_t sort)
{
    uint32_t broke = sequence_operation_of(&judged->sequence, judged->call);
    for (uint32_t i = 0; i < judged->plan->items.count && !judged->has_failed; i++)
        if (i != opener && i != broke && takes(judged->plan, i, sort) && tells_apart(judged, i, opener, object))
            return true;
    return judged->has_failed;
}

/* As its maker left it, which nobody opened either, the object is well: it is what was done since. */
static bool is_well_as_made(struct policy_case *judged, uint64_t object)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_less = false, is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    for (size_t call = judged->call; call-- > SEQUENCE_REFERENCE_CALL(object) + 1;)
        if (fact_changes(judged, call, object))
            is_less = probe_remove(&changed, judged->plan, call) || is_less;
    bool is_well = is_less && case_try(judged, &changed, 0, &is_gone) && is_gone;
    sequence_release(&changed);
    return is_well;
}

static bool rule_opener(struct policy_case *judged, uint32_t opener, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    const char *name = sequence_plan_operation(judged->plan, opener)->function->name;
    char *expression = mem_format("%s comes first", name), *why = mem_format("%s has to come first", name);
    struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, expression,
                                   mem_format("behind a call of %s it does not break", name));
    case_rule_by(judged, rule, by, why);
    mem_free(expression);
    mem_free(why);
    return true;
}

/* ---- what the header speaks of ---- */

/* The comment at the function which broke names another one by its word: "End of the mark", and there is scan_mark();
 * "plays the attached buffer", and there is attach(). */
static bool is_spoken_of(const struct policy_case *judged, uint32_t broke, uint32_t other)
{
    static const char common[] = "next prev previous first last get set put add new make free read write size count "
                                 "length at find open close end start begin step push pop clear reset skip take is "
                                 "has name value data key item text line number up down top in out on off all";
    const char *name = sequence_plan_operation(judged->plan, other)->function->name;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    if (name_ends(name, common))
        return false; /* words that mean anything */
    const char *at = operation_comments(sequence_plan_operation(judged->plan, broke), &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = !clause.is_handled && clause_names_function(&clause, name);
    text_release(&comment);
    return found;
}

/* It was not called for the object since the call that broke was made before, if it was. */
static bool is_missing(const struct policy_case *judged, uint32_t broke, uint32_t other, uint64_t object)
{
    for (size_t call = judged->call; call-- > 0;) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        if ((operation == other || operation == broke) && (!object || case_gets(judged, call, object)))
            return operation == broke;
    }
    return true;
}

/* It says no of nothing, and one that sets something up which its comment speaks of makes it well. */
static bool judge_spoken_of(struct policy_case *judged, uint64_t object, uint32_t sort, unsigned by)
{
    uint32_t broke = sequence_operation_of(&judged->sequence, judged->call);
    if (fact_can_say_no(judged->plan, broke))
        return false;
    for (uint32_t i = 0; i < judged->plan->items.count && !judged->has_failed; i++)
        if (i != broke && takes(judged->plan, i, sort) && judged->plan->items.items[i].parameter_count > 1 &&
            is_spoken_of(judged, broke, i) && is_missing(judged, broke, i, object) && is_well_behind(judged, i, object))
            return judged->has_failed || rule_opener(judged, i, by);
    return judged->has_failed;
}

/* The same of things that are known by numbers: play(source) and attach(source, buffer). */
static bool shares_number(const struct policy_case *judged, uint32_t one, uint32_t other)
{
    const struct function *a = sequence_plan_operation(judged->plan, one)->function,
                          *b = sequence_plan_operation(judged->plan, other)->function;
    return a->parameter_count && b->parameter_count > 1 && a->parameters[0].type == b->parameters[0].type &&
           type_is_discrete(a->parameters[0].type) && strcmp(a->parameters[0].name, b->parameters[0].name) == 0;
}

static bool judge_numbered(struct policy_case *judged, unsigned by)
{
    uint32_t broke = sequence_operation_of(&judged->sequence, judged->call);
    if (fact_can_say_no(judged->plan, broke))
        return false;
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (i != broke && shares_number(judged, broke, i) && is_spoken_of(judged, broke, i) &&
            is_missing(judged, broke, i, 0))
            return rule_opener(judged, i, by);
    return false;
}

static bool judge_opener(struct policy_case *judged, uint64_t object, uint32_t sort, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    for (uint32_t i = 0; i < judged->plan->items.count && !judged->has_failed; i++)
        if (i != operation && opens(judged->plan, i, sort) && is_well_behind(judged, i, object) &&
            !is_looked_at(judged, i, object, sort) && !is_well_as_made(judged, object))
            return judged->has_failed || rule_opener(judged, i, by);
    return judged->has_failed;
}

bool case_state(struct policy_case *judged, unsigned by)
{
    uint32_t sort = SEQUENCE_NONE;
    enum fault_class class = case_class(&judged->ruling->verdict, &judged->outcome.fault);
    bool is_value = class == FAULT_NONE && judged->ruling->verdict.kind == VERDICT_UNDEFINED; /* an overflow */
    if (class == FAULT_FREED || judged->outcome.fault.stage != STAGE_CALLING || judged->call == 0 ||
        judged->call >= judged->sequence.calls.count)
        return false;
    uint64_t object = fact_object(&judged->sequence, judged->plan, judged->call, 0, &sort);
    if (!object)
        return judge_numbered(judged, by);
    return judge_spoken_of(judged, object, sort, by) || (!is_value && judge_opener(judged, object, sort, by));
}
