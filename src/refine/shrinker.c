#include "refine/shrinker.h"

#include <string.h>

#include "base/hash.h"
#include "base/process.h"

#define BATCH 32
#define BATCH_GROWTH 32
#define CHOICES_KEPT 512 /* longer sequences are not kept: they would fill the memory */

typedef VECTOR(struct shrink_candidate) candidates;

static void key_of(const uint64_t *indices, size_t count, char key[HASH_TEXT_SIZE])
{
    struct hash hash;
    hash_init(&hash);
    hash_add(&hash, indices, count * sizeof *indices);
    hash_finish(&hash, key);
}

static void key_of_choices(const struct trial_choice *choices, size_t count, char key[HASH_TEXT_SIZE])
{
    struct hash hash;
    hash_init(&hash);
    for (size_t i = 0; i < count; i++)
        hash_add(&hash, &choices[i].index, sizeof choices[i].index);
    hash_finish(&hash, key);
}

static struct trial_choice *copy_of(const struct trial_choice *choices, size_t count)
{
    struct trial_choice *copy = mem_array(count, sizeof *copy);
    if (count)
        memcpy(copy, choices, count * sizeof *copy);
    return copy;
}

static void set_best(struct shrinker *shrinker, const struct trial_choice *choices, size_t count)
{
    struct trial_choice *copy = copy_of(choices, count);
    mem_free(shrinker->best);
    shrinker->best = copy;
    shrinker->count = count;
    shrinker->size = choices_size(copy, count, shrinker->services);
}

static void keep_choices(struct shrinker *shrinker, struct outcome *outcome, const struct trial_choice *choices,
                         size_t count)
{
    outcome->has_choices = count <= CHOICES_KEPT;
    if (!outcome->has_choices || outcome->choices)
        return;
    outcome->choices = arena_alloc(&shrinker->arena, count * sizeof *choices);
    outcome->count = count;
    if (count)
        memcpy(outcome->choices, choices, count * sizeof *choices);
}

/* ---- batches ---- */

static size_t first_batch(const struct shrinker *shrinker)
{
    return shrinker->services->batch ? shrinker->services->batch : BATCH;
}

/* Where nothing fails, the next candidates will probably not either, and more of them at once cost little. */
static void adapt_batch(struct shrinker *shrinker, const candidates *tried)
{
    bool any = false;
    for (size_t i = 0; i < tried->count; i++)
        any = any || tried->items[i].same_cause;
    if (any)
        shrinker->batch = first_batch(shrinker);
    else if (tried->count == shrinker->batch && shrinker->batch < BATCH_GROWTH * first_batch(shrinker))
        shrinker->batch *= 2;
}

void shrinker_init(struct shrinker *shrinker, const struct trial_choice *choices, size_t count,
                   const struct shrink_services *services, double deadline)
{
    *shrinker = (struct shrinker){.services = services, .deadline = deadline};
    shrinker->batch = first_batch(shrinker);
    set_best(shrinker, choices, count);
    struct outcome *outcome = arena_alloc(&shrinker->arena, sizeof *outcome);
    outcome->same_cause = true;
    keep_choices(shrinker, outcome, choices, count);
    char key[HASH_TEXT_SIZE];
    key_of_choices(choices, count, key);
    map_put(&shrinker->outcomes, key, outcome);
}

void shrinker_release(struct shrinker *shrinker)
{
    mem_free(shrinker->best);
    map_release(&shrinker->outcomes);
    arena_release(&shrinker->arena);
    vector_release(&shrinker->indices);
    vector_release(&shrinker->ends);
    vector_release(&shrinker->settled);
    vector_release(&shrinker->draft);
}

/* ---- proposals ---- */

uint64_t *draft_best(struct shrinker *shrinker)
{
    shrinker->draft.count = 0;
    vector_reserve(&shrinker->draft, shrinker->count + 1);
    for (size_t i = 0; i < shrinker->count; i++)
        vector_push(&shrinker->draft, shrinker->best[i].index);
    return shrinker->draft.items;
}

