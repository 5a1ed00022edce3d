/* Making a finding smaller: first every input of the small scopes, which costs
 * little and leaves nothing out; then what the shrinker makes of its choices. */
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/finding.h"
#include "cli/interrupt.h"
#include "refine/shrink.h"

#define EXHAUSTIVE_SHARE 0.4   /* of the time */
#define HANG_SECONDS 1.0

/* ---- every small input ---- */

static bool adopt_same(struct trying *trying, const struct trial_failure *failure)
{
    struct finding *finding = trying->data;
    struct verdict verdict;
    verdict_judge(&verdict, failure, finding->property, subject_symbols(trying->subject, failure->image));
    bool same = strcmp(verdict.signature, finding->symptom) == 0;
    verdict_release(&verdict);
    if (same)
        finding_replace(finding, trying, failure);
    return !same;
}

static bool try_small_scopes(struct finding *finding, struct subject *subject, double deadline, struct error *error)
{
    struct trying trying = {.subject = subject,
                            .property = finding->property,
                            .image = finding->image,
                            .both_fills = finding->verdict.kind == VERDICT_UNINITIALISED,
                            .deadline = deadline,
                            .jobs = 1,
                            .failures = 100,
                            .data = finding,
                            .failed = adopt_same};
    bool done = trying_all(&trying, (int)subject->options->scope, error);
    trying_release(&trying);
    return done;
}

/* ---- smaller choices ---- */

struct shrinking {
    struct finding *finding;
    struct subject *subject;
    struct trial_problem problem;
    struct trial_structures *views;
    struct shrink_candidate *candidates;
    VECTOR(struct trial_choice *) made; /* of the batch before */
    struct error *error;
};

static void forget_made(struct shrinking *shrinking)
{
    for (size_t i = 0; i < shrinking->made.count; i++)
        mem_free(shrinking->made.items[i]);
    shrinking->made.count = 0;
}

static void take_outcome(void *data, size_t number, enum trial_outcome outcome, const struct trial_choice *choices,
                         size_t choice_count, const struct trial_failure *failure)
{
    struct shrinking *shrinking = data;
    struct shrink_candidate *candidate = &shrinking->candidates[number];
    const struct finding *finding = shrinking->finding;
    if (outcome == TRIAL_BROKE && failure) {
        struct verdict verdict;
        verdict_judge(&verdict, failure, finding->property, subject_symbols(shrinking->subject, failure->image));
        candidate->same_cause = strcmp(verdict.signature, finding->symptom) == 0;
        verdict_release(&verdict);
    }
    if (outcome == TRIAL_UNKNOWN)
        return;
    struct trial_choice *copy = mem_array(choice_count + 1, sizeof *copy);
    memcpy(copy, choices, choice_count * sizeof *copy);
    vector_push(&shrinking->made, copy);
    candidate->choices = copy;
    candidate->choice_count = choice_count;
}

static bool try_candidates(void *data, struct shrink_candidate *candidates, size_t count)
{
    struct shrinking *shrinking = data;
    const struct options *options = shrinking->subject->options;
    struct trial_sequence *given = mem_array(count, sizeof *given);
    for (size_t i = 0; i < count; i++)
        given[i] = (struct trial_sequence){candidates[i].indices, candidates[i].count};
    struct trial_limits limits = {.trial_seconds = options->timeout,
                                  .memory_mb = (unsigned long long)options->memory_mb,
                                  .jobs = (unsigned)options->jobs};
    if (limits.trial_seconds <= 0 || limits.trial_seconds > HANG_SECONDS)
        limits.trial_seconds = HANG_SECONDS;
    struct trial_services services = {.data = shrinking, .outcome = take_outcome, .interrupted = interrupt_came};
    struct trial_result result = {0};
    forget_made(shrinking);
    shrinking->candidates = candidates;
    shrinking->problem.given = given;
    shrinking->problem.given_count = count;
    bool done = trials_run(&shrinking->problem, &limits, &services, &result, shrinking->error) && !interrupt_signal();
    trial_result_release(&result);
    mem_free(given);
    return done;
}

static unsigned long long structure_size(void *data, size_t choice, uint64_t rank)
{
    const struct shrinking *shrinking = data;
    size_t parameter = 0;
    for (;; parameter++)
        if (shrinking->finding->property->sources[parameter].kind == SOURCE_PREDICATE && choice-- == 0)
            break;
    const struct trial_structures *view = &shrinking->views[parameter];
    struct trial_structure head = {0};
    if (rank < view->count)
        memcpy(&head, view->packed + view->starts[rank], sizeof head);
    return head.object_count;
}

