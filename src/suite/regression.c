#include "suite/regression.h"

#include <stdlib.h>
#include <string.h>
#include "base/process.h"
#include "suite/regression_parts.h"

#define BATCH 64
#define SECONDS 1 /* for one sequence: all of them passed before, in microseconds */

void regression_test_release(struct regression_test *test)
{
    sequence_release(&test->sequence);
    mem_free(test->record);
    mem_free(test->name);
    mem_free(test->comment);
}

void regression_test_free(struct regression_test *test)
{
    regression_test_release(test);
    mem_free(test);
}

void regression_result_release(struct regression_result *result)
{
    for (size_t i = 0; i < result->tests.count; i++)
        regression_test_free(result->tests.items[i]);
    vector_release(&result->tests);
    vector_release(&result->unstable);
}

void chosen_release(struct chosen *chosen)
{
    sequence_release(&chosen->sequence);
    vector_release(&chosen->features);
}

/* ---- running ---- */

static bool is_interrupted(const struct regression_services *services)
{
    return services->interrupted && services->interrupted(services->data);
}

bool choosing_is_over(const struct choosing *choosing)
{
    return (choosing->deadline > 0 && clock_seconds() > choosing->deadline) || is_interrupted(choosing->services);
}

bool choosing_try(const struct choosing *choosing, const struct sequence *const *sequences, size_t count,
                  unsigned flags, struct sequence_outcome *outcomes)
{
    struct sequence_trial trials[BATCH];
    bool done = true;
    for (size_t first = 0; first < count && done; first += BATCH) {
        size_t part = count - first < BATCH ? count - first : BATCH;
        for (size_t i = 0; i < part; i++)
            trials[i] = (struct sequence_trial){
                .sequence = sequences[first + i], .flags = flags, .skip_destroy_of = SEQUENCE_NONE};
        done =
            choosing->services->try(choosing->services->data, trials, part, SECONDS, outcomes + first, choosing->error);
    }
    return done;
}

bool choosing_passed(const struct sequence *sequence, const struct sequence_outcome *outcome)
{
    return outcome->outcome == TRIAL_PASSED && outcome->calls_made == sequence->calls.count && outcome->record;
}

/* ---- candidates ---- */

struct candidate {
    const struct sequence *sequence;
    bool is_later;
    size_t weight; /* bits in its words: small numbers, short texts */
    uint64_t hash;
};

static size_t weigh(const struct sequence *sequence)
{
    size_t weight = 0;
    for (size_t i = 0; i < sequence->words.count; i++)
        for (uint64_t word = sequence->words.items[i]; word; word >>= 1)
            weight++;
    return weight;
}

/* Shorter and simpler first; the hash, so that the order of components does not matter. */
static int compare_candidates(const void *a, const void *b)
{
    const struct candidate *left = a, *right = b;
    if (left->is_later != right->is_later)
        return left->is_later ? 1 : -1;
    size_t calls[] = {left->sequence->calls.count, right->sequence->calls.count};
    if (calls[0] != calls[1])
        return calls[0] < calls[1] ? -1 : 1;
    if (left->weight != right->weight)
        return left->weight < right->weight ? -1 : 1;
    return (left->hash > right->hash) - (left->hash < right->hash);
}

static struct candidate *order(const struct sequence *sequences, size_t first, size_t *count)
{
    struct candidate *candidates = mem_array(*count + 1, sizeof *candidates);
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++)
        if (sequences[i].calls.count)
            candidates[kept++] =
                (struct candidate){&sequences[i], i >= first, weigh(&sequences[i]), sequence_hash(&sequences[i])};
    qsort(candidates, kept, sizeof *candidates, compare_candidates);
    *count = 0;
    for (size_t i = 0; i < kept; i++)
        if (*count == 0 || candidates[*count - 1].hash != candidates[i].hash)
            candidates[(*count)++] = candidates[i];
    return candidates;
}

/* A folder in the place of a file: what reading one gives is another thing on each file system. */
static bool opens_folder(const struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *node = &plan->nodes.items[places.items[i].node];
        const uint64_t *head = &sequence->words.items[places.items[i].word];
        found = node->kind == SEQ_STRING && node->flags & ARGUMENT_PATH && SEQUENCE_TAG(*head) == HEAD_VALUE &&
                SEQUENCE_COUNT(*head) == 1 && memcmp(head + 1, ".", 1) == 0;
    }
    vector_release(&places);
    return found;
}

/* What was only guessed of the library is nothing to be kept to, nor is what the system decides. */
static void leave_out_guesses(const struct sequence *from, const struct sequence_plan *plan, struct sequence *out)
{
    bool *is_gone = mem_array(from->calls.count + 1, sizeof *is_gone), has_any = false;
    for (size_t i = 0; i < from->calls.count; i++) {
        is_gone[i] =
            sequence_plan_operation(plan, sequence_operation_of(from, i))->is_guessed || opens_folder(from, plan, i);
        has_any = has_any || is_gone[i];
    }
    if (!has_any)
        sequence_copy(out, from);
    else if (!sequence_without(out, from, plan, is_gone))
        sequence_clear(out);
    mem_free(is_gone);
}

