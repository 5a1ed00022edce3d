/* Twins: of two structs that are alike the second is now and then the first once
 * more, with at most one member changed a little.  What compares two of them
 * hardly ever meets such a pair otherwise. */
#include "runtime/sequence/drawing.h"

static bool is_leaf(const struct sequence_node *node)
{
    return (node->kind == SEQ_NUMBER && node->limit == SEQUENCE_NONE) || node->kind == SEQ_FLOAT;
}

bool are_alike(const struct sequence_node *one, const struct sequence_node *other)
{
    if (one->kind != other->kind || one->size != other->size || one->offset != other->offset ||
        one->count != other->count || one->cells != other->cells || one->bit_shift != other->bit_shift ||
        one->bit_width != other->bit_width)
        return false;
    if (one->kind != SEQ_OBJECT && one->kind != SEQ_STRUCT && one->kind != SEQ_CELLS)
        return is_leaf(one) && is_leaf(other);
    for (uint32_t i = 0; i < one->count; i++)
        if (!are_alike(&nodes[one->first + i], &nodes[other->first + i]))
            return false;
    return one->count;
}

static struct copying {
    const uint64_t *from;
    uint32_t changed; /* this many leaves are left as they are, then one is not */
} copying;

static void put_leaf(const struct sequence_node *node)
{
    uint64_t word = *copying.from++;
    if (copying.changed-- != 0)
        put(word);
    else
        put(node->kind == SEQ_NUMBER ? draw_number_near(node, word) : draw_float(node));
}

static void put_copy(const struct sequence_node *node)
{
    if (is_leaf(node)) {
        put_leaf(node);
        return;
    }
    if (node->kind == SEQ_OBJECT)
        put(*copying.from++);
    uint32_t times = node->kind == SEQ_CELLS ? node->cells : 1;
    for (uint32_t i = 0; i < times * node->count && !drawn.has_failed; i++)
        put_copy(&nodes[node->first + i % node->count]);
}

bool draw_twin(const struct sequence_node *node, const uint64_t *words, uint32_t count)
{
    bool is_struct = node->kind == SEQ_OBJECT || node->kind == SEQ_STRUCT;
    if (!is_struct || !count || (node[-1].flags | node->flags) & ARGUMENT_OUT || !are_alike(node - 1, node) ||
        (node->kind == SEQ_OBJECT && SEQUENCE_TAG(words[0]) != HEAD_VALUE) || !one_in(4))
        return false;
    copying = (struct copying){words, one_in(4) ? count : below(count)};
    put_copy(node);
    return true;
}
