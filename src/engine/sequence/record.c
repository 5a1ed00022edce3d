#include "engine/sequence/record.h"

#include <string.h>

int64_t sequence_extend_bits(uint64_t word, size_t width, bool is_signed)
{
    if (width == 0 || width >= 64)
        return (int64_t)word;
    uint64_t mask = ((uint64_t)1 << width) - 1, sign = (uint64_t)1 << (width - 1);
    word &= mask;
    return is_signed && word & sign ? (int64_t)(word | ~mask) : (int64_t)word;
}

int64_t sequence_extend(uint64_t word, size_t size, bool is_signed)
{
    return sequence_extend_bits(word, size * 8, is_signed);
}

/* ---- reading ---- */

/* How many words stand behind a head. */
static size_t words_behind(const struct sequence_plan *plan, uint32_t node, uint64_t head)
{
    if (SEQUENCE_TAG(head) != HEAD_VALUE)
        return SEQUENCE_TAG(head) == HEAD_NULL;
    uint16_t kind = plan->nodes.items[node].kind;
    if (kind == SEQ_ANY)
        return 0;
    bool is_number = kind == SEQ_NUMBER || kind == SEQ_FLOAT || kind == SEQ_LENGTH;
    return is_number ? 1 : ((size_t)SEQUENCE_COUNT(head) + 7) / 8;
}

static bool read_outputs(struct sequence_record *record, const struct sequence_plan *plan, uint32_t operation,
                         size_t word, size_t end)
{
    uint32_t outputs = plan->items.items[operation].outputs;
    for (uint32_t i = 0; i < outputs && word < end; i++) {
        struct recorded_output output = {.node = sequence_plan_output(plan, operation, i), .word = word};
        uint64_t head = record->words[word];
        if (output.node == SEQUENCE_NONE && SEQUENCE_TAG(head) != HEAD_NULL)
            return false;
        output.words = 1 + words_behind(plan, output.node, head);
        if (output.words > end - word)
            return false;
        vector_push(&record->outputs, output);
        record->calls.items[record->calls.count - 1].outputs++;
        word += output.words;
    }
    return word == end;
}

bool sequence_record_read(struct sequence_record *record, const struct sequence *sequence,
                          const struct sequence_plan *plan, const uint64_t *words, size_t count)
{
    sequence_record_release(record);
    record->words = words;
    record->count = count;
    for (size_t at = 0, call = 0; at < count; call++) {
        size_t size = SEQUENCE_CALL_WORDS(words[at]);
        uint32_t outcome = SEQUENCE_CALL_OPERATION(words[at]);
        if (outcome == RECORD_LIVE && size == count - at - 1 && size % 2 == 0) {
            record->live = at + 1;
            record->live_count = size / 2;
            record->has_live = true;
            return true;
        }
        if (call >= sequence->calls.count || size > count - at - 1 || outcome > CALL_REFUSED)
            return false;
        vector_push(&record->calls,
                    ((struct recorded_call){
                        .outcome = (enum sequence_call_outcome)outcome, .word = at, .first = record->outputs.count}));
        if (size && !read_outputs(record, plan, sequence_operation_of(sequence, call), at + 1, at + 1 + size))
            return false;
        at += 1 + size;
    }
    return true;
}

void sequence_record_release(struct sequence_record *record)
{
    vector_release(&record->calls);
    vector_release(&record->outputs);
    *record = (struct sequence_record)SEQUENCE_RECORD_INIT;
}

/* ---- questions ---- */

const struct recorded_output *sequence_record_output(const struct sequence_record *record, uint32_t call,
                                                     uint32_t output)
{
    if (call >= record->calls.count || output >= record->calls.items[call].outputs)
        return NULL;
    return &record->outputs.items[record->calls.items[call].first + output];
}

enum sequence_call_outcome sequence_record_outcome(const struct sequence_record *record, uint32_t call)
{
    return call < record->calls.count ? record->calls.items[call].outcome : CALL_NOT_MADE;
}

uint64_t recorded_head(const struct sequence_record *record, const struct recorded_output *output)
{
    return record->words[output->word];
}

bool recorded_is_unstable(const struct sequence_record *record, const struct recorded_output *output)
{
    return recorded_head(record, output) == RECORD_UNSTABLE;
}

int64_t recorded_number(const struct sequence_record *record, const struct recorded_output *output,
                        const struct sequence_plan *plan)
{
    const struct sequence_node *node = &plan->nodes.items[output->node];
    return sequence_extend(record->words[output->word + 1], node->size, node->flags & ARGUMENT_SIGNED);
}
