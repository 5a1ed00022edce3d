#include "oracle/policy_case.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "model/law.h"

#define FRAMES_SIGNED 3
#define NAME_MOST 128

/* ---- deciding ---- */

bool case_rule(struct policy_case *judged, enum ruling_kind kind, unsigned by, const char *why, ...)
{
    struct text text = TEXT_INIT;
    va_list arguments;
    va_start(arguments, why);
    text_addv(&text, why, arguments);
    va_end(arguments);
    mem_free(judged->ruling->why);
    judged->ruling->kind = kind;
    judged->ruling->by = by;
    judged->ruling->why = text_detach(&text);
    return true;
}

bool case_failed(struct policy_case *judged)
{
    judged->has_failed = true;
    return true;
}

const char *case_operation_name(const struct policy_case *judged, uint32_t call)
{
    return sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call))->function->name;
}

struct rule *case_learn(struct policy_case *judged, enum rule_kind kind, uint32_t operation, size_t first,
                        size_t second, const char *expression, char *evidence)
{
    struct rule *rule = rules_add(&judged->policy->rules, judged->plan, kind, operation, first, second, expression);
    struct text witness = TEXT_INIT;
    sequence_print(&judged->sequence, judged->plan, &witness);
    rule->seen++;
    if (!rule->witness || strlen(rule->witness) > witness.length) {
        mem_free(rule->witness);
        rule->witness = text_detach(&witness);
    }
    text_release(&witness);
    mem_free(rule->evidence);
    rule->evidence = evidence;
    judged->ruling->rule = rule;
    return rule;
}

bool case_rule_by(struct policy_case *judged, struct rule *rule, unsigned by, const char *why)
{
    judged->ruling->rule = rule;
    if (rule->is_bug)
        return case_rule(judged, RULING_ERROR, by, "%s; and a person says that the library must stand it", why);
    if (rule->is_certain)
        rule_apply(rule, judged->plan);
    return case_rule(judged, rule->is_certain && !rule->is_mixed ? RULING_INVALID : RULING_SUSPECT, by, "%s", why);
}

/* ---- what happened ---- */

char *case_what(const struct verdict *verdict)
{
    const char *first = strchr(verdict->signature, ':'), *last = strrchr(verdict->signature, ':');
    if (!first || first == last)
        return mem_strdup("");
    return mem_strndup(first + 1, (size_t)(last - first - 1));
}

static bool is_about_null(const struct verdict *verdict)
{
    return strstr(verdict->signature, "null pointer") || strstr(verdict->cause, "null pointer") ||
           strstr(verdict->detail, "null pointer") || strstr(verdict->cause, "a NULL pointer");
}

static bool is_one_of(const char *what, const char *const *list)
{
    for (; *list; list++)
        if (strstr(what, *list))
            return true;
    return false;
}

static enum fault_class class_of_region(const struct sequence_fault *fault)
{
    switch ((enum sequence_region)fault->region) {
    case REGION_NULL:
        return FAULT_NULL;
    case REGION_FREED:
        return FAULT_FREED;
    case REGION_HEAP:
    case REGION_STACK:
    case REGION_GLOBAL:
        return fault->owner == BLOCK_CALLER ? FAULT_CALLER : FAULT_OWN;
    case REGION_UNKNOWN:
    case REGION_GUARD:
    case REGION_WILD:
        break;
    }
    return FAULT_WILD;
}

/* Memory of the caller's, or of nobody's, that no call freed is met by chance, by what leads anywhere. */
static bool is_met_by_chance(const char *what, const struct sequence_fault *fault)
{
    return strstr(what, "use-after-free") && fault->region == REGION_FREED && fault->owner != BLOCK_LIBRARY &&
           fault->freed_by == SEQUENCE_NONE && fault->call != SEQUENCE_NONE;
}

enum fault_class case_class(const struct verdict *verdict, const struct sequence_fault *fault)
{
    static const char *const freed[] = {"use-after-free", "double-free", NULL};
    static const char *const memory[] = {
        "misaligned", "insufficient space", "out of bounds", "not a valid value", "pointer arithmetic", "not point to",
        NULL};
    char *what = case_what(verdict);
    enum fault_class class = FAULT_NONE;
    if (verdict->kind == VERDICT_ADDRESS)
        class = is_met_by_chance(what, fault) ? FAULT_WILD
                : is_one_of(what, freed)      ? FAULT_FREED
                                              : class_of_region(fault);
    else if (verdict->kind == VERDICT_SIGNAL && !strstr(what, "FPE") && !strstr(what, "division"))
        class = is_about_null(verdict) ? FAULT_NULL : class_of_region(fault);
    else if (verdict->kind == VERDICT_UNDEFINED && is_about_null(verdict))
        class = FAULT_NULL;
    else if (verdict->kind == VERDICT_UNDEFINED && is_one_of(what, memory))
        class = fault->region == REGION_FREED ? FAULT_FREED : FAULT_WILD;
    mem_free(what);
    return class;
}

