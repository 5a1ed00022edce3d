#include "oracle/policy_saying.h"

#include <string.h>

/* Every number that the policy goes by.  They were set by the open half of
 * tests/corpus: bugs must stay errors, misuse must not become one. */
const struct policy_numbers policy_numbers = {
    .repetitions = 3,
    .null_sequences = 5,
    .small_number = 4096,
    .small_buffer = 4096,
    .extreme_number = 1 << 20,
    .hang_seconds = 0.5,
    .hasty_seconds = 0.2,
    .hang_probe_seconds = 0.2,
    .growth_seconds = 0.05,
    .leak_repetitions = {1, 2, 4},
    .far = {16000057, 100000007, 300000007, 1000000007},
    .asked_in_vain = 4,
    .remembered = 3,
    .remembered_again = 64,
};

const char *ruling_kind_name(enum ruling_kind kind)
{
    static const char *const names[] = {
        [RULING_ERROR] = "error",     [RULING_EXPECTED] = "expected", [RULING_INVALID] = "invalid",
        [RULING_SUSPECT] = "suspect", [RULING_FLAKY] = "flaky",
    };
    return names[kind];
}

void ruling_release(struct ruling *ruling)
{
    mem_free(ruling->why);
    mem_free(ruling->signature);
    verdict_release(&ruling->verdict);
    sequence_release(&ruling->sequence);
    *ruling = (struct ruling){0};
}

void policy_init(struct policy *policy)
{
    policy->rules = (struct rules)RULES_INIT;
    rules_read(&policy->rules, policy->plan);
    for (size_t i = 0; i < policy->rules.items.count; i++) { /* declarations do not say all of these */
        const struct rule *rule = policy->rules.items.items[i];
        if (!rule->is_bug && (rule->kind >= RULE_LIFETIME || rule->kind == RULE_CONSUMES || rule->kind == RULE_NONNULL))
            rule_apply(rule, policy->plan);
    }
    policy->memory = policy_memory_new(policy->plan->nodes.count);
}

void policy_release(struct policy *policy)
{
    rules_release(&policy->rules);
    policy_memory_free(policy->memory);
    policy->memory = NULL;
}

bool policy_believes(struct policy *policy, uint32_t contract, uint64_t held, uint64_t broken)
{
    const struct sequence_contract *asked = &policy->plan->contracts.items[contract];
    if (asked->kind == CONTRACT_COMPARE_EQUAL && !policy->compare_means_equal)
        return false;
    struct sequence_contract tried = {
        .kind = asked->kind, .is_inferred = asked->is_inferred, .held = held, .broken = broken};
    return sequence_contract_is_believed(&tried);
}

/* ---- the order of the rules ----
 *
 * The first that decides is the ruling; so what is proved comes before what is
 * only likely, and what learns a narrow rule before what would explain more:
 *
 *   the gate, and what was judged before        without any experiment
 *   case_again                                  everything below compares with what breaks each time
 *   case_guess                                  a guess of Assay's own says nothing about the library
 *   case_filled, case_reset, case_reentered,
 *   case_own_part, case_copied, case_alone       show a bug, whatever excuse there would be
 *   case_foreign                                what was freed was the caller's: nothing after that means anything
 *   the rule for what broke: case_null, …       knows the cause, and learns what that cause asks for
 *   case_excuse (policy_excuse.c)               whatever broke
 *   for one kind of fault: case_circle, …       would explain too much elsewhere
 *   error                                       what nobody explained
 *   case_sense                                  … unless a number is less than nothing, or what cannot be
 *   case_weigh                                  … unless what the header asks for makes it a suspect, and not proved */

static bool is_division(const struct policy_case *judged)
{
    return strstr(judged->what, "division by zero") || strcmp(judged->what, "FPE") == 0;
}

/* What comes of a real number that was divided by zero, where no integer holds it. */
static bool is_of_division(const struct policy_case *judged)
{
    const char *detail = judged->ruling->verdict.detail;
    return strstr(judged->what, "type that cannot hold") && detail &&
           (strstr(detail, "inf is outside") || strstr(detail, "nan is outside"));
}

