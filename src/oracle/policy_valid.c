/* Arrays and texts of which a function of the library says no (perm_valid, of
 * numbers that are no permutation), in a call that has no way to say it. */
#include <string.h>
#include "engine/sequence/record.h"
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool is_named_alike(const struct parameter *one, const struct parameter *other)
{
    bool has_alias = one->alias.name && other->alias.name && strcmp(one->alias.name, other->alias.name) == 0;
    return one->type == other->type && (has_alias || strcmp(one->name, other->name) == 0);
}

/* The parameters of a validator: one text or array, and perhaps its length. */
static bool is_of_one(const struct policy_case *judged, const struct sequence_operation *item)
{
    const struct sequence_node *first = &judged->plan->nodes.items[item->parameters];
    if (item->parameter_count == 1)
        return first->kind == SEQ_STRING && first->flags & ARGUMENT_CONST;
    return item->parameter_count == 2 && first->kind == SEQ_BUFFER && first->flags & ARGUMENT_CONST &&
           first->array == item->parameters + 1;
}

/* An unsigned number tells how much of it is valid. */
static bool tells_truth(const struct sequence_node *result)
{
    return result->kind == SEQ_NUMBER && result->flags & (ARGUMENT_BOOL | ARGUMENT_SIGNED | ARGUMENT_ENUM);
}

/* "Texts from outside are to be tested with ad_is_word() first", where the whole is described. */
static bool is_said_to_test(const struct operation *operation)
{
    static const char words[] = "tested with|test with|tested by|checked with|checked by|check with|verified with|"
                                "validated with|run through|ask first";
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_said = false;
    const char *at = operation_general_comments(operation, &comment) ? comment.s : "";
    while (!is_said && clause_next(&at, &clause))
        is_said = clause_names(&clause, operation->function->name) && clause_has_any(&clause, words);
    text_release(&comment);
    return is_said;
}

static bool is_validator(const struct policy_case *judged, uint32_t operation)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    return item->parameter_count && item->result != SEQUENCE_NONE &&
           tells_truth(&judged->plan->nodes.items[item->result]) && !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           is_of_one(judged, item) &&
           (fact_is_named(judged->plan, operation, WORDS_VALIDATE) ||
            is_said_to_test(sequence_plan_operation(judged->plan, operation)));
}

static bool rule_refused(struct policy_case *judged, size_t call, uint32_t validator, unsigned by)
{
    return case_rule(judged, RULING_SUSPECT, by, "%s says no of what %s got",
                     sequence_plan_operation(judged->plan, validator)->function->name,
                     case_operation_name(judged, call));
}

/* It returns a status, and says with it that it failed. */
static bool has_failed(const struct policy_case *judged, const struct probe *probe)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    bool failed = probe->ran && probe->outcome.record &&
                  sequence_record_read(&record, &probe->sequence, judged->plan, probe->outcome.record,
                                       probe->outcome.record_count) &&
                  sequence_record_outcome(&record, 0) == CALL_FAILED;
    sequence_record_release(&record);
    return failed;
}

/* "0 if they begin with a good packet, one of the errors if not"; "0 if it is not one, else 1" is a truth. */
static bool zero_is_well(const struct sequence_plan *plan, uint32_t validator)
{
    const struct operation *about = sequence_plan_operation(plan, validator);
    return operation_says(about, "an error|errors|error code|status|negative|below zero|below 0|-1") &&
           operation_says(about, "0 if|0 when|returns 0|0 for|0 on success") &&
           !operation_says(about, "1 if|else 1|1 when|returns 1|true|nonzero if|non-zero if");
}

/* What was passed, passed to the validator alone; false: it says no. */
static bool is_valid(struct policy_case *judged, const uint64_t *words, size_t count, uint32_t validator)
{
    struct sequence empty = SEQUENCE_INIT;
    struct probes probes;
    int64_t said = 1;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &empty);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    if (probe_append_call(&probe->sequence, judged->plan, validator, 0, 1) &&
        probe_replace(&probe->sequence, judged->plan, 0, 0, words, count)) {
        if (!probes_run(&probes, judged->seconds, judged->error))
            case_failed(judged);
        else if (fact_can_say_no(judged->plan, validator))
            said = has_failed(judged, probe) ? -1 : 1;
        else if (!probe_last_number(judged, probe, &said))
            said = 1;
    }
    probes_release(&probes);
    sequence_release(&empty);
    return said > 0 || (said == 0 && zero_is_well(judged->plan, validator)); /* below 0 it is an error that is found */
}

