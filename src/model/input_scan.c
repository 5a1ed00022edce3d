/* One pass over a block of raw memory, along its type: looks for the blocks that
 * it leads to, or copies what is in it. */
#include <string.h>
#include "model/input_import.h"
#include "model/type_kinds.h"

/* ---- addresses ---- */

uint64_t raw_word(const struct raw_block *memory, size_t at)
{
    uint64_t word = 0;
    if (at + sizeof word <= memory->size)
        memcpy(&word, memory->bytes + at, sizeof word);
    return word;
}

size_t raw_find(const struct importing *importing, uint64_t address)
{
    size_t low = 0, high = importing->count;
    while (low < high) { /* the last that begins at or before address */
        size_t middle = low + (high - low) / 2;
        if (importing->raws[importing->by_address[middle]].memory->address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    if (!address || !low)
        return SIZE_MAX;
    size_t number = importing->by_address[low - 1];
    const struct raw_block *memory = importing->raws[number].memory;
    return address - memory->address <= memory->size ? number : SIZE_MAX;
}

static const struct raw_function *find_function(const struct importing *importing, uint64_t address)
{
    for (size_t i = 0; address && i < importing->input->raw_function_count; i++)
        if (importing->input->raw_functions[i].address == address)
            return &importing->input->raw_functions[i];
    return NULL;
}

/* ---- one pass over a block ---- */

static void copy_bits(struct scan *scan, size_t bit, size_t width)
{
    for (size_t i = bit; scan->copies && i < bit + width && i / 8 < scan->memory->size;) {
        if (i % 8 == 0 && bit + width - i >= 8) {
            scan->out.bytes[i / 8] = scan->memory->bytes[i / 8];
            i += 8;
        } else {
            scan->out.bytes[i / 8] |= scan->memory->bytes[i / 8] & (1u << i % 8);
            i++;
        }
    }
}

/* False: no pointer to a block or function. */
static bool scan_pointer(struct scan *scan, size_t at, const struct type *target)
{
    struct importing *importing = scan->importing;
    uint64_t address = raw_word(scan->memory, at);
    size_t number = raw_find(importing, address);
    const struct raw_function *function = number == SIZE_MAX ? find_function(importing, address) : NULL;
    if (function && scan->copies)
        vector_push(&scan->functions, ((struct input_function){at, function->pool, function->number}));
    if (number == SIZE_MAX)
        return function != NULL;
    size_t offset = address - importing->raws[number].memory->address;
    if (scan->copies)
        vector_push(&scan->pointers, ((struct input_pointer){at, number, offset}));
    else
        importing_reach(importing, number, offset, target);
    return true;
}

static void scan_bytes(struct scan *scan, size_t at, size_t size)
{
    size_t end = at + size < scan->memory->size ? at + size : scan->memory->size;
    while (at < end) {
        bool is_word = at % 8 == 0 && at + 8 <= end;
        if (!is_word || !scan_pointer(scan, at, NULL))
            copy_bits(scan, 8 * at, is_word ? 64 : 8);
        at += is_word ? 8 : 1;
    }
}

static void scan_place(struct scan *scan, struct input_place place, uint64_t folded, const struct field *field);

static void scan_struct(struct scan *scan, struct input_place place, uint64_t folded)
{
    vector_push(&scan->around.items, ((struct around){place.type, 8 * place.at, folded, 0}));
    for (size_t i = 0; i < place.type->field_count; i++) {
        const struct field *field = &place.type->fields[i];
        scan_place(scan, input_member(place, field), folded + field->bit_offset, field);
    }
    scan->around.items.count--;
}

static void scan_array(struct scan *scan, struct input_place place, uint64_t folded, const struct field *field)
{
    size_t count = input_length(&scan->out, place), size = place.type->target->size;
    size_t frame = scan->around.items.count;
    vector_push(&scan->around.items, ((struct around){place.type, 8 * place.at, folded, 0}));
    for (size_t i = 0; i < count; i++) {
        scan->around.items.items[frame].shift = 8 * i * size;
        scan_place(scan, input_element(place, i), folded, field);
    }
    scan->around.items.count--;
}

static void scan_union(struct scan *scan, struct input_place place, uint64_t folded, const struct field *field)
{
    const struct field *member =
        field ? unions_member(&scan->importing->bounds, &scan->around, scan->memory, field, folded) : NULL;
    if (!member && place.type->field_count == 1)
        member = place.type->fields;
    if (!member) {
        scan_bytes(scan, place.at, place.type->size);
        return;
    }
    if (scan->copies)
        vector_push(&scan->unions, ((struct input_union){place.at, place.type, member}));
    scan_place(scan, input_member(place, member), folded + member->bit_offset, member);
}

static void scan_number(struct scan *scan, struct input_place place)
{
    bool is_word = place.type->size == 8 && !place.bit_width && place.at + 8 <= scan->memory->size;
    if (is_word && place.type->kind == TYPE_INTEGER && scan_pointer(scan, place.at, NULL))
        return;
    size_t width = place.bit_width ? place.bit_width : 8 * place.type->size;
    copy_bits(scan, 8 * place.at + place.bit_shift, width);
}

static void scan_place(struct scan *scan, struct input_place place, uint64_t folded, const struct field *field)
{
    if (place.at >= scan->memory->size)
        return;
    switch (place.type->kind) {
    case TYPE_VOID:
    case TYPE_FUNCTION:
        break;
    case TYPE_BOOL:
    case TYPE_INTEGER:
    case TYPE_ENUM:
        scan_number(scan, place);
        break;
    case TYPE_FLOAT: /* the ten bytes of a long double stand in sixteen */
        copy_bits(scan, 8 * place.at, place.type->size == 16 ? 80 : 8 * place.type->size);
        break;
    case TYPE_POINTER:
        if (!scan_pointer(scan, place.at, place.type->target))
            copy_bits(scan, 8 * place.at, 64);
        break;
    case TYPE_ARRAY:
        scan_array(scan, place, folded, field);
        break;
    case TYPE_STRUCT:
        scan_struct(scan, place, folded);
        break;
    case TYPE_UNION:
        scan_union(scan, place, folded, field);
        break;
    case TYPE_OTHER:
        if (input_is_raw(place.type))
            scan_bytes(scan, place.at, place.type->size);
        else
            scan_number(scan, place);
        break;
    }
}

void scan_block(struct scan *scan, size_t number)
{
    const struct function *function = scan->importing->input->function;
    struct input_block *block = &scan->out;
    if (number == 0) {
        for (size_t i = 0; i < function->parameter_count; i++)
            scan_place(scan, input_parameter(function, i), 0, NULL);
    } else if (!block->type) {
        scan_bytes(scan, 0, block->size);
    } else {
        for (size_t i = 0; i < block->cells; i++)
            scan_place(scan, input_cell(block, i), 0, NULL);
        scan_bytes(scan, input_cells_end(block), block->size - input_cells_end(block));
    }
}

struct scan scan_of(struct importing *importing, size_t number, bool copies)
{
    const struct raw *raw = &importing->raws[number];
    struct scan scan = {.importing = importing, .memory = raw->memory, .copies = copies};
    scan.out = (struct input_block){.type = raw->type, .size = raw->memory->size};
    scan.out.bytes = (unsigned char *)raw->memory->bytes; /* looked at only */
    input_settle_block(&scan.out);
    return scan;
}

void scan_release(struct scan *scan)
{
    vector_release(&scan->around.items);
    vector_release(&scan->pointers);
    vector_release(&scan->functions);
    vector_release(&scan->unions);
}
