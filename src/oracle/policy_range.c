/* Numbers that have to be in a range, or to fit each other, and that a function
 * takes as they are: a real number that no integer holds, a divisor that two
 * numbers make together, the ends of a range, members of a struct that the caller
 * filled in. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "oracle/policy_case.h"

/* ---- a divisor ---- */

/* With a neighbour of that number nothing is divided by zero. */
static bool is_gone_beside(struct policy_case *judged, size_t place, uint64_t number, bool *is_gone)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (uint64_t step = 1; step <= 2; step++) {
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, place,
                         number + step);
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, judged->call, place,
                         number - step);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_gone = false;
    for (size_t i = 0; done && i < probes.items.count; i++)
        *is_gone = *is_gone || case_is_gone(judged, probes.items.items[i]);
    probes_release(&probes);
    return done || !case_failed(judged);
}

bool case_divisor(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count || judged->outcome.fault.stage != STAGE_CALLING)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    if (!fact_can_say_no(judged->plan, operation))
        sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        bool is_gone = false;
        if (!fact_is_amount(node))
            continue;
        uint64_t number = sequence_number(node, judged->sequence.words.items[places.items[i].word]);
        if (!is_gone_beside(judged, i, number, &is_gone))
            decided = true;
        else if (is_gone)
            decided = case_rule(judged, RULING_SUSPECT, by, "'%s' of %s makes a divisor of 0, and it cannot say no",
                                fact_parameter(judged->plan, operation, places.items[i].node),
                                case_operation_name(judged, judged->call));
    }
    vector_release(&places);
    return decided;
}

/* ---- real numbers ---- */

/* However far away, it is converted.  A function that looks comes back. */
static bool is_converted(struct policy_case *judged, size_t call, size_t place, bool *is_one)
{
    static const double far[] = {1e20, 1e30, 1e38, -1e20, -1e30, -1e38};
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
        uint64_t bits;
        memcpy(&bits, &far[i], sizeof bits);
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, place, bits);
    }
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one = done;
    for (size_t i = 0; i < probes.items.count; i++)
        *is_one = *is_one && (!probes.items.items[i]->ran || !case_is_gone(judged, probes.items.items[i]));
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool judge_real(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    bool is_one = false;
    if (judged->plan->nodes.items[at->node].kind != SEQ_FLOAT)
        return false;
    if (!is_converted(judged, at->call, place, &is_one))
        return true;
    return is_one &&
           case_rule(judged, RULING_SUSPECT, by, "%s converts any '%s', however far away",
                     case_operation_name(judged, (uint32_t)at->call),
                     fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, at->call), at->node));
}

static bool case_real(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (!strstr(judged->what, "conversion to a type that cannot hold the value"))
        return false;
    for (size_t call = judged->sequence.calls.count; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_real(judged, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

/* ---- a range of the caller's memory, said earlier ---- */

/* However far away, it is kept, and what is read later lies outside.  With nothing but zeros it is well. */
static bool is_kept(struct policy_case *judged, size_t call, size_t place, bool *is_one)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (unsigned i = 0; i < POLICY_FAR; i++)
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, place,
                         (uint64_t)policy_numbers.far[i]);
    probe_set_amounts(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, call, 0);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *is_one = done && case_is_gone(judged, probes.items.items[POLICY_FAR]);
    for (unsigned i = 0; *is_one && i < POLICY_FAR; i++)
        *is_one = probes.items.items[i]->ran && case_died_in(&probes.items.items[i]->outcome) == judged->call;
    probes_release(&probes);
    return done || !case_failed(judged);
}

static bool judge_kept(struct policy_case *judged, size_t place, const struct sequence_place *at, unsigned by)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, at->call);
    bool is_one = false;
    if (!fact_is_amount(&judged->plan->nodes.items[at->node]) || fact_can_say_no(judged->plan, operation))
        return false;
    if (!is_kept(judged, at->call, place, &is_one))
        return true;
    return is_one && case_rule(judged, RULING_SUSPECT, by, "%s keeps any '%s', wherever it leads",
                               case_operation_name(judged, (uint32_t)at->call),
                               fact_parameter(judged->plan, operation, at->node));
}

