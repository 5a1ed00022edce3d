/* Which of two sequences is simpler: fewer calls, then less in them, then the
 * simpler argument at the first place where they differ.  No chain of simpler
 * sequences goes on forever. */
#include <string.h>

#include "engine/sequence/walking.h"
#include "refine/reduction.h"

/* ---- numbers ---- */

static uint64_t index_of(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t value)
{
    uint32_t i = 0;
    while (i < node->value_count && (uint64_t)plan->values.items[node->values + i] != value)
        i++;
    return i;
}

static uint64_t origin_of(const struct sequence_node *node)
{
    bool has_sign = node->flags & ARGUMENT_SIGNED;
    if (has_sign && (int64_t)node->hi < 0)
        return node->hi;
    bool starts_above = has_sign ? node->lo > 0 : (uint64_t)node->lo > 0;
    return starts_above ? (uint64_t)node->lo : 0;
}

/* Of two numbers as far from the origin, the larger one is simpler: 1 and then -1. */
uint64_t reduction_distance(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t word)
{
    uint64_t value = sequence_number(node, word), origin = origin_of(node);
    if (node->flags & ARGUMENT_ENUM)
        return index_of(plan, node, value);
    bool is_below = node->flags & ARGUMENT_SIGNED ? (int64_t)value < (int64_t)origin : value < origin;
    uint64_t distance = is_below ? origin - value : value - origin;
    return distance > UINT64_MAX / 2 ? UINT64_MAX - is_below : 2 * distance - (distance && !is_below);
}

/* like: on its side of the origin. */
uint64_t reduction_at_distance(const struct sequence_plan *plan, const struct sequence_node *node, uint64_t distance,
                               uint64_t like)
{
    uint64_t value = sequence_number(node, like), origin = origin_of(node);
    if (node->flags & ARGUMENT_ENUM)
        return distance < node->value_count ? (uint64_t)plan->values.items[node->values + distance] : like;
    bool is_below = node->flags & ARGUMENT_SIGNED ? (int64_t)value < (int64_t)origin : value < origin;
    return is_below ? origin - distance : origin + distance;
}

/* ---- places ---- */

static uint64_t byte_distance(unsigned char byte)
{
    bool is_plain = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
    return byte == 'a' ? 0 : is_plain ? 1 : byte >= ' ' && byte <= '~' ? 2 : 3;
}

static uint64_t text_distance(const char *bytes, uint64_t size)
{
    uint64_t distance = 0;
    for (uint64_t i = 0; i < size; i++)
        distance += byte_distance((unsigned char)bytes[i]);
    return distance;
}

/* Cells that are numbers are simplest as 0, characters as in a text. */
static uint64_t raw_distance(const struct sequence_plan *plan, const struct sequence_node *node, const char *bytes,
                             uint64_t cells)
{
    const struct sequence_node *cell = node->count ? &plan->nodes.items[node->first] : NULL;
    if (!cell || cell->flags & ARGUMENT_LETTERS || node->cell_size > 8)
        return text_distance(bytes, cells * node->cell_size);
    uint64_t distance = 0;
    for (uint64_t i = 0; i < cells; i++) {
        uint64_t word = 0;
        memcpy(&word, bytes + i * node->cell_size, node->cell_size);
        uint64_t own = reduction_distance(plan, cell, word);
        distance += own < 1ull << 40 ? own : 1ull << 40;
    }
    return distance;
}

static uint64_t float_distance(uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof number);
    double size = number < 0 ? -number : number;
    bool is_whole = size < 0x1p53 && (double)(uint64_t)size == size;
    if (is_whole)
        return 2 * (uint64_t)size + (bits >> 63);
    return 1ull << 62 | bits >> 2;
}

#define FAR (1ull << 32) /* a NULL, or another object: farther than any value in place */

static uint64_t head_distance(const struct sequence_plan *plan, const struct sequence_node *node, const uint64_t *words)
{
    uint64_t head = words[0];
    uint32_t count = SEQUENCE_COUNT(head);
    switch (SEQUENCE_TAG(head)) {
    case HEAD_VALUE:
        if (node->kind == SEQ_STRING)
            return text_distance((const char *)&words[1], count);
        if (node->kind == SEQ_BUFFER && node->flags & ARGUMENT_RAW && !(node->flags & ARGUMENT_OUT))
            return raw_distance(plan, node, (const char *)&words[1], count);
        return node->kind == SEQ_ANY ? count : 0;
    case HEAD_REFERENCE:
        return FAR + (SEQUENCE_REFERENCE_CALL(head) << 8) + SEQUENCE_REFERENCE_OUTPUT(head);
    default:
        return 2 * FAR;
    }
}

static uint64_t distance_of(const struct sequence_plan *plan, const struct sequence *sequence,
                            const struct sequence_place *place)
{
    const struct sequence_node *node = &plan->nodes.items[place->node];
    const uint64_t *words = &sequence->words.items[place->word];
    switch (node->kind) {
    case SEQ_NUMBER:
        return reduction_distance(plan, node, words[0]);
    case SEQ_FLOAT:
        return float_distance(words[0]);
    case SEQ_FUNCTION:
        return words[0];
    default:
        return head_distance(plan, node, words);
    }
}

/* ---- sequences ---- */

struct weighed {
    uint64_t amount;            /* words, bytes, cells */
    VECTOR(uint64_t) distances; /* place by place */
};

static void weigh(struct weighed *weighed, const struct sequence_plan *plan, const struct sequence *sequence)
{
    sequence_places places = VECTOR_INIT;
    *weighed = (struct weighed){.amount = sequence->words.count};
    for (size_t i = 0; i < sequence->calls.count; i++) {
        sequence_look(sequence, plan, i, &places);
        for (size_t k = 0; k < places.count; k++) {
            const struct sequence_node *node = &plan->nodes.items[places.items[k].node];
            uint64_t head = sequence->words.items[places.items[k].word];
            if ((node->kind == SEQ_STRING || node->kind == SEQ_BUFFER) && SEQUENCE_TAG(head) == HEAD_VALUE)
                weighed->amount += SEQUENCE_COUNT(head);
            vector_push(&weighed->distances, distance_of(plan, sequence, &places.items[k]));
        }
    }
    vector_release(&places);
}

static int compare(const struct weighed *a, const struct weighed *b)
{
    if (a->amount != b->amount)
        return a->amount < b->amount ? -1 : 1;
    for (size_t i = 0; i < a->distances.count && i < b->distances.count; i++)
        if (a->distances.items[i] != b->distances.items[i])
            return a->distances.items[i] < b->distances.items[i] ? -1 : 1;
    return 0;
}

bool reduction_is_simpler(const struct sequence_plan *plan, const struct sequence *a, const struct sequence *b)
{
    struct weighed first, second;
    if (a->calls.count != b->calls.count)
        return a->calls.count < b->calls.count;
    weigh(&first, plan, a);
    weigh(&second, plan, b);
    bool is_less = compare(&first, &second) < 0;
    vector_release(&first.distances);
    vector_release(&second.distances);
    return is_less;
}
