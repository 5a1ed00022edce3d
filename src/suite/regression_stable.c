/* Stable: what a test may assert is the same in several processes, with memory
 * that nobody wrote filled differently; and it is neither an address nor a time,
 * which may be the same today and not tomorrow. */
#include <string.h>
#include <time.h>
#include "model/words.h"
#include "suite/regression_parts.h"

#define RUNS 4
#define DAY 86400

/* ---- what looks as if it would change ---- */

/* On x86-64 memory lies between 2^40 and 2^47, in whatever part: nobody returns such a number by chance. */
static bool is_like_address(int64_t value)
{
    return value >= (int64_t)1 << 40 && value < (int64_t)1 << 47;
}

static bool is_near(int64_t value, int64_t now, int64_t unit)
{
    return value >= (now - DAY) * unit && value <= (now + DAY) * unit;
}

static bool is_like_time(int64_t value)
{
    int64_t now = (int64_t)time(NULL);
    return is_near(value, now, 1) || is_near(value, now, 1000) || is_near(value, now, 1000000) ||
           is_near(value, now, 1000000000);
}

static bool is_argument(const struct sequence *sequence, uint64_t value)
{
    for (size_t i = 0; i < sequence->words.count; i++)
        if (sequence->words.items[i] == value)
            return true;
    return false;
}

/* What it returns may be any number there is. */
static bool gives_any_number(const struct choosing *choosing, uint32_t operation)
{
    return name_has(sequence_plan_operation(choosing->plan, operation)->function->name,
                    "hash hashed crc checksum digest fnv murmur");
}

static bool is_fleeting(const struct choosing *choosing, const struct sequence *sequence,
                        const struct sequence_record *record, uint32_t call, const struct recorded_output *output)
{
    if (output->node == SEQUENCE_NONE || choosing->plan->nodes.items[output->node].kind != SEQ_NUMBER ||
        SEQUENCE_TAG(recorded_head(record, output)) != HEAD_VALUE)
        return false;
    int64_t value = recorded_number(record, output, choosing->plan);
    bool is_place = is_like_address(value) && !gives_any_number(choosing, sequence_operation_of(sequence, call));
    return (is_place || is_like_time(value)) && !is_argument(sequence, (uint64_t)value);
}

/* A number in what a returned pointer leads to. */
static bool has_fleeting(const struct sequence_plan *plan, uint32_t number, const unsigned char *bytes, size_t size)
{
    const struct sequence_node *node = &plan->nodes.items[number];
    if (node->offset >= size || (node->kind != SEQ_NUMBER && node->kind != SEQ_STRUCT && node->kind != SEQ_CELLS))
        return false;
    bytes += node->offset;
    size -= node->offset;
    if (node->kind == SEQ_NUMBER) {
        int64_t value = 0;
        memcpy(&value, bytes, size < sizeof value ? size : sizeof value);
        return node->size == sizeof value && !node->bit_width && (is_like_address(value) || is_like_time(value));
    }
    bool found = false;
    uint32_t cells = node->kind == SEQ_CELLS ? node->cells : 1;
    for (uint32_t cell = 0; !found && cell < cells && (size_t)cell * node->cell_size < size; cell++)
        for (uint32_t i = 0; i < node->count; i++)
            found = found || has_fleeting(plan, node->first + i, bytes + (size_t)cell * node->cell_size,
                                          size - (size_t)cell * node->cell_size);
    return found;
}

static bool leads_to_fleeting(const struct choosing *choosing, const struct sequence_record *record,
                              const struct recorded_output *output)
{
    const struct sequence_node *node = &choosing->plan->nodes.items[output->node];
    const unsigned char *bytes = (const unsigned char *)(record->words + output->word + 1);
    bool found = false;
    for (uint32_t i = 0; i < node->count; i++)
        found = found ||
                has_fleeting(choosing->plan, node->first + i, bytes, SEQUENCE_COUNT(recorded_head(record, output)));
    return found;
}

/* ---- what did change ---- */

static bool is_same(const struct sequence_record *a, const struct recorded_output *in_a,
                    const struct sequence_record *b, const struct recorded_output *in_b)
{
    return in_b && in_a->words == in_b->words &&
           memcmp(a->words + in_a->word, b->words + in_b->word, in_a->words * sizeof *a->words) == 0;
}

static void note_unstable(const struct choosing *choosing, uint32_t operation)
{
    for (size_t i = 0; i < choosing->result->unstable.count; i++)
        if (choosing->result->unstable.items[i] == operation)
            return;
    vector_push(&choosing->result->unstable, operation);
}