/* Bytes that are passed in the same form: a text is one of them where nobody says how long it is. */
static bool is_of_kind(const struct sequence_node *asked, const struct sequence_node *node)
{
    bool is_text = node->kind == SEQ_STRING && asked->kind == SEQ_BUFFER && asked->cell_size == 1;
    return asked->kind == node->kind || is_text;
}

/* A validator that says no of it; SEQUENCE_NONE: there is none. */
static uint32_t who_says_no(struct policy_case *judged, const struct sequence_place *at, uint32_t operation)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    bool is_one_of_many = at->depth == 1 && node->kind == SEQ_STRING; /* … of several texts */
    if ((at->depth > 0 && !is_one_of_many) || node->parameter >= function->parameter_count ||
        node->flags & ARGUMENT_OUT || SEQUENCE_TAG(judged->sequence.words.items[at->word]) != HEAD_VALUE)
        return SEQUENCE_NONE;
    for (uint32_t i = 0; !judged->has_failed && i < judged->plan->items.count; i++) {
        const struct function *other = sequence_plan_operation(judged->plan, i)->function;
        const struct sequence_node *asked = &judged->plan->nodes.items[judged->plan->items.items[i].parameters];
        const struct parameter *parameter = &function->parameters[node->parameter];
        bool is_type_same = other->parameter_count &&
                            other->parameters[0].type == (is_one_of_many ? parameter->type->target : parameter->type);
        if (i != operation && is_validator(judged, i) && is_of_kind(asked, node) &&
            ((!is_one_of_many && is_named_alike(&other->parameters[0], parameter)) ||
             (is_type_same && is_said_to_test(sequence_plan_operation(judged->plan, i)))) &&
            !is_valid(judged, &judged->sequence.words.items[at->word], at->word_count, i))
            return i;
    }
    return SEQUENCE_NONE;
}

/* ---- texts that the header wants to be valid ---- */

static bool asks_for_valid(const char *comment, const char *validator)
{
    struct clause clause;
    for (const char *at = comment; clause_next(&at, &clause);)
        if (clause.asks & ASKS_DUTY &&
            (clause_names(&clause, validator) || clause_has_any(&clause, "valid|well-formed|well formed|legal")))
            return true;
    return false;
}

/* "Text has to be valid; run text_valid() over it", at the function or of all. */
bool case_asks_for_valid(const struct policy_case *judged, uint32_t operation, const char *validator)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    bool asks = (operation_comment(about, &comment) && asks_for_valid(comment.s, validator)) ||
                (operation_general_comments(about, &comment) && asks_for_valid(comment.s, validator));
    text_release(&comment);
    return asks;
}

static bool is_asked_for(const struct policy_case *judged, uint32_t operation, uint32_t validator)
{
    return case_asks_for_valid(judged, operation, sequence_plan_operation(judged->plan, validator)->function->name);
}

/* All is well with as many letters, of which the validator says yes. */
static bool is_well_with_valid(struct policy_case *judged, size_t call, size_t place, const struct sequence_place *at,
                               uint32_t validator)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    uint64_t *words = mem_alloc(at->word_count * sizeof *words);
    memcpy(words, &judged->sequence.words.items[at->word], at->word_count * sizeof *words);
    size_t room = (at->word_count - 1) * sizeof *words, bytes = SEQUENCE_COUNT(*words);
    memset(words + 1, 'a', bytes < room ? bytes : room);
    bool done = probe_replace(&changed, judged->plan, call, place, words, at->word_count) &&
                is_valid(judged, words, at->word_count, validator) && case_try(judged, &changed, 0, &is_gone);
    mem_free(words);
    sequence_release(&changed);
    return done && is_gone;
}

