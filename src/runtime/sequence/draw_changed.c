/* A call as it was in a component, with one argument changed: a little, where that
 * can be. */
#include <string.h>
#include "runtime/sequence/drawing.h"

static void put_string_like(const struct sequence_node *node, const uint64_t *words, uint32_t count)
{
    static char text[SEQUENCE_BYTES_MOST];
    uint32_t size = SEQUENCE_COUNT(words[0]), unit = node->kind == SEQ_BUFFER ? node->cell_size : 1;
    if (SEQUENCE_TAG(words[0]) != HEAD_VALUE || size > sizeof text || words_for(size) > count - 1 || unit != 1) {
        draw_node(node);
        return;
    }
    memcpy(text, words + 1, size);
    put_text(node, text, draw_text_like(node, text, size, sizeof text));
}

static void put_changed(const struct sequence_node *node, const uint64_t *words, uint32_t count)
{
    if (node->kind == SEQ_NUMBER && node->limit == SEQUENCE_NONE)
        put(draw_number_near(node, words[0]));
    else if (is_text(node) && !one_in(6))
        put_string_like(node, words, count);
    else
        draw_node(node);
}

static bool can_change(const struct sequence_node *node)
{
    return node->kind != SEQ_HANDLE && node->kind != SEQ_LENGTH && node->kind != SEQ_END && node->kind != SEQ_ZERO;
}

/* There is more in a text than in a number. */
static uint32_t weight_of(const struct sequence_node *node)
{
    return !can_change(node) ? 0 : is_text(node) ? 6 : 1;
}

static uint32_t choose_root(const struct sequence_operation *called)
{
    uint32_t sum = 0, chosen = SEQUENCE_NONE;
    for (uint32_t i = 0; i < called->parameter_count; i++) {
        uint32_t weight = weight_of(&nodes[called->parameters + i]);
        sum += weight;
        if (weight && below(sum) < weight)
            chosen = i;
    }
    return chosen;
}

uint32_t draw_mutations(uint32_t operation)
{
    const struct sequence_operation *called = &operations[operation];
    uint32_t sum = 0;
    for (uint32_t i = 0; i < called->parameter_count; i++)
        sum += weight_of(&nodes[called->parameters + i]);
    return sum;
}

bool draw_mutated(uint32_t operation, const uint64_t *words, uint32_t count)
{
    const struct sequence_operation *called = &operations[operation];
    uint32_t changed = choose_root(called);
    if (changed == SEQUENCE_NONE || !draw_begin(operation, NULL))
        return false;
    for (uint32_t i = 0; i < called->parameter_count && !drawn.has_failed; i++) {
        const struct sequence_node *node = &nodes[called->parameters + i];
        uint32_t size = words_of_node(node, (uint64_t *)words, count);
        if (size == SEQUENCE_NONE)
            return false;
        if (i == changed)
            put_changed(node, words, count);
        else if (is_room_for_many(node))
            draw_node(node);
        else
            put_same_node(node, words, size);
        words += size;
        count -= size;
    }
    draw_limit_numbers();
    return draw_finish(operation);
}
