#include "engine/sequence/block.h"

#include <string.h>
#include "engine/sequence/wire.h"

struct range {
    size_t start, end;
};
#define FIELDS(first, behind) {offsetof(struct sequences, first), offsetof(struct sequences, behind)}
#define FIELD(name) \
    {offsetof(struct sequences, name), offsetof(struct sequences, name) + sizeof((struct sequences *)0)->name}

/* What only Assay writes.  The worker notes in the head what the kernel gave. */
static const struct range request_fields[] = {
    FIELD(trials.common.magic),
    FIELD(trials.common.size),
    {sizeof(struct wire_head), offsetof(struct sequences, trials.clock)},
    {sizeof(struct trials), offsetof(struct sequences, call_count)},
    FIELD(components),
    FIELD(component_room),
    FIELD(component_words),
    FIELD(component_words_room),
    FIELD(seen),
    FIELD(seen_room),
    FIELD(states),
    FIELD(states_room),
    FIELD(edges_seen),
    FIELD(edge_room),
    FIELD(edge_places),
    FIELD(serve),
};
#define REQUEST_FIELDS (sizeof request_fields / sizeof *request_fields)

/* What processes count, from one to the next. */
static const struct range counted_fields[] = {
    FIELDS(sequences, now), FIELD(seen_count), FIELD(states_count), FIELD(edge_count), FIELD(edges_reached),
};
#define COUNTED_FIELDS (sizeof counted_fields / sizeof *counted_fields)

static void copy(struct sequences *to, const struct sequences *from, struct range range)
{
    memcpy((char *)to + range.start, (const char *)from + range.start, range.end - range.start);
}

static bool is_same(const struct sequence_block *block, struct range range)
{
    return memcmp((const char *)block->sequences + range.start, (const char *)block->shadow + range.start,
                  range.end - range.start) == 0;
}

/* ---- making ---- */

static size_t aligned(size_t at)
{
    return (at + 63) / 64 * 64;
}

bool sequence_block_make(struct sequence_block *block, const struct sequence_plan *plan, size_t room,
                         struct error *error)
{
    *block = (struct sequence_block)SEQUENCE_BLOCK_INIT;
    block->tables = aligned(sizeof *block->shadow);
    block->tables_end = aligned(block->tables + sequence_plan_size(plan));
    block->shadow = mem_alloc(block->tables_end);
    sequence_plan_wire(plan, block->shadow, block->tables);
    if (!block_create(&block->request.block, block->tables_end + room, error))
        return false;
    block->request.trials = (struct trials *)block->request.block.wire;
    block->sequences = (struct sequences *)block->request.trials;
    block->shadow->trials.common.magic = TRIAL_MAGIC;
    block->shadow->trials.common.size = block->request.block.size;
    block->shadow->trials.mode = TRIAL_SEQUENCES;
    block->shadow->trials.flags = TRIAL_FORK | TRIAL_LEAKS;
    block->shadow->serve = 1;
    return true;
}

void sequence_block_release(struct sequence_block *block)
{
    block_release(&block->request.block);
    mem_free(block->shadow);
    *block = (struct sequence_block)SEQUENCE_BLOCK_INIT;
}

/* ---- the shadow ---- */

struct sequence_contract *sequence_block_contracts(const struct sequence_block *block)
{
    return (struct sequence_contract *)((char *)block->shadow + block->shadow->contracts);
}

struct sequence_operation *sequence_block_operations(const struct sequence_block *block)
{
    return (struct sequence_operation *)((char *)block->shadow + block->shadow->operations);
}

struct sequence_operation_counts *sequence_block_counts(const struct sequence_block *block)
{
    return (struct sequence_operation_counts *)((char *)block->shadow + block->shadow->counts);
}

void sequence_block_rewire(struct sequence_block *block, const struct sequence_plan *plan)
{
    sequence_plan_wire_again(plan, block->shadow, block->tables);
    for (uint32_t i = 0; i < block->shadow->contract_count; i++) /* of these, processes write the rest */
        sequence_block_contracts(block)[i].is_off = plan->contracts.items[i].is_off;
}

/* ---- shadow and block ---- */

/* Contracts and counts, which processes write, lie among the tables: three parts do not change. */
static void fixed_parts(const struct sequence_block *block, struct range parts[3])
{
    const struct sequences *shadow = block->shadow;
    struct range first = {shadow->contracts,
                          shadow->contracts + shadow->contract_count * sizeof(struct sequence_contract)};
    struct range second = {shadow->counts,
                           shadow->counts + shadow->operation_count * sizeof(struct sequence_operation_counts)};
    parts[0] = (struct range){block->tables, first.start};
    parts[1] = (struct range){first.end, second.start};
    parts[2] = (struct range){second.end, block->tables_end};
}

void sequence_block_write(const struct sequence_block *block)
{
    struct range parts[3];
    fixed_parts(block, parts);
    for (size_t i = 0; i < REQUEST_FIELDS; i++)
        copy(block->sequences, block->shadow, request_fields[i]);
    for (size_t i = 0; i < 3; i++)
        copy(block->sequences, block->shadow, parts[i]);
    struct sequence_contract *shared =
        (struct sequence_contract *)((char *)block->sequences + block->shadow->contracts);
    for (uint32_t i = 0; i < block->shadow->contract_count; i++) {
        struct sequence_contract contract = sequence_block_contracts(block)[i];
        contract.held = shared[i].held;
        contract.broken = shared[i].broken;
        shared[i] = contract;
    }
}

static bool is_same_contract(const struct sequence_contract *one, const struct sequence_contract *other)
{
    return one->kind == other->kind && one->sort == other->sort && one->operation == other->operation &&
           one->beside == other->beside && one->is_inferred == other->is_inferred && one->is_off == other->is_off;
}

bool sequence_block_is_untouched(const struct sequence_block *block)
{
    struct range parts[3];
    fixed_parts(block, parts);
    for (size_t i = 0; i < REQUEST_FIELDS; i++)
        if (!is_same(block, request_fields[i]))
            return false;
    for (size_t i = 0; i < 3; i++)
        if (!is_same(block, parts[i]))
            return false;
    const struct sequence_contract *shared =
        (const struct sequence_contract *)((const char *)block->sequences + block->shadow->contracts);
    for (uint32_t i = 0; i < block->shadow->contract_count; i++)
        if (!is_same_contract(&shared[i], &sequence_block_contracts(block)[i]))
            return false;
    return true;
}

/* Counts of operations are copied as they are: numbers, which nothing depends on but what is told. */
static void copy_counts(const struct sequence_block *block, struct sequences *to, const struct sequences *from)
{
    struct range counts = {block->shadow->counts, block->shadow->counts + block->shadow->operation_count *
                                                                              sizeof(struct sequence_operation_counts)};
    copy(to, from, counts);
    for (size_t i = 0; i < COUNTED_FIELDS; i++)
        copy(to, from, counted_fields[i]);
    for (uint32_t i = 0; i < block->shadow->contract_count; i++) {
        size_t at = block->shadow->contracts + i * sizeof(struct sequence_contract);
        const struct sequence_contract *source = (const struct sequence_contract *)((const char *)from + at);
        struct sequence_contract *target = (struct sequence_contract *)((char *)to + at);
        target->held = source->held;
        target->broken = source->broken;
    }
}

void sequence_block_pull(struct sequence_block *block)
{
    copy_counts(block, block->shadow, block->sequences);
}

void sequence_block_restore(const struct sequence_block *block)
{
    sequence_block_write(block);
    copy_counts(block, block->sequences, block->shadow);
}