static bool is_stable(const struct sequence_record *records, uint32_t call, uint32_t output)
{
    const struct recorded_output *first = sequence_record_output(&records[0], call, output);
    bool same = true;
    for (size_t i = 1; i < RUNS; i++)
        same = same && is_same(&records[0], first, &records[i], sequence_record_output(&records[i], call, output));
    return same;
}

/* What is returned leads to memory in each run: to what may differ. */
static bool always_leads_somewhere(const struct choosing *choosing, const struct sequence_record *records,
                                   uint32_t call, uint32_t number)
{
    bool does = true;
    for (size_t i = 0; i < RUNS && does; i++) {
        const struct recorded_output *output = sequence_record_output(&records[i], call, number);
        const struct sequence_node *node =
            output && output->node != SEQUENCE_NONE ? &choosing->plan->nodes.items[output->node] : NULL;
        does = node && node->kind == SEQ_OBJECT && node->parameter == SEQUENCE_RESULT &&
               SEQUENCE_TAG(recorded_head(&records[i], output)) == HEAD_VALUE;
    }
    return does;
}

/* The first record, without what is not the same in all. */
static uint64_t *merge(const struct choosing *choosing, const struct sequence *sequence,
                       const struct sequence_record *records, size_t *count)
{
    VECTOR(uint64_t) merged = VECTOR_INIT;
    const struct sequence_record *first = &records[0];
    for (uint32_t call = 0; call < first->calls.count; call++) {
        size_t start = merged.count;
        vector_push(&merged, 0);
        for (uint32_t i = 0; i < first->calls.items[call].outputs; i++) {
            const struct recorded_output *output = sequence_record_output(first, call, i);
            bool leads = always_leads_somewhere(choosing, records, call, i), is_same = is_stable(records, call, i);
            if (leads && (!is_same || leads_to_fleeting(choosing, first, output))) {
                vector_push(&merged, SEQUENCE_HEAD(HEAD_VALUE, 0));
                continue;
            }
            if (is_same && !is_fleeting(choosing, sequence, first, call, output)) {
                for (size_t word = 0; word < output->words; word++)
                    vector_push(&merged, first->words[output->word + word]);
                continue;
            }
            vector_push(&merged, RECORD_UNSTABLE);
            vector_push(&merged, 0);
            note_unstable(choosing, sequence_operation_of(sequence, call));
        }
        merged.items[start] = RECORD_CALL(first->calls.items[call].outcome, merged.count - start - 1);
    }
    if (first->has_live) {
        vector_push(&merged, RECORD_CALL(RECORD_LIVE, 2 * first->live_count));
        for (size_t i = 0; i < 2 * first->live_count; i++)
            vector_push(&merged, first->words[first->live + i]);
    }
    *count = merged.count;
    return merged.items;
}

static bool has_same_outcomes(const struct sequence_record *records)
{
    for (size_t i = 1; i < RUNS; i++) {
        if (records[i].calls.count != records[0].calls.count)
            return false;
        for (size_t call = 0; call < records[0].calls.count; call++)
            if (records[i].calls.items[call].outcome != records[0].calls.items[call].outcome)
                return false;
    }
    return true;
}

bool stable_record(const struct choosing *choosing, const struct sequence *sequence, uint64_t **record, size_t *count)
{
    struct sequence_outcome outcomes[RUNS] = {0};
    struct sequence_record records[RUNS] = {0};
    const struct sequence *same[RUNS];
    bool is_test = true, done = true;
    *record = NULL;
    for (size_t i = 0; i < RUNS; i++)
        same[i] = sequence;
    done = choosing_try(choosing, same, RUNS / 2, GIVEN_RECORD, outcomes) &&
           choosing_try(choosing, same, RUNS / 2, GIVEN_RECORD | GIVEN_OTHER_FILL, outcomes + RUNS / 2);
    for (size_t i = 0; i < RUNS && done; i++)
        is_test =
            is_test && choosing_passed(sequence, &outcomes[i]) &&
            sequence_record_read(&records[i], sequence, choosing->plan, outcomes[i].record, outcomes[i].record_count);
    if (done && is_test && has_same_outcomes(records))
        *record = merge(choosing, sequence, records, count);
    for (size_t i = 0; i < RUNS; i++) {
        sequence_record_release(&records[i]);
        sequence_outcome_release(&outcomes[i]);
    }
    return done;
}
