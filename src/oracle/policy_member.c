/* Members of a struct that the caller filled in: they have to be as the header
 * says ("int month; // 1..12"), or as a function of the library finds right
 * (date_valid), or as the library itself makes them (policy_made.c). */
#include <stdio.h>
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

const struct type *case_struct_of(const struct policy_case *judged, uint32_t operation, size_t parameter)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    const struct type *type = parameter < function->parameter_count ? function->parameters[parameter].type : NULL;
    if (type && type->kind == TYPE_POINTER)
        type = type->target;
    return type && type->kind == TYPE_STRUCT ? type : NULL;
}

const struct type *case_struct_at(const struct policy_case *judged, uint32_t operation, const struct sequence_place *at)
{
    return at->depth > 0 ? case_struct_of(judged, operation, judged->plan->nodes.items[at->node].parameter) : NULL;
}

/* "Anything else is refused with one of the E codes", of all that return a number and are no questions. */
static bool refuses_all(const struct operation *about, struct text *comment)
{
    static const char words[] = "is refused|are refused|is rejected|are rejected|refused with|rejected with";
    struct clause clause;
    bool refuses = false;
    const struct type *result = about->function->result;
    const char *at = result->kind == TYPE_INTEGER && result->is_signed && operation_general_comments(about, comment)
                         ? comment->s
                         : "";
    while (!refuses && clause_next(&at, &clause))
        refuses = clause_has_any(&clause, words);
    return refuses;
}

bool case_says_no(const struct policy_case *judged, uint32_t operation)
{
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = fact_can_say_no(judged->plan, operation);
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause.is_handled;
    says = says || refuses_all(about, &comment);
    text_release(&comment);
    return says;
}

/* ---- what is said of a member ---- */

static int64_t within_bounds(const struct clause *clause)
{
    return clause->has_least ? clause->least : clause->has_most ? clause->most : 1;
}

/* This member, wherever the call got one that is not as the clause says: one that is left would break as well. */
static bool set_within(struct policy_case *judged, const sequence_places *places, uint32_t node,
                       const struct clause *clause, bool *is_gone)
{
    const struct sequence_plan *plan = judged->plan;
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_place *at = &places->items[i];
        int64_t number = (int64_t)sequence_number(&plan->nodes.items[at->node], judged->sequence.words.items[at->word]);
        if (at->node == node && clause_excludes(clause, number))
            probe_set_number(&changed, plan, at->call, i, (uint64_t)within_bounds(clause));
    }
    bool done = case_try(judged, &changed, 0, is_gone);
    sequence_release(&changed);
    return done;
}

/* A range that was left, and within it is well. */
static bool judge_member(struct policy_case *judged, const sequence_places *places, size_t place, const char *comment,
                         unsigned by)
{
    const struct sequence_place *at = &places->items[place];
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    int64_t number = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
    struct clause clause;
    bool is_gone = false;
    while (clause_next(&comment, &clause)) {
        bool is_broken = clause_has_digits(&clause) && clause_excludes(&clause, number);
        if (is_broken && !set_within(judged, places, at->node, &clause, &is_gone))
            return true;
        if (is_gone)
            return case_rule(judged, RULING_SUSPECT, by, "the header says of the member '%s': %.*s",
                             judged->plan->roles.items[at->node]->field->name, (int)clause.length, clause.s);
    }
    return false;
}

static bool judge_said(struct policy_case *judged, const sequence_places *places, uint32_t operation, unsigned by)
{
    struct text comment = TEXT_INIT;
    bool decided = false;
    for (size_t i = 0; !decided && i < places->count; i++) {
        const struct sequence_place *at = &places->items[i];
        const struct type *object = case_struct_at(judged, operation, at);
        const struct role *role = judged->plan->roles.items[at->node];
        if (object && role && role->field && role->field->name &&
            judged->plan->nodes.items[at->node].kind == SEQ_NUMBER &&
            operation_member_comment(sequence_plan_operation(judged->plan, operation), object, role->field->name,
                                     &comment))
            decided = judge_member(judged, places, i, comment.s, by);
    }
    text_release(&comment);
    return decided;
}

/* "Prefix lengths ("bits") are from 0 to 32, everywhere": of all functions, also of those that say no to something
 * else. */
