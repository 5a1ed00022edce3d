#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "refine/reduction.h"

#define BATCH_MOST 32

/* "call 3, argument 'x' of 'f': why" and ", argument 'x' of 'f': why". */
static const char *without_number(const char *reason)
{
    const char *first = strpbrk(reason, ",:");
    return first ? first : reason;
}

void reduction_init(struct reduction *reduction, const struct sequence *from, const struct sequence_plan *plan,
                    const struct simplify_services *services, double deadline)
{
    *reduction = (struct reduction){.plan = plan, .services = services, .deadline = deadline, .batch = 1};
    sequence_copy(&reduction->best, from);
    char *reason = sequence_gate(from, plan);
    reduction->refusal = reason ? mem_strdup(without_number(reason)) : NULL;
    mem_free(reason);
}

static void forget(struct reduction *reduction)
{
    for (size_t i = 0; i < reduction->proposals.count; i++)
        sequence_release(&reduction->proposals.items[i]);
    reduction->proposals.count = reduction->tags.count = 0;
}

void reduction_release(struct reduction *reduction)
{
    forget(reduction);
    sequence_release(&reduction->best);
    mem_free(reduction->refusal);
    vector_release(&reduction->proposals);
    vector_release(&reduction->tags);
    vector_release(&reduction->seen);
}

/* ---- what was tried before ---- */

static uint64_t *slot_of(struct reduction *reduction, uint64_t hash)
{
    size_t mask = reduction->seen.count - 1, at = (size_t)hash & mask;
    while (reduction->seen.items[at] && reduction->seen.items[at] != hash)
        at = (at + 1) & mask;
    return &reduction->seen.items[at];
}

static void grow_seen(struct reduction *reduction)
{
    struct reduction old = *reduction;
    size_t room = old.seen.count ? 2 * old.seen.count : 256;
    reduction->seen.items = mem_array(room, sizeof *reduction->seen.items);
    reduction->seen.count = reduction->seen.capacity = room;
    for (size_t i = 0; i < old.seen.count; i++)
        if (old.seen.items[i])
            *slot_of(reduction, old.seen.items[i]) = old.seen.items[i];
    mem_free(old.seen.items);
}

static bool was_seen(struct reduction *reduction, const struct sequence *candidate)
{
    uint64_t hash = sequence_hash(candidate) | 1;
    if (2 * reduction->seen_count >= reduction->seen.count)
        grow_seen(reduction);
    uint64_t *slot = slot_of(reduction, hash);
    bool is_old = *slot != 0;
    reduction->seen_count += !is_old;
    *slot = hash;
    return is_old;
}

/* ---- proposing ---- */

static bool passes(const struct reduction *reduction, const struct sequence *candidate)
{
    if (!sequence_keeps_order(candidate, &reduction->best, reduction->plan))
        return false;
    char *reason = sequence_gate(candidate, reduction->plan);
    bool passes = !reason || (reduction->refusal && strcmp(without_number(reason), reduction->refusal) == 0);
    mem_free(reason);
    return passes;
}

void reduction_propose(struct reduction *reduction, struct sequence *candidate, uint64_t tag)
{
    bool is_wanted = !reduction->stopped && candidate->calls.count > 0 &&
                     reduction_is_simpler(reduction->plan, candidate, &reduction->best) &&
                     passes(reduction, candidate) && !was_seen(reduction, candidate);
    if (is_wanted) {
        vector_push(&reduction->proposals, *candidate);
        vector_push(&reduction->tags, tag);
    } else {
        sequence_release(candidate);
    }
    *candidate = (struct sequence)SEQUENCE_INIT;
}

void reduction_propose_words(struct reduction *reduction, const struct sequence_place *place, const uint64_t *words,
                             size_t count, uint64_t tag)
{
    struct sequence candidate = SEQUENCE_INIT;
    sequence_replace(&candidate, &reduction->best, reduction->plan, place, words, count);
    reduction_propose(reduction, &candidate, tag);
}

/* ---- trying ---- */

/* Several at a time, the more the less often one breaks; the first of them that does counts, so that the result is the
 * same whatever the batch. */
static size_t try_batch(struct reduction *reduction, size_t first, size_t count)
{
    const struct sequence *candidates[BATCH_MOST] = {NULL};
    bool is_same[BATCH_MOST] = {false};
    for (size_t i = 0; i < count; i++)
        candidates[i] = &reduction->proposals.items[first + i];
    if (!reduction->services->try(reduction->services->data, candidates, count, is_same))
        reduction->stopped = true;
    reduction->tried += count;
    size_t found = 0;
    while (found < count && !is_same[found])
        found++;
    return first + found;
}

bool reduction_settle(struct reduction *reduction, uint64_t *tag)
{
    size_t count = reduction->proposals.count, at = 0;
    bool is_found = false;
    while (!is_found && !reduction->stopped && at < count) {
        size_t batch = reduction->batch < count - at ? reduction->batch : count - at;
        if (reduction->deadline > 0 && clock_seconds() >= reduction->deadline) {
            reduction->stopped = true;
            break;
        }
        size_t found = try_batch(reduction, at, batch);
        is_found = found < at + batch;
        at = found;
        reduction->batch = is_found ? (reduction->batch + 1) / 2 : reduction->batch * 2;
        if (reduction->batch > BATCH_MOST)
            reduction->batch = BATCH_MOST;
    }
    if (is_found) {
        sequence_copy(&reduction->best, &reduction->proposals.items[at]);
        if (tag)
            *tag = reduction->tags.items[at];
    }
    forget(reduction);
    return is_found;
}