/* ---- signatures ---- */

/* The first functions of a backtrace's lines "#0 push stack.c:31". */
static void add_frames(struct text *out, const char *backtrace)
{
    char last[NAME_MOST] = "", name[NAME_MOST];
    for (unsigned count = 0; *backtrace && count < FRAMES_SIGNED;) {
        if (sscanf(backtrace, "#%*u %127s", name) == 1 && strcmp(name, last) != 0) {
            text_addf(out, "%s%s", count++ ? "<" : "", name);
            snprintf(last, sizeof last, "%s", name);
        }
        backtrace += strcspn(backtrace, "\n");
        backtrace += *backtrace == '\n';
    }
}

static uint32_t call_to_name(const struct sequence_outcome *outcome)
{
    const struct sequence_fault *fault = &outcome->fault;
    if (fault->stage == STAGE_LEAKS)
        return fault->leak_call;
    return fault->stage == STAGE_DESTROYING ? SEQUENCE_NONE : fault->call;
}

/* Of a law: who says it. */
static const char *inferred_from(const struct sequence_plan *plan, const struct sequence_outcome *outcome)
{
    if (outcome->fault.contract >= plan->contracts.count)
        return "";
    const struct sequence_contract *contract = &plan->contracts.items[outcome->fault.contract];
    if (contract->kind != CONTRACT_USER || !contract->is_inferred)
        return "";
    return contract->is_inferred == CONTRACT_GUESSED ? " (inferred from the names)" : " (inferred from the header)";
}

static void name_contract(const struct policy *policy, const struct sequence_outcome *outcome, struct verdict *verdict)
{
    char *name = sequence_contract_name(policy->plan, outcome->fault.contract);
    const char *inferred = inferred_from(policy->plan, outcome);
    mem_free(verdict->cause);
    mem_free(verdict->signature);
    verdict->cause = mem_format("contract '%s' does not hold%s", name, inferred);
    verdict->signature = mem_format("contract:%s:", name);
    bool is_of_room = strstr(name, " fits "), is_of_order = strstr(name, " is transitive");
    mem_free(name);
    if (!*inferred)
        return;
    mem_free(verdict->detail);
    verdict->detail = mem_strdup(is_of_room    ? "more was written than there is room for, as the other function tells"
                                 : is_of_order ? "a is not after b, and b not after c, but a is after c"
                                               : "what came back is not what went in");
}

/* Two functions that do not undo each other are one cause, whatever law shows it.  NULL: it is no such law. */
static char *law_signature(const struct sequence_plan *plan, const struct verdict *verdict,
                           const struct sequence_outcome *outcome)
{
    if (verdict->kind != VERDICT_CONTRACT || !*inferred_from(plan, outcome))
        return NULL;
    const struct sequence_contract *contract = &plan->contracts.items[outcome->fault.contract];
    char *functions = law_functions(sequence_plan_operation(plan, contract->operation)->function->name);
    char *signature = functions ? mem_format("law:%s", functions) : NULL;
    mem_free(functions);
    return signature;
}

/* A function that is no equal, or no order, breaks several contracts, after whatever calls: one cause.  NULL: it is no
 * such contract. */
static char *relation_signature(const struct sequence_plan *plan, const struct verdict *verdict,
                                const struct sequence_outcome *outcome)
{
    if (verdict->kind != VERDICT_CONTRACT || outcome->fault.contract >= plan->contracts.count)
        return NULL;
    const struct sequence_contract *contract = &plan->contracts.items[outcome->fault.contract];
    bool is_relation = contract->kind >= CONTRACT_EQUAL_REFLEXIVE && contract->kind <= CONTRACT_COMPARE_TRANSITIVE &&
                       contract->kind != CONTRACT_EQUAL_NULL;
    return is_relation ? mem_format("relation:%s", sequence_plan_operation(plan, contract->operation)->function->name)
                       : NULL;
}

static char *sign(const struct verdict *verdict, const struct function *function)
{
    struct text signature = TEXT_INIT;
    text_add(&signature, verdict->signature);
    bool has_place = verdict->kind != VERDICT_OVERFLOW && verdict->kind != VERDICT_HANG &&
                     verdict->kind != VERDICT_MEMORY && verdict->kind != VERDICT_CONTRACT;
    if (has_place && *verdict->backtrace) {
        text_add_char(&signature, '|');
        add_frames(&signature, verdict->backtrace);
    }
    text_addf(&signature, "|%s", function ? function->name : "at the end");
    return text_detach(&signature);
}