/* A call that could have said no, or an earlier one that took it: the header has to ask for it. */
static bool judge_asked(struct policy_case *judged, size_t call, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    bool decided = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !decided && !judged->has_failed && i < places.count; i++) {
        uint32_t validator = who_says_no(judged, &places.items[i], operation);
        decided = validator != SEQUENCE_NONE && is_asked_for(judged, operation, validator) &&
                  is_well_with_valid(judged, call, i, &places.items[i], validator) &&
                  rule_refused(judged, call, validator, by);
    }
    vector_release(&places);
    return decided || judged->has_failed;
}

static bool has_validator(const struct policy_case *judged)
{
    for (uint32_t i = 0; i < judged->plan->items.count; i++)
        if (is_validator(judged, i))
            return true;
    return false;
}

/* "For packets for which packet_check() has returned 0", at the function or at the head of its section. */
static bool is_for_accepted(const struct policy_case *judged, uint32_t operation, uint32_t validator)
{
    static const char words[] = "for which|of which|that was accepted|was accepted by|accepted by|accepts|has returned|"
                                "returned|passed|approved";
    const char *name = sequence_plan_operation(judged->plan, validator)->function->name;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool is_for = false;
    const char *at = operation_comments(sequence_plan_operation(judged->plan, operation), &comment) ? comment.s : "";
    while (!is_for && clause_next(&at, &clause))
        is_for = clause_names(&clause, name) && clause_has_any(&clause, words);
    text_release(&comment);
    return is_for;
}

/* ---- texts that have to be valid, by whatever test ---- */

/* "`text` needs to be a validated sentence": nobody has validated what was made up. */
static bool asks_for_validated(const struct policy_case *judged, const struct sequence_place *at, struct text *comment,
                               struct clause *clause)
{
    static const char words[] = "validated|well-formed|well formed|wellformed|syntactically correct|checked before|"
                                "checked already|already checked|already been checked|verified";
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const char *name = fact_parameter(judged->plan, operation, at->node);
    if ((node->kind != SEQ_STRING && node->kind != SEQ_BUFFER) || node->flags & ARGUMENT_OUT || at->depth > 0 ||
        !*name || SEQUENCE_TAG(judged->sequence.words.items[at->word]) != HEAD_VALUE ||
        !operation_comment(sequence_plan_operation(judged->plan, operation), comment))
        return false;
    for (const char *rest = comment->s; clause_next(&rest, clause);)
        if (clause->asks & ASKS_DUTY && !clause->is_handled && clause_names(clause, name) &&
            clause_has_any(clause, words))
            return true;
    return false;
}

static bool judge_validated(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool decided = false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++)
        decided = asks_for_validated(judged, &places.items[i], &comment, &clause) &&
                  case_rule(judged, RULING_SUSPECT, by, "the header says: %.*s", (int)clause.length, clause.s);
    text_release(&comment);
    vector_release(&places);
    return decided;
}

bool case_valid(struct policy_case *judged, unsigned by)
{
    static const char questions[] = "is has are"; /* "no" answers them, and refuses nothing */
    sequence_places places = VECTOR_INIT;
    uint32_t validator = SEQUENCE_NONE;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    if (judge_validated(judged, by))
        return true;
    if (!has_validator(judged))
        return false;
    for (size_t call = 0; call <= judged->call; call++)
        if (judge_asked(judged, call, by))
            return true;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    if (fact_is_named(judged->plan, operation, WORDS_VALIDATE)) /* it is there to be asked about anything */
        return false;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; validator == SEQUENCE_NONE && !judged->has_failed && i < places.count; i++)
        validator = who_says_no(judged, &places.items[i], operation);
    vector_release(&places);
    bool can_say_no = case_says_no(judged, operation) && !fact_is_named(judged->plan, operation, questions);
    return judged->has_failed ||
           (validator != SEQUENCE_NONE && (!can_say_no || is_for_accepted(judged, operation, validator)) &&
            rule_refused(judged, judged->call, validator, by));
}
