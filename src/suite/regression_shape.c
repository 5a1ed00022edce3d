/* The shape of a test: only calls that contribute, and behind them calls that
 * look at the objects, so that what was done to them is asserted. */
#include <string.h>
#include "suite/regression_parts.h"

#define OBSERVERS_MOST 6 /* that are put behind one test */

/* ---- trying another shape of all tests at once ---- */

typedef bool reshape(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out);

/* Takes the old one's place if nothing is lost: each feature is in the new one, or in another test. */
static void take_place(struct coverage *coverage, struct chosen *old, const struct sequence *sequence, features *found)
{
    features lost = VECTOR_INIT;
    for (size_t i = 0; i < old->features.count; i++) {
        features one = {&old->features.items[i], 1, 1};
        if (!features_include(found, &one))
            vector_push(&lost, old->features.items[i]);
    }
    if (coverage_is_shared(coverage, &lost)) {
        coverage_take(coverage, &old->features);
        coverage_add(coverage, found);
        sequence_copy(&old->sequence, sequence);
        features swapped = old->features;
        old->features = *found;
        *found = swapped;
    }
    vector_release(&lost);
}

/* What passes, and loses nothing, takes the place of the old one. */
static bool try_shapes(const struct choosing *choosing, struct chosen *chosen, size_t count, reshape *change)
{
    struct coverage coverage = {0};
    for (size_t i = 0; i < count; i++)
        coverage_add(&coverage, &chosen[i].features);
    struct sequence *shapes = mem_array(count + 1, sizeof *shapes);
    const struct sequence **tried = mem_array(count + 1, sizeof *tried);
    struct sequence_outcome *outcomes = mem_array(count + 1, sizeof *outcomes);
    size_t *of = mem_array(count + 1, sizeof *of), tries = 0;
    for (size_t i = 0; i < count; i++)
        if (change(choosing, &chosen[i], &shapes[i]) &&
            sequence_keeps_order(&shapes[i], &chosen[i].sequence, choosing->plan)) {
            of[tries] = i;
            tried[tries++] = &shapes[i];
        }
    bool done = choosing_try(choosing, tried, tries, GIVEN_RECORD | GIVEN_COVERAGE, outcomes);
    for (size_t i = 0; i < tries; i++) {
        features found = VECTOR_INIT;
        if (done && choosing_passed(tried[i], &outcomes[i])) {
            features_of(&found, tried[i], choosing->plan, &outcomes[i]);
            take_place(&coverage, &chosen[of[i]], tried[i], &found);
        }
        vector_release(&found);
        sequence_outcome_release(&outcomes[i]);
    }
    for (size_t i = 0; i < count; i++)
        sequence_release(&shapes[i]);
    coverage_release(&coverage);
    mem_free(of);
    mem_free(outcomes);
    mem_free(tried);
    mem_free(shapes);
    return done;
}

/* ---- trimming ---- */

static bool slice(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t count = chosen->sequence.calls.count, needed = 0;
    if (count < 2)
        return false;
    bool *marks = mem_array(count, sizeof *marks);
    sequence_slice(&chosen->sequence, choosing->plan, count - 1, marks);
    for (size_t i = 0; i < count; i++) {
        needed += marks[i];
        marks[i] = !marks[i];
    }
    bool is_smaller = needed < count && sequence_without(out, &chosen->sequence, choosing->plan, marks);
    mem_free(marks);
    return is_smaller;
}

/* Looking is done again at the end. */
static bool leave_out_looks(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t count = chosen->sequence.calls.count, gone = 0;
    bool *marks = mem_array(count + 1, sizeof *marks);
    for (size_t i = 0; i < count; i++) {
        marks[i] = operation_looks_only(choosing->plan, sequence_operation_of(&chosen->sequence, i));
        gone += marks[i];
    }
    bool is_smaller = gone && gone < count && sequence_without(out, &chosen->sequence, choosing->plan, marks);
    mem_free(marks);
    return is_smaller;
}

static bool leave_out_first(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t count = chosen->sequence.calls.count;
    bool *marks = mem_array(count + 1, sizeof *marks), is_smaller = false;
    for (size_t i = 0; i + 1 < count && !is_smaller; i++) {
        marks[i] = true;
        is_smaller = sequence_without(out, &chosen->sequence, choosing->plan, marks);
        marks[i] = false;
    }
    mem_free(marks);
    return is_smaller;
}

bool shape_trim(const struct choosing *choosing, struct chosen *chosen, size_t count)
{
    return try_shapes(choosing, chosen, count, slice) && try_shapes(choosing, chosen, count, leave_out_looks) &&
           try_shapes(choosing, chosen, count, leave_out_first);
}

/* ---- looking ---- */

