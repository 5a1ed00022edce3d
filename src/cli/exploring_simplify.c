#include "cli/exploring_simplify.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include <stdio.h> /*S1*/
#include "base/process.h" /*S1*/
#include "cli/interrupt.h"
#include "refine/simplify.h"

#define COMPONENT_CALLS 4   /* of components that may replace something */
#define COMPONENTS_MOST 256 /* for one sort */
#define SEARCHED_MOST 20000
#define HANG_SECONDS 1.0    /* for one candidate of a sequence that does not end */

struct simplifying {
    struct exploring *exploring;
    const struct sequence_finding *finding;
    struct candidates {
        uint32_t sort;
        VECTOR(struct sequence) items; /* shortest first */
    } found;
    bool has_searched;
    struct error *error;
};

/* In the image that shows it. */
static bool run(const struct simplifying *simplifying, const struct sequence_trial *trials, size_t count,
                double seconds, struct sequence_outcome *outcomes)
{
    struct exploring *exploring = simplifying->exploring;
    return simplifying->finding->is_memory
               ? exploring_try_memory(exploring, trials, count, seconds, outcomes, simplifying->error)
               : sequences_try(exploring->runner, trials, count, seconds, outcomes, simplifying->error);
}

static double seconds_of(const struct simplifying *simplifying)
{
    return simplifying->finding->outcome.failure.timed_out ? HANG_SECONDS : 0;
}

static bool try(void *data, const struct sequence *const *candidates, size_t count, bool *is_same)
{
    struct simplifying *simplifying = data;
    struct sequence_trial *trials = mem_array(count + 1, sizeof *trials);
    struct sequence_outcome *outcomes = mem_array(count + 1, sizeof *outcomes);
    for (size_t i = 0; i < count; i++)
        trials[i] = (struct sequence_trial){.sequence = candidates[i], .skip_destroy_of = SEQUENCE_NONE};
    bool done = run(simplifying, trials, count, seconds_of(simplifying), outcomes);
    for (size_t i = 0; done && i < count; i++) {
        is_same[i] =
            outcomes[i].outcome == TRIAL_BROKE &&
            policy_is_same(&simplifying->exploring->policy, &simplifying->finding->ruling, candidates[i], &outcomes[i]);
        sequence_outcome_release(&outcomes[i]);
    }
    mem_free(outcomes);
    mem_free(trials);
    return done && !interrupt_signal();
}

/* ---- components that give an object ---- */

static bool gives(const struct sequence_plan *plan, const struct sequence *sequence, uint32_t sort)
{
    if (!sequence->calls.count)
        return false;
    const struct sequence_operation *last =
        &plan->items.items[sequence_operation_of(sequence, sequence->calls.count - 1)];
    if (last->result != SEQUENCE_NONE && plan->nodes.items[last->result].sort == sort)
        return true;
    for (uint32_t i = 0; i < last->parameter_count; i++) {
        const struct sequence_node *node = &plan->nodes.items[last->parameters + i];
        if (node->kind == SEQ_HANDLE && node->output && node->sort == sort)
            return true;
    }
    return false;
}

static int by_length(const void *a, const void *b)
{
    const struct sequence *first = a, *second = b;
    if (first->calls.count != second->calls.count)
        return first->calls.count < second->calls.count ? -1 : 1;
    return first->words.count < second->words.count ? -1 : first->words.count > second->words.count;
}

static void forget(struct candidates *found)
{
    for (size_t i = 0; i < found->items.count; i++)
        sequence_release(&found->items.items[i]);
    found->items.count = 0;
}

static void search(struct simplifying *simplifying, uint32_t sort)
{
    struct sequence_runner *runner = simplifying->exploring->runner;
    struct candidates *found = &simplifying->found;
    size_t components = sequence_components(runner);
    forget(found);
    found->sort = sort;
    simplifying->has_searched = true;
    for (size_t i = 0; i < components && i < SEARCHED_MOST && found->items.count < COMPONENTS_MOST; i++) {
        struct sequence component = SEQUENCE_INIT;
        if (sequence_component_get(runner, i, &component) && component.calls.count <= COMPONENT_CALLS &&
            gives(simplifying->exploring->policy.plan, &component, sort))
            vector_push(&found->items, component);
        else
            sequence_release(&component);
    }
    if (found->items.count)
        qsort(found->items.items, found->items.count, sizeof *found->items.items, by_length);
}

