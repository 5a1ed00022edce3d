/* Arguments, numbers: of any width, in their range; and those that follow from an
 * array: its length, its end, a number that must not exceed it. */
#include "runtime/sequence/arguments.h"

#define PENDING_MOST 256

static struct pending {
    uint32_t node;
    char *place;
} pending[PENDING_MOST];
static uint32_t pending_count;

/* ---- numbers ---- */

static void store_bits(const struct sequence_node *node, char *place, uint64_t value)
{
    unsigned __int128 bits = 0, mask = ~(unsigned __int128)0 >> (128 - node->bit_width) << node->bit_shift;
    memcpy(&bits, place, node->size);
    bits = (bits & ~mask) | ((unsigned __int128)value << node->bit_shift & mask);
    memcpy(place, &bits, node->size);
}

static void store(const struct sequence_node *node, char *place, uint64_t value)
{
    uint64_t wide[2] = {value, node->flags & ARGUMENT_SIGNED && (int64_t)value < 0 ? ~(uint64_t)0 : 0};
    if (node->bit_width)
        store_bits(node, place, value);
    else if (node->size == 4)
        memcpy(place, wide, 4);
    else if (node->size == 8)
        memcpy(place, wide, 8);
    else
        memcpy(place, wide, node->size < sizeof wide ? node->size : sizeof wide);
}

/* The low bytes of a word, as the number that they are. */
static uint64_t widened(const struct sequence_node *node, uint64_t value)
{
    unsigned bits = node->size < 8 ? 64 - node->size * 8 : 0;
    return node->flags & ARGUMENT_SIGNED ? (uint64_t)((int64_t)(value << bits) >> bits) : value << bits >> bits;
}

static bool is_in_range(const struct sequence_node *node, uint64_t value)
{
    if (node->flags & ARGUMENT_NONZERO && value == 0)
        return false;
    if (node->lo == 0 && node->hi == 0) /* nobody has said one */
        return true;
    if (node->flags & ARGUMENT_SIGNED)
        return (int64_t)value >= node->lo && (int64_t)value <= (int64_t)node->hi;
    return value >= (uint64_t)node->lo && value <= node->hi;
}

void defer(uint32_t number, char *place)
{
    if (pending_count == PENDING_MOST)
        refuse(number);
    else
        pending[pending_count++] = (struct pending){number, place};
}

void build_number(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t value = widened(node, next_word());
    if (!is_in_range(node, value))
        refuse(number);
    store(node, place, value);
    if (node->limit != SEQUENCE_NONE) {
        shapes[number].cells = value;
        defer(number, place);
    }
}

static bool is_float_in_range(const struct sequence_node *node, double value)
{
    int64_t high = (int64_t)node->hi;
    bool is_any = (node->lo == 0 && high == 0) || (node->lo == INT64_MIN && high == INT64_MAX);
    return is_any || (value >= (double)node->lo && value <= (double)high);
}

void build_float(const struct sequence_node *node, uint32_t number, char *place)
{
    double value;
    uint64_t bits = next_word();
    memcpy(&value, &bits, sizeof value);
    if (!is_float_in_range(node, value))
        refuse(number);
    if (node->size == sizeof(float))
        memcpy(place, &(float){(float)value}, sizeof(float));
    else if (node->size == sizeof(double))
        memcpy(place, &value, sizeof value);
    else
        memcpy(place, &(long double){value}, node->size < sizeof(long double) ? node->size : sizeof(long double));
}

/* ---- what speaks of others ---- */

static void settle_length(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t cells = node->cells ? node->cells : shapes[node->array].cells;
    if (!(node->flags & ARGUMENT_LENGTH_IN_PLACE)) {
        store(node, place, cells);
        return;
    }
    uint32_t size = node->cell_size ? node->cell_size : (uint32_t)sizeof(size_t);
    char *block = pass_block(number, place, size);
    if (block)
        memcpy(block, &cells, size < sizeof cells ? size : sizeof cells);
}

static void settle(const struct pending *it)
{
    const struct sequence_node *node = &nodes[it->node];
    if (node->kind == SEQ_LENGTH) {
        settle_length(node, it->node, it->place);
    } else if (node->kind == SEQ_END) {
        const struct shape *array = &shapes[node->array];
        store_pointer(it->place, array->block ? array->block + array->cells * nodes[node->array].cell_size : NULL);
    } else if (node->kind == SEQ_BUFFER) {
        const struct shape *own = &shapes[it->node];
        if (own->block && own->cells < shapes[nodes[node->array].array].cells)
            refuse(it->node);
    } else if (shapes[it->node].cells > shapes[node->limit].cells) {
        refuse(it->node);
    }
}

void settle_from(uint32_t first)
{
    for (uint32_t i = first; i < pending_count && !building.is_refused; i++)
        settle(&pending[i]);
    pending_count = first;
}

uint32_t deferred(void)
{
    return pending_count;
}
