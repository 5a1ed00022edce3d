/* Choose: which operation is called next.  Weights adapt, so that every function
 * gets its share, also one that needs much before it can be called (section
 * 10.2.3).  Half of the sequences do without some operations: what is left
 * happens more often, and bugs that one call hides from another come up (Groce
 * et al., Swarm testing, 2012). */
#include "runtime/sequence/generating.h"

#define WEIGH_EVERY 256 /* sequences */
#define TRIES 16
#define ORDER_SHARE 0.1f /* of what begins and ends all the rest */
#define DEATH 8192 /* calls that could be made in the time that it takes */

/* What mostly dies is rehearsed (rehearse.c). */
#define DEATHS_LEAST 3      /* before it is thought of */
#define DEADLY 8            /* dies in one of so many calls, or more */
#define REHEARSED_EVERY 16  /* one of so many calls … */
#define REHEARSED_EAGER 96  /* … so often, … */
#define STOOD_OFTEN 8       /* … or until it came back so often; then … */
#define REHEARSED_LATER 128 /* … one of so many of these */

struct operation_facts *facts;
uint32_t *choose_needs;
static size_t facts_capacity, needs_capacity;
static uint32_t needs_count;

/* Walker's alias method: a column is drawn, then it or its other. */
struct column {
    float itself;
    uint32_t operation, other;
};
static struct column *columns;
static float *weights;
static uint32_t *small, *large; /* lists of columns, for building */
static uint32_t *deadly; /* operations */
static size_t columns_capacity, weights_capacity, small_capacity, large_capacity, deadly_capacity;
static uint32_t column_count, deadly_count;
static uint64_t swarm; /* 0: all operations */

/* ---- facts ---- */

static void need(uint32_t node)
{
    choose_needs = memory_grow(choose_needs, &needs_capacity, (size_t)needs_count + 1, sizeof *choose_needs);
    choose_needs[needs_count++] = node;
}

static void give(struct operation_facts *fact, const struct sequence_node *node)
{
    uint32_t sort = node->sort;
    if ((node->kind != SEQ_HANDLE && node->kind != SEQ_STRING) || sort >= sequences->sort_count)
        return;
    for (uint32_t i = 0; i < fact->give_count; i++)
        if (fact->gives[i] == sort)
            return;
    if (fact->give_count < GIVES_MOST)
        fact->gives[fact->give_count++] = sort;
}

static void look_at(struct operation_facts *fact, uint32_t number)
{
    const struct sequence_node *node = &nodes[number];
    if (is_handle_in(node))
        need(number);
    if (node->flags & (ARGUMENT_OUT | ARGUMENT_IN_OUT))
        give(fact, node);
    for (uint32_t i = 0; i < node->count; i++)
        look_at(fact, node->first + i);
}

static void learn(uint32_t operation)
{
    const struct sequence_operation *about = &operations[operation];
    struct operation_facts *fact = &facts[operation];
    *fact = (struct operation_facts){.needs = needs_count};
    for (uint32_t i = 0; i < about->parameter_count; i++)
        look_at(fact, about->parameters + i);
    fact->need_count = needs_count - fact->needs;
    fact->gets_values = values_are_in(about);
    fact->gives_bytes = written_by(about);
    fact->fills_struct = filled_by(about);
    fact->names_file = file_named_by(about);
    fact->makes_file = fact->names_file && !fact->need_count && about->result == SEQUENCE_NONE;
    if (about->result == SEQUENCE_NONE)
        return;
    const struct sequence_node *result = &nodes[about->result];
    give(fact, result);
    fact->gives_number =
        result->kind == SEQ_NUMBER && !(result->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS));
}

/* Learned rules change what is drawn, between processes. */
static void look_at_flags(void)
{
    const uint32_t never = OPERATION_ORACLE_FLAG | OPERATION_UNCALLABLE_FLAG | OPERATION_AVOIDED_FLAG;
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        facts[i].can_be_drawn = !(operations[i].flags & never) && operations[i].weight > 0;
}

/* ---- weights ---- */

/* Ends are needed, but not early; what only looks changes nothing. */
static float share_of_kind(uint32_t kind)
{
    switch (kind) {
    case SEQ_KIND_DESTROYS:
        return 0.35f;
    case SEQ_KIND_PLAIN:
        return 1;
    default:
        return 0.6f;
    }
}

static float share_of(uint32_t operation)
{
    float share = order_is_of(operation) ? ORDER_SHARE : share_of_kind(operations[operation].kind);
    return facts[operation].can_be_drawn ? operations[operation].weight * share : 0;
}

/* A call that failed or was refused is worth something, too, or it would be drawn for ever; one that died took the
 * whole process with it. */
static float used(uint32_t operation)
{
    const struct sequence_operation_counts *count = &operation_counts[operation];
    return (float)count->succeeded + (float)count->drawn / 8 + (float)count->died * DEATH;
}

static float adapted(uint32_t operation, float share, float total)
{
    float boost = (share * total + 16) / (used(operation) + 16);
    float least = operation_counts[operation].died ? 0.01f : 0.125f;
    return share * (boost < least ? least : boost > 8 ? 8 : boost);
}