static const struct sequence *component(void *data, uint32_t sort, size_t number)
{
    struct simplifying *simplifying = data;
    if (!simplifying->has_searched || simplifying->found.sort != sort)
        search(simplifying, sort);
    return number < simplifying->found.items.count ? &simplifying->found.items.items[number] : NULL;
}

/* ---- the shorter one is judged by itself ---- */

/* Also when it is clear by now that it is misuse, by the rule that was only suspected. */
static bool is_same_ruling(const struct ruling *ruling, const struct ruling *before)
{
    bool is_certain = ruling->kind == RULING_INVALID && ruling->rule && ruling->rule == before->rule;
    return (ruling->kind == before->kind || is_certain) && strcmp(ruling->signature, before->signature) == 0;
}

/* The rule that was learned from it refuses the shorter one, too: what was said of the longer one holds. */
static bool breaks_learned(const struct ruling *ruling, const struct ruling *before)
{
    return ruling->kind == RULING_INVALID && ruling->by == 0 && before->kind == RULING_SUSPECT && before->rule &&
           strcmp(ruling->signature, before->signature) == 0;
}

/* ruling: NULL: as before. */
static void take(struct sequence_finding *finding, const struct ruling *ruling, const struct sequence_outcome *outcome,
                 const struct simplify_result *result)
{
    sequence_copy(&finding->sequence, &result->sequence);
    sequence_outcome_release(&finding->outcome);
    finding->outcome = *outcome;
    finding->is_simple = result->complete;
    if (ruling) {
        ruling_release(&finding->ruling);
        finding->ruling = *ruling;
    } else {
        sequence_copy(&finding->ruling.sequence, &result->sequence);
    }
}

static bool settle(struct simplifying *simplifying, struct sequence_finding *finding, struct simplify_result *result)
{
    struct sequence_trial trial = {.sequence = &result->sequence, .skip_destroy_of = SEQUENCE_NONE};
    struct sequence_outcome outcome;
    struct ruling ruling;
    if (!run(simplifying, &trial, 1, 0, &outcome))
        return false;
    if (outcome.outcome != TRIAL_BROKE)
        return sequence_outcome_release(&outcome), true;
    bool (*judge)(struct policy *, const struct sequence *, const struct sequence_outcome *, struct ruling *,
                  struct error *) = finding->is_memory ? policy_judge_memory : policy_judge;
    if (!judge(&simplifying->exploring->policy, &result->sequence, &outcome, &ruling, simplifying->error))
        return sequence_outcome_release(&outcome), false;
    bool is_same = is_same_ruling(&ruling, &finding->ruling);
    if (is_same || breaks_learned(&ruling, &finding->ruling))
        take(finding, is_same ? &ruling : NULL, &outcome, result);
    else
        sequence_outcome_release(&outcome);
    if (!is_same)
        ruling_release(&ruling);
    return true;
}

bool exploring_simplify(struct exploring *exploring, struct sequence_finding *finding, double deadline)
{
    struct simplifying simplifying = {.exploring = exploring, .finding = finding, .error = exploring->error};
    struct simplify_services services = {&simplifying, try, component};
    struct simplify_result result;
    double s1_start = clock_seconds(); /*S1*/
    if (getenv("S1_DEBUG")) { struct text t = TEXT_INIT; sequence_print(&finding->sequence, exploring->policy.plan, &t); fprintf(stderr, "S1 from\n%s\n", t.s); text_release(&t); } /*S1*/
    simplify_run(&result, &finding->sequence, exploring->policy.plan, &services, deadline);
    if (getenv("S1_DEBUG")) fprintf(stderr, "S1 %s %zu -> %zu tried %llu complete %d kind %d seconds %.2f\n", finding->ruling.signature, finding->sequence.calls.count, result.sequence.calls.count, result.tried, result.complete, finding->ruling.kind, clock_seconds() - s1_start); /*S1*/
    bool done = exploring->error->kind == ERROR_NONE;
    if (done && !sequence_is_same(&result.sequence, &finding->sequence))
        done = settle(&simplifying, finding, &result);
    else
        finding->is_simple = result.complete;
    simplify_result_release(&result);
    forget(&simplifying.found);
    vector_release(&simplifying.found.items);
    return done;
}
