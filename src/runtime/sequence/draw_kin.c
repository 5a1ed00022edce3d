/* Kin: get(clip, frame, channel) behind set(clip, frame, channel, value) says
 * something when both numbers are the same.  So all numbers of a call are now and
 * then those that an earlier call passed for parameters of the same names. */
#include "runtime/sequence/drawing.h"

#define EVERY 4 /* one of so many calls */
#define TRIES 4

static uint32_t like; /* the earlier call; SEQUENCE_NONE: none */

static const struct sequence_node *root_of(uint32_t operation, uint32_t kin)
{
    const struct sequence_operation *called = &operations[operation];
    for (uint32_t i = 0; kin && i < called->parameter_count; i++)
        if (nodes[called->parameters + i].kin == kin)
            return &nodes[called->parameters + i];
    return NULL;
}

static bool are_kin(uint32_t operation, uint32_t other)
{
    const struct sequence_operation *called = &operations[operation];
    for (uint32_t i = 0; i < called->parameter_count; i++)
        if (root_of(other, nodes[called->parameters + i].kin))
            return true;
    return false;
}

void kin_begin(uint32_t operation)
{
    like = SEQUENCE_NONE;
    if (!sequences->call_count || !one_in(EVERY))
        return;
    for (unsigned tries = 0; like == SEQUENCE_NONE && tries < TRIES; tries++) {
        uint32_t call = below(sequences->call_count);
        if (are_kin(operation, call_operation(call)))
            like = call;
    }
}

bool kin_number(const struct sequence_node *node, uint64_t *number)
{
    const struct sequence_node *root = like == SEQUENCE_NONE ? NULL : root_of(call_operation(like), node->kin);
    if (!root)
        return false;
    uint64_t *words = (uint64_t *)call_words(like);
    uint32_t count = SEQUENCE_CALL_WORDS(words[-1]), at = 0, size;
    for (const struct sequence_node *before = &nodes[operations[call_operation(like)].parameters]; before < root;
         before++, at += size)
        if ((size = words_of_node(before, words + at, count - at)) == SEQUENCE_NONE)
            return false;
    if (at < count)
        *number = words[at];
    return at < count && number_fits(node, *number);
}