/* ---- choosing ---- */

typedef VECTOR(struct chosen) chosen_tests;

static void consider(const struct choosing *choosing, const struct sequence *sequence,
                     const struct sequence_outcome *outcome, bool all, struct coverage *coverage, chosen_tests *chosen)
{
    features found = VECTOR_INIT;
    choosing->result->looked_at++;
    if (!choosing_passed(sequence, outcome))
        return;
    choosing->result->passed++;
    features_of(&found, sequence, choosing->plan, outcome);
    if (coverage_add(coverage, &found) || all) {
        struct chosen one = {.sequence = SEQUENCE_INIT};
        sequence_copy(&one.sequence, sequence);
        one.features.items = found.items;
        one.features.count = found.count;
        one.features.capacity = found.capacity;
        vector_push(chosen, one);
        return;
    }
    coverage_take(coverage, &found);
    vector_release(&found);
}

static bool choose(const struct choosing *choosing, const struct candidate *candidates, size_t count, bool all,
                   struct coverage *coverage, chosen_tests *chosen)
{
    const struct sequence *part[BATCH];
    bool done = true;
    for (size_t first = 0; first < count && done && !choosing_is_over(choosing); first += BATCH) {
        size_t size = count - first < BATCH ? count - first : BATCH;
        struct sequence_outcome outcomes[BATCH] = {0};
        for (size_t i = 0; i < size; i++)
            part[i] = candidates[first + i].sequence;
        done = choosing_try(choosing, part, size, GIVEN_RECORD | GIVEN_COVERAGE, outcomes);
        for (size_t i = 0; i < size; i++) {
            if (done)
                consider(choosing, part[i], &outcomes[i], all, coverage, chosen);
            sequence_outcome_release(&outcomes[i]);
        }
    }
    return done;
}

static void remove_chosen(chosen_tests *chosen, size_t number)
{
    chosen_release(&chosen->items[number]);
    for (size_t i = number + 1; i < chosen->count; i++)
        chosen->items[i - 1] = chosen->items[i];
    chosen->count--;
}

/* A later one may do all that an earlier, shorter one does; and two may have become the same. */
static void leave_out_subsumed(chosen_tests *chosen)
{
    struct coverage coverage = {0};
    for (size_t i = 0; i < chosen->count; i++)
        coverage_add(&coverage, &chosen->items[i].features);
    for (size_t i = chosen->count; i-- > 0;)
        if (coverage_is_shared(&coverage, &chosen->items[i].features)) {
            coverage_take(&coverage, &chosen->items[i].features);
            remove_chosen(chosen, i);
        }
    coverage_release(&coverage);
}

static void leave_out_repeats(chosen_tests *chosen)
{
    for (size_t i = chosen->count; i-- > 0;)
        for (size_t k = 0; k < i; k++)
            if (sequence_is_same(&chosen->items[i].sequence, &chosen->items[k].sequence)) {
                remove_chosen(chosen, i);
                break;
            }
}

/* ---- tests ---- */

static bool add_test(const struct choosing *choosing, const struct chosen *chosen)
{
    struct regression_test test = {.sequence = SEQUENCE_INIT};
    if (!stable_record(choosing, &chosen->sequence, &test.record, &test.record_count))
        return false;
    if (!test.record) {
        choosing->result->dropped++;
        return true;
    }
    sequence_copy(&test.sequence, &chosen->sequence);
    test.subject = chosen->subject;
    names_give(choosing, &test);
    struct regression_test *kept = mem_alloc(sizeof *kept);
    *kept = test;
    vector_push(&choosing->result->tests, kept);
    return true;
}

bool regression_select(struct regression_result *result, const struct sequence *candidates, size_t first, size_t count,
                       const struct sequence_plan *plan, const struct regression_services *services, bool all,
                       double deadline, struct error *error)
{
    struct choosing choosing = {plan, services, result, deadline, error};
    struct coverage coverage = {0};
    chosen_tests chosen = VECTOR_INIT;
    struct sequence *plain = mem_array(count + 1, sizeof *plain);
    for (size_t i = 0; i < count; i++)
        leave_out_guesses(&candidates[i], plan, &plain[i]);
    size_t plain_count = count;
    struct candidate *ordered = order(plain, first, &count);
    bool done = choose(&choosing, ordered, count, all, &coverage, &chosen);
    if (done && !all) {
        done = shape_trim(&choosing, chosen.items, chosen.count);
        leave_out_subsumed(&chosen);
    }
    done = done && shape_observe(&choosing, chosen.items, chosen.count);
    if (!all)
        leave_out_subsumed(&chosen);
    leave_out_repeats(&chosen);
    for (size_t i = 0; i < chosen.count && done && !is_interrupted(services); i++)
        done = add_test(&choosing, &chosen.items[i]);
    for (size_t i = 0; i < chosen.count; i++)
        chosen_release(&chosen.items[i]);
    vector_release(&chosen);
    coverage_release(&coverage);
    mem_free(ordered);
    for (size_t i = 0; i < plain_count; i++)
        sequence_release(&plain[i]);
    mem_free(plain);
    return done;
}
