/* Words: which words belong to which node (runtime/sequence.h).  Words may come
 * from a file, or from a block in which somebody's wild pointer wrote: nothing is
 * believed. */
#include <string.h>
#include "runtime/sequence/generating.h"

struct word_row *word_rows;
static size_t row_capacity;

struct walk {
    uint64_t *at, *end;
    visit_reference *visit;
    void *data;
    bool is_damaged;
};

static void walk_node(struct walk *walk, const struct sequence_node *node);

static uint64_t next_word(struct walk *walk)
{
    if (walk->at < walk->end)
        return *walk->at++;
    walk->is_damaged = true;
    return 0;
}

static void skip(struct walk *walk, uint64_t words)
{
    if (words > (uint64_t)(walk->end - walk->at))
        walk->is_damaged = true;
    else
        walk->at += words;
}

static void walk_children(struct walk *walk, const struct sequence_node *node)
{
    for (uint32_t i = 0; i < node->count && !walk->is_damaged; i++)
        walk_node(walk, &nodes[node->first + i]);
}

static void walk_cells(struct walk *walk, const struct sequence_node *node, uint32_t cells)
{
    for (uint32_t i = 0; i < cells && !walk->is_damaged; i++)
        walk_node(walk, &nodes[node->first]);
}

/* What follows the head of a value. */
static void walk_value(struct walk *walk, const struct sequence_node *node, uint32_t count)
{
    if (node->kind == SEQ_STRING)
        skip(walk, words_for(count));
    else if (node->flags & ARGUMENT_OUT)
        return;
    else if (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW)
        skip(walk, ((uint64_t)count * node->cell_size + 7) / 8);
    else if (node->kind == SEQ_BUFFER)
        walk_cells(walk, node, count);
    else if (node->kind == SEQ_OBJECT)
        walk_children(walk, node);
}

static void walk_head(struct walk *walk, const struct sequence_node *node)
{
    uint64_t head = next_word(walk);
    if (walk->is_damaged)
        return;
    if (SEQUENCE_TAG(head) == HEAD_VALUE)
        walk_value(walk, node, SEQUENCE_COUNT(head));
    else if (SEQUENCE_TAG(head) == HEAD_REFERENCE && walk->visit)
        walk->visit(walk->at - 1, walk->data);
    else if (SEQUENCE_TAG(head) > HEAD_GUARD)
        walk->is_damaged = true;
}

static void walk_node(struct walk *walk, const struct sequence_node *node)
{
    switch (node->kind) {
    case SEQ_NUMBER:
    case SEQ_FLOAT:
    case SEQ_FUNCTION:
        next_word(walk);
        break;
    case SEQ_STRING:
    case SEQ_BUFFER:
    case SEQ_OBJECT:
    case SEQ_HANDLE:
    case SEQ_ANY:
        walk_head(walk, node);
        break;
    case SEQ_STRUCT:
        walk_children(walk, node);
        break;
    case SEQ_CELLS:
        walk_cells(walk, node, node->cells);
        break;
    default:
        break;
    }
}

/* ---- rows ---- */

static void add_to_row(struct word_row *row, const struct sequence_node *node)
{
    bool is_head = node->kind == SEQ_HANDLE || node->kind == SEQ_ANY ||
                   (node->flags & ARGUMENT_OUT && (node->kind == SEQ_BUFFER || node->kind == SEQ_OBJECT));
    bool is_word = is_head || node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_FUNCTION;
    bool is_nothing = node->kind == SEQ_LENGTH || node->kind == SEQ_END || node->kind == SEQ_ZERO;
    if (row->count == SEQUENCE_NONE || is_nothing)
        return;
    if (!is_word || row->count == WORD_ROW_MOST) {
        row->count = SEQUENCE_NONE;
        return;
    }
    row->heads |= (uint64_t)is_head << row->count++;
}

void words_start(void)
{
    word_rows = memory_grow(word_rows, &row_capacity, (size_t)sequences->operation_count + 1, sizeof *word_rows);
    for (uint32_t i = 0; i < sequences->operation_count; i++) {
        word_rows[i] = (struct word_row){0};
        for (uint32_t k = 0; k < operations[i].parameter_count; k++)
            add_to_row(&word_rows[i], &nodes[operations[i].parameters + k]);
    }
}

static uint32_t walk_row(struct word_row row, uint64_t *words, visit_reference *visit, void *data)
{
    for (uint64_t heads = row.heads; heads; heads &= heads - 1) {
        uint32_t at = (uint32_t)__builtin_ctzll(heads);
        bool is_reference = SEQUENCE_TAG(words[at]) == HEAD_REFERENCE;
        if (is_reference && visit)
            visit(&words[at], data);
        else if (SEQUENCE_TAG(words[at]) > HEAD_GUARD)
            return SEQUENCE_NONE;
    }
    return row.count;
}

/* ---- calls ---- */

uint32_t words_walk(uint32_t operation, uint64_t *words, uint32_t count, visit_reference *visit, void *data)
{
    const struct sequence_operation *called = &operations[operation];
    if (word_rows[operation].count <= count)
        return walk_row(word_rows[operation], words, visit, data);
    struct walk walk = {.at = words, .end = words + count, .visit = visit, .data = data};
    for (uint32_t i = 0; i < called->parameter_count && !walk.is_damaged; i++)
        walk_node(&walk, &nodes[called->parameters + i]);
    return walk.is_damaged ? SEQUENCE_NONE : (uint32_t)(walk.at - words);
}

uint32_t words_of_node(const struct sequence_node *node, uint64_t *words, uint32_t count)
{
    struct walk walk = {.at = words, .end = words + count};
    walk_node(&walk, node);
    return walk.is_damaged ? SEQUENCE_NONE : (uint32_t)(walk.at - words);
}

static void shift_reference(uint64_t *word, void *data)
{
    *word += (uint64_t)*(const uint32_t *)data << 32;
}

void words_copy_any(uint32_t operation, uint64_t *to, const uint64_t *words, uint32_t count, uint32_t shift)
{
    memcpy(to, words, count * sizeof *to);
    if (shift)
        words_walk(operation, to, count, shift_reference, &shift);
}
