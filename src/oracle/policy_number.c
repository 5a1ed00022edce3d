/* Numbers that stand for something: where a type of the library's own is what
 * one function returns and another takes (typedef int state; state add_state(…),
 * add_edge(…, state from, state to)), only what was returned means anything.  A
 * number that nobody gave, and that nobody looks at, is the caller's mistake; and
 * so is one that is none of the few constants that a parameter is for.  Numbers that
 * mean something by themselves (semitones, days) are anybody's. */
#include <stdlib.h>
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define GIVEN_MOST 16

/* "Offsets are those which this pile has given out": then one names a place, and is no distance that anybody may
 * reckon with. */
static bool is_said_given(const struct operation *about, const char *alias)
{
    static const char given[] = "given out|gave|gives out|has given|handed out|hands out|returned by|was returned|were "
                                "returned|has returned|obtained from|came from|come from|comes from|got from";
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *at = name_has(alias, "off offset") && operation_header_comments(about, &comments) ? comments.s : "";
    while (!is_said && clause_next(&at, &clause))
        is_said = (clause_names(&clause, alias) || clause_has_any(&clause, "offset|offsets")) && !clause.is_handled &&
                  clause_has_any(&clause, given);
    text_release(&comments);
    return is_said;
}

/* The typedef of the library's that this number is of; NULL: none. */
static const char *alias_of(const struct policy_case *judged, uint32_t operation, const struct sequence_place *place)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    const struct sequence_node *node = &judged->plan->nodes.items[place->node];
    uint32_t parameter = place->node - item->parameters;
    if (node->kind != SEQ_NUMBER || node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS) ||
        parameter >= item->parameter_count)
        return NULL;
    const struct alias *alias = &about->function->parameters[parameter].alias;
    bool is_own = alias->name && !alias->is_system && alias->depth == 0 &&
                  (!name_is_of_amount(alias->name) || is_said_given(about, alias->name));
    return is_own ? alias->name : NULL;
}

static bool gives(const struct sequence_plan *plan, uint32_t operation, const char *alias)
{
    const struct alias *given = &sequence_plan_operation(plan, operation)->function->result_alias;
    return given->name && given->depth == 0 && strcmp(given->name, alias) == 0;
}

static bool is_given_by_any(const struct sequence_plan *plan, uint32_t but, const char *alias)
{
    for (uint32_t i = 0; i < plan->items.count; i++)
        if (i != but && gives(plan, i, alias))
            return true;
    return false;
}

/* ---- numbers that anybody may write ---- */

/* pitch_parse(text): a text that is read says all of it, and names nothing that is kept somewhere. */
static bool is_read_text(const struct sequence_plan *plan, uint32_t operation, size_t parameter)
{
    const struct sequence_node *node = &plan->nodes.items[plan->items.items[operation].parameters + parameter];
    return node->kind == SEQ_STRING && fact_is_named(plan, operation, "parse scan from decode read");
}

static bool is_of(const struct alias *own, const char *alias, unsigned depth)
{
    return own->name && own->depth == depth && strcmp(own->name, alias) == 0;
}

/* fixed_from_int(int value), dur_parse(text, &dur): what plain numbers and texts are made into, and nothing else;
 * fixed_add(fixed a, fixed b): and what is reckoned with are numbers themselves. */
static bool is_made_of_numbers(const struct sequence_plan *plan, const char *alias)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct function *function = sequence_plan_operation(plan, i)->function;
        bool is_plain = function->parameter_count > 0, is_given = gives(plan, i, alias), is_filled = false;
        size_t own = 0;
        for (size_t k = 0; k < function->parameter_count; k++) {
            const struct parameter *parameter = &function->parameters[k];
            bool is_out = is_of(&parameter->alias, alias, 1);
            is_plain = is_plain && (parameter->type->kind == TYPE_INTEGER || parameter->type->kind == TYPE_FLOAT ||
                                    is_read_text(plan, i, k) || is_out);
            is_filled = is_filled || (is_out && fact_is_named(plan, i, "parse scan from decode read"));
            own += is_of(&parameter->alias, alias, 0);
        }
        bool is_reckoned = is_given && own == 2 && function->parameter_count == 2 &&
                           fact_is_named(plan, i, "add sub sum diff mul plus minus subtract multiply difference");
        if (is_plain && ((own == 0 && (is_given || is_filled)) || is_reckoned))
            return true;
    }
    return false;
}

/* bits_new(bit_index bits): where something begins, nobody can have given a number, and any is right.  One that was
 * taken later on is no excuse for two objects that do not compare. */
