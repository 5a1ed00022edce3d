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

static void take_along(const struct reduction *reduction, bool *is_gone)
{
    for (size_t i = 0; i < reduction->best.calls.count; i++)
        is_gone[i] = is_gone[i] || refers_to_gone(reduction, i, is_gone);
}

static void propose_without(struct reduction *reduction, bool *is_gone, uint64_t tag)
{
    struct sequence candidate = SEQUENCE_INIT;
    take_along(reduction, is_gone);
    if (sequence_without(&candidate, &reduction->best, reduction->plan, is_gone))
        reduction_propose(reduction, &candidate, tag);
    sequence_release(&candidate);
}

/* ---- numbers that count calls ---- */

/* Where the calls of an operation are counted (the seventh job, the element at 7), a number behind those that go means
 * the same one when it is lowered by as many. */
struct counted {
    uint32_t operation;
    uint64_t before, gone; /* calls of it: before the first that goes, and that go */
};

static struct counted count_gone(const struct reduction *reduction, const bool *is_gone)
{
    struct counted counted = {.operation = SEQUENCE_NONE};
    const struct sequence *best = &reduction->best;
    size_t first = 0;
    while (first < best->calls.count && !is_gone[first])
        first++;
    if (first == best->calls.count)
        return counted;
    counted.operation = sequence_operation_of(best, first);
    for (size_t i = 0; i < best->calls.count; i++)
        if (sequence_operation_of(best, i) == counted.operation)
            *(i < first ? &counted.before : &counted.gone) += i < first || is_gone[i];
    return counted;
}

static bool lower(const struct reduction *reduction, struct sequence *candidate, size_t call,
                  const struct counted *counted)
{
    sequence_places places = VECTOR_INIT;
    bool changed = false;
    sequence_look(candidate, reduction->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = &reduction->plan->nodes.items[places.items[i].node];
        uint64_t *word = &candidate->words.items[places.items[i].word];
        uint64_t value = node->kind == SEQ_NUMBER ? sequence_number(node, *word) : 0;
        if (node->flags & (ARGUMENT_ENUM | ARGUMENT_FLAGS) || value <= counted->before || value > SEQUENCE_CALLS_MOST)
            continue;
        *word = value - counted->before > counted->gone ? value - counted->gone : counted->before;
        changed = true;
    }
    vector_release(&places);
    return changed;
}

/* The numbers of other operations are lowered. */
static void propose_lowered(struct reduction *reduction, bool *is_gone, uint64_t tag)
{
    struct sequence candidate = SEQUENCE_INIT;
    bool changed = false;
    take_along(reduction, is_gone);
    struct counted counted = count_gone(reduction, is_gone);
    if (sequence_without(&candidate, &reduction->best, reduction->plan, is_gone))
        for (size_t i = 0; i < candidate.calls.count; i++)
            if (sequence_operation_of(&candidate, i) != counted.operation)
                changed = lower(reduction, &candidate, i, &counted) || changed;
    if (changed)
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

typedef void propose_gone(struct reduction *reduction, bool *is_gone, uint64_t tag);

/* Windows of so many calls that end at *end or before it; *end: where the next one ends. */
static bool remove_windows(struct reduction *reduction, propose_gone *propose, size_t size, size_t *end)
{
    bool *is_gone = mem_array(reduction->best.calls.count + 1, sizeof *is_gone);
    uint64_t start = 0;
    for (int i = 0; i < WINDOWS && *end > 0; i++) {
        size_t first = *end > size ? *end - size : 0;
        memset(is_gone, 0, reduction->best.calls.count * sizeof *is_gone);
        memset(&is_gone[first], 1, *end - first);
        propose(reduction, is_gone, first);
        *end = first;
    }
    mem_free(is_gone);
    if (!reduction_settle(reduction, &start))
        return false;
    *end = (size_t)start; /* what stands before it is untouched */
    return true;
}

static bool remove_all_windows(struct reduction *reduction, propose_gone *propose, size_t size)
{
    bool changed = false;
    for (size_t end = reduction->best.calls.count; end > 0 && !reduction->stopped;) {
        if (remove_windows(reduction, propose, size, &end))
            changed = true;
        if (end > reduction->best.calls.count)
            end = reduction->best.calls.count;
    }
    return changed;
}

static bool remove_groups(struct reduction *reduction, propose_gone *propose)
{
    bool changed = false;
    for (size_t size = reduction->best.calls.count / 2; size >= 1; size /= 2)
        changed = remove_all_windows(reduction, propose, size) || changed;
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

/* From the least that is tried to the most. */
static bool remove_once(struct reduction *reduction)
{
    bool changed = remove_groups(reduction, propose_without);
    changed = remove_redirected(reduction) || changed;
    changed = changed || remove_groups(reduction, propose_lowered);
    changed = changed || remove_pairs(reduction);
    return changed || simplify_sample(reduction);
}

bool simplify_remove(struct reduction *reduction)
{
    bool changed = keep_slice(reduction);
    changed = simplify_sample(reduction) || changed;
    while (!reduction->stopped && remove_once(reduction))
        changed = true;
    return changed;
}