static bool judge_general(struct policy_case *judged, const sequence_places *places, uint32_t operation, unsigned by)
{
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool decided = false, is_gone = false;
    bool is_told = operation_general_comments(sequence_plan_operation(judged->plan, operation), &comment);
    for (size_t i = 0; is_told && !decided && i < places->count; i++) {
        const struct sequence_place *at = &places->items[i];
        const struct sequence_node *node = &judged->plan->nodes.items[at->node];
        const struct role *role = judged->plan->roles.items[at->node];
        const char *name = role && role->field ? role->field->name : NULL, *next = comment.s;
        if (!name || node->kind != SEQ_NUMBER || !case_struct_at(judged, operation, at))
            continue;
        int64_t number = (int64_t)sequence_number(node, judged->sequence.words.items[at->word]);
        while (!decided && clause_next(&next, &clause)) {
            bool is_left = clause_names(&clause, name) && !clause.is_handled && clause_has_digits(&clause) &&
                           clause_excludes(&clause, number);
            if (is_left && !set_within(judged, places, at->node, &clause, &is_gone))
                decided = true;
            else if (is_left && is_gone)
                decided = case_rule(judged, RULING_SUSPECT, by, "the header says of '%s': %.*s", name,
                                    (int)clause.length, clause.s);
        }
    }
    text_release(&comment);
    return decided;
}

/* ---- a function that knows ---- */

static bool is_validator(const struct policy_case *judged, uint32_t operation, const struct type *object)
{
    const struct sequence_operation *item = &judged->plan->items.items[operation];
    return item->parameter_count == 1 && item->result != SEQUENCE_NONE &&
           judged->plan->nodes.items[item->result].kind == SEQ_NUMBER && !(item->flags & OPERATION_UNCALLABLE_FLAG) &&
           case_struct_of(judged, operation, 0) == object &&
           fact_is_named(judged->plan, operation, WORDS_VALIDATE " exists proper");
}

/* The words of the struct that begins there become those of the only argument of the last call. */
static bool pass_the_same(const struct policy_case *judged, const sequence_places *from, size_t first,
                          struct sequence *asking)
{
    sequence_places to = VECTOR_INIT;
    sequence_look(asking, judged->plan, asking->calls.count - 1, &to);
    size_t skipped = to.count && to.items[0].depth == 0;
    bool done = to.count > skipped && from->count - first >= to.count - skipped;
    for (size_t i = skipped; done && i < to.count; i++) {
        const struct sequence_place *source = &from->items[first + i - skipped];
        done = judged->plan->nodes.items[source->node].kind == judged->plan->nodes.items[to.items[i].node].kind &&
               source->word_count == 1 && to.items[i].word_count == 1;
        if (done)
            asking->words.items[to.items[i].word] = judged->sequence.words.items[source->word];
    }
    vector_release(&to);
    return done;
}

/* 1: it is right; 0: it is not; -1: nobody says. */
static int ask_validator(struct policy_case *judged, const sequence_places *places, size_t first, uint32_t validator)
{
    struct sequence empty = SEQUENCE_INIT;
    struct probes probes;
    int64_t said = -1;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, &empty);
    probe->flags = GIVEN_RECORD | GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY;
    if (probe_append_call(&probe->sequence, judged->plan, validator, 0, 1) &&
        pass_the_same(judged, places, first, &probe->sequence)) {
        if (!probes_run(&probes, judged->seconds, judged->error))
            case_failed(judged);
        else if (!probe_last_number(judged, probe, &said))
            said = -1;
    }
    probes_release(&probes);
    sequence_release(&empty);
    return said == -1 ? -1 : said != 0;
}

/* Of all structs that the caller filled in: 0 when some function finds one wrong, 1 when all are right. */
static int ask_all(struct policy_case *judged, const sequence_places *places, uint32_t operation,
                   const char **validator)
{
    int all = -1;
    size_t last = SIZE_MAX;
    for (size_t i = 0; all != 0 && i < places->count; i++) {
        size_t parameter = judged->plan->nodes.items[places->items[i].node].parameter;
        const struct type *object = case_struct_at(judged, operation, &places->items[i]);
        if (!object || parameter == last)
            continue;
        last = parameter;
        for (uint32_t k = 0; all != 0 && k < judged->plan->items.count; k++) {
            int said = is_validator(judged, k, object) ? ask_validator(judged, places, i, k) : -1;
            all = said == -1 ? all : said;
            *validator = sequence_plan_operation(judged->plan, k)->function->name;
        }
    }
    return all;
}

/* ---- a description that nobody but the caller fills in ---- */

