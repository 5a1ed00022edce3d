#include "cli/forbidding.h"

#include "base/memory.h"

struct refusal {
    const struct exploring *exploring;
    const struct sequence_plan *plan;
    const struct sequence *sequence;
    const struct sequence_outcome *outcome;
    uint32_t operation; /* of the call that is refused */
};

/* ---- conditions ---- */

static const struct declaration *condition_of(const struct refusal *refusal)
{
    const struct declarations *declarations = &refusal->plan->operations->declarations;
    const struct operation *about = sequence_plan_operation(refusal->plan, refusal->operation);
    uint32_t expression = refusal->outcome->refused_requires;
    for (size_t i = 0; expression != SEQUENCE_NONE && i < declarations->items.count; i++) {
        const struct declaration *declaration = &declarations->items.items[i];
        if (declaration->kind == DECLARATION_REQUIRES && declaration->function == about->function &&
            !declaration->is_bug && stubs_expression(refusal->plan->stubs, declaration) == expression)
            return declaration;
    }
    return NULL;
}

/* ---- rules ---- */

/* How near a rule is to what was refused: the parameter itself, the same call, a call before it. */
enum nearness { NEAR_PARAMETER, NEAR_CALL, NEAR_SEQUENCE, NEARNESSES };

static bool is_called(const struct refusal *refusal, uint32_t operation)
{
    for (size_t call = 0; call < refusal->outcome->refused && call < refusal->sequence->calls.count; call++)
        if (sequence_operation_of(refusal->sequence, call) == operation)
            return true;
    return false;
}

static bool is_near(const struct refusal *refusal, uint32_t operation, const size_t *parameters, enum nearness nearness)
{
    uint32_t node = refusal->outcome->refused_by;
    size_t parameter = node == SEQUENCE_NONE ? NO_PARAMETER : refusal->plan->nodes.items[node].parameter;
    if (nearness == NEAR_SEQUENCE)
        return is_called(refusal, operation);
    return operation == refusal->operation &&
           (nearness == NEAR_CALL ||
            (parameter != NO_PARAMETER && (parameters[0] == parameter || parameters[1] == parameter)));
}

static const struct rule *rule_of(const struct refusal *refusal, enum nearness nearness)
{
    const struct rules *rules = &refusal->exploring->policy.rules;
    for (size_t i = 0; i < rules->items.count; i++) {
        const struct rule *rule = rules->items.items[i];
        if (rule->is_certain && !rule->is_bug && is_near(refusal, rule->operation, rule->parameters, nearness))
            return rule;
    }
    return NULL;
}

/* What a person stands for has no name. */
static const struct declaration *declaration_of(const struct refusal *refusal, enum nearness nearness)
{
    const struct declarations *declarations = &refusal->plan->operations->declarations;
    const struct function *function = sequence_plan_operation(refusal->plan, refusal->operation)->function;
    for (size_t i = 0; nearness != NEAR_SEQUENCE && i < declarations->items.count; i++) {
        const struct declaration *declaration = &declarations->items.items[i];
        bool restricts = declaration->kind == DECLARATION_REQUIRES || declaration->kind == DECLARATION_LENGTH ||
                         declaration->kind == DECLARATION_NONNULL || declaration->kind == DECLARATION_CONSUMES;
        if (restricts && declaration->function == function && !declaration->learned &&
            is_near(refusal, refusal->operation, declaration->parameters, nearness))
            return declaration;
    }
    return NULL;
}

/* ---- words ---- */

static char *words_of_declaration(const struct declaration *declaration)
{
    if (declaration->learned)
        return mem_format("the rule %s", declaration->learned);
    return mem_format("%s(%s, …)", declaration_macro(declaration->kind), declaration->function->name);
}

static char *words_of(const struct refusal *refusal)
{
    const struct declaration *condition = condition_of(refusal);
    if (condition)
        return words_of_declaration(condition);
    for (enum nearness nearness = 0; nearness < NEARNESSES; nearness++) {
        const struct rule *rule = rule_of(refusal, nearness);
        const struct declaration *declaration = rule ? NULL : declaration_of(refusal, nearness);
        if (rule)
            return mem_format("the rule %s", rule->id);
        if (declaration)
            return words_of_declaration(declaration);
    }
    return mem_strdup("what is known of the library");
}

bool forbidding_find(struct exploring *exploring, const struct sequence *sequence, char **why)
{
    struct sequence_trial trial = {.sequence = sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    *why = NULL;
    if (!sequences_try(exploring->runner, &trial, 1, 0, &outcome, exploring->error))
        return false;
    if (outcome.outcome == TRIAL_DISCARDED && outcome.refused < sequence->calls.count) {
        struct refusal refusal = {exploring, &exploring->subject->plan, sequence, &outcome,
                                  sequence_operation_of(sequence, outcome.refused)};
        *why = words_of(&refusal);
    }
    sequence_outcome_release(&outcome);
    return true;
}