/* Returns the sum. */
static float weigh_all(void)
{
    float shares = 0, total = 0, sum = 0;
    bool is_fixed = sequences->no_pruning >> 4 & 1;
    for (uint32_t i = 0; i < sequences->operation_count; i++) {
        shares += share_of(i);
        total += facts[i].can_be_drawn ? used(i) : 0;
    }
    for (uint32_t i = 0; i < sequences->operation_count; i++) {
        float share = shares > 0 ? share_of(i) / shares : 0;
        weights[i] = is_fixed ? share : adapted(i, share, total);
        sum += weights[i];
    }
    return sum;
}

static void make_columns(float sum)
{
    uint32_t smalls = 0, larges = 0;
    column_count = 0;
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        column_count += weights[i] > 0;
    for (uint32_t i = 0, column = 0; i < sequences->operation_count; i++)
        if (weights[i] > 0) {
            columns[column] = (struct column){weights[i] / sum * (float)column_count, i, i};
            if (columns[column].itself < 1)
                small[smalls++] = column++;
            else
                large[larges++] = column++;
        }
    while (smalls && larges) {
        struct column *from = &columns[large[larges - 1]], *to = &columns[small[--smalls]];
        to->other = from->operation;
        from->itself -= 1 - to->itself;
        if (from->itself < 1)
            small[smalls++] = large[--larges];
    }
}

/* ---- what mostly dies (rehearse.c) ---- */

static bool is_deadly(uint32_t operation)
{
    const struct sequence_operation_counts *counts = &operation_counts[operation];
    uint64_t drawn = counts->drawn - counts->rehearsed;
    return !(operations[operation].flags & (OPERATION_ORACLE_FLAG | OPERATION_UNCALLABLE_FLAG)) &&
           counts->died >= DEATHS_LEAST && counts->died * DEADLY > drawn;
}

static bool is_due(uint32_t operation)
{
    const struct sequence_operation_counts *counts = &operation_counts[operation];
    bool is_eager = counts->stood < STOOD_OFTEN && counts->rehearsed < REHEARSED_EAGER;
    return is_eager || one_in(REHEARSED_LATER);
}

static void find_deadly(void)
{
    deadly_count = 0;
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        if (is_deadly(i))
            deadly[deadly_count++] = i;
}

uint32_t choose_deadly(void)
{
    if (!deadly_count || !one_in(REHEARSED_EVERY))
        return SEQUENCE_NONE;
    uint32_t operation = deadly[below(deadly_count)];
    return is_due(operation) ? operation : SEQUENCE_NONE;
}

/* ---- choosing ---- */

static void weigh(void)
{
    make_columns(weigh_all());
    find_deadly();
}

void choose_start(void)
{
    uint32_t count = sequences->operation_count;
    if (!facts) {
        facts = memory_grow(facts, &facts_capacity, count + 1, sizeof *facts);
        columns = memory_grow(columns, &columns_capacity, count + 1, sizeof *columns);
        weights = memory_grow(weights, &weights_capacity, count + 1, sizeof *weights);
        small = memory_grow(small, &small_capacity, count + 1, sizeof *small);
        deadly = memory_grow(deadly, &deadly_capacity, count + 1, sizeof *deadly);
        large = memory_grow(large, &large_capacity, count + 1, sizeof *large);
        for (uint32_t i = 0; i < count; i++)
            learn(i);
    }
    look_at_flags();
    order_start();
    weigh();
}

void choose_begin(uint64_t number)
{
    if (number % WEIGH_EVERY == 0)
        weigh();
    swarm = one_in(2) ? 0 : any64() | 1;
}

static bool is_in_swarm(uint32_t operation)
{
    return !swarm || mixed(swarm + operation) % 8 < 5;
}

static uint32_t choose_one(void)
{
    uint64_t any = any64();
    const struct column *column = &columns[(any >> 32) * column_count >> 32];
    return (float)(any & 0xffffff) * 0x1p-24f < column->itself ? column->operation : column->other;
}

uint32_t choose_operation(void)
{
    uint32_t next = order_next();
    if (!column_count || next != SEQUENCE_NONE)
        return next;
    for (unsigned tries = 0; tries < TRIES; tries++) {
        uint32_t operation = choose_one();
        if (is_in_swarm(operation) && order_allows(operation))
            return operation;
    }
    uint32_t operation = choose_one();
    return order_allows(operation) ? operation : SEQUENCE_NONE;
}

/* What mostly dies, or does not end, is the last to be asked for an object. */
uint32_t choose_maker(uint32_t sort)
{
    const uint32_t *makers = (const uint32_t *)in_block(sequences->makers) + sorts[sort].makers;
    uint32_t seldom = SEQUENCE_NONE;
    for (unsigned tries = 0; tries < TRIES && sorts[sort].maker_count; tries++) {
        uint32_t maker = makers[below(sorts[sort].maker_count)];
        if (!facts[maker].can_be_drawn)
            continue;
        if (operations[maker].weight >= 1 || chance(operations[maker].weight))
            return maker;
        seldom = maker;
    }
    return seldom;
}