void case_describe(struct policy *policy, const struct symbols *symbols, const struct sequence *sequence,
                   const struct sequence_outcome *outcome, struct ruling *ruling)
{
    uint32_t call = call_to_name(outcome);
    bool is_in_call = call != SEQUENCE_NONE && call < sequence->calls.count;
    ruling->operation = is_in_call ? sequence_operation_of(sequence, call) : SEQUENCE_NONE;
    const struct function *function =
        is_in_call ? sequence_plan_operation(policy->plan, ruling->operation)->function : NULL;
    verdict_judge_call(&ruling->verdict, &outcome->failure, function, symbols);
    if (ruling->verdict.kind == VERDICT_CONTRACT && outcome->fault.contract < policy->plan->contracts.count)
        name_contract(policy, outcome, &ruling->verdict);
    ruling->signature = law_signature(policy->plan, &ruling->verdict, outcome);
    if (!ruling->signature)
        ruling->signature = relation_signature(policy->plan, &ruling->verdict, outcome);
    if (!ruling->signature)
        ruling->signature = sign(&ruling->verdict, function);
}

/* ---- the same again? ---- */

/* Of two reports about a null pointer: it was of another type, so it was another pointer. */
static bool is_other_pointer(const char *cause, const char *other)
{
    static const char words[] = "null pointer of type '";
    const char *one = strstr(cause, words), *two = strstr(other, words);
    size_t length = one ? strcspn(one + strlen(words), "'") : 0;
    return one && two && strncmp(one, two, strlen(words) + length + 1) != 0;
}

/* "null pointer passed as argument 2", where the other was the first: of two pointers that are NULL, one is not any
 * more. */
static bool is_other_argument(const char *one, const char *other)
{
    static const char words[] = "passed as argument ";
    const char *first = one ? strstr(one, words) : NULL, *second = other ? strstr(other, words) : NULL;
    return first && second && first[strlen(words)] != second[strlen(words)];
}

bool case_is_same(const struct policy_case *judged, const struct sequence *sequence,
                  const struct sequence_outcome *outcome)
{
    if (outcome->outcome != TRIAL_BROKE)
        return false;
    struct ruling other = {0};
    case_describe(judged->policy, judged->policy->symbols, sequence, outcome, &other);
    bool is_same = other.operation == judged->ruling->operation &&
                   strcmp(other.verdict.signature, judged->ruling->verdict.signature) == 0 &&
                   !is_other_pointer(judged->ruling->verdict.cause, other.verdict.cause) &&
                   !is_other_argument(judged->outcome.said, outcome->said);
    ruling_release(&other);
    return is_same;
}

bool case_is_gone(const struct policy_case *judged, const struct probe *probe)
{
    return probe->ran && probe->outcome.outcome != TRIAL_DISCARDED &&
           !case_is_same(judged, &probe->sequence, &probe->outcome);
}

static bool try(struct policy_case *judged, const struct sequence *changed, unsigned flags, bool *gone, bool *same)
{
    struct probes probes;
    probes_init(&probes, judged->policy);
    struct probe *probe = probes_add(&probes, changed);
    probe->flags = flags;
    bool done = probes_run(&probes, judged->seconds, judged->error);
    *gone = done && case_is_gone(judged, probe);
    *same = done && probe->ran && case_is_same(judged, &probe->sequence, &probe->outcome);
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    *gone = *gone && !case_is_dodged(judged, changed);
    return done && !judged->has_failed;
}

bool case_gets(const struct policy_case *judged, size_t call, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                judged->sequence.words.items[places.items[i].word] == object;
    vector_release(&places);
    return found;
}

bool case_try(struct policy_case *judged, const struct sequence *changed, unsigned flags, bool *gone)
{
    bool same;
    return try(judged, changed, flags, gone, &same);
}

bool case_try_same(struct policy_case *judged, const struct sequence *changed, bool *same)
{
    bool gone;
    return try(judged, changed, 0, &gone, same);
}

uint32_t case_died_in(const struct sequence_outcome *outcome)
{
    bool died = outcome->outcome == TRIAL_BROKE && outcome->fault.stage == STAGE_CALLING;
    return died ? outcome->fault.call : SEQUENCE_NONE;
}

bool case_any_place(struct policy_case *judged, judge_place *judge, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = 0; !decided && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && i < places.count; i++)
            decided = judge(judged, call, i, &places.items[i], by);
    }
    vector_release(&places);
    return decided;
}

bool case_is_gone_without(struct policy_case *judged, size_t call)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_remove(&changed, judged->plan, call) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}