void draft_remove(struct shrinker *shrinker, size_t at, size_t count)
{
    uint64_t *items = shrinker->draft.items;
    memmove(items + at, items + at + count, (shrinker->draft.count - at - count) * sizeof *items);
    shrinker->draft.count -= count;
}

void propose_draft(struct shrinker *shrinker)
{
    size_t count = shrinker->draft.count;
    vector_reserve(&shrinker->indices, count + 1);
    if (count)
        memcpy(shrinker->indices.items + shrinker->indices.count, shrinker->draft.items, count * sizeof(uint64_t));
    shrinker->indices.count += count;
    vector_push(&shrinker->ends, shrinker->indices.count);
}

void propose_change(struct shrinker *shrinker, size_t at, uint64_t index)
{
    draft_best(shrinker)[at] = index;
    propose_draft(shrinker);
}

static void forget_proposals(struct shrinker *shrinker)
{
    shrinker->indices.count = shrinker->ends.count = 0;
}

static const uint64_t *proposal(const struct shrinker *shrinker, size_t number, size_t *count)
{
    size_t start = number ? shrinker->ends.items[number - 1] : 0;
    *count = shrinker->ends.items[number] - start;
    return shrinker->indices.items + start;
}

static struct outcome *known_outcome(const struct shrinker *shrinker, size_t number)
{
    char key[HASH_TEXT_SIZE];
    size_t count;
    const uint64_t *indices = proposal(shrinker, number, &count);
    key_of(indices, count, key);
    return map_get(&shrinker->outcomes, key);
}

/* ---- trying ---- */

static bool is_smaller(const struct shrinker *shrinker, const struct trial_choice *choices, size_t count)
{
    return shrink_compare(choices, count, shrinker->best, shrinker->count, shrinker->services) < 0;
}

static void accept(struct shrinker *shrinker, const struct trial_choice *choices, size_t count)
{
    set_best(shrinker, choices, count);
    shrinker->accepted++;
    if (shrinker->services->better && !shrinker->services->better(shrinker->services->data, shrinker->best, count))
        shrinker->stopped = true;
}

/* One outcome for each sequence as made: the candidate's own key leads to it too. */
static struct outcome *note_outcome(struct shrinker *shrinker, const struct shrink_candidate *candidate)
{
    char key[HASH_TEXT_SIZE];
    key_of(candidate->indices, candidate->count, key);
    struct outcome *outcome = map_get(&shrinker->outcomes, key);
    if (candidate->choices) {
        char made[HASH_TEXT_SIZE];
        key_of_choices(candidate->choices, candidate->choice_count, made);
        struct outcome *shared = map_get(&shrinker->outcomes, made);
        map_put(&shrinker->outcomes, shared ? key : made, shared ? shared : outcome);
        outcome = shared ? shared : outcome;
    }
    if (outcome->pending) {
        outcome->pending = false;
        outcome->same_cause = candidate->same_cause;
    }
    if (candidate->choices)
        keep_choices(shrinker, outcome, candidate->choices, candidate->choice_count);
    return outcome;
}

static void mark_pending(struct shrinker *shrinker, const uint64_t *indices, size_t count)
{
    struct outcome *outcome = arena_alloc(&shrinker->arena, sizeof *outcome);
    outcome->pending = true;
    char key[HASH_TEXT_SIZE];
    key_of(indices, count, key);
    map_put(&shrinker->outcomes, key, outcome);
}

static void count_judged(struct shrinker *shrinker, struct outcome *outcome)
{
    shrinker->judged += !outcome->counted;
    outcome->counted = true;
}

static bool must_run(const struct outcome *outcome)
{
    return !outcome || (outcome->same_cause && !outcome->has_choices && !outcome->pending);
}