/* It broke before the body of the call's own function began. */
static bool is_among_parameters(const struct policy_case *judged, const struct operation *operation)
{
    const struct verdict *verdict = &judged->ruling->verdict;
    if (!verdict->file)
        return false;
    char *path = source_path(judged->plan, verdict->file, operation->file);
    bool is_among = !source_is_in_body(path, verdict->line);
    mem_free(path);
    return is_among;
}

/* "const double cells[rows * cols]" among the parameters: the declaration itself says that it is at least 1, and that
 * there is an array of so many. */
static bool is_declared_bound(const struct policy_case *judged)
{
    bool is_bound = strstr(judged->what, "variable length array bound");
    if ((!is_bound && !strstr(judged->what, "overflow")) || judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t number = sequence_operation_of(&judged->sequence, judged->call);
    const struct operation *operation = sequence_plan_operation(judged->plan, number);
    const struct function *function = operation->function;
    bool is_declared = false;
    for (size_t i = 0; i < function->parameter_count; i++)
        is_declared = is_declared || function->parameters[i].has_variable_length;
    return is_declared && (is_bound || is_among_parameters(judged, operation));
}

/* "The lowest slot of a set which has one": 0 is a set that has none. */
static bool is_of_nothing(struct policy_case *judged)
{
    static const char words[] = "which has one|that has one|which has some|has at least one|which has any|that has any|"
                                "non-empty|nonempty|not empty|with a bit set|has a bit|bit that is set|any bit set";
    return strstr(judged->what, "passing zero to") && judged->call < judged->sequence.calls.count &&
           operation_says(sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, judged->call)),
                          words) &&
           case_zero(judged);
}

/* byte << 24: every compiler makes of it what was meant. */
static bool is_shift_into_sign(const struct policy_case *judged)
{
    const char *detail = judged->ruling->verdict.detail;
    return detail && strstr(detail, "left shift of ") && strstr(detail, "places cannot be represented in type");
}

static void judge_undefined(struct policy_case *judged)
{
    bool is_extreme;
    if (is_of_nothing(judged))
        return;
    if (is_declared_bound(judged)) {
        case_rule(judged, RULING_INVALID, 7, "no array among the parameters has such a bound");
        return;
    }
    if (case_excuse(judged, 7) || !case_is_extreme(judged, &is_extreme))
        return;
    if (is_extreme && case_beyond_meant(judged, 7))
        return;
    judged->ruling->is_low = is_extreme;
    case_rule(judged, RULING_ERROR, 7,
              is_extreme                   ? "only with extreme numbers"
              : is_shift_into_sign(judged) ? "a bit is shifted into the sign, which compilers do as it was meant"
                                           : "no declared range was left");
}

static void judge_fault(struct policy_case *judged)
{
    if (case_reset(judged, 2) || case_foreign(judged, 4) || case_static(judged, 4))
        return;
    switch (case_class(&judged->ruling->verdict, &judged->outcome.fault)) {
    case FAULT_NULL:
        if (!case_unsized(judged, 5) && !case_null(judged) && !case_content(judged) && !case_unset(judged, 5) &&
            !case_uninstalled(judged, 5) && !case_excuse(judged, 5))
            case_rule(judged, RULING_ERROR, 5,
                      fact_count_nulls(&judged->sequence, judged->plan) ? "no NULL that was passed explains it"
                                                                        : "no NULL was passed");
        break;
    case FAULT_FREED:
        if (!case_unsized(judged, 3) && !case_alone(judged, 4) && !case_copied(judged, 4) &&
            !case_own_part(judged, 4) && !case_freed(judged) && !case_excuse(judged, 4) && !case_circle(judged, 4))
            case_rule(judged, RULING_ERROR, 4, "the library itself freed it and used it");
        break;
    case FAULT_CALLER:
        if (!case_count(judged) && !case_unsized(judged, 3))
            case_buffer(judged);
        break;
    case FAULT_OWN:
    case FAULT_WILD:
        if (!case_misaligned(judged) && !case_pointers(judged) && !case_unsized(judged, 3) && !case_longer(judged, 3) &&
            !case_count(judged) && !case_null(judged) && !case_content(judged) && !case_unset(judged, 2) &&
            !case_excuse(judged, 2) && !case_cells(judged, 2))
            case_rule(judged, RULING_ERROR, 2, "the library leaves memory of its own");
        break;
    case FAULT_NONE:
        judge_undefined(judged);
        break;
    }
}

