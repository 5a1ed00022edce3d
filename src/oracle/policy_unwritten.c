/* Memory that was read and that nobody wrote, as MemorySanitizer tells: the
 * library's own, or what a call was to fill in for the caller. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_saying.h"
#include "oracle/sanitizer.h"

/* A struct of the caller's that the call is to fill: it may want zeros there. */
static bool is_being_filled(const struct policy_case *judged)
{
    if (judged->call >= judged->sequence.calls.count)
        return false;
    const struct sequence_operation *item =
        &judged->plan->items.items[sequence_operation_of(&judged->sequence, judged->call)];
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[item->parameters + i];
        if (node->kind == SEQ_HANDLE && node->flags & ARGUMENT_OUT && node->holding == SEQ_HOLD_STORAGE)
            return true;
    }
    return false;
}

/* Where the memory was made that nobody wrote: in the library, or it is what a call was to fill in.  Memory that a
 * function hands out is the caller's to fill. */
static bool is_handed_out(const struct policy *policy, const struct sequence *sequence, const struct frames *made)
{
    const struct symbol *outer = made->items.count ? &made->items.items[made->items.count - 1] : NULL;
    for (size_t i = 0; outer && i < sequence->calls.count; i++) {
        uint32_t operation = sequence_operation_of(sequence, i), result = policy->plan->items.items[operation].result;
        const struct function *function = sequence_plan_operation(policy->plan, operation)->function;
        bool is_memory = result != SEQUENCE_NONE && (policy->plan->nodes.items[result].kind == SEQ_ANY ||
                                                     policy->plan->nodes.items[result].kind == SEQ_BUFFER);
        if (is_memory && strcmp(function->name, outer->function) == 0)
            return true;
    }
    return false;
}

/* The call of this operation made the memory. */
static bool has_made(const struct policy_case *judged, size_t call, const struct frames *made)
{
    const struct symbol *outer = made->items.count ? &made->items.items[made->items.count - 1] : NULL;
    return outer && strcmp(case_operation_name(judged, (uint32_t)call), outer->function) == 0;
}

/* init(compressor), which nobody called: of the sort that this call gives. */
static uint32_t initialiser_left_out(const struct policy_case *judged, size_t call)
{
    const struct sequence_plan *plan = judged->plan;
    uint32_t result = plan->items.items[sequence_operation_of(&judged->sequence, call)].result;
    if (result == SEQUENCE_NONE || plan->nodes.items[result].kind != SEQ_HANDLE)
        return SEQUENCE_NONE;
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct sequence_operation *item = &plan->items.items[i];
        const struct sequence_node *first = item->parameter_count ? &plan->nodes.items[item->parameters] : NULL;
        if (first && first->kind == SEQ_HANDLE && first->sort == plan->nodes.items[result].sort &&
            !(first->flags & ARGUMENT_CONST) && fact_is_named(plan, i, WORDS_INIT_ONLY) && !case_calls(judged, i))
            return i;
    }
    return SEQUENCE_NONE;
}

/* compressor_alloc() gives memory, and only compressor_init() makes something of it. */
static bool is_only_allocated(struct policy_case *judged, const struct frames *made)
{
    for (size_t call = 0; call < judged->call && call < judged->sequence.calls.count; call++) {
        bool is_one = has_made(judged, call, made) && name_ends(case_operation_name(judged, (uint32_t)call), "alloc");
        uint32_t left_out = is_one ? initialiser_left_out(judged, call) : SEQUENCE_NONE;
        if (left_out != SEQUENCE_NONE)
            return case_rule(judged, RULING_SUSPECT, 2, "%s only allocates it, and %s was not called",
                             case_operation_name(judged, (uint32_t)call),
                             sequence_plan_operation(judged->plan, left_out)->function->name);
    }
    return false;
}

/* resize(set, n, pad_with_zeros = false): with the other value of a switch of the call that made the memory it is well.
 * Whoever asked for that has to write it himself. */
static bool is_asked_for(struct policy_case *judged, const struct frames *made)
{
    sequence_places places = VECTOR_INIT;
    bool is_gone = false;
    for (size_t call = 0; !is_gone && !judged->has_failed && call < judged->call; call++) {
        if (call >= judged->sequence.calls.count || !has_made(judged, call, made))
            continue;
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !is_gone && !judged->has_failed && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            struct sequence changed = SEQUENCE_INIT;
            if (node->kind != SEQ_NUMBER || !(node->flags & ARGUMENT_BOOL) || places.items[i].depth > 0)
                continue;
            sequence_copy(&changed, &judged->sequence);
            changed.words.items[places.items[i].word] = !changed.words.items[places.items[i].word];
            if (case_try(judged, &changed, 0, &is_gone) && is_gone)
                case_rule(
                    judged, RULING_SUSPECT, 2, "'%s' of %s is how the caller wants the memory that nobody wrote",
                    fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), places.items[i].node),
                    case_operation_name(judged, (uint32_t)call));
            sequence_release(&changed);
        }
    }
    vector_release(&places);
    return is_gone || judged->has_failed;
}