/* The next candidates from *next on that have to run, up to one known to be accepted. */
static void gather(struct shrinker *shrinker, size_t *next, size_t end, bool first_only, candidates *batch)
{
    batch->count = 0;
    for (; *next < end && batch->count < shrinker->batch; ++*next) {
        struct outcome *outcome = known_outcome(shrinker, *next);
        struct shrink_candidate candidate = {0};
        candidate.indices = proposal(shrinker, *next, &candidate.count);
        if (must_run(outcome)) {
            if (!outcome)
                mark_pending(shrinker, candidate.indices, candidate.count);
            vector_push(batch, candidate);
        } else if (first_only && outcome->same_cause && is_smaller(shrinker, outcome->choices, outcome->count)) {
            ++*next;
            return;
        }
    }
}

static bool run(struct shrinker *shrinker, candidates *batch)
{
    if (shrinker->deadline > 0 && clock_seconds() >= shrinker->deadline)
        shrinker->stopped = true;
    if (shrinker->stopped || !batch->count)
        return !shrinker->stopped;
    if (!shrinker->services->try(shrinker->services->data, batch->items, batch->count)) {
        shrinker->stopped = true;
        return false;
    }
    shrinker->tried += batch->count;
    for (size_t i = 0; i < batch->count; i++)
        note_outcome(shrinker, &batch->items[i]);
    adapt_batch(shrinker, batch);
    return true;
}

/* What the batch says about a candidate whose choices are too long to keep. */
static const struct shrink_candidate *in_batch(const candidates *batch, const uint64_t *indices)
{
    for (size_t i = 0; i < batch->count; i++)
        if (batch->items[i].indices == indices)
            return &batch->items[i];
    return NULL;
}

static bool judge(struct shrinker *shrinker, size_t number, const candidates *batch)
{
    struct outcome *outcome = known_outcome(shrinker, number);
    count_judged(shrinker, outcome);
    if (!outcome->same_cause)
        return false;
    const struct trial_choice *choices = outcome->choices;
    size_t count = outcome->count;
    if (!outcome->has_choices) {
        const uint64_t *indices = proposal(shrinker, number, &count);
        const struct shrink_candidate *candidate = in_batch(batch, indices);
        if (!candidate || !candidate->choices)
            return false;
        choices = candidate->choices;
        count = candidate->choice_count;
    }
    if (!is_smaller(shrinker, choices, count))
        return false;
    accept(shrinker, choices, count);
    return true;
}

bool settle(struct shrinker *shrinker, size_t *accepted)
{
    candidates batch = VECTOR_INIT;
    bool changed = false;
    for (size_t next = 0; next < shrinker->ends.count && !changed;) {
        size_t number = next;
        gather(shrinker, &next, shrinker->ends.count, true, &batch);
        if (!run(shrinker, &batch))
            break;
        for (; number < next && !changed; number++) {
            changed = judge(shrinker, number, &batch);
            if (changed && accepted)
                *accepted = number;
        }
    }
    vector_release(&batch);
    forget_proposals(shrinker);
    return changed;
}

bool settle_all(struct shrinker *shrinker, unsigned long long most)
{
    candidates batch = VECTOR_INIT;
    const struct outcome *smallest = NULL;
    unsigned long long before = shrinker->judged;
    shrinker->settled.count = 0;
    for (size_t next = 0; next < shrinker->ends.count && shrinker->judged - before < most;) {
        size_t number = next;
        gather(shrinker, &next, shrinker->ends.count, false, &batch);
        if (!run(shrinker, &batch))
            break;
        for (; number < next; number++) {
            struct outcome *outcome = known_outcome(shrinker, number);
            bool within = shrinker->judged - before < most;
            if (within)
                count_judged(shrinker, outcome);
            vector_push(&shrinker->settled, within ? outcome : NULL);
            if (within && outcome->same_cause && outcome->has_choices &&
                shrink_compare(outcome->choices, outcome->count, smallest ? smallest->choices : shrinker->best,
                               smallest ? smallest->count : shrinker->count, shrinker->services) < 0)
                smallest = outcome;
        }
    }
    if (smallest)
        accept(shrinker, smallest->choices, smallest->count);
    vector_release(&batch);
    forget_proposals(shrinker);
    return smallest;
}
