/* Filled: structs of plain numbers that calls of this sequence filled for the
 * caller, or returned, passed on as they are.  What one function reads from a file
 * or a text is what its neighbours are to work on. */
#include "runtime/sequence/calling.h"
#include "runtime/sequence/drawing.h"

#define FILLED_MOST 8
#define EVERY 2        /* one of so many structs, if there is any like it */
#define FOLLOWED_EVERY 4 /* one of so many is what the next call is about */

static struct filled {
    const struct sequence_node *node; /* what the pointer leads to, or the result */
    const char *memory;
} all[FILLED_MOST];
static uint32_t count;
static const struct filled *newest; /* since the last call was chosen; NULL: none */
static bool is_next;                /* the call that is drawn is about it */

static bool is_filled(const struct sequence_node *node)
{
    return node->kind == SEQ_OBJECT && node->flags & ARGUMENT_OUT && node->count == 1 &&
           nodes[node->first].kind == SEQ_STRUCT;
}

/* move_new(from, to): a struct by value. */
static const struct sequence_node *returned_by(const struct sequence_operation *operation)
{
    const struct sequence_node *result = operation->result == SEQUENCE_NONE ? NULL : &nodes[operation->result];
    return result && result->kind == SEQ_STRUCT ? result : NULL;
}

bool filled_by(const struct sequence_operation *operation)
{
    if (returned_by(operation))
        return true;
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        if (is_filled(&nodes[operation->parameters + i]))
            return true;
    return false;
}

void filled_begin(void)
{
    count = 0;
    newest = NULL;
    is_next = false;
}

static void add(const struct sequence_node *node, const char *memory)
{
    struct filled *to = &all[count < FILLED_MOST ? count++ : below(FILLED_MOST)];
    *to = (struct filled){node, memory};
    newest = to;
}

/* Memory of the caller and results last as long as the sequence; it began as zeros. */
void filled_meet(uint32_t call)
{
    const struct sequence_node *result = returned_by(&operations[call_operation(call)]);
    if (result && !is_all_zero(call_result(call), result->size))
        add(result, call_result(call));
    for (uint32_t i = 0; i < passed_count; i++) {
        const struct sequence_node *node = &nodes[passed[i].node];
        if (is_filled(node) && !is_all_zero(passed[i].address, (uint32_t)passed[i].size))
            add(&nodes[node->first], passed[i].address);
    }
}

/* ---- who works on it ---- */

/* A pointer to a struct that goes in, or a struct by value. */
static bool is_place(const struct sequence_node *node)
{
    return node->kind == SEQ_STRUCT || (node->kind == SEQ_OBJECT && !(node->flags & ARGUMENT_OUT) && node->count == 1);
}

static const struct sequence_node *struct_at(const struct sequence_node *node)
{
    return node->kind == SEQ_STRUCT ? node : &nodes[node->first];
}

static bool takes(uint32_t operation, const struct sequence_node *filled)
{
    const struct sequence_node *node = &nodes[operations[operation].parameters];
    for (uint32_t left = operations[operation].parameter_count; left; node++, left--)
        if (is_place(node) && are_alike(filled, struct_at(node)))
            return true;
    return false;
}

/* However seldom it is chosen otherwise: most that die of a struct die of what nobody would give them. */
uint32_t filled_follower(void)
{
    const struct filled *about = newest;
    newest = NULL;
    is_next = false;
    if (!about || !one_in(FOLLOWED_EVERY))
        return SEQUENCE_NONE;
    uint32_t start = below(sequences->operation_count), end = start + sequences->operation_count;
    for (uint32_t i = start; i < end; i++) {
        uint32_t operation = i % sequences->operation_count;
        if (facts[operation].can_be_drawn && order_allows(operation) && takes(operation, about->node)) {
            newest = about;
            is_next = true;
            return operation;
        }
    }
    return SEQUENCE_NONE;
}

/* ---- passing it on ---- */

static bool put_memory(const struct sequence_node *node, const char *memory)
{
    const char *place = memory + node->offset;
    uint32_t times = node->kind == SEQ_CELLS ? node->cells : 1;
    if (node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT) {
        uint64_t word = node->kind == SEQ_NUMBER ? number_at(node, place) : float_at(node, place);
        put(word);
        return node->kind == SEQ_FLOAT || number_fits(node, word);
    }
    for (uint32_t i = 0; i < times; i++)
        for (uint32_t k = 0; k < node->count; k++)
            if (!put_memory(&nodes[node->first + k], place + (size_t)i * node->cell_size))
                return false;
    return true;
}

bool draw_filled(const struct sequence_node *node)
{
    if (!count || !is_place(node) || !(is_next || one_in(EVERY)))
        return false;
    const struct filled *from = is_next ? newest : &all[below(count)];
    uint64_t *before = drawn.at;
    if (!are_alike(from->node, struct_at(node)))
        return false;
    if (!put_memory(struct_at(node), from->memory))
        drawn.at = before; /* what was learned forbids it */
    return drawn.at != before;
}
