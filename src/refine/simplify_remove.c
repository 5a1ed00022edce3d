/* Removal: calls go, together with those that use what they gave; or what they
 * gave is taken from another call, and only they go. */
#include <string.h>

#include "engine/sequence/walking.h"
#include "refine/reduction.h"

#define REDIRECTED_MOST 4 /* other objects that are tried in place of one */
#define PAIRS_CALLS 16    /* any two calls are tried together in sequences of up to so many */
#define WINDOWS 8         /* proposed before one is settled */

/* ---- what goes with what ---- */

static bool refers_to_gone(const struct reduction *reduction, size_t call, const bool *is_gone)
{
    sequence_places places = VECTOR_INIT;
    bool refers = false;
    sequence_look(&reduction->best, reduction->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t head = reduction->best.words.items[places.items[i].word];
        refers = refers || (sequence_has_head(&reduction->plan->nodes.items[places.items[i].node]) &&
                            SEQUENCE_TAG(head) == HEAD_REFERENCE && is_gone[SEQUENCE_REFERENCE_CALL(head)]);
    }
    vector_release(&places);
    return refers;
}

static void propose_without(struct reduction *reduction, bool *is_gone, uint64_t tag)
{
    struct sequence candidate = SEQUENCE_INIT;
    for (size_t i = 0; i < reduction->best.calls.count; i++)
        is_gone[i] = is_gone[i] || refers_to_gone(reduction, i, is_gone);
    if (sequence_without(&candidate, &reduction->best, reduction->plan, is_gone))
        reduction_propose(reduction, &candidate, tag);
    sequence_release(&candidate);
}

/* ---- one part ---- */

/* Of what does not touch the objects of the last call, or of another one near the end, nothing is needed as a rule. */
static bool keep_slice(struct reduction *reduction)
{
    size_t count = reduction->best.calls.count;
    bool *is_gone = mem_array(count + 1, sizeof *is_gone);
    for (size_t call = count; call-- > 0 && count - call <= WINDOWS;) {
        sequence_slice(&reduction->best, reduction->plan, call, is_gone);
        for (size_t i = 0; i < count; i++)
            is_gone[i] = !is_gone[i];
        propose_without(reduction, is_gone, call);
    }
    mem_free(is_gone);
    return reduction_settle(reduction, NULL);
}

/* ---- windows: delta debugging, from the end to the beginning ---- */

/* Windows of so many calls that end at *end or before it; *end: where the next one ends. */
static bool remove_windows(struct reduction *reduction, size_t size, size_t *end)
{
    bool *is_gone = mem_array(reduction->best.calls.count + 1, sizeof *is_gone);
    uint64_t start = 0;
    for (int i = 0; i < WINDOWS && *end > 0; i++) {
        size_t first = *end > size ? *end - size : 0;
        memset(is_gone, 0, reduction->best.calls.count * sizeof *is_gone);
        memset(&is_gone[first], 1, *end - first);
        propose_without(reduction, is_gone, first);
        *end = first;
    }
    mem_free(is_gone);
    if (!reduction_settle(reduction, &start))
        return false;
    *end = (size_t)start; /* what stands before it is untouched */
    return true;
}

static bool remove_all_windows(struct reduction *reduction, size_t size)
{
    bool changed = false;
    for (size_t end = reduction->best.calls.count; end > 0 && !reduction->stopped;) {
        if (remove_windows(reduction, size, &end))
            changed = true;
        if (end > reduction->best.calls.count)
            end = reduction->best.calls.count;
    }
    return changed;
}

static bool remove_groups(struct reduction *reduction)
{
    bool changed = false;
    for (size_t size = reduction->best.calls.count / 2; size >= 1; size /= 2)
        changed = remove_all_windows(reduction, size) || changed;
    return changed;
}

/* ---- two that are apart: what one undoes of the other ---- */

static bool remove_pairs(struct reduction *reduction)
{
    size_t count = reduction->best.calls.count;
    if (count > PAIRS_CALLS)
        return false;
    bool is_gone[PAIRS_CALLS];
    for (size_t second = count; second-- > 0;)
        for (size_t first = second; first-- > 0;) {
            memset(is_gone, 0, sizeof is_gone);
            is_gone[first] = is_gone[second] = true;
            propose_without(reduction, is_gone, 0);
        }
    return reduction_settle(reduction, NULL);
}

/* ---- from another call ---- */

/* The sort of object that an output is; SEQUENCE_NONE: none. */
static uint32_t sort_of(const struct reduction *reduction, size_t call, uint32_t output)
{
    uint32_t node = sequence_plan_output(reduction->plan, sequence_operation_of(&reduction->best, call), output);
    return node == SEQUENCE_NONE ? SEQUENCE_NONE : reduction->plan->nodes.items[node].sort;
}

/* All that one output of a call is used for is done with another object. */
static void propose_redirected(struct reduction *reduction, uint32_t call, uint32_t output, uint64_t other)
{
    struct sequence redirected = SEQUENCE_INIT, candidate = SEQUENCE_INIT;
    bool *is_gone = mem_array(reduction->best.calls.count, sizeof *is_gone);
    is_gone[call] = true;
    sequence_copy(&redirected, &reduction->best);
    sequence_redirect(&redirected, reduction->plan, call, output, other, SEQUENCE_REFERENCE_CALL(other) + 1);
    if (sequence_without(&candidate, &redirected, reduction->plan, is_gone))
        reduction_propose(reduction, &candidate, call);
    sequence_release(&redirected);
    sequence_release(&candidate);
    mem_free(is_gone);
}

static void propose_others(struct reduction *reduction, uint32_t call, uint32_t output)
{
    uint32_t sort = sort_of(reduction, call, output), found = 0;
    for (uint32_t i = 0; sort != SEQUENCE_NONE && i < reduction->best.calls.count && found < REDIRECTED_MOST; i++) {
        uint32_t outputs = reduction->plan->items.items[sequence_operation_of(&reduction->best, i)].outputs;
        for (uint32_t k = 0; i != call && k < outputs; k++)
            if (sort_of(reduction, i, k) == sort) {
                propose_redirected(reduction, call, output, SEQUENCE_REFERENCE(i, k));
                found++;
            }
    }
}

static bool remove_redirected(struct reduction *reduction)
{
    bool changed = false;
    for (uint32_t call = (uint32_t)reduction->best.calls.count; call-- > 0 && !reduction->stopped;) {
        if (call >= reduction->best.calls.count)
            continue;
        uint32_t outputs = reduction->plan->items.items[sequence_operation_of(&reduction->best, call)].outputs;
        for (uint32_t output = 0; output < outputs; output++)
            propose_others(reduction, call, output);
        changed = reduction_settle(reduction, NULL) || changed;
    }
    return changed;
}

bool simplify_remove(struct reduction *reduction)
{
    bool changed = keep_slice(reduction), again = true;
    while (again && !reduction->stopped) {
        again = remove_groups(reduction);
        again = remove_redirected(reduction) || again;
        again = again || remove_pairs(reduction);
        changed = changed || again;
    }
    return changed;
}
