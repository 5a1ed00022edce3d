/* Weight: how often operations are drawn, by how often they die.  The caller
 * has a weight for each; here one that does little but die is halved again and
 * again, until learned rules change how it is called.  So is one whose deaths
 * would take most of the time, since in that of one hundreds of sequences run;
 * until it dies more seldom. */
#include "engine/sequence/lane.h"

#include <string.h>

#define DEATHS_LEAST 3      /* before anything is done about it */
#define DEATHS_TO_NOTHING 20 /* and it never came back: it is not drawn any more */
#define FACTOR_LEAST (1.0 / 256)
#define SEQUENCES_A_DEATH 64 /* of an operation … */
#define CALLS_A_DEATH 12     /* … that dies in one of so many calls or more */
#define SELDOM 4              /* times as many: it may be drawn more often again */

static uint64_t mix(uint64_t hash, uint64_t more)
{
    hash = (hash ^ more) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/* Only what learned rules change. */
static uint64_t hash_nodes(const struct sequence_plan *plan, uint64_t hash, uint32_t first, uint32_t count)
{
    for (uint32_t i = first; i < first + count; i++) {
        const struct sequence_node *node = &plan->nodes.items[i];
        hash = mix(mix(hash, (uint64_t)node->null << 32 | node->flags), (uint64_t)node->limit);
        hash = mix(mix(hash, (uint64_t)node->lo), node->hi);
        hash = hash_nodes(plan, hash, node->first, node->count);
    }
    return hash;
}

static const struct sequence_operation_counts *counts_of(const struct sequence_lane *lane, uint32_t operation)
{
    return &sequence_block_counts(&lane->server.block)[operation];
}

/* Calls that were not rehearsed, and so might have died. */
static uint64_t made_of(const struct sequence_operation_counts *counts)
{
    return counts->drawn - counts->rehearsed;
}

/* Called in another way now: what was before does not count. */
static void begin_anew(struct sequence_lane *lane, uint32_t operation, uint64_t plan)
{
    struct lane_weight *weight = &lane->weights[operation];
    weight->plan = plan;
    weight->factor = 1;
    weight->deaths = weight->recent = 0;
    weight->since = lane->clock / 2;
    weight->drawn_before = made_of(counts_of(lane, operation));
}

static void draw_more(struct sequence_lane *lane, struct lane_weight *weight)
{
    uint64_t now = lane->clock / 2;
    if (weight->factor <= 0 || weight->factor >= 1 || now - weight->since < SELDOM * DEATHS_LEAST * SEQUENCES_A_DEATH)
        return;
    weight->factor *= 2;
    weight->since = now;
    weight->recent = 0;
}

static void draw_less(struct lane_weight *weight, double divisor)
{
    double factor = weight->factor / divisor;
    weight->factor = factor > FACTOR_LEAST ? factor : FACTOR_LEAST;
}

/* Counts one more; were the last ones too near to each other?  drawn: calls since what is counted began. */
static bool dies_often(const struct sequence_lane *lane, struct lane_weight *weight, uint64_t drawn)
{
    uint64_t now = lane->clock / 2;
    if (++weight->recent < DEATHS_LEAST)
        return false;
    bool is_often = now - weight->since < DEATHS_LEAST * SEQUENCES_A_DEATH && CALLS_A_DEATH * weight->deaths > drawn;
    weight->since = now;
    weight->recent = 0;
    return is_often;
}

void lane_weigh(struct sequence_lane *lane)
{
    const struct sequence_plan *plan = lane->runner->plan;
    struct sequence_operation *operations = sequence_block_operations(&lane->server.block);
    for (uint32_t i = 0; i < plan->items.count; i++) {
        const struct sequence_operation *item = &plan->items.items[i];
        uint64_t hash = hash_nodes(plan, 1, item->parameters, item->parameter_count);
        if (hash != lane->weights[i].plan)
            begin_anew(lane, i, hash);
        else
            draw_more(lane, &lane->weights[i]);
        operations[i].weight = (float)(item->weight * lane->runner->weights[i] * lane->weights[i].factor);
        if (operations[i].weight <= 0)
            operations[i].flags |= OPERATION_AVOIDED_FLAG;
    }
}

/* *is_certain: and not only the last one of a sequence in which something is wrong at the end. */
static uint32_t deadly_operation(const struct sequence_lane *lane, bool *is_certain)
{
    const struct sequence_fault *fault = &lane->outcome.fault;
    uint32_t calls = (uint32_t)lane->broken.calls.count;
    uint32_t call = fault->call == SEQUENCE_NONE ? fault->leak_call : fault->call;
    *is_certain = call < calls;
    if (!calls)
        return SEQUENCE_NONE;
    return sequence_operation_of(&lane->broken, call < calls ? call : calls - 1);
}

void lane_count_death(struct sequence_lane *lane)
{
    bool is_certain;
    uint32_t operation = deadly_operation(lane, &is_certain);
    if (operation == SEQUENCE_NONE)
        return;
    struct lane_weight *weight = &lane->weights[operation];
    const struct sequence_operation_counts *counts = counts_of(lane, operation);
    struct sequence_operation_counts *shared =
        (struct sequence_operation_counts *)((char *)lane->server.block.sequences + lane->server.block.shadow->counts);
    uint64_t made = made_of(counts), drawn = made > weight->drawn_before ? made - weight->drawn_before : 0;
    weight->deaths++;
    shared[operation].died = ++weight->died;
    bool is_slow =
        lane->outcome.failure.timed_out || lane->outcome.failure.out_of_memory; /* thousands could have run */
    bool is_often = is_certain && dies_often(lane, weight, drawn);
    bool dies_mostly = weight->deaths >= DEATHS_LEAST && 2 * weight->deaths > drawn;
    if (is_slow || is_often || dies_mostly)
        draw_less(weight, is_slow ? 8 : 2);
    if (weight->deaths >= DEATHS_TO_NOTHING && !counts->succeeded && !counts->failed)
        weight->factor = 0;
}
