#include "engine/sequence/walking.h"

/* A child without words can stand in any number of cells: nobody waits for all of them. */
#define CELLS_MOST (SEQUENCE_WORDS_MOST * 8u)

struct walk {
    const struct sequence_plan *plan;
    const uint64_t *words;
    size_t at, end;
    uint32_t call;
    unsigned depth;
    sequence_visit *visit;
    void *data;
};

static bool walk_node(struct walk *walk, uint32_t number);

/* Its own words. */
static bool take(struct walk *walk, uint32_t number, uint64_t count)
{
    if (count > walk->end - walk->at)
        return false;
    const struct sequence_place place = {
        .call = walk->call, .node = number, .word = walk->at, .word_count = (size_t)count, .depth = walk->depth};
    walk->at += (size_t)count;
    return !walk->visit || walk->visit(walk->data, &place);
}

static bool walk_children(struct walk *walk, const struct sequence_node *node, uint32_t times)
{
    bool ok = times <= CELLS_MOST;
    walk->depth++;
    for (uint32_t k = 0; ok && k < times; k++)
        for (uint32_t i = 0; ok && i < node->count; i++)
            ok = walk_node(walk, node->first + i);
    walk->depth--;
    return ok;
}

static bool is_canonical(uint64_t head)
{
    switch (SEQUENCE_TAG(head)) {
    case HEAD_NULL:
        return true;
    case HEAD_VALUE:
    case HEAD_GUARD:
        return (head << 4 >> 4) <= UINT32_MAX;
    case HEAD_REFERENCE:
        return head == SEQUENCE_REFERENCE(SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
    }
    return false;
}

/* NULL, references and guards are a head and nothing else. */
static bool walk_head(struct walk *walk, uint32_t number, const struct sequence_node *node)
{
    if (walk->at == walk->end || !is_canonical(walk->words[walk->at]))
        return false;
    uint64_t head = walk->words[walk->at];
    uint32_t count = SEQUENCE_COUNT(head);
    bool is_out = node->flags & ARGUMENT_OUT;
    if (SEQUENCE_TAG(head) != HEAD_VALUE)
        return take(walk, number, 1);
    switch (node->kind) {
    case SEQ_STRING:
        return take(walk, number, 1 + sequence_words_of_bytes(count));
    case SEQ_BUFFER:
        if (!is_out && node->flags & ARGUMENT_RAW)
            return take(walk, number, 1 + sequence_words_of_bytes((uint64_t)count * node->cell_size));
        return take(walk, number, 1) && (is_out || walk_children(walk, node, count));
    case SEQ_OBJECT:
        return count == 0 && take(walk, number, 1) && (is_out || walk_children(walk, node, 1));
    default:
        return (count == 0 || node->kind == SEQ_ANY) && take(walk, number, 1);
    }
}

bool sequence_has_head(const struct sequence_node *node)
{
    return node->kind == SEQ_STRING || node->kind == SEQ_BUFFER || node->kind == SEQ_OBJECT ||
           node->kind == SEQ_HANDLE || node->kind == SEQ_ANY;
}

static bool walk_node(struct walk *walk, uint32_t number)
{
    const struct sequence_node *node = &walk->plan->nodes.items[number];
    switch (node->kind) {
    case SEQ_NUMBER:
    case SEQ_FLOAT:
    case SEQ_FUNCTION:
        return take(walk, number, 1);
    case SEQ_STRUCT:
        return walk_children(walk, node, 1);
    case SEQ_CELLS:
        return walk_children(walk, node, node->cells);
    default:
        return sequence_has_head(node) ? walk_head(walk, number, node) : true;
    }
}

bool sequence_walk(const struct sequence_plan *plan, uint32_t operation, uint32_t call, const uint64_t *words,
                   size_t first, size_t end, sequence_visit *visit, void *data)
{
    struct walk walk = {
        .plan = plan, .words = words, .at = first, .end = end, .call = call, .visit = visit, .data = data};
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = 0; i < item->parameter_count; i++)
        if (!walk_node(&walk, item->parameters + i))
            return false;
    return walk.at == end;
}

size_t sequence_words_of(const struct sequence_plan *plan, uint32_t node, const uint64_t *words, size_t first,
                         size_t end)
{
    struct walk walk = {.plan = plan, .words = words, .at = first, .end = end};
    return walk_node(&walk, node) ? walk.at - first : 0;
}

bool sequence_takes_words(const struct sequence_plan *plan, uint32_t number)
{
    const struct sequence_node *node = &plan->nodes.items[number];
    bool is_in_place = node->kind == SEQ_STRUCT || (node->kind == SEQ_CELLS && node->cells);
    for (uint32_t i = 0; is_in_place && i < node->count; i++)
        if (sequence_takes_words(plan, node->first + i))
            return true;
    return node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_FUNCTION || sequence_has_head(node);
}

bool sequence_has_plain_cells(const struct sequence_plan *plan, const struct sequence_node *node)
{
    const struct sequence_node *cell = &plan->nodes.items[node->first];
    return node->count == 1 && (cell->kind == SEQ_NUMBER || cell->kind == SEQ_FLOAT);
}

size_t sequence_plain_words(const struct sequence_plan *plan, uint32_t number)
{
    const struct sequence_node *node = &plan->nodes.items[number];
    size_t words = 0;
    if (node->kind != SEQ_STRUCT)
        return node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT;
    for (uint32_t i = node->first; i < node->first + node->count; i++) {
        size_t more = sequence_plain_words(plan, i);
        if (!more && sequence_takes_words(plan, i))
            return 0;
        words += more;
    }
    return words;
}

uint64_t sequence_number(const struct sequence_node *node, uint64_t word)
{
    unsigned width = node->bit_width ? node->bit_width : node->size >= 8 ? 64 : node->size * 8;
    if (width == 0 || width >= 64)
        return word;
    uint64_t low = word << (64 - width);
    return node->flags & ARGUMENT_SIGNED ? (uint64_t)((int64_t)low >> (64 - width)) : low >> (64 - width);
}

static bool is_string_told(const struct sequence_plan *plan, const struct sequence_node *output)
{
    return output->kind == SEQ_OBJECT && output->count == 1 && plan->nodes.items[output->first].kind == SEQ_STRING;
}

bool sequence_fits(const struct sequence_plan *plan, uint32_t number, uint32_t output_number)
{
    const struct sequence_node *node = &plan->nodes.items[number], *output = &plan->nodes.items[output_number];
    switch (node->kind) {
    case SEQ_HANDLE:
        if (node->flags & ARGUMENT_OUT || node->sort == SEQUENCE_NONE || output->sort != node->sort)
            return false;
        return output->kind == SEQ_HANDLE || output->kind == SEQ_STRING;
    case SEQ_STRING:
        return output->kind == SEQ_STRING || is_string_told(plan, output);
    case SEQ_ANY:
        return output->kind == SEQ_HANDLE || output->kind == SEQ_ANY || output->kind == SEQ_STRING ||
               output->kind == SEQ_OBJECT || output->kind == SEQ_BUFFER;
    default:
        return false;
    }
}
