#include "engine/sequence/sequence.h"

#include <string.h>

#include "base/hash.h"
#include "engine/sequence/walking.h"

void sequence_release(struct sequence *sequence)
{
    vector_release(&sequence->words);
    vector_release(&sequence->calls);
}

void sequence_clear(struct sequence *sequence)
{
    sequence->words.count = sequence->calls.count = 0;
}

void sequence_copy(struct sequence *to, const struct sequence *from)
{
    if (to == from)
        return;
    sequence_clear(to);
    vector_reserve(&to->words, from->words.count);
    vector_reserve(&to->calls, from->calls.count);
    if (from->words.count)
        memcpy(to->words.items, from->words.items, from->words.count * sizeof *to->words.items);
    if (from->calls.count)
        memcpy(to->calls.items, from->calls.items, from->calls.count * sizeof *to->calls.items);
    to->words.count = from->words.count;
    to->calls.count = from->calls.count;
}

/* ---- reading ---- */

struct reading {
    struct sequence *sequence;
    const struct sequence_plan *plan;
};

static bool check_reference(const struct reading *reading, const struct sequence_place *place, uint64_t head)
{
    uint32_t call = SEQUENCE_REFERENCE_CALL(head), output = SEQUENCE_REFERENCE_OUTPUT(head);
    if (call >= place->call)
        return false;
    uint32_t operation = sequence_operation_of(reading->sequence, call);
    uint32_t given = sequence_plan_output(reading->plan, operation, output);
    return given != SEQUENCE_NONE && sequence_fits(reading->plan, place->node, given);
}

/* A handle that nobody made: only a variable, or storage that the call fills, can be that. */
static bool is_made_up(const struct sequence_node *node, uint64_t head)
{
    return node->kind == SEQ_HANDLE && SEQUENCE_TAG(head) == HEAD_VALUE && !(node->flags & ARGUMENT_OUT) &&
           node->holding != SEQ_HOLD_VARIABLE;
}

/* What a NULL counts, and bytes behind the last, mean nothing: zero, so that the same is written the same. */
static bool read_place(void *data, const struct sequence_place *place)
{
    const struct reading *reading = data;
    const struct sequence_node *node = &reading->plan->nodes.items[place->node];
    uint64_t *words = &reading->sequence->words.items[place->word];
    if (node->kind == SEQ_FUNCTION)
        return words[0] <= node->cells;
    if (!sequence_has_head(node))
        return true;
    if (is_made_up(node, words[0]))
        return false;
    if (SEQUENCE_TAG(words[0]) == HEAD_NULL)
        words[0] = SEQUENCE_HEAD(HEAD_NULL, 0);
    if (SEQUENCE_TAG(words[0]) == HEAD_REFERENCE)
        return check_reference(reading, place, words[0]);
    if (place->word_count > 1) {
        uint64_t bytes = SEQUENCE_COUNT(words[0]) * (uint64_t)(node->kind == SEQ_BUFFER ? node->cell_size : 1);
        if (bytes % 8)
            words[place->word_count - 1] &= UINT64_MAX >> (64 - bytes % 8 * 8);
    }
    return true;
}

static bool read_call(struct reading *reading, size_t *at)
{
    struct sequence *sequence = reading->sequence;
    uint64_t head = sequence->words.items[*at];
    uint32_t operation = SEQUENCE_CALL_OPERATION(head), count = SEQUENCE_CALL_WORDS(head);
    size_t first = *at + 1;
    if (operation >= reading->plan->items.count || count > sequence->words.count - first ||
        reading->plan->items.items[operation].flags & OPERATION_UNCALLABLE_FLAG)
        return false;
    uint32_t call = (uint32_t)sequence->calls.count;
    vector_push(&sequence->calls, (uint32_t)*at);
    *at = first + count;
    return sequence_walk(reading->plan, operation, call, sequence->words.items, first, *at, read_place, reading);
}

bool sequence_read_words(struct sequence *sequence, const struct sequence_plan *plan, const uint64_t *words,
                         size_t count)
{
    struct reading reading = {sequence, plan};
    sequence_clear(sequence);
    if (count > SEQUENCE_WORDS_MOST)
        return false;
    vector_reserve(&sequence->words, count);
    if (count)
        memcpy(sequence->words.items, words, count * sizeof *words);
    sequence->words.count = count;
    bool ok = true;
    for (size_t at = 0; ok && at < count;)
        ok = read_call(&reading, &at);
    if (!ok)
        sequence_clear(sequence);
    return ok;
}

/* ---- looking ---- */

uint32_t sequence_operation_of(const struct sequence *sequence, size_t call)
{
    return SEQUENCE_CALL_OPERATION(sequence->words.items[sequence->calls.items[call]]);
}

static bool note_place(void *data, const struct sequence_place *place)
{
    sequence_places *places = data;
    vector_push(places, *place);
    return true;
}

void sequence_look(const struct sequence *sequence, const struct sequence_plan *plan, size_t call,
                   sequence_places *places)
{
    size_t first = sequence->calls.items[call];
    uint64_t head = sequence->words.items[first];
    places->count = 0;
    if (!sequence_walk(plan, SEQUENCE_CALL_OPERATION(head), (uint32_t)call, sequence->words.items, first + 1,
                       first + 1 + SEQUENCE_CALL_WORDS(head), note_place, places))
        BUG("the words of call %zu do not fit its operation", call);
}

uint64_t sequence_hash(const struct sequence *sequence)
{
    uint64_t hash[2];
    hash_bytes(sequence->words.items, sequence->words.count * sizeof *sequence->words.items, hash);
    return hash[0];
}

bool sequence_is_same(const struct sequence *a, const struct sequence *b)
{
    return a->words.count == b->words.count &&
           (a->words.count == 0 ||
            memcmp(a->words.items, b->words.items, a->words.count * sizeof *a->words.items) == 0);
}

uint64_t sequence_instead_of(const struct sequence *sequence, const struct sequence_plan *plan, uint64_t object)
{
    uint32_t call = SEQUENCE_REFERENCE_CALL(object), operation = sequence_operation_of(sequence, call);
    uint32_t given = sequence_plan_output(plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    const struct sequence_node *node = given == SEQUENCE_NONE ? NULL : &plan->nodes.items[given];
    sequence_places places = VECTOR_INIT;
    uint64_t old = 0;
    if (!node || node->parameter != SEQUENCE_RESULT || node->kind != SEQ_HANDLE || node->flags & ARGUMENT_BORROWED)
        return 0;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; !old && i < places.count; i++) {
        const struct sequence_node *taken = &plan->nodes.items[places.items[i].node];
        uint64_t head = sequence->words.items[places.items[i].word];
        if (sequence_is_ended_for(taken) && taken->sort == node->sort && SEQUENCE_TAG(head) == HEAD_REFERENCE)
            old = head;
    }
    vector_release(&places);
    return old;
}
