/* Sample: structures at random.  Where the predicate first reads a field, the
 * value is drawn; where it rejects, the deepest field tries its other values,
 * upwards or downwards in a cycle, then the one before it.  That is the search
 * in another order, with its snapshots and its undo log.  When it takes too many
 * candidates, an earlier choice was a bad one, and the sample starts afresh.
 * Most attempts are short and some are long: Luby, Sinclair, Zuckerman, Optimal
 * speedup of Las Vegas algorithms (1993).
 *
 * What is drawn depends on the seed, the number of the sample and that of the
 * attempt alone, so that a sample is the same whichever worker makes it. */
#include "runtime/path.h"

#define BUDGET 2000u           /* candidates of a short attempt */
#define SAMPLE_BUDGET 1000000u /* of all attempts of one sample: then it is given up */
#define GIVEN_UP_MOST 64u      /* in a row: nothing will be found */
#define FIRST_FRESH 4u         /* so many times likelier: else every other structure would be empty */
#define FIRST_CHECKED 32u      /* samples that are all checked with unread fields refilled, then one in */
#define CHECK_EVERY 64u
#define ROUNDS_AFTER_CALL 16u  /* of refilling, when a call may have hidden a read */

static uint64_t state;         /* of the random numbers */
static uint32_t attempt, budget, spent, given_up;

/* How likely a reference is NULL, an object that is known already, or a fresh
 * one.  No single mixture suits all structures, so every attempt has its own.
 * Where few succeed, more fresh ones are tried: a predicate that wants balance
 * gets fuller trees. */
static uint32_t null_weight, known_weight, fresh_weight;

/* Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014). */
static uint64_t scramble(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static uint32_t below(uint32_t count)
{
    state += 0x9e3779b97f4a7c15u;
    return (uint32_t)((scramble(state) >> 32) * count >> 32);
}

/* 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from i = 1 */
static uint32_t luby(uint32_t i)
{
    for (;;) {
        uint32_t k = 32 - (uint32_t)__builtin_clz(i);
        if (i == (1u << k) - 1)
            return 1u << (k - 1);
        i -= (1u << (k - 1)) - 1;
    }
}

static void begin_attempt(void)
{
    state = scramble(scramble(scramble(WIRE->seed + 1) + WIRE->valid_hash) + attempt);
    budget = BUDGET * luby(attempt + 1);
    null_weight = 2;
    known_weight = 1u << below(3);
    fresh_weight = 1u << below(attempt < 12 ? 4 + attempt / 4 : 7);
}

void assay_sample_begin(void)
{
    attempt = spent = given_up = 0;
    begin_attempt();
}

/* ---- drawing ---- */

static uint32_t draw_reference(const struct wire_entry *entry, const struct hot_field *field)
{
    uint32_t known = (uint32_t)(entry->highest_before + 1), fresh = known + field->nullable;
    uint32_t weights[3] = {
        field->nullable ? null_weight : 0,
        known ? known_weight : 0,
        fresh > entry->limit ? 0 : known ? fresh_weight : FIRST_FRESH * fresh_weight,
    };
    uint32_t at = below(weights[0] + weights[1] + weights[2]);
    if (at < weights[0])
        return 0;
    if (at < weights[0] + weights[1])
        return field->nullable + below(known);
    return fresh;
}

void assay_sample_choose(struct wire_entry *entry)
{
    const struct hot_field *field = &assay_fields[entry->field];
    entry->tried = 0;
    if (!entry->limit)
        return;
    path_take(entry, field->flags & FIELD_REFERENCE ? draw_reference(entry, field) : below(entry->limit + 1));
    entry->upwards = below(2); /* from a known object as often to NULL as to a fresh one */
}

/* ---- going on ---- */

static enum sample_step start_afresh(void)
{
    assay_undo_to(assay_undo_base);
    for (struct wire_entry *entry = TOP - 1; entry >= assay_entries; entry--)
        path_drop(entry);
    TOP = assay_entries;
    begin_attempt();
    return SAMPLE_AFRESH;
}

static enum sample_step next_attempt(void)
{
    attempt++;
    if (spent < SAMPLE_BUDGET)
        return start_afresh();
    attempt = spent = 0;
    WIRE->valid_hash++;
    enum sample_step step = start_afresh();
    assay_record_choices(RECORD_POSITION);
    return ++given_up < GIVEN_UP_MOST ? step : SAMPLE_DONE;
}

static uint32_t next_index(const struct wire_entry *entry)
{
    if (entry->upwards)
        return entry->index < entry->limit ? entry->index + 1 : 0;
    return entry->index ? entry->index - 1 : entry->limit;
}

/* As the search does it, but for the order of values. */
static enum sample_step go_back(void)
{
    struct wire_entry *next = TOP - 1;
    while (next->tried >= next->limit) /* a sentinel before the first has one left */
        next--;
    if (next < assay_entries)
        return SAMPLE_EXHAUSTED;
    assay_undo_to(next->resume_at ? (struct undo *)next->undo : assay_undo_base);
    for (struct wire_entry *entry = TOP - 1; entry > next; entry--)
        path_drop(entry);
    TOP = next + 1;
    next->tried++;
    path_take(next, next_index(next));
    return SAMPLE_GO_ON;
}

static bool check_due(void)
{
    return WIRE->sample_every && (WIRE->valid_hash < FIRST_CHECKED || WIRE->valid_hash % CHECK_EVERY == 0);
}

static enum sample_step take_valid(void)
{
    if (check_due() && !assay_check_refilled(OUTCOME_TRUE, *assay_opaque_calls() ? ROUNDS_AFTER_CALL : 1))
        return SAMPLE_FAILED;
    if (!assay_count_valid())
        return SAMPLE_DONE;
    attempt = spent = given_up = 0;
    return start_afresh();
}

enum sample_step assay_sample_step(int outcome)
{
    if (outcome == OUTCOME_STOP)
        return SAMPLE_FAILED;
    if (WIRE->stop)
        return SAMPLE_DONE;
    if (outcome == OUTCOME_TRUE)
        return take_valid();
    spent++;
    return --budget ? go_back() : next_attempt();
}