static bool case_kept(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (case_class(&judged->ruling->verdict, &judged->outcome.fault) != FAULT_CALLER)
        return false;
    for (size_t call = judged->call; !decided && call-- > 0;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge_kept(judged, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

/* ---- members of a struct ---- */

/* The struct that a parameter is, or points to; NULL: none. */
static const struct type *struct_of(const struct policy_case *judged, uint32_t operation, uint32_t node)
{
    const struct function *function = sequence_plan_operation(judged->plan, operation)->function;
    size_t parameter = judged->plan->nodes.items[node].parameter;
    const struct type *type = parameter < function->parameter_count ? function->parameters[parameter].type : NULL;
    if (type && type->kind == TYPE_POINTER)
        type = type->target;
    return type && type->kind == TYPE_STRUCT ? type : NULL;
}

static bool says_stored(const struct operation *operation, const char *name)
{
    static const char *const words[] = {"stored",  "stores", "store",   "fills",   "filled", "fill",     "set",
                                        "sets",    "writes", "written", "puts",    "put",    "gives",    "given",
                                        "returns", "saved",  "saves",   "records", "found",  "returned", NULL};
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool says = false;
    char *pointed = mem_format("*%s", name);
    const char *at = operation_comment(operation, &comment) ? comment.s : "";
    while (!says && clause_next(&at, &clause))
        for (size_t i = 0; !says && words[i]; i++)
            says = clause_names(&clause, words[i]) && clause_names(&clause, pointed);
    mem_free(pointed);
    text_release(&comment);
    return says;
}

/* int search(…, struct hit *hit): "the match is stored in *hit". */
static bool fills(const struct operation *operation, const struct type *type)
{
    const struct function *function = operation->function;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *parameter = function->parameters[i].type;
        if (parameter->kind == TYPE_POINTER && !parameter->target_const && parameter->target == type &&
            says_stored(operation, function->parameters[i].name))
            return true;
    }
    return false;
}

/* Positions in a text that it points to, say: of plain numbers a caller knows as much as the library. */
static bool has_pointer(const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++)
        if (type->fields[i].type->kind == TYPE_POINTER)
            return true;
    return false;
}

static bool is_made_by_library(const struct policy_case *judged, const struct type *type)
{
    for (size_t i = 0; i < judged->plan->items.count; i++) {
        const struct operation *operation = sequence_plan_operation(judged->plan, (uint32_t)i);
        if (operation->function->result == type || (has_pointer(type) && fills(operation, type)))
            return true;
    }
    return false;
}

/* With zeros or ones in its members nothing breaks. */
static bool is_by_members(struct policy_case *judged, const sequence_places *places, bool *is_gone)
{
    bool done = true;
    for (uint64_t number = 0; done && !*is_gone && number < 2; number++) {
        struct sequence changed = SEQUENCE_INIT;
        sequence_copy(&changed, &judged->sequence);
        for (size_t i = 0; i < places->count; i++)
            if (places->items[i].depth > 0 && fact_is_amount(&judged->plan->nodes.items[places->items[i].node]))
                changed.words.items[places->items[i].word] = number;
        done = case_try(judged, &changed, 0, is_gone);
        sequence_release(&changed);
    }
    return done;
}

/* What the caller filled in himself, though the library has a function that does. */
static bool case_members(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    const struct type *filled = NULL;
    bool is_gone = false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; i < places.count; i++) /* who looks at one of them has a way to refuse it */
        if (policy_number_care(judged->policy, places.items[i].node) == CARE_CHECKED)
            places.count = 0;
    for (size_t i = 0; !filled && i < places.count; i++) {
        const struct type *type = places.items[i].depth > 0 ? struct_of(judged, operation, places.items[i].node) : NULL;
        filled = type && is_made_by_library(judged, type) ? type : NULL;
    }
    bool decided = filled && (!is_by_members(judged, &places, &is_gone) ||
                              (is_gone && case_rule(judged, RULING_SUSPECT, by,
                                                    "the members of a '%s' may have to fit each other", filled->name)));
    vector_release(&places);
    return decided;
}

bool case_range(struct policy_case *judged, unsigned by)
{
    bool is_in_call = judged->outcome.fault.stage == STAGE_CALLING && judged->call < judged->sequence.calls.count;
    bool is_sum = strstr(judged->what, "overflow") != NULL && judged->ruling->verdict.kind == VERDICT_UNDEFINED;
    return is_in_call && !is_sum && (case_real(judged, by) || case_kept(judged, by) || case_members(judged, by));
}
