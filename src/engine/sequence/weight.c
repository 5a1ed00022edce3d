/* Weight: how often operations are drawn, by how often they die.  The caller
 * has a weight for each; here one that does little but die is halved again and
 * again, until learned rules change how it is called. */
#include "engine/sequence/lane.h"

#include <string.h>

#define DEATHS_LEAST 3      /* before anything is done about it */
#define DEATHS_TO_NOTHING 20 /* and it never came back: it is not drawn any more */
#define FACTOR_LEAST (1.0 / 256)

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

/* Called in another way now: what was before does not count. */
static void begin_anew(struct sequence_lane *lane, uint32_t operation, uint64_t plan)
{
    struct lane_weight *weight = &lane->weights[operation];
    weight->plan = plan;
    weight->factor = 1;
    weight->deaths = 0;
    weight->drawn_before = counts_of(lane, operation)->drawn;
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
        operations[i].weight = (float)(item->weight * lane->runner->weights[i] * lane->weights[i].factor);
        if (operations[i].weight <= 0)
            operations[i].flags |= OPERATION_AVOIDED_FLAG;
    }
}

static uint32_t deadly_operation(const struct sequence_lane *lane)
{
    const struct sequence_fault *fault = &lane->outcome.fault;
    uint32_t calls = (uint32_t)lane->broken.calls.count;
    uint32_t call = fault->call == SEQUENCE_NONE ? fault->leak_call : fault->call;
    if (!calls)
        return SEQUENCE_NONE;
    return sequence_operation_of(&lane->broken, call < calls ? call : calls - 1);
}

void lane_count_death(struct sequence_lane *lane)
{
    uint32_t operation = deadly_operation(lane);
    if (operation == SEQUENCE_NONE)
        return;
    struct lane_weight *weight = &lane->weights[operation];
    const struct sequence_operation_counts *counts = counts_of(lane, operation);
    struct sequence_operation_counts *shared =
        (struct sequence_operation_counts *)((char *)lane->server.block.sequences + lane->server.block.shadow->counts);
    uint64_t drawn = counts->drawn > weight->drawn_before ? counts->drawn - weight->drawn_before : 0;
    weight->deaths++;
    shared[operation].died = ++weight->died;
    bool is_slow =
        lane->outcome.failure.timed_out || lane->outcome.failure.out_of_memory; /* thousands could have run */
    if (!is_slow && (weight->deaths < DEATHS_LEAST || 2 * weight->deaths <= drawn))
        return;
    double factor = weight->factor / (is_slow ? 8 : 2);
    weight->factor = factor > FACTOR_LEAST ? factor : FACTOR_LEAST;
    if (weight->deaths >= DEATHS_TO_NOTHING && !counts->succeeded && !counts->failed)
        weight->factor = 0;
}