static bool is_begun_with(const struct sequence_plan *plan, const char *alias)
{
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(plan, i);
        bool takes_one = false, takes_object = false;
        for (size_t k = 0; k < operation->function->parameter_count; k++) {
            takes_one = takes_one || is_of(&operation->function->parameters[k].alias, alias, 0);
            takes_object =
                takes_object || (operation->roles[k].kind == ROLE_HANDLE && operation->roles[k].passing != PASS_OUT);
        }
        if (operation->kind == OPERATION_MAKES && takes_one && !takes_object)
            return true;
    }
    return false;
}

/* "0 is middle C, 2 the D above it" at the type: what the numbers mean.  0, 1 and -1 may only be the first and none. */
static bool is_explained(const struct operation *about, const char *alias)
{
    static const char verbs[] = "is means are the stands";
    struct text comment = TEXT_INIT;
    bool is_told = false;
    const char *at = operation_type_comment(about, alias, &comment) ? comment.s : "";
    while (!is_told && *at) {
        size_t word = strcspn(at, " ");
        char *end;
        long long number = strtoll(at, &end, 10);
        const char *next = end == at + word ? skip_blanks(end) : "";
        is_told = (number < -1 || number > 1) && (*next == '=' || word_is_in(next, strcspn(next, " "), verbs));
        at = skip_blanks(at + word);
    }
    text_release(&comment);
    return is_told;
}

static bool is_validator(const struct sequence_plan *plan, uint32_t operation, const char *alias)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    const struct function *function = sequence_plan_operation(plan, operation)->function;
    const struct alias *own = item->parameter_count == 1 ? &function->parameters[0].alias : NULL;
    return own && own->name && own->depth == 0 && strcmp(own->name, alias) == 0 && item->result != SEQUENCE_NONE &&
           plan->nodes.items[item->result].kind == SEQ_NUMBER && !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           fact_is_named(plan, operation, WORDS_VALIDATE);
}

/* pitch_valid(p), called in the place of the call, says yes of the number. */
static bool is_called_valid(struct policy_case *judged, size_t call, const char *alias, int64_t number)
{
    int64_t said = 0;
    for (uint32_t i = 0; !said && i < judged->plan->items.count && !judged->has_failed; i++) {
        struct sequence empty = SEQUENCE_INIT;
        struct probes probes;
        if (!is_validator(judged->plan, i, alias))
            continue;
        probes_init(&probes, judged->policy);
        struct probe *probe = probes_add(&probes, call ? &judged->sequence : &empty);
        probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
        if ((call == 0 || probe_cut_behind(&probe->sequence, judged->plan, call - 1)) &&
            probe_append_call(&probe->sequence, judged->plan, i, 0, (uint64_t)number)) {
            if (!probes_run(&probes, judged->seconds, judged->error))
                case_failed(judged);
            else if (!probe_last_number(judged, probe, &said))
                said = 0;
        }
        probes_release(&probes);
        sequence_release(&empty);
    }
    return said != 0;
}

/* ---- what was given ---- */

/* What calls of the sequence gave of that type, and 0.  *is_one: the number itself was given before the call. */
static size_t find_given(struct policy_case *judged, size_t before, const char *alias, int64_t number, int64_t *list,
                         bool *is_one)
{
    struct probes probes;
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    size_t count = 0;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    bool done = probes_run(&probes, judged->seconds, judged->error) && probe->ran && probe->outcome.record &&
                sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                     probe->outcome.record_count);
    *is_one = false;
    for (uint32_t call = 0; done && call < judged->sequence.calls.count; call++) {
        const struct recorded_output *output =
            gives(judged->plan, sequence_operation_of(&judged->sequence, call), alias)
                ? sequence_record_output(&record, call, 0)
                : NULL;
        if (!output)
            continue;
        int64_t given = recorded_number(&record, output, judged->plan);
        *is_one = *is_one || (call < before && given == number);
        if (count + 1 < GIVEN_MOST)
            list[count++] = given;
    }
    list[count++] = 0;
    sequence_record_release(&record);
    probes_release(&probes);
    return count;
}

static bool passes_with(struct policy_case *judged, size_t call, size_t place, int64_t number)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &judged->sequence);
    probe_set_number(&probe->sequence, judged->plan, call, place, (uint64_t)number);
    bool is_well =
        probes_run(&probes, judged->seconds, judged->error) && probe->ran && probe->outcome.outcome == TRIAL_PASSED;
    probes_release(&probes);
    return is_well;
}