/* ---- the plan ---- */

/* The finding's sequence, by how far each choice is from its origin: that means
 * the same in the plan of random inputs as in that of all inputs of a scope,
 * whose ranges are narrower.  The sequence of nothing but origins runs before
 * it: when that makes a difference, inputs must be kept apart.  False: it does
 * not fail so. */
static bool try_present(struct shrinking *shrinking, struct shrink_candidate *present)
{
    const struct finding *finding = shrinking->finding;
    uint64_t *distances = mem_array(finding->choice_count + 1, sizeof *distances);
    for (size_t i = 0; i < finding->choice_count; i++)
        distances[i] = finding->choices[i].index - finding->choices[i].origin;
    struct shrink_candidate candidates[2];
    bool is_going = true, fails = false;
    shrinking->problem.from_origins = true;
    shrinking->problem.apart = false;
    for (int tries = 0; tries < 2 && is_going && !fails; tries++) {
        shrinking->problem.apart = tries > 0;
        candidates[0] = (struct shrink_candidate){.indices = distances};
        candidates[1] = (struct shrink_candidate){.indices = distances, .count = finding->choice_count};
        is_going = try_candidates(shrinking, candidates, 2);
        fails = is_going && candidates[1].same_cause && candidates[1].choices;
    }
    shrinking->problem.from_origins = false;
    *present = candidates[1];
    mem_free(distances);
    return fails;
}

/* Its choices as they are made by this plan. */
static bool take_plan(struct shrinking *shrinking, enum trial_mode plan, int scope)
{
    struct finding *finding = shrinking->finding;
    struct shrink_candidate present;
    shrinking->problem.plan = plan;
    shrinking->problem.scope = scope;
    if (!try_present(shrinking, &present))
        return false;
    mem_free(finding->choices);
    finding->choices = mem_array(present.choice_count + 1, sizeof *finding->choices);
    memcpy(finding->choices, present.choices, present.choice_count * sizeof *finding->choices);
    finding->choice_count = present.choice_count;
    finding->plan = plan;
    finding->scope = scope;
    return true;
}

static size_t structure_count(const struct finding *finding)
{
    size_t count = 0;
    for (size_t i = 0; i < finding->choice_count; i++)
        count += finding->choices[i].kind == CHOOSE_STRUCTURE;
    return count;
}

/* In an exhaustive run of one structure all smaller ones have passed already. */
static bool shrink_choices(struct finding *finding, struct subject *subject, bool is_random, double deadline,
                           struct error *error)
{
    struct shrinking shrinking = {.finding = finding, .subject = subject, .error = error};
    int scope = is_random ? (int)subject->options->scope : finding->scope;
    if ((is_random || structure_count(finding) > 1) && !finding_offer_structures(finding, subject, scope, error))
        return false;
    shrinking.views = mem_array(finding->property->function->parameter_count + 1, sizeof *shrinking.views);
    finding_problem(finding, &shrinking.problem, shrinking.views);
    shrinking.problem.program = &subject->project.program;
    shrinking.problem.property = finding->property;
    shrinking.problem.target = finding->image;
    shrinking.problem.fork = true;
    shrinking.problem.both_fills = finding->verdict.kind == VERDICT_UNINITIALISED;
    struct shrink_services services = {.data = &shrinking,
                                       .try = try_candidates,
                                       .structure_size = structure_size,
                                       .batch = finding->verdict.kind == VERDICT_HANG ? 4 : 0};
    struct shrink_result result = {0};
    if (!is_random || !take_plan(&shrinking, TRIAL_RANDOM, scope))
        take_plan(&shrinking, finding->plan, finding->scope);
    shrink_run(&result, finding->choices, finding->choice_count, &services, deadline);
    finding->is_shrunk = result.complete;
    mem_free(finding->choices);
    finding->choices = result.choices;
    finding->choice_count = result.count;
    result.choices = NULL;
    finding_settle_structures(finding);
    shrink_result_release(&result);
    forget_made(&shrinking);
    vector_release(&shrinking.made);
    mem_free(shrinking.views);
    return error->kind == ERROR_NONE;
}

bool finding_shrink(struct finding *finding, struct subject *subject, double deadline, struct error *error)
{
    double now = clock_seconds();
    if (finding->verdict.only_after_others || interrupt_signal() || deadline <= now)
        return true;
    bool is_random = finding->plan == TRIAL_RANDOM;
    if (is_random && !try_small_scopes(finding, subject, now + (deadline - now) * EXHAUSTIVE_SHARE, error))
        return false;
    return shrink_choices(finding, subject, is_random, deadline, error);
}