static bool speaks_of_invalid(const struct clause *clause)
{
    return clause_has_any(clause, "not a valid|no valid|not valid|an invalid|is invalid|be invalid");
}

/* "0000-00-00 if that is not a valid date any more", at the function that gave the value: it need not be valid.  Of
 * objects that live somewhere it says what is refused. */
static bool may_be_invalid(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (fault->stage != STAGE_CONTRACTS || fault->contract >= judged->plan->contracts.count ||
        judged->plan->contracts.items[fault->contract].kind != CONTRACT_INVARIANT)
        return false;
    uint32_t maker = fault->objects[0] >> 16;
    uint32_t operation =
        maker < judged->sequence.calls.count ? sequence_operation_of(&judged->sequence, maker) : SEQUENCE_NONE;
    uint32_t result = operation == SEQUENCE_NONE ? SEQUENCE_NONE : judged->plan->items.items[operation].result;
    return result != SEQUENCE_NONE && judged->plan->nodes.items[result].holding == SEQ_HOLD_COPY &&
           case_says(judged, operation, speaks_of_invalid) &&
           case_rule(judged, RULING_SUSPECT, 11, "the %s says that what %s gives may be invalid",
                     case_teller(judged, operation, NULL), case_operation_name(judged, maker));
}

static void judge_contract(struct policy_case *judged)
{
    if (may_be_invalid(judged))
        return;
    if (!case_null(judged) && !case_unsized(judged, 3) && !case_nan(judged, 11) && !case_changed_part(judged, 11) &&
        !case_excuse(judged, 11) && !case_follow(judged, 11))
        case_rule(judged, RULING_ERROR, 11, "what must hold does not");
}

static void judge_rules(struct policy_case *judged)
{
    if (case_guess(judged) || case_filled(judged, is_division(judged) ? 8 : 2) || case_reentered(judged, 4))
        return;
    switch (judged->ruling->verdict.kind) {
    case VERDICT_CONTRACT:
    case VERDICT_FALSE:
        judge_contract(judged);
        break;
    case VERDICT_LEAK:
        case_leak(judged);
        break;
    case VERDICT_HANG:
        judged->seconds = policy_numbers.hang_probe_seconds;
        /* fall through */
    case VERDICT_MEMORY:
    case VERDICT_OVERFLOW:
        if (!case_circle(judged, 9) && !case_owned(judged, 9) && !case_valid(judged, 9))
            case_limit(judged);
        break;
    case VERDICT_ASSERT:
    case VERDICT_EXIT:
        case_assert(judged);
        break;
    case VERDICT_UNINITIALISED:
        case_rule(judged, RULING_SUSPECT, 1, "it depends on memory that nobody has written");
        break;
    case VERDICT_SIGNAL:
    case VERDICT_ADDRESS:
    case VERDICT_UNDEFINED:
        if (is_of_division(judged) && case_zero(judged))
            break;
        if (!is_division(judged))
            judge_fault(judged);
        else if (!case_zero(judged) && !case_excuse(judged, 8) && !case_divisor(judged, 8))
            case_rule(judged, RULING_ERROR, 8, "no zero that was passed explains it");
        break;
    }
}

/* An error all the same, but one that nobody meets by chance. */
static void look_for_extremes(struct policy_case *judged)
{
    enum verdict_kind kind = judged->ruling->verdict.kind;
    bool is_extreme = false;
    if (judged->ruling->is_low || (kind != VERDICT_ADDRESS && kind != VERDICT_SIGNAL && kind != VERDICT_UNDEFINED))
        return;
    if (is_shift_into_sign(judged))
        judged->ruling->is_low = true;
    else if (case_is_extreme(judged, &is_extreme))
        judged->ruling->is_low = is_extreme;
}

