/* Draw: the arguments of a property, by the plan. */
#include <stdlib.h>
#include <string.h>
#include "runtime/checked/checked.h"

struct drawing drawing;

extern void __asan_poison_memory_region(const volatile void *start, size_t size) __attribute__((weak));

static void draw(const struct trial_node *node, char *memory, bool is_cell);

static const struct trial_node *node_at(uint32_t number)
{
    return (const struct trial_node *)in_block(trials->nodes) + number;
}

/* ---- scopes ---- */

/* What is there from this scope on only. */
static void there_from(const struct trial_node *node, uint64_t scope)
{
    if (node->flags & NODE_SCOPED)
        drawing.scopes &= scope < 64 ? ~(uint64_t)0 << scope : 0;
}

/* Number v from scope v + 1 on; 0 always, so that there is an input at scope 0 too. */
static void number_there(const struct trial_node *node, uint64_t value)
{
    there_from(node, value ? value + 1 : 0);
}

/* ---- memory ---- */

/* A block of exactly that size, so that reading behind it is seen; of an empty
 * one not even the byte that every allocator gives may be touched. */
void *input_block(size_t size, size_t align)
{
    void *block = NULL;
    if (align > 16 ? posix_memalign(&block, align, size) != 0 : !(block = malloc(size)) && size)
        leap(LEAP_DISCARD); /* an input that has no room is none */
    if (size == 0 && block)
        heap_is_empty(block);
    if (size == 0 && block && __asan_poison_memory_region)
        __asan_poison_memory_region(block, 1);
    return block;
}

static void store(const struct trial_node *node, char *memory, uint64_t value)
{
    char *to = memory + node->offset;
    if (!node->bit_width) {
        uint64_t wide[2] = {value, (int64_t)value < 0 && node->lo < 0 ? ~(uint64_t)0 : 0};
        memcpy(to, wide, node->size < sizeof wide ? node->size : sizeof wide);
        return;
    }
    unsigned __int128 bits = 0, mask = ~(unsigned __int128)0 >> (128 - node->bit_width) << node->bit_shift;
    memcpy(&bits, to, node->size);
    bits = (bits & ~mask) | ((unsigned __int128)value << node->bit_shift & mask);
    memcpy(to, &bits, node->size);
}

/* ---- scalars ---- */

static void draw_integer(const struct trial_node *node, char *memory, bool is_cell)
{
    enum trial_choice_kind kind = is_cell && node->size == 1 ? CHOOSE_CHARACTER : CHOOSE_NUMBER;
    pick_function *pick = node->flags & NODE_ANY ? pick_integer : pick_range;
    uint64_t index = choose(kind, node->most, node->origin, pick, NULL);
    uint64_t value = (uint64_t)node->lo + index;
    number_there(node, value);
    store(node, memory, value);
}

static void draw_value(const struct trial_node *node, char *memory)
{
    const int64_t *values = in_block(trials->values);
    uint64_t index = choose(CHOOSE_NUMBER, node->count - 1, node->origin, pick_uniform, NULL);
    struct trial_node place = *node;
    place.lo = -1; /* a negative constant fills all of a wide field */
    store(&place, memory, (uint64_t)values[node->first + index]);
}

static void draw_float(const struct trial_node *node, char *memory)
{
    bool any = node->flags & NODE_ANY;
    uint64_t index = choose(CHOOSE_FLOAT, node->most, node->origin, any ? pick_float : pick_range, NULL);
    double number = any ? trial_float(index) : (double)(int64_t)((uint64_t)node->lo + index);
    number_there(node, (uint64_t)node->lo + index);
    char *to = memory + node->offset;
    if (node->size == sizeof(float))
        memcpy(to, &(float){(float)number}, sizeof(float));
    else if (node->size == sizeof(double))
        memcpy(to, &number, sizeof number);
    else
        memcpy(to, &(long double){(long double)number}, 10); /* of 16 bytes, the rest is padding */
}

