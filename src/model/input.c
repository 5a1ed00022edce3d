#include "model/input.h"

#include <string.h>
#include "model/type_kinds.h"

void input_release(struct input *input)
{
    vector_release(&input->blocks);
    arena_release(&input->arena);
    *input = (struct input)INPUT_INIT;
}

/* ---- places ---- */

static size_t align_up(size_t at, size_t align)
{
    return align ? (at + align - 1) / align * align : at;
}

struct input_place input_parameter(const struct function *function, size_t number)
{
    size_t at = 0;
    for (size_t i = 0; i < number; i++)
        at = align_up(at, function->parameters[i].type->align) + function->parameters[i].type->size;
    const struct type *type = function->parameters[number].type;
    return (struct input_place){.type = type, .at = align_up(at, type->align)};
}

size_t input_arguments_size(const struct function *function)
{
    size_t end = 0, align = 1;
    for (size_t i = 0; i < function->parameter_count; i++) {
        const struct type *type = function->parameters[i].type;
        end = align_up(end, type->align) + type->size;
        align = type->align > align ? type->align : align;
    }
    return align_up(end, align);
}

struct input_place input_cell(const struct input_block *block, size_t cell)
{
    return (struct input_place){.type = block->type, .at = cell * block->type->size};
}

struct input_place input_member(struct input_place outer, const struct field *field)
{
    struct input_place place = {field->type, outer.at + field->bit_offset / 8, 0, 0};
    if (field->bit_width) {
        place.bit_shift = field->bit_offset % 8;
        place.bit_width = field->bit_width;
    }
    return place;
}

struct input_place input_element(struct input_place array, size_t number)
{
    return (struct input_place){.type = array.type->target, .at = array.at + number * array.type->target->size};
}

size_t input_flexible_at(const struct type *type, const struct type **element)
{
    size_t at = 0;
    while (type->kind == TYPE_STRUCT && type->field_count) {
        const struct field *last = &type->fields[type->field_count - 1];
        at += last->bit_offset / 8;
        type = last->type;
    }
    if (type->kind != TYPE_ARRAY || !type->flexible || !type->target->size)
        return SIZE_MAX;
    *element = type->target;
    return at;
}

/* The older form, [0], may also stand in the middle of a struct: there it is empty. */
size_t input_length(const struct input_block *block, struct input_place array)
{
    const struct type *element = NULL;
    if (!array.type->flexible)
        return array.type->length;
    if (!block->type || block->is_array || input_flexible_at(block->type, &element) != array.at ||
        element != array.type->target)
        return 0;
    return block->size > array.at ? (block->size - array.at) / element->size : 0;
}

/* ---- what is there ---- */

const struct field *input_union_member(const struct input_block *block, struct input_place place)
{
    for (size_t i = 0; i < block->union_count; i++)
        if (block->unions[i].at == place.at && block->unions[i].type == place.type)
            return block->unions[i].member;
    return NULL;
}