/* "False when it is not a valid handle", "every function takes any number and finds out by itself". */
static bool finds_out(const struct policy_case *judged, uint32_t operation)
{
    static const char any[] = "any number|any value|any handle|any id|every number|whatever number|finds out|"
                              "find out|is recognised|are recognised|is recognized|are recognized|is detected|"
                              "are detected|is noticed|are noticed";
    static const char wrong[] = "not valid|invalid|not a valid|no valid|not a handle|no such|unknown|stale|not known|"
                                "was released|been released|does not exist|not in use";
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool finds = operation_says(about, any);
    const char *at = !finds && operation_comment(about, &comment) ? comment.s : "";
    while (!finds && clause_next(&at, &clause))
        finds = clause.is_handled && clause_has_any(&clause, wrong);
    at = !finds && operation_general_comments(about, &comment) ? comment.s : "";
    while (!finds && clause_next(&at, &clause))
        finds = clause_has_any(&clause, any);
    text_release(&comment);
    return finds;
}

static bool judge_one(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                      unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const char *alias = alias_of(judged, operation, at);
    if (!alias || finds_out(judged, operation) || !is_given_by_any(judged->plan, operation, alias) ||
        is_made_of_numbers(judged->plan, alias) ||
        is_explained(sequence_plan_operation(judged->plan, operation), alias) ||
        (judged->ruling->verdict.kind == VERDICT_CONTRACT && is_begun_with(judged->plan, alias)))
        return false;
    int64_t list[GIVEN_MOST],
        number = (int64_t)sequence_number(&judged->plan->nodes.items[at->node], judged->sequence.words.items[at->word]);
    bool is_one;
    if (is_called_valid(judged, call, alias, number))
        return false;
    size_t count = find_given(judged, call, alias, number, list, &is_one);
    for (size_t i = 0; !is_one && i < count; i++)
        if (list[i] != number && passes_with(judged, call, place, list[i])) {
            const char *name = fact_parameter(judged->plan, operation, at->node);
            char *expression = mem_format("%s is a %s that was given", name, alias);
            struct rule *rule = case_learn(judged, RULE_REQUIRES, operation, 0, 0, expression,
                                           mem_strdup("with a number that was given, or 0, it does not break"));
            case_rule_by(judged, rule, by, "a number was passed that nobody gave, for a type of the library's own");
            mem_free(expression);
            return true;
        }
    return false;
}

/* ---- one of a few constants ---- */

/* A plain number that by its name says how or where: "int where", of constants that are macros. */
static bool is_choice(const struct policy_case *judged, uint32_t operation, const struct sequence_place *at)
{
    static const char *const words[] = {"where",     "whence", "mode", "type",   "kind", "how",
                                        "direction", "style",  "op",   "method", NULL};
    const char *name = fact_parameter(judged->plan, operation, at->node);
    bool is_named = false;
    for (size_t i = 0; !is_named && words[i]; i++)
        is_named = strcmp(name, words[i]) == 0;
    return is_named && fact_is_amount(&judged->plan->nodes.items[at->node]) &&
           !fact_can_say_no(judged->plan, operation);
}

/* It is well with 0 and 1, and with nothing else. */
static bool judge_choice(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                         unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    if (!is_choice(judged, operation, at) || !passes_with(judged, call, place, 0) ||
        !passes_with(judged, call, place, 1) || passes_with(judged, call, place, -1) ||
        passes_with(judged, call, place, 50) || passes_with(judged, call, place, 100))
        return false;
    const char *name = fact_parameter(judged->plan, operation, at->node);
    return case_rule(judged, RULING_SUSPECT, by, "'%s' of %s may have to be one of a few constants", name,
                     case_operation_name(judged, (uint32_t)call));
}

/* It may break by something else then. */
static bool is_gone_with(struct policy_case *judged, size_t call, size_t place, int64_t number)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_number(&changed, judged->plan, call, place, (uint64_t)number) &&
                case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}

/* A number beyond the constants that the header has for the parameter, and with the first of them it is well. */
static bool judge_constant(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                           unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const char *name = fact_parameter(judged->plan, operation, at->node);
    long long first, last;
    if (at->depth > 0 || node->kind != SEQ_NUMBER || node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS) ||
        !operation_named_choices(sequence_plan_operation(judged->plan, operation), name, &first, &last))
        return false;
    int64_t number = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
    if ((number >= first && number <= last) || !is_gone_with(judged, call, place, first))
        return judged->has_failed;
    return case_rule(judged, RULING_SUSPECT, by, "'%s' of %s is one of the constants of that name, %lld to %lld", name,
                     case_operation_name(judged, (uint32_t)call), first, last);
}

bool case_number(struct policy_case *judged, unsigned by)
{
    return case_any_place(judged, judge_one, by) || case_any_place(judged, judge_choice, by) ||
           case_any_place(judged, judge_constant, by);
}