static void draw_function(const struct trial_node *node, char *memory)
{
    const struct trial_function_pool *pool = assay_function_pools[node->first];
    uint64_t index = choose(CHOOSE_FUNCTION, pool->count - 1, 0, pick_uniform, NULL);
    memcpy(memory + node->offset, &pool->functions[index], sizeof(void *));
}

/* ---- strings and arrays ---- */

static uint64_t draw_length(const struct trial_node *node)
{
    uint64_t length = (uint64_t)node->lo + choose(CHOOSE_LENGTH, node->most, node->origin, pick_length, NULL);
    there_from(node, length == (uint64_t)node->lo ? 0 : length);
    drawing.size += length;
    return length;
}

static void draw_string(const struct trial_node *node, char *memory)
{
    uint64_t length = draw_length(node);
    uint64_t origin = node->cell_lo <= 'a' && 'a' - node->cell_lo <= node->cell_most ? 'a' - node->cell_lo : 0;
    char *characters = input_block(length + 1, 1);
    memcpy(memory + node->offset, &characters, sizeof characters);
    for (uint64_t i = 0; i < length; i++) {
        uint64_t index = choose(CHOOSE_CHARACTER, node->cell_most, origin, pick_character, &node->cell_lo);
        there_from(node, index + 1);
        characters[i] = (char)(node->cell_lo + index);
    }
    characters[length] = 0;
}

static void draw_array(const struct trial_node *node, char *memory)
{
    uint64_t length = draw_length(node);
    if (length > PTRDIFF_MAX / (node->cell_size + (uint64_t)!node->cell_size))
        leap(LEAP_DISCARD);
    char *cells = input_block(length * node->cell_size, 1);
    memset(cells, 0, length * node->cell_size);
    memcpy(memory + node->offset, &cells, sizeof cells);
    if (node->length_size)
        memcpy(arguments + node->length_offset, &length, node->length_size < 8 ? node->length_size : 8);
    for (uint64_t i = 0; i < length; i++)
        draw(node_at(node->first), cells + i * node->cell_size, true);
}

static void draw_pointer(const struct trial_node *node, char *memory)
{
    char *object = input_block(node->cell_size, 1);
    memset(object, 0, node->cell_size);
    memcpy(memory + node->offset, &object, sizeof object);
    drawing.size++;
    for (uint32_t i = 0; i < node->count; i++)
        draw(node_at(node->first + i), object, false);
}

/* ---- the tree ---- */

static void draw(const struct trial_node *node, char *memory, bool is_cell)
{
    switch ((enum trial_node_kind)node->kind) {
    case NODE_INTEGER:
        draw_integer(node, memory, is_cell);
        break;
    case NODE_VALUES:
        draw_value(node, memory);
        break;
    case NODE_FLOAT:
        draw_float(node, memory);
        break;
    case NODE_STRING:
        draw_string(node, memory);
        break;
    case NODE_ARRAY:
        draw_array(node, memory);
        break;
    case NODE_POINTER:
        draw_pointer(node, memory);
        break;
    case NODE_STRUCT:
        for (uint32_t i = 0; i < node->count; i++)
            draw(node_at(node->first + i), memory + node->offset, false);
        break;
    case NODE_CELLS:
        for (uint32_t i = 0; i < node->count; i++)
            draw(node_at(node->first), memory + node->offset + (size_t)i * node->cell_size, true);
        break;
    case NODE_STRUCTURE:
        structure_build(node, memory);
        break;
    case NODE_GENERATOR:
        assay_generators[node->first](memory + node->offset);
        break;
    case NODE_FUNCTION:
        draw_function(node, memory);
        break;
    }
}

void draw_arguments(void)
{
    drawing = (struct drawing){.scopes = ~(uint64_t)0};
    memset(arguments, 0, entry->size);
    for (uint32_t i = 0; i < trials->root_count; i++)
        draw(node_at(i), arguments, false);
}

bool plan_has_generators(void)
{
    static int has = -1;
    if (has < 0) {
        has = 0;
        for (uint32_t i = 0; i < trials->node_count; i++)
            has |= node_at(i)->kind == NODE_GENERATOR;
    }
    return has;
}
