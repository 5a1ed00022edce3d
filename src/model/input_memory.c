/* Memory becomes an input.  First every block that is reached gets its type:
 * from the arguments along typed pointers; what only untyped pointers, or
 * pointers into the middle, lead to is settled when no typed pointer is left.
 * Then the blocks are copied, field by field.
 *
 * Where types say nothing (void *, unions without a statement, what a struct's
 * block holds behind its cells), a word that is the address of a known block is
 * taken for a pointer, since it must be moved when the input is rebuilt. */
#include <stdlib.h>
#include <string.h>
#include "model/input_import.h"
#include "model/input_values.h"
#include "model/type_kinds.h"

/* ---- whether a block can hold a type ---- */

/* Whether a whole pointer may stand at a byte of type, or nothing that matters does. */
static bool may_point(const struct type *type, size_t at)
{
    while (type->kind == TYPE_ARRAY && type->target->size) {
        at %= type->target->size;
        type = type->target;
    }
    if (type->kind != TYPE_STRUCT)
        return type->kind == TYPE_UNION || type->kind == TYPE_OTHER || type->size == 16 ||
               (type->size == 8 && at == 0 && type->kind != TYPE_FLOAT);
    bool covered = false;
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        size_t start = field->bit_offset / 8;
        size_t end = field->bit_width ? (field->bit_offset + field->bit_width + 7) / 8 : start + field->type->size;
        if (field->type->kind == TYPE_ARRAY && field->type->flexible)
            end = SIZE_MAX;
        if (at + 8 <= start || at >= end)
            continue;
        covered = true;
        if (!field->bit_width && at >= start && may_point(field->type, at - start))
            return true;
    }
    return !covered;
}

static bool pointers_fit(const struct importing *importing, const struct raw_block *memory, const struct type *type)
{
    const struct type *element;
    bool flexible = input_flexible_at(type, &element) != SIZE_MAX;
    size_t end = flexible ? memory->size : memory->size / type->size * type->size;
    for (size_t at = 0; at + 8 <= end; at += 8)
        if (raw_find(importing, raw_word(memory, at)) != SIZE_MAX && !may_point(type, flexible ? at : at % type->size))
            return false;
    return true;
}

static bool can_hold(const struct importing *importing, const struct raw_block *memory, const struct type *type)
{
    const struct type *element;
    size_t flexible = input_flexible_at(type, &element);
    size_t least = flexible == SIZE_MAX || flexible > type->size ? type->size : flexible;
    bool empty = memory->size == 0 && flexible == SIZE_MAX;
    return type->size && (memory->size >= least || empty) && pointers_fit(importing, memory, type);
}

/* The one struct of this size that has what is pointed to there: as with the links that a list embeds. */
static const struct type *container(const struct importing *importing, const struct raw *raw)
{
    const struct type *found = NULL;
    for (size_t i = 0; i < importing->program->structs.count; i++) {
        const struct type *type = importing->program->structs.items[i];
        if (type == found || type->kind != TYPE_STRUCT || !type->complete || type->size != raw->memory->size ||
            !input_has_inside(type, raw->hint_offset, raw->hint) || !pointers_fit(importing, raw->memory, type))
            continue;
        if (found)
            return NULL;
        found = type;
    }
    return found;
}

/* ---- types are found ---- */

static void give_type(struct importing *importing, size_t number, const struct type *type)
{
    importing->raws[number].type = type;
    importing->raws[number].settled = true;
    vector_push(&importing->typed, number);
}

static bool has_values(const struct type *type)
{
    return type->complete && type->size && type->kind != TYPE_VOID && type->kind != TYPE_FUNCTION;
}

void importing_reach(struct importing *importing, size_t number, size_t offset, const struct type *type)
{
    struct raw *raw = &importing->raws[number];
    if (!raw->reached)
        vector_push(&importing->reached, number);
    raw->reached = true;
    while (type && type->kind == TYPE_ARRAY && type->flexible)
        type = type->target;
    if (raw->settled || !type || !has_values(type))
        return;
    bool whole = type->kind == TYPE_STRUCT || type->kind == TYPE_UNION || type->size == raw->memory->size;
    if (whole && offset == 0 && raw->memory->size % type->size == 0 && can_hold(importing, raw->memory, type)) {
        give_type(importing, number, type);
    } else if (!raw->hint) {
        raw->hint = type;
        raw->hint_offset = offset;
    }
}