static void judge_broken(struct policy_case *judged)
{
    judged->call = judged->outcome.fault.call;
    judged->what = case_what(&judged->ruling->verdict);
    if (!case_again(judged))
        judge_rules(judged);
    if (!judged->has_failed && judged->ruling->kind == RULING_ERROR && !judged->is_proved &&
        !case_wrapped(judged, judged->ruling->by) && !case_sense(judged, judged->ruling->by) && !judged->has_failed &&
        case_reduce_all(judged))
        case_weigh(judged);
    if (!judged->has_failed && judged->ruling->kind == RULING_ERROR)
        look_for_extremes(judged);
    if (!judged->has_failed && judged->ruling->kind == RULING_ERROR && judged->policy->waited >= POLICY_PATIENCE)
        case_rule(judged, RULING_SUSPECT, judged->ruling->by,
                  "%d experiments did not end either: nobody can tell in time what it is that does not",
                  POLICY_PATIENCE);
    sequence_copy(&judged->ruling->sequence, &judged->sequence);
    mem_free(judged->what);
}

static bool judge_by_gate(struct policy_case *judged)
{
    char *reason = sequence_gate(&judged->sequence, judged->plan);
    bool refuses = reason;
    if (refuses)
        case_rule(judged, RULING_INVALID, 0, "%s", reason);
    mem_free(reason);
    return refuses;
}

void policy_describe(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                     struct ruling *ruling)
{
    *ruling = (struct ruling){.kind = RULING_ERROR};
    sequence_copy(&ruling->sequence, sequence);
    case_describe(policy, policy->symbols, sequence, outcome, ruling);
}

static bool judge(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                  bool remembers, struct ruling *ruling, struct error *error)
{
    struct policy_case judged = {.policy = policy, .plan = policy->plan, .ruling = ruling, .error = error};
    *ruling = (struct ruling){.operation = SEQUENCE_NONE};
    policy->waited = 0;
    sequence_copy(&ruling->sequence, sequence);
    sequence_copy(&judged.sequence, sequence);
    sequence_outcome_copy(&judged.outcome, outcome);
    if (outcome->outcome == TRIAL_PASSED) {
        case_rule(&judged, RULING_EXPECTED, 12, "nothing broke");
    } else if (outcome->outcome != TRIAL_BROKE) {
        case_rule(&judged, RULING_INVALID, 0, "a call was refused");
    } else {
        case_describe(policy, policy->symbols, sequence, outcome, ruling);
        judged.call = outcome->fault.call;
        if (!judge_by_gate(&judged) && case_find_hang(&judged) && case_find_giver(&judged) &&
            !(remembers && policy_remembers(policy, sequence, outcome, ruling))) {
            judge_broken(&judged);
            if (!judged.has_failed)
                policy_remember(policy, sequence, outcome, ruling);
        }
    }
    sequence_release(&judged.sequence);
    sequence_outcome_release(&judged.outcome);
    return !judged.has_failed;
}

bool policy_judge(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                  struct ruling *ruling, struct error *error)
{
    return judge(policy, sequence, outcome, true, ruling, error);
}

bool policy_judge_anew(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                       struct ruling *ruling, struct error *error)
{
    return judge(policy, sequence, outcome, false, ruling, error);
}

/* ---- for shrinking ---- */

bool policy_is_same(struct policy *policy, const struct ruling *ruling, const struct sequence *sequence,
                    const struct sequence_outcome *outcome)
{
    if (outcome->outcome != TRIAL_BROKE)
        return false;
    struct ruling other = {0};
    bool is_memory = ruling->verdict.kind == VERDICT_UNINITIALISED && policy->services.memory_symbols;
    case_describe(policy, is_memory ? policy->services.memory_symbols : policy->symbols, sequence, outcome, &other);
    bool is_same = strcmp(other.signature, ruling->signature) == 0;
    /* what the ruling relied on stays true: no way from a bug into misuse */
    const struct sequence_plan *plan = policy->plan;
    is_same = is_same && (!ruling->has_giver || filled_is_kept(ruling, sequence, outcome)) &&
              fact_count_nulls(sequence, plan) <= fact_count_nulls(&ruling->sequence, plan) &&
              (!fact_has_alias(sequence, plan) || fact_has_alias(&ruling->sequence, plan)) &&
              fact_count_beyond(sequence, plan, policy_numbers.extreme_number) <=
                  fact_count_beyond(&ruling->sequence, plan, policy_numbers.extreme_number);
    ruling_release(&other);
    return is_same;
}