const struct input_pointer *input_pointer_at(const struct input_block *block, size_t at)
{
    size_t low = 0, high = block->pointer_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (block->pointers[middle].at < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low < block->pointer_count && block->pointers[low].at == at ? &block->pointers[low] : NULL;
}

const struct input_function *input_function_at(const struct input_block *block, size_t at)
{
    for (size_t i = 0; i < block->function_count; i++)
        if (block->functions[i].at == at)
            return &block->functions[i];
    return NULL;
}

bool input_is_raw(const struct type *type)
{
    return type->kind == TYPE_OTHER && !type_is_discrete(type);
}

bool input_is_zero(const struct input_block *block, size_t at, size_t size)
{
    for (size_t i = 0; i < size && at + i < block->size; i++)
        if (block->bytes[at + i] || input_pointer_at(block, at + i) || input_function_at(block, at + i))
            return false;
    return true;
}

/* ---- numbers ---- */

__int128 input_integer(const struct input_block *block, struct input_place place)
{
    unsigned __int128 value = 0;
    unsigned width = place.bit_width ? place.bit_width : (unsigned)place.type->size * 8;
    unsigned char bytes[24] = {0};
    size_t wanted = (place.bit_shift + width + 7) / 8;
    if (width == 0 || width > 128 || place.at >= block->size)
        return 0;
    memcpy(bytes, block->bytes + place.at, wanted < block->size - place.at ? wanted : block->size - place.at);
    for (unsigned bit = 0; bit < width; bit++) {
        unsigned from = place.bit_shift + bit;
        value |= (unsigned __int128)(bytes[from / 8] >> from % 8 & 1) << bit;
    }
    bool negative = place.type->kind != TYPE_POINTER && place.type->kind != TYPE_BOOL && type_is_negative(place.type);
    if (negative && width < 128 && value >> (width - 1) & 1)
        value |= ~(unsigned __int128)0 << width;
    return (__int128)value;
}

long double input_real(const struct input_block *block, struct input_place place)
{
    long double wide = 0;
    double middle = 0;
    float narrow = 0;
    const unsigned char *from = block->bytes + place.at;
    switch (place.type->size) {
    case sizeof narrow:
        memcpy(&narrow, from, sizeof narrow);
        return (long double)narrow;
    case sizeof middle:
        memcpy(&middle, from, sizeof middle);
        return (long double)middle;
    default:
        memcpy(&wide, from, sizeof wide);
        return wide;
    }
}

void input_add_integer(__int128 value, bool is_unsigned, struct text *out)
{
    char digits[40];
    char *first = digits + sizeof digits;
    bool negative = !is_unsigned && value < 0;
    unsigned __int128 rest = negative ? 0 - (unsigned __int128)value : (unsigned __int128)value;
    do
        *--first = (char)('0' + (int)(rest % 10));
    while (rest /= 10);
    if (negative)
        *--first = '-';
    text_add_bytes(out, first, (size_t)(digits + sizeof digits - first));
}

/* ---- texts ---- */

/* Signed and unsigned char are numbers to most who use them. */
static bool is_plain_char(const struct type *type)
{
    return type->kind == TYPE_INTEGER && type->is_char && strcmp(type->name, "char") == 0;
}

static bool is_text(const unsigned char *bytes, size_t size)
{
    const unsigned char *end = memchr(bytes, '\0', size);
    if (!end)
        return false;
    for (size_t i = (size_t)(end - bytes); i < size; i++)
        if (bytes[i])
            return false;
    return true;
}

bool input_is_text(const struct input_block *block, struct input_place array)
{
    size_t length = input_length(block, array);
    return is_plain_char(array.type->target) && length && array.at + length <= block->size &&
           is_text(block->bytes + array.at, length);
}

/* ---- blocks ---- */

size_t input_cells_end(const struct input_block *block)
{
    const struct type *element = NULL;
    size_t end = block->cells * block->type->size;
    size_t flexible = block->is_array ? SIZE_MAX : input_flexible_at(block->type, &element);
    if (flexible < block->size) {
        size_t behind = flexible + (block->size - flexible) / element->size * element->size;
        end = behind > end ? behind : end;
    }
    return end < block->size ? end : block->size;
}

size_t input_size(const struct input *input)
{
    size_t size = 0;
    for (size_t i = 1; i < input->blocks.count; i++) {
        const struct input_block *block = &input->blocks.items[i];
        size += block->is_string ? strlen((const char *)block->bytes) : block->is_array ? block->cells : 1;
    }
    return size;
}

size_t *input_reference_counts(const struct input *input)
{
    size_t *counts = mem_array(input->blocks.count, sizeof *counts);
    for (size_t i = 0; i < input->blocks.count; i++)
        for (size_t p = 0; p < input->blocks.items[i].pointer_count; p++)
            counts[input->blocks.items[i].pointers[p].block]++;
    return counts;
}