bool case_is_made_of_zeros(const struct policy_case *judged, uint32_t operation)
{
    return strncmp(sequence_plan_operation(judged->plan, operation)->function->name, "zeroed_", 7) == 0;
}

/* Some function may change one, and so make it: a vector that begins with zeros. */
static bool is_ever_changed(const struct sequence_plan *plan, uint32_t sort)
{
    for (size_t i = 0; i < plan->nodes.count; i++) {
        const struct sequence_node *node = &plan->nodes.items[i];
        if (node->kind == SEQ_HANDLE && node->sort == sort && node->parameter != SEQUENCE_RESULT &&
            !(node->flags & ARGUMENT_CONST))
            return true;
    }
    return false;
}

/* Its library has a function that sets one up, which nobody could call; NULL: none. */
static const char *initialiser_of(const struct sequence_plan *plan, const struct sort *sort)
{
    const struct operations *operations = plan->operations;
    for (size_t i = 0; i < operations->items.count; i++)
        if (operations->items.items[i]->obstacle && operation_initialises(operations->items.items[i], sort))
            return operations->items.items[i]->function->name;
    return NULL;
}

/* Objects of this type are for callers to make and to pass. */
static bool is_of_callers(const struct sequence_plan *plan, const struct type *type)
{
    for (size_t i = 0; i < plan->operations->sorts.count; i++)
        if (plan->operations->sorts.items[i]->object == type)
            return true;
    return false;
}

/* Functions are among its members, or another object is to be plugged in there; all zeros have none. */
static bool has_to_be_given(const struct sequence_plan *plan, const struct type *type)
{
    for (size_t i = 0; type && type->kind == TYPE_STRUCT && i < type->field_count; i++) {
        const struct type *field = type->fields[i].type;
        const struct type *target = field->kind == TYPE_POINTER ? field->target : NULL;
        if (target && (target->kind == TYPE_FUNCTION || (target != type && is_of_callers(plan, target))))
            return true;
    }
    return false;
}

bool case_guessed(struct policy_case *judged, unsigned by)
{
    for (uint32_t call = 0; call < judged->sequence.calls.count; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        uint32_t result = judged->plan->items.items[operation].result;
        const char *initialiser =
            result != SEQUENCE_NONE && case_is_made_of_zeros(judged, operation)
                ? initialiser_of(judged->plan, sequence_plan_operation(judged->plan, operation)->result.sort)
                : NULL;
        if (initialiser)
            return case_rule(judged, RULING_SUSPECT, by,
                             "%s makes a struct of zeros, in place of %s, which cannot be called",
                             case_operation_name(judged, call), initialiser);
        const struct sort *sort = sequence_plan_operation(judged->plan, operation)->result.sort;
        if (result != SEQUENCE_NONE && case_is_made_of_zeros(judged, operation) && sort &&
            has_to_be_given(judged->plan, sort->object) &&
            case_class(&judged->ruling->verdict, &judged->outcome.fault) == FAULT_NULL)
            return case_rule(judged, RULING_SUSPECT, by,
                             "%s makes a struct whose functions and objects are for the caller to give",
                             case_operation_name(judged, call));
        if (result != SEQUENCE_NONE && case_is_made_of_zeros(judged, operation) &&
            !is_ever_changed(judged->plan, judged->plan->nodes.items[result].sort))
            return case_rule(judged, RULING_SUSPECT, by,
                             "%s makes something that is for the caller to fill in, and nobody did",
                             case_operation_name(judged, call));
    }
    return false;
}

/* What an earlier call got without a look at it, and has kept. */
static bool judge_earlier(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (uint32_t call = 0; !decided && call < judged->call; call++) {
        uint32_t operation = sequence_operation_of(&judged->sequence, call);
        if (case_says_no(judged, operation))
            continue;
        sequence_look(&judged->sequence, judged->plan, call, &places);
        decided = judge_said(judged, &places, operation, by);
    }
    vector_release(&places);
    return decided;
}

/* ---- buffers that grow ---- */

static const char amounts[] = "l m n len length size used count cnt cap capacity alloc allocated avail max";

/* struct { size_t l, m; char *s; }: how much is used and how much there is, beside the memory that they are of. */
static bool is_growing(const struct type *type)
{
    size_t numbers = 0, pointers = 0;
    for (size_t i = 0; type->kind == TYPE_STRUCT && i < type->field_count; i++) {
        const struct type *field = type->fields[i].type;
        numbers += field->kind == TYPE_INTEGER && type->fields[i].name && name_has(type->fields[i].name, amounts);
        pointers += field->kind == TYPE_POINTER && !field->target_const && field->target->kind != TYPE_FUNCTION;
    }
    return numbers >= 2 && pointers > 0;
}

