/* Samples: a few calls drawn from many, with numbers that fit so few.
 *
 * Where numbers count calls (job 75 is cancelled after 90 were made) or calls
 * must come in a certain shape (of a heap, of a hash table), taking away a call
 * here and there loses what breaks.  Among a hundred short ones drawn from a long
 * one there is often one that breaks as well, and the other passes go on with it. */
#include <string.h>

#include "base/dice.h"
#include "engine/sequence/walking.h"
#include "refine/reduction.h"

#define CALLS_LEAST 4       /* of a sample, as far as the dice go; half as much more until it is too long */
#define SAMPLES 32          /* of each length */
#define LONG_CALLS 8        /* shorter sequences are left to the other passes */

/* What the calls that stay refer to stays. */
static void keep_needed(const struct reduction *reduction, bool *is_gone)
{
    sequence_places places = VECTOR_INIT;
    for (size_t call = reduction->best.calls.count; call-- > 0;) {
        if (is_gone[call])
            continue;
        sequence_look(&reduction->best, reduction->plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            uint64_t head = reduction->best.words.items[places.items[i].word];
            if (sequence_has_head(&reduction->plan->nodes.items[places.items[i].node]) &&
                SEQUENCE_TAG(head) == HEAD_REFERENCE)
                is_gone[SEQUENCE_REFERENCE_CALL(head)] = false;
        }
    }
    vector_release(&places);
}

enum numbers { NUMBERS_KEPT, NUMBERS_LOWERED, NUMBERS_DRAWN, NUMBERS_WAYS };

/* Into the length: those beyond it, each to a place of its own as far as there are enough; or all of them, anew. */
static void change_numbers(const struct reduction *reduction, struct sequence *sample, struct dice *dice,
                           enum numbers way)
{
    sequence_places places = VECTOR_INIT;
    uint64_t most = sample->calls.count;
    for (size_t call = 0; call < most; call++) {
        sequence_look(sample, reduction->plan, call, &places);
        for (size_t i = 0; i < places.count; i++) {
            const struct sequence_node *node = &reduction->plan->nodes.items[places.items[i].node];
            uint64_t *word = &sample->words.items[places.items[i].word];
            if (node->kind != SEQ_NUMBER || node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS))
                continue;
            uint64_t steps = reduction_distance(reduction->plan, node, *word) / 2;
            if (way == NUMBERS_DRAWN)
                *word = reduction_at_distance(reduction->plan, node, dice_below(dice, most), *word);
            else if (steps >= most)
                *word = reduction_at_distance(reduction->plan, node, steps % most, *word);
        }
    }
    vector_release(&places);
}

/* The last call is the one that breaks, as a rule. */
static void propose_sample(struct reduction *reduction, struct dice *dice, size_t size, enum numbers way)
{
    size_t count = reduction->best.calls.count;
    bool *is_gone = mem_array(count, sizeof *is_gone);
    struct sequence sample = SEQUENCE_INIT;
    memset(is_gone, 1, count * sizeof *is_gone);
    is_gone[count - 1] = false;
    for (size_t i = 0; i < size; i++)
        is_gone[dice_below(dice, count)] = false;
    keep_needed(reduction, is_gone);
    if (sequence_without(&sample, &reduction->best, reduction->plan, is_gone)) {
        if (way != NUMBERS_KEPT)
            change_numbers(reduction, &sample, dice, way);
        reduction_propose(reduction, &sample, 0);
    }
    sequence_release(&sample);
    mem_free(is_gone);
}

bool simplify_sample(struct reduction *reduction)
{
    size_t count = reduction->best.calls.count;
    struct dice dice = dice_of(sequence_hash(&reduction->best), 0);
    if (count <= LONG_CALLS)
        return false;
    for (size_t size = CALLS_LEAST; size < count; size += (size + 1) / 2)
        for (unsigned i = 0; i < SAMPLES; i++)
            propose_sample(reduction, &dice, size, (enum numbers)(i % NUMBERS_WAYS));
    return reduction_settle(reduction, NULL);
}