/* An array of what is pointed to, or something around it: the latter when the pointer leads to the middle. */
static const struct type *type_by_hint(const struct importing *importing, const struct raw *raw)
{
    const struct type *element;
    if (!raw->hint)
        return NULL;
    bool fits = can_hold(importing, raw->memory, raw->hint) && raw->hint_offset % raw->hint->size == 0;
    bool flexible = input_flexible_at(raw->hint, &element) != SIZE_MAX;
    bool is_array = fits && !flexible && raw->memory->size % raw->hint->size == 0;
    if (raw->hint_offset == 0 && (is_array || (fits && flexible)))
        return raw->hint;
    const struct type *around = container(importing, raw);
    return around ? around : fits && !flexible ? raw->hint : NULL;
}

/* ---- the two passes ---- */

static void look_into(struct importing *importing, size_t number)
{
    struct scan scan = scan_of(importing, number, false);
    scan_block(&scan, number);
    scan_release(&scan);
}

static void find_types(struct importing *importing)
{
    size_t next = 0, unsettled = 0;
    for (;;) {
        while (next < importing->typed.count)
            look_into(importing, importing->typed.items[next++]);
        while (unsettled < importing->reached.count && importing->raws[importing->reached.items[unsettled]].settled)
            unsettled++;
        if (unsettled == importing->reached.count)
            return;
        size_t number = importing->reached.items[unsettled];
        give_type(importing, number, type_by_hint(importing, &importing->raws[number]));
    }
}

static void *keep(struct arena *arena, const void *items, size_t size)
{
    void *copy = arena_alloc(arena, size ? size : 1);
    if (size)
        memcpy(copy, items, size);
    return copy;
}

static void copy_block(struct importing *importing, size_t number)
{
    struct arena *arena = &importing->input->arena;
    struct scan scan = scan_of(importing, number, true);
    struct input_block *block = &scan.out;
    block->bytes = arena_alloc(arena, block->size ? block->size : 1);
    scan_block(&scan, number);
    block->pointers = keep(arena, scan.pointers.items, scan.pointers.count * sizeof *block->pointers);
    block->pointer_count = scan.pointers.count;
    block->functions = keep(arena, scan.functions.items, scan.functions.count * sizeof *block->functions);
    block->function_count = scan.functions.count;
    block->unions = keep(arena, scan.unions.items, scan.unions.count * sizeof *block->unions);
    block->union_count = scan.unions.count;
    if (number > 0)
        input_settle_block(block);
    vector_push(&importing->input->blocks, *block);
    scan_release(&scan);
}

static int compare_addresses(const void *a, const void *b, void *raws)
{
    const struct raw *x = (struct raw *)raws + *(const size_t *)a, *y = (struct raw *)raws + *(const size_t *)b;
    if (x->memory->address != y->memory->address)
        return x->memory->address < y->memory->address ? -1 : 1;
    return x->memory->size < y->memory->size ? -1 : x->memory->size > y->memory->size;
}

static void index_blocks(struct importing *importing, const struct raw_block *blocks)
{
    importing->raws = mem_array(importing->count, sizeof *importing->raws);
    importing->by_address = mem_array(importing->count, sizeof *importing->by_address);
    for (size_t i = 0; i < importing->count; i++) {
        importing->raws[i].memory = &blocks[i];
        importing->by_address[i] = i;
    }
    qsort_r(importing->by_address, importing->count, sizeof *importing->by_address, compare_addresses, importing->raws);
}

bool input_from_memory(struct input *input, const struct program *program, const struct function *function,
                       const struct raw_block *blocks, size_t count, const struct space *unions, struct error *error)
{
    struct importing importing = {.input = input, .program = program, .count = count};
    if (count == 0 || blocks[0].size < input_arguments_size(function))
        return error_set(error, ERROR_SYSTEM,
                         "the memory of a trial of '%s' is incomplete: %zu bytes of arguments, %zu expected",
                         function->name, count ? blocks[0].size : 0, input_arguments_size(function));
    if (unions && !bounds_resolve(&importing.bounds, program, unions, error)) {
        bounds_release(&importing.bounds);
        return false;
    }
    input->function = function;
    index_blocks(&importing, blocks);
    importing.raws[0].reached = true;
    give_type(&importing, 0, NULL);
    find_types(&importing);
    for (size_t i = 0; i < count; i++)
        copy_block(&importing, i);
    input_arrange(input);
    input_name_blocks(input);
    mem_free(importing.raws);
    mem_free(importing.by_address);
    vector_release(&importing.reached);
    vector_release(&importing.typed);
    bounds_release(&importing.bounds);
    return true;
}
