#include "cli/exploring_simplify.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/exploring_parts.h"
#include "cli/interrupt.h"
#include "refine/simplify.h"

#define COMPONENT_CALLS 4   /* of components that may replace something */
#define COMPONENTS_MOST 256 /* for one sort */
#define SEARCHED_MOST 20000
#define HANG_LEAST 0.2      /* seconds for a candidate, of a sequence that does not end … */
#define HANG_FACTOR 20      /* … or so many times as long as those that end take */
#define CANDIDATE_SECONDS 0.3 /* of one that breaks: what takes longer is another thing */

struct simplifying {
    struct exploring *exploring;
    const struct sequence_finding *finding;
    struct candidates {
        uint32_t sort;
        VECTOR(struct sequence) items; /* shortest first */
    } found;
    bool has_searched;
    double seconds;      /* for one candidate; 0: as long as any sequence */
    double hang_seconds; /* the same, of a sequence that does not end; 0: it is none, or only took long */
    bool has_ended;      /* the last candidate, so that its process goes on */
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

/* What broke a rule that was learned from it breaks that rule still. */
static struct sequence_trial trial_of(const struct simplifying *simplifying, const struct sequence *sequence)
{
    bool breaks_rule = simplifying->finding->ruling.kind == RULING_SUSPECT && simplifying->finding->ruling.rule;
    return (struct sequence_trial){
        .sequence = sequence, .skip_destroy_of = SEQUENCE_NONE, .flags = breaks_rule ? GIVEN_NULLS : 0};
}

static bool try_part(struct simplifying *simplifying, const struct sequence *const *candidates, size_t count,
                     bool *is_same)
{
    struct sequence_trial *trials = mem_array(count + 1, sizeof *trials);
    struct sequence_outcome *outcomes = mem_array(count + 1, sizeof *outcomes);
    for (size_t i = 0; i < count; i++)
        trials[i] = trial_of(simplifying, candidates[i]);
    double seconds = simplifying->hang_seconds > 0 ? simplifying->hang_seconds : simplifying->seconds;
    bool done = run(simplifying, trials, count, seconds, outcomes);
    for (size_t i = 0; done && i < count; i++) {
        simplifying->has_ended = outcomes[i].outcome == TRIAL_PASSED;
        is_same[i] =
            outcomes[i].outcome == TRIAL_BROKE &&
            policy_is_same(&simplifying->exploring->policy, &simplifying->finding->ruling, candidates[i], &outcomes[i]);
        sequence_outcome_release(&outcomes[i]);
    }
    mem_free(outcomes);
    mem_free(trials);
    return done && !interrupt_signal();
}

/* How long those that end take says how slow the machine is. */
static void learn_speed(struct simplifying *simplifying, double taken)
{
    double allowed = HANG_FACTOR * taken, most = simplifying->exploring->limits.call_seconds;
    if (allowed > most)
        allowed = most;
    if (allowed > simplifying->hang_seconds)
        simplifying->hang_seconds = allowed;
}

/* Each that hangs costs all of its time, so none is run behind the first. */
static bool try_hanging(struct simplifying *simplifying, const struct sequence *const *candidates, size_t count,
                        bool *is_same)
{
    for (size_t i = 0; i < count && (i == 0 || !is_same[i - 1]); i++) {
        bool is_loaded = simplifying->has_ended;
        double start = clock_seconds();
        if (!try_part(simplifying, &candidates[i], 1, &is_same[i]))
            return false;
        if (is_loaded && simplifying->has_ended)
            learn_speed(simplifying, clock_seconds() - start);
    }
    return true;
}

static bool try(void *data, const struct sequence *const *candidates, size_t count, bool *is_same)
{
    struct simplifying *simplifying = data;
    return (simplifying->hang_seconds > 0 ? try_hanging : try_part)(simplifying, candidates, count, is_same);
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

static void replace(struct sequence_finding *finding, const struct simplify_result *result,
                    struct sequence_outcome *outcome)
{
    sequence_copy(&finding->sequence, &result->sequence);
    sequence_outcome_release(&finding->outcome);
    finding->outcome = *outcome;
    finding->is_simple = result->complete;
}

/* With the ruling that it has. */
static void replace_sequence(struct sequence_finding *finding, const struct simplify_result *result,
                             struct sequence_outcome *outcome)
{
    sequence_copy(&finding->ruling.sequence, &result->sequence);
    replace(finding, result, outcome);
}

static void replace_ruling(struct sequence_finding *finding, const struct simplify_result *result,
                           struct sequence_outcome *outcome, struct ruling *ruling)
{
    ruling_release(&finding->ruling);
    finding->ruling = *ruling;
    *ruling = (struct ruling){0};
    replace(finding, result, outcome);
}

/* What a suspect taught forbids it by now, the shorter one too. */
static bool is_forbidden_since(const struct ruling *before, const struct ruling *now)
{
    return before->kind == RULING_SUSPECT && before->rule && now->kind == RULING_INVALID && now->by == 0;
}

/* What the header asks for explains the shorter one, so it explains the longer one, which has only more to weigh. */
static bool is_explained(const struct ruling *before, const struct ruling *now)
{
    return before->kind == RULING_ERROR && now->kind == RULING_SUSPECT && now->is_weighed;
}

static bool settle_judged(struct simplifying *simplifying, struct sequence_finding *finding,
                          const struct simplify_result *result, struct sequence_outcome *outcome, bool *is_settled)
{
    struct ruling ruling;
    bool (*judge)(struct policy *, const struct sequence *, const struct sequence_outcome *, struct ruling *,
                  struct error *) = finding->is_memory ? policy_judge_memory : policy_judge;
    if (!judge(&simplifying->exploring->policy, &result->sequence, outcome, &ruling, simplifying->error))
        return sequence_outcome_release(outcome), false;
    bool is_same = strcmp(ruling.signature, finding->ruling.signature) == 0;
    bool is_taken = ruling.kind == finding->ruling.kind || is_explained(&finding->ruling, &ruling);
    *is_settled = is_same && (is_taken || is_forbidden_since(&finding->ruling, &ruling));
    if (*is_settled && is_taken) {
        replace_ruling(finding, result, outcome, &ruling);
        exploring_rename(simplifying->exploring, finding);
    } else if (*is_settled)
        replace_sequence(finding, result, outcome);
    else
        sequence_outcome_release(outcome);
    ruling_release(&ruling);
    return true;
}

/* To judge a hang takes many seconds, and with fewer calls and smaller numbers there is no new excuse for it. */
static bool settle_hang(struct sequence_finding *finding, const struct simplify_result *result,
                        struct sequence_outcome *outcome)
{
    bool has_hung = outcome->failure.timed_out;
    if (has_hung)
        replace_sequence(finding, result, outcome);
    else
        sequence_outcome_release(outcome);
    return has_hung;
}

/* *is_settled: the finding is the shorter one now.  False with an error. */
static bool settle(struct simplifying *simplifying, struct sequence_finding *finding,
                   const struct simplify_result *result, bool *is_settled)
{
    struct sequence_trial trial = trial_of(simplifying, &result->sequence);
    struct sequence_outcome outcome;
    *is_settled = false;
    if (!run(simplifying, &trial, 1, simplifying->hang_seconds, &outcome))
        return false;
    if (outcome.outcome != TRIAL_BROKE)
        return sequence_outcome_release(&outcome), true;
    if (!finding->outcome.failure.timed_out)
        return settle_judged(simplifying, finding, result, &outcome, is_settled);
    *is_settled = settle_hang(finding, result, &outcome);
    return true;
}

/* *is_settled: it is as short as it gets in that time.  False with an error. */
static bool simplify(struct simplifying *simplifying, struct sequence_finding *finding, double deadline,
                     bool *is_settled)
{
    struct simplify_services services = {simplifying, try, component};
    struct simplify_result result;
    simplify_run(&result, &finding->sequence, simplifying->exploring->policy.plan, &services, deadline);
    bool done = simplifying->error->kind == ERROR_NONE;
    *is_settled = sequence_is_same(&result.sequence, &finding->sequence);
    if (*is_settled)
        finding->is_simple = result.complete;
    else if (done)
        done = settle(simplifying, finding, &result, is_settled);
    simplify_result_release(&result);
    return done;
}

bool exploring_simplify(struct exploring *exploring, struct sequence_finding *finding, double deadline)
{
    struct simplifying simplifying = {.exploring = exploring, .finding = finding, .error = exploring->error};
    const struct sequence *from = &finding->sequence;
    bool is_settled = false, is_same = false, done = true;
    if (finding->outcome.failure.timed_out)
        simplifying.hang_seconds = HANG_LEAST;
    else if (!finding->outcome.failure.out_of_memory && exploring->limits.call_seconds > CANDIDATE_SECONDS)
        simplifying.seconds = CANDIDATE_SECONDS;
    /* What does not break the same way as it is cannot become shorter. */
    if (try_part(&simplifying, &from, 1, &is_same) && is_same)
        done = simplify(&simplifying, finding, deadline, &is_settled);
    else
        done = exploring->error->kind == ERROR_NONE;
    if (done && is_same && !is_settled && simplifying.hang_seconds > 0) { /* it only took long */
        simplifying.hang_seconds = 0;
        done = simplify(&simplifying, finding, deadline, &is_settled);
    }
    forget(&simplifying.found);
    vector_release(&simplifying.found.items);
    return done;
}