/* The words of a call that looks at this object; false: it needs more than we can say. */
static bool add_look(const struct sequence_plan *plan, uint32_t operation, uint64_t object, struct sequence *out)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    uint32_t sort = plan->nodes
                        .items[sequence_plan_output(plan, sequence_operation_of(out, SEQUENCE_REFERENCE_CALL(object)),
                                                    SEQUENCE_REFERENCE_OUTPUT(object))]
                        .sort;
    uint64_t words[16];
    size_t count = 0, handles = 0;
    for (uint32_t i = 0; i < item->parameter_count && i < 16; i++) {
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        bool is_told = node->kind == SEQ_OBJECT && node->flags & ARGUMENT_OUT;
        if (node->kind == SEQ_HANDLE && node->flags & ARGUMENT_CONST && node->sort == sort && !handles++)
            words[count++] = object;
        else if (node->kind == SEQ_NUMBER)
            words[count++] = 0;
        else if (is_told)
            words[count++] = SEQUENCE_HEAD(HEAD_VALUE, 0);
        else
            return false;
    }
    if (handles != 1 || item->parameter_count > 16)
        return false;
    vector_push(&out->calls, (uint32_t)out->words.count);
    vector_push(&out->words, SEQUENCE_CALL(operation, count));
    for (size_t i = 0; i < count; i++)
        vector_push(&out->words, words[i]);
    return true;
}

static bool is_observer(const struct sequence_plan *plan, uint32_t operation)
{
    const struct operation *item = sequence_plan_operation(plan, operation);
    const struct sequence_node *result = plan->items.items[operation].result == SEQUENCE_NONE
                                             ? NULL
                                             : &plan->nodes.items[plan->items.items[operation].result];
    bool tells = result && (result->kind == SEQ_NUMBER || result->kind == SEQ_FLOAT ||
                            (result->kind == SEQ_STRING && result->sort == SEQUENCE_NONE));
    return !item->obstacle && !item->is_oracle && tells && (item->kind == OPERATION_OBSERVES || item->is_pure) &&
           !(plan->items.items[operation].flags & (OPERATION_UNCALLABLE_FLAG | OPERATION_AVOIDED_FLAG));
}

/* Objects that calls of the sequence gave or got, the last one first; those that are gone are refused when it runs, so
 * they are found out here. */
static bool is_gone(const struct choosing *choosing, const struct sequence *sequence, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool gone = false;
    for (size_t call = 0; call < sequence->calls.count && !gone; call++) {
        sequence_look(sequence, choosing->plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            gone = gone || (sequence->words.items[places.items[i].word] == object &&
                            choosing->plan->nodes.items[places.items[i].node].flags & ARGUMENT_CONSUMED);
    }
    vector_release(&places);
    return gone;
}

static size_t look_at(const struct choosing *choosing, struct sequence *out, uint64_t object, size_t room)
{
    size_t added = 0;
    for (uint32_t i = 0; i < choosing->plan->items.count && added < room; i++)
        if (is_observer(choosing->plan, i) && add_look(choosing->plan, i, object, out))
            added++;
    return added;
}

static bool look_at_all(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t calls = chosen->sequence.calls.count, added = 0;
    sequence_copy(out, &chosen->sequence);
    for (size_t call = calls; call-- > 0;) {
        uint32_t operation = sequence_operation_of(&chosen->sequence, call);
        for (uint32_t i = 0; i < choosing->plan->items.items[operation].outputs; i++) {
            uint64_t object = SEQUENCE_REFERENCE(call, i);
            uint32_t node = sequence_plan_output(choosing->plan, operation, i);
            if (node != SEQUENCE_NONE && choosing->plan->nodes.items[node].kind == SEQ_HANDLE &&
                !is_gone(choosing, &chosen->sequence, object))
                added += look_at(choosing, out, object, OBSERVERS_MOST - added);
        }
    }
    return added > 0;
}

/* Only the last object, where all of them are too many or one call breaks. */
static bool look_at_one(const struct choosing *choosing, const struct chosen *chosen, struct sequence *out)
{
    size_t calls = chosen->sequence.calls.count;
    if (calls > chosen->subject + 1)
        return false; /* it has been looked at */
    sequence_copy(out, &chosen->sequence);
    for (size_t call = calls; call-- > 0;) {
        uint32_t operation = sequence_operation_of(&chosen->sequence, call);
        uint32_t node = sequence_plan_output(choosing->plan, operation, 0);
        if (node != SEQUENCE_NONE && choosing->plan->nodes.items[node].kind == SEQ_HANDLE &&
            !is_gone(choosing, &chosen->sequence, SEQUENCE_REFERENCE(call, 0)))
            return look_at(choosing, out, SEQUENCE_REFERENCE(call, 0), 1) > 0;
    }
    return false;
}

bool shape_observe(const struct choosing *choosing, struct chosen *chosen, size_t count)
{
    for (size_t i = 0; i < count; i++)
        chosen[i].subject = (uint32_t)chosen[i].sequence.calls.count - 1;
    return try_shapes(choosing, chosen, count, look_at_all) && try_shapes(choosing, chosen, count, look_at_one);
}