/* Whoever makes such a struct by hand begins with zeros; other numbers are for the library to keep. */
static bool judge_growing(struct policy_case *judged, const sequence_places *places, uint32_t operation, unsigned by)
{
    struct sequence changed = SEQUENCE_INIT;
    const char *name = NULL;
    bool is_gone = false, done = true;
    sequence_copy(&changed, &judged->sequence);
    for (size_t i = 0; i < places->count; i++) {
        const struct sequence_place *at = &places->items[i];
        const struct type *object = case_struct_at(judged, operation, at);
        const struct role *role = judged->plan->roles.items[at->node];
        bool is_amount = object && is_growing(object) && role && role->field && role->field->name &&
                         judged->plan->nodes.items[at->node].kind == SEQ_NUMBER && name_has(role->field->name, amounts);
        if (!is_amount || !judged->sequence.words.items[at->word])
            continue;
        name = role->field->name;
        probe_set_number(&changed, judged->plan, at->call, i, 0);
    }
    if (name)
        done = case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return !done || (is_gone && case_rule(judged, RULING_SUSPECT, by,
                                          "'%s' stands beside memory that it counts: it is for the "
                                          "library to keep",
                                          name));
}

/* { …; unsigned count; struct option options[16]; }, and an index beyond 15: a count that was passed is larger. */
static bool judge_count(struct policy_case *judged, const sequence_places *places, uint32_t operation, unsigned by)
{
    const char *bounds = strstr(judged->ruling->verdict.cause, "out of bounds for type '");
    const char *bracket = bounds ? strchr(bounds, '[') : NULL;
    unsigned long long length = 0;
    bool decided = false;
    if (!bracket || sscanf(bracket, "[%llu]", &length) != 1)
        return false;
    for (size_t i = 0; !decided && i < places->count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places->items[i].node];
        const struct type *type = case_struct_at(judged, operation, &places->items[i]);
        const struct role *role = judged->plan->roles.items[places->items[i].node];
        bool has_array = false, is_gone = false;
        for (size_t k = 0; type && k < type->field_count; k++)
            has_array =
                has_array || (type->fields[k].type->kind == TYPE_ARRAY && type->fields[k].type->length == length);
        if (!has_array || node->kind != SEQ_NUMBER || !role || !role->field ||
            sequence_number(node, judged->sequence.words.items[places->items[i].word]) <= length)
            continue;
        struct sequence changed = SEQUENCE_INIT;
        sequence_copy(&changed, &judged->sequence);
        changed.words.items[places->items[i].word] = 1;
        decided = case_try(judged, &changed, 0, &is_gone) && is_gone &&
                  case_rule(judged, RULING_SUSPECT, by, "'%s' is more than the %llu that the struct has room for",
                            role->field->name, length);
        sequence_release(&changed);
    }
    return decided || judged->has_failed;
}

bool case_members(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool is_in_call = judged->outcome.fault.stage == STAGE_CALLING && judged->call < judged->sequence.calls.count;
    bool is_sum = strstr(judged->what, "overflow") != NULL && judged->ruling->verdict.kind == VERDICT_UNDEFINED;
    const char *validator = NULL;
    if (!is_in_call)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    bool is_made = case_make_members(judged);
    if (judged->has_failed)
        return true;
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    bool is_trusting = !case_says_no(judged, operation);
    /* what it fills may have been anything before */
    int said = fact_is_named(judged->plan, operation, "parse scan decode")
                   ? -1
                   : ask_all(judged, &places, operation, &validator);
    if (said == 0 && !is_trusting && !case_asks_for_valid(judged, operation, validator))
        said = -1;
    bool decided = judged->has_failed;
    if (!decided && said == 0)
        decided = case_rule(judged, RULING_SUSPECT, by, "%s says no of what %s got", validator,
                            case_operation_name(judged, judged->call));
    if (!decided && said != 1)
        decided = judge_count(judged, &places, operation, by) || judge_growing(judged, &places, operation, by) ||
                  (is_trusting && judge_said(judged, &places, operation, by)) ||
                  judge_general(judged, &places, operation, by) ||
                  (!is_sum && !is_made && case_made(judged, &places, operation, by));
    vector_release(&places);
    return decided || judge_earlier(judged, by);
}
