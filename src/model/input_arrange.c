#include "model/input_import.h"

#include <string.h>
#include "model/type_kinds.h"
#include "model/words.h"

void input_settle_block(struct input_block *block)
{
    const struct type *element = NULL;
    if (!block->type) {
        block->cells = 0;
        return;
    }
    bool flexible = input_flexible_at(block->type, &element) != SIZE_MAX;
    block->cells = flexible ? 1 : block->size / block->type->size;
    block->is_array = block->cells != 1;
    struct type array = {.kind = TYPE_ARRAY, .target = block->type, .length = block->cells};
    block->is_string = input_is_text(block, (struct input_place){.type = &array});
}

/* ---- order ---- */

struct step {
    size_t block, pointer;
};

struct order {
    struct input *input;
    size_t *number;              /* of each block; SIZE_MAX: not reached yet */
    VECTOR(size_t) blocks;
    VECTOR(struct step) stack;
};

static void enter(struct order *order, size_t block)
{
    order->number[block] = order->blocks.count;
    vector_push(&order->blocks, block);
    vector_push(&order->stack, ((struct step){block, 0}));
}

static void walk(struct order *order)
{
    for (enter(order, 0); order->stack.count;) {
        struct step *step = &order->stack.items[order->stack.count - 1];
        const struct input_block *block = &order->input->blocks.items[step->block];
        if (step->pointer == block->pointer_count) {
            order->stack.count--;
            continue;
        }
        size_t target = block->pointers[step->pointer++].block;
        if (order->number[target] == SIZE_MAX)
            enter(order, target);
    }
}

void input_arrange(struct input *input)
{
    struct order order = {.input = input};
    order.number = mem_array(input->blocks.count, sizeof *order.number);
    memset(order.number, 0xff, input->blocks.count * sizeof *order.number);
    walk(&order);
    struct input_block *sorted = mem_array(order.blocks.count, sizeof *sorted);
    for (size_t i = 0; i < order.blocks.count; i++) {
        sorted[i] = input->blocks.items[order.blocks.items[i]];
        for (size_t p = 0; p < sorted[i].pointer_count; p++)
            sorted[i].pointers[p].block = order.number[sorted[i].pointers[p].block];
    }
    memcpy(input->blocks.items, sorted, order.blocks.count * sizeof *sorted);
    input->blocks.count = order.blocks.count;
    mem_free(sorted);
    mem_free(order.number);
    vector_release(&order.blocks);
    vector_release(&order.stack);
}

/* ---- names ---- */

/* The innermost named field around a byte. */
static const char *name_inside(const struct type *type, size_t at, const char *name)
{
    while (type->kind == TYPE_ARRAY && type->target->size) {
        at %= type->target->size;
        type = type->target;
    }
    const struct field *around = NULL;
    for (size_t i = 0; i < type->field_count && (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION); i++) {
        const struct field *field = &type->fields[i];
        size_t start = field->bit_offset / 8;
        bool flexible = field->type->kind == TYPE_ARRAY && field->type->flexible;
        if (at >= start && (flexible || at < start + field->type->size) && !around)
            around = field;
    }
    return around ? name_inside(around->type, at - around->bit_offset / 8, around->name ? around->name : name) : name;
}

static const char *name_of_parameter(const struct function *function, size_t at)
{
    for (size_t i = 0; i < function->parameter_count; i++) {
        struct input_place place = input_parameter(function, i);
        if (at >= place.at && at < place.at + place.type->size)
            return name_inside(place.type, at - place.at, function->parameters[i].name);
    }
    return NULL;
}

const char *input_field_name(const struct input *input, size_t number, size_t at)
{
    const struct input_block *block = &input->blocks.items[number];
    if (number == 0)
        return name_of_parameter(input->function, at);
    if (!block->type || !block->type->size)
        return NULL;
    return name_inside(block->type, block->is_array ? at % block->type->size : at, NULL);
}

static const char *base_name(const struct input_block *block, const char *reference)
{
    const struct type *type = block->type ? type_cell(block->type) : NULL;
    if (type && (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION) && is_identifier(type->tag) &&
        strcmp(type->tag, "anonymous") != 0)
        return type->tag;
    return is_identifier(reference) ? reference : block->type ? "cells" : "memory";
}

struct naming {
    struct map used;                   /* names */
    struct map counts;                 /* by base: the next number, plus one */
};

static void name_block(struct input *input, struct naming *naming, struct input_block *block, const char *base)
{
    size_t count = (size_t)map_get(&naming->counts, base);
    do
        block->name = arena_format(&input->arena, "%s%zu", base, count++);
    while (map_get(&naming->used, block->name));
    map_put(&naming->counts, base, (void *)count);
    map_put(&naming->used, block->name, block);
}

/* Depth first, as blocks are arranged: the next one is named by the first pointer to it. */
void input_name_blocks(struct input *input)
{
    struct naming naming = {.used = MAP_INIT, .counts = MAP_INIT};
    const char **references = mem_array(input->blocks.count, sizeof *references);
    bool *referred = mem_array(input->blocks.count, sizeof *referred);
    input->blocks.items[0].name = "arguments";
    for (size_t i = 0; i < input->blocks.count; i++)
        if (input->blocks.items[i].name)
            map_put(&naming.used, input->blocks.items[i].name, input);
    for (size_t i = 0; i < input->blocks.count; i++) {
        struct input_block *block = &input->blocks.items[i];
        for (size_t p = 0; p < block->pointer_count; p++) {
            size_t target = block->pointers[p].block;
            if (!referred[target])
                references[target] = input_field_name(input, i, block->pointers[p].at);
            if (!references[target]) /* a pointer in an array of pointers: like the array */
                references[target] = references[i];
            referred[target] = true;
        }
        if (!block->name)
            name_block(input, &naming, block, base_name(block, references[i]));
    }
    mem_free(references);
    mem_free(referred);
    map_release(&naming.used);
    map_release(&naming.counts);
}