/* What else may be to blame, by experiments in the image that watches memory: in the other one all is well. */
static bool excuse(struct policy_case *judged, const struct frames *made)
{
    struct policy *policy = judged->policy;
    struct policy_services before = policy->services;
    const struct symbols *symbols = policy->symbols;
    if (!before.try_memory)
        return false;
    policy->services.try = before.try_memory;
    policy->symbols = before.memory_symbols;
    bool decided = !case_reduce(judged) || is_asked_for(judged, made) || case_excuse(judged, 2);
    policy->services = before;
    policy->symbols = symbols;
    return decided;
}

/* view(pixels, width, height): nobody knows how much of the caller's memory may be read. */
static bool has_unsized(const struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; !found && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++) {
            const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
            bool is_text = node->kind == SEQ_STRING && !case_is_of_characters(judged, node);
            bool is_array = node->kind == SEQ_BUFFER && !node->cells &&
                            (node->array == SEQUENCE_NONE || node->flags & ARGUMENT_UNSIZED);
            found = node->flags & ARGUMENT_CONST && (is_text || is_array);
        }
    }
    vector_release(&places);
    return found;
}

static void judge(struct policy_case *judged, const struct sanitizer_report *report)
{
    bool is_own = report->allocated.items.count;
    if (is_handed_out(judged->policy, &judged->sequence, &report->allocated))
        case_rule(judged, RULING_SUSPECT, 1, "memory that the library hands out was read before anybody wrote it");
    else if (is_only_allocated(judged, &report->allocated))
        return;
    else if (case_follows_number(judged))
        case_rule(judged, RULING_SUSPECT, 2, "an index that is never checked leads to memory that nobody wrote");
    else if (!is_own && has_unsized(judged))
        case_rule(judged, RULING_SUSPECT, 2, "memory that was passed may have to be larger");
    else if (!is_own && is_being_filled(judged))
        case_rule(judged, RULING_SUSPECT, 2, "what is to be filled in may have to be zeroed before");
    else if (!is_own && case_unset(judged, 2))
        return;
    else if (!excuse(judged, &report->allocated))
        case_rule(judged, RULING_ERROR, 2,
                  is_own ? "the library reads memory of its own that it never wrote"
                         : "the library reads memory that it was to fill in and never wrote");
    if (!judged->has_failed && judged->ruling->kind == RULING_ERROR && !judged->is_proved)
        case_weigh(judged);
}

/* It breaks in the other image as well, whatever is in fresh memory: what lies beyond a block was never written either,
 * and that is told there.  What breaks with one pattern only breaks by what nobody wrote. */
static bool breaks_elsewhere(struct policy_case *judged)
{
    static const unsigned fills[] = {0, GIVEN_OTHER_FILL};
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof fills / sizeof *fills; i++)
        probes_add(&probes, &judged->sequence)->flags = GIVEN_NO_CONTRACTS | GIVEN_NO_DESTROY | fills[i];
    bool done = probes_run(&probes, 0, judged->error), breaks = done;
    for (size_t i = 0; breaks && i < probes.items.count; i++)
        breaks = probes.items.items[i]->ran && probes.items.items[i]->outcome.outcome == TRIAL_BROKE;
    probes_release(&probes);
    if (!done)
        case_failed(judged);
    return breaks;
}

bool policy_judge_memory(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                         struct ruling *ruling, struct error *error)
{
    const struct symbols *symbols = policy->services.memory_symbols;
    *ruling = (struct ruling){.operation = SEQUENCE_NONE};
    if (outcome->outcome != TRIAL_BROKE)
        return policy_judge(policy, sequence, outcome, ruling, error);
    struct policy_case judged = {
        .policy = policy, .plan = policy->plan, .ruling = ruling, .error = error, .call = outcome->fault.call};
    struct sanitizer_report report;
    sequence_copy(&judged.sequence, sequence);
    sequence_outcome_copy(&judged.outcome, outcome);
    case_describe(policy, symbols, sequence, outcome, ruling);
    judged.what = case_what(&ruling->verdict);
    bool is_memory = sanitizer_read(&report, outcome->failure.said, symbols, outcome->failure.image) &&
                     report.by == SANITIZER_MEMORY;
    if (is_memory && strstr(outcome->failure.said, "heap deallocation")) {
        case_rule(&judged, RULING_EXPECTED, 4, "the memory was freed: AddressSanitizer tells more of that");
    } else if (!is_memory) {
        case_rule(&judged, RULING_SUSPECT, 1, "it breaks where memory is watched, and not by that");
    } else if (!policy_remembers(policy, sequence, outcome, ruling)) {
        if (breaks_elsewhere(&judged))
            case_rule(&judged, RULING_EXPECTED, 1, "it breaks where memory is not watched, too");
        else if (!judged.has_failed)
            judge(&judged, &report);
        if (!judged.has_failed)
            policy_remember(policy, sequence, outcome, ruling);
    }
    sequence_copy(&ruling->sequence, &judged.sequence);
    sanitizer_report_release(&report);
    mem_free(judged.what);
    sequence_release(&judged.sequence);
    sequence_outcome_release(&judged.outcome);
    return !judged.has_failed;
}
