/* Making a finding smaller: first every input of the small scopes, which costs
 * little and leaves nothing out; then what the shrinker makes of its choices. */
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "cli/finding.h"
#include "cli/interrupt.h"
#include "refine/shrink.h"

#define EXHAUSTIVE_SHARE 0.4   /* of the time */
#define SMALLER_MOST 20000     /* structures that may take the place of the one it has */
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
    struct trying trying = {.subject = subject, .property = finding->property, .image = finding->image,
                            .both_fills = finding->verdict.kind == VERDICT_UNINITIALISED, .deadline = deadline,
                            .jobs = 1, .failures = 100, .data = finding, .failed = adopt_same};
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

static bool is_interrupted(void *data)
{
    (void)data;
    return interrupt_signal() != 0;
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
    struct trial_services services = {.data = shrinking, .outcome = take_outcome, .interrupted = is_interrupted};
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

/* Structures of the scopes up to the finding's that are not larger than the one
 * it has come before that one in its list; they are sorted by size. */
static bool offer_smaller(struct finding *finding, struct subject *subject, size_t parameter, struct error *error)
{
    struct structure_list *own = &finding->lists[parameter], list = {0};
    struct shelf *shelf = subject_shelf(subject, &finding->property->sources[parameter], error);
    struct trial_structure head;
    if (!shelf)
        return false;
    if (!own->starts.count)
        return true;
    memcpy(&head, own->packed.s + own->starts.items[0], sizeof head);
    for (unsigned size = 0; size <= head.object_count; size++)
        for (size_t scope = 0; scope < shelf->stocks.count && (int)scope <= finding->scope; scope++) {
            const struct structure_chunk *chunk = &shelf->stocks.items[scope].chunk;
            for (size_t i = 0; chunk->is_last && i < chunk->starts.count && list.starts.count < SMALLER_MOST; i++) {
                struct trial_structure one;
                memcpy(&one, chunk->packed.s + chunk->starts.items[i], sizeof one);
                if (one.object_count == size && (one.scopes & ((1ull << (scope < 63 ? scope : 63)) - 1)) == 0)
                    structure_list_add(&list, chunk->packed.s, chunk->starts.items[i]);
            }
        }
    structure_list_add(&list, own->packed.s, own->starts.items[0]);
    structure_list_end_segment(&list);
    structure_list_release(own);
    *own = list;
    return true;
}

/* In an exhaustive run of one structure all smaller ones have passed already. */
static bool offer_structures(struct finding *finding, struct subject *subject, struct error *error)
{
    size_t structures = 0, parameter = 0;
    for (size_t i = 0; i < finding->choice_count; i++)
        structures += finding->choices[i].kind == CHOOSE_STRUCTURE;
    if (finding->plan == TRIAL_ALL && structures <= 1)
        return true;
    for (size_t i = 0; i < finding->choice_count; i++) {
        struct trial_choice *choice = &finding->choices[i];
        if (choice->kind != CHOOSE_STRUCTURE)
            continue;
        while (finding->property->sources[parameter].kind != SOURCE_PREDICATE)
            parameter++;
        if (!offer_smaller(finding, subject, parameter, error))
            return false;
        choice->index = choice->most = finding->lists[parameter].starts.count - 1;
        choice->origin = 0;
        parameter++;
    }
    return true;
}

/* Back to lists of one. */
static void settle(struct finding *finding)
{
    size_t parameter = 0;
    for (size_t i = 0; i < finding->choice_count; i++) {
        struct trial_choice *choice = &finding->choices[i];
        if (choice->kind != CHOOSE_STRUCTURE)
            continue;
        while (finding->property->sources[parameter].kind != SOURCE_PREDICATE)
            parameter++;
        struct structure_list *list = &finding->lists[parameter++], one = {0};
        structure_list_add(&one, list->packed.s, list->starts.items[choice->index]);
        structure_list_end_segment(&one);
        structure_list_release(list);
        *list = one;
        choice->index = choice->most = 0;
    }
}

static bool shrink_choices(struct finding *finding, struct subject *subject, double deadline, struct error *error)
{
    struct shrinking shrinking = {.finding = finding, .subject = subject, .error = error};
    if (!offer_structures(finding, subject, error))
        return false;
    shrinking.views = mem_array(finding->property->function->parameter_count + 1, sizeof *shrinking.views);
    finding_problem(finding, &shrinking.problem, shrinking.views);
    shrinking.problem.program = &subject->project.program;
    shrinking.problem.property = finding->property;
    shrinking.problem.target = finding->image;
    shrinking.problem.fork = true;
    shrinking.problem.both_fills = finding->verdict.kind == VERDICT_UNINITIALISED;
    struct shrink_services services = {.data = &shrinking, .try = try_candidates, .structure_size = structure_size,
                                       .batch = finding->verdict.kind == VERDICT_HANG ? 4 : 0};
    struct shrink_result result = {0};
    shrink_run(&result, finding->choices, finding->choice_count, &services, deadline);
    finding->is_shrunk = result.complete;
    mem_free(finding->choices);
    finding->choices = result.choices;
    finding->choice_count = result.count;
    result.choices = NULL;
    settle(finding);
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
    if (finding->plan == TRIAL_RANDOM &&
        !try_small_scopes(finding, subject, now + (deadline - now) * EXHAUSTIVE_SHARE, error))
        return false;
    return shrink_choices(finding, subject, deadline, error);
}
