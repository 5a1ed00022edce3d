/* Features: edges of the library that a sequence went over, and the classes of
 * what its calls gave: success or failure, the sign of a number, NULL or not. */
#include <stdlib.h>
#include <string.h>
#include "suite/regression_parts.h"

#define OUTCOME_FEATURE ((uint64_t)1 << 63)

enum value_class { CLASS_NOTHING, CLASS_ZERO, CLASS_NEGATIVE, CLASS_POSITIVE, CLASS_EMPTY, CLASS_FULL, CLASS_SAME };

static enum value_class class_of_number(int64_t value)
{
    return value == 0 ? CLASS_ZERO : value < 0 ? CLASS_NEGATIVE : CLASS_POSITIVE;
}

static enum value_class class_of(const struct sequence_record *record, const struct recorded_output *output,
                                 uint32_t call, const struct sequence_plan *plan)
{
    uint64_t head = recorded_head(record, output);
    if (output->node == SEQUENCE_NONE || SEQUENCE_TAG(head) == HEAD_NULL)
        return CLASS_NOTHING;
    if (SEQUENCE_TAG(head) == HEAD_REFERENCE)
        return SEQUENCE_REFERENCE_CALL(head) == call ? CLASS_FULL : CLASS_SAME;
    if (plan->nodes.items[output->node].kind == SEQ_NUMBER)
        return class_of_number(recorded_number(record, output, plan));
    return SEQUENCE_COUNT(head) ? CLASS_FULL : CLASS_EMPTY;
}

static void add_outcomes(features *found, const struct sequence *sequence, const struct sequence_plan *plan,
                         const struct sequence_record *record)
{
    for (uint32_t call = 0; call < record->calls.count; call++) {
        uint64_t operation = sequence_operation_of(sequence, call);
        const struct recorded_output *result = sequence_record_output(record, call, 0);
        uint64_t class = result ? class_of(record, result, call, plan) : CLASS_NOTHING;
        vector_push(found, OUTCOME_FEATURE | operation << 8 | class << 4 | record->calls.items[call].outcome);
    }
}

static int compare(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

void features_of(features *found, const struct sequence *sequence, const struct sequence_plan *plan,
                 const struct sequence_outcome *outcome)
{
    struct sequence_record record = SEQUENCE_RECORD_INIT;
    found->count = 0;
    for (size_t i = 0; outcome->coverage && i < outcome->edge_count; i++)
        if (outcome->coverage[i / 8] >> i % 8 & 1)
            vector_push(found, i);
    if (sequence_record_read(&record, sequence, plan, outcome->record, outcome->record_count))
        add_outcomes(found, sequence, plan, &record);
    sequence_record_release(&record);
    size_t kept = 0;
    if (found->count)
        qsort(found->items, found->count, sizeof *found->items, compare);
    for (size_t i = 0; i < found->count; i++)
        if (kept == 0 || found->items[kept - 1] != found->items[i])
            found->items[kept++] = found->items[i];
    found->count = kept;
}

bool features_include(const features *all, const features *some)
{
    size_t at = 0;
    for (size_t i = 0; i < some->count; i++, at++) {
        while (at < all->count && all->items[at] < some->items[i])
            at++;
        if (at == all->count || all->items[at] != some->items[i])
            return false;
    }
    return true;
}

/* ---- all tests together ---- */

static size_t slot_of(const struct coverage *coverage, uint64_t feature)
{
    size_t mask = coverage->room - 1, slot = (size_t)(feature * 0x9e3779b97f4a7c15u >> 20) & mask;
    while (coverage->counts[slot] && coverage->keys[slot] != feature)
        slot = (slot + 1) & mask;
    return slot;
}

/* Counts stay above 0 once they were (CLAIMED), so that nobody loses a way through the table. */
#define CLAIMED 1u

static void grow(struct coverage *coverage)
{
    struct coverage larger = {.room = coverage->room ? coverage->room * 2 : 1024};
    larger.keys = mem_array(larger.room, sizeof *larger.keys);
    larger.counts = mem_array(larger.room, sizeof *larger.counts);
    for (size_t i = 0; i < coverage->room; i++)
        if (coverage->counts[i]) {
            size_t slot = slot_of(&larger, coverage->keys[i]);
            larger.keys[slot] = coverage->keys[i];
            larger.counts[slot] = coverage->counts[i];
            larger.count++;
        }
    coverage_release(coverage);
    *coverage = larger;
}

size_t coverage_add(struct coverage *coverage, const features *more)
{
    size_t added = 0;
    for (size_t i = 0; i < more->count; i++) {
        if (coverage->count * 2 >= coverage->room)
            grow(coverage);
        size_t slot = slot_of(coverage, more->items[i]);
        if (!coverage->counts[slot]) {
            coverage->keys[slot] = more->items[i];
            coverage->counts[slot] = CLAIMED;
            coverage->count++;
        }
        added += coverage->counts[slot]++ == CLAIMED;
    }
    return added;
}

void coverage_take(struct coverage *coverage, const features *gone)
{
    for (size_t i = 0; i < gone->count && coverage->room; i++) {
        size_t slot = slot_of(coverage, gone->items[i]);
        if (coverage->counts[slot] > CLAIMED)
            coverage->counts[slot]--;
    }
}

bool coverage_is_shared(const struct coverage *coverage, const features *some)
{
    for (size_t i = 0; i < some->count; i++)
        if (!coverage->room || coverage->counts[slot_of(coverage, some->items[i])] <= CLAIMED + 1)
            return false;
    return true;
}

void coverage_release(struct coverage *coverage)
{
    mem_free(coverage->keys);
    mem_free(coverage->counts);
    *coverage = (struct coverage){0};
}
