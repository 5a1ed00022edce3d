/* An input for readers: as C would write it, long parts cut short. */
#include <math.h>
#include <string.h>
#include "model/input.h"
#include "model/input_values.h"
#include "model/number.h"
#include "model/simple_functions.h"
#include "model/type_kinds.h"

#define CELLS_IN_LINE 32
#define CELLS_IN_TEXT 256
#define BYTES_SHOWN 16

struct printing {
    const struct input *input;
    const struct input_block *block;
    const size_t *references;
    bool *shown;                 /* strings that stand where their pointer stands */
    size_t cells_most;
    struct text *out;
};

/* ---- values ---- */

static void print_pointer(const struct printing *printing, const struct input_pointer *pointer, const struct type *type)
{
    const struct input_block *target = &printing->input->blocks.items[pointer->block];
    bool in_place = target->is_string && pointer->offset == 0 && type && type->kind == TYPE_POINTER &&
                    type->target == target->type && printing->references[pointer->block] == 1 &&
                    target->size == strlen((const char *)target->bytes) + 1;
    if (in_place) {
        printing->shown[pointer->block] = true;
        string_add_c(printing->out, (const char *)target->bytes);
        return;
    }
    text_addf(printing->out, "&%s", target->name);
    if (!pointer->offset)
        return;
    if (target->is_array && pointer->offset % target->type->size == 0)
        text_addf(printing->out, "[%zu]", pointer->offset / target->type->size);
    else
        text_addf(printing->out, " + %zu bytes", pointer->offset);
}

/* A pointer without a type may lead to one, too. */
static void print_function(const struct printing *printing, const struct input_function *function,
                           const struct type *type)
{
    if (type && type->kind == TYPE_POINTER && type->target->kind == TYPE_FUNCTION)
        simple_function_print(type->target, function->number, printing->out);
    else
        text_add(printing->out, "a function");
}

static bool print_link(const struct printing *printing, struct input_place place)
{
    const struct input_pointer *pointer = input_pointer_at(printing->block, place.at);
    const struct input_function *function = input_function_at(printing->block, place.at);
    if (pointer)
        print_pointer(printing, pointer, place.type);
    else if (function)
        print_function(printing, function, place.type);
    return pointer || function;
}

static void print_address(const struct printing *printing, struct input_place place)
{
    unsigned long long address = (unsigned long long)input_integer(printing->block, place);
    if (address)
        text_addf(printing->out, "0x%llx", address);
    else
        text_add(printing->out, "NULL");
}

static void print_integer(const struct printing *printing, struct input_place place)
{
    __int128 value = input_integer(printing->block, place);
    const char *constant = input_constant(place.type, value);
    bool is_bool = place.type->kind == TYPE_BOOL;
    if (constant)
        text_add(printing->out, constant);
    else if (is_bool && (value == 0 || value == 1))
        text_add(printing->out, value ? "true" : "false");
    else if (place.type->is_char && strcmp(place.type->name, "char") == 0 && value >= ' ' && value < 0x7f)
        text_addf(printing->out, value == '\'' || value == '\\' ? "'\\%c'" : "'%c'", (int)value);
    else
        input_add_integer(value, is_bool || !type_is_negative(place.type), printing->out);
}

static void print_bytes(const struct printing *printing, size_t at, size_t size)
{
    size_t shown = size < BYTES_SHOWN ? size : BYTES_SHOWN;
    text_add(printing->out, "bytes");
    if (input_is_zero(printing->block, at, size)) {
        text_addf(printing->out, " 00 (%zu times)", size);
        return;
    }
    for (size_t i = 0; i < shown;) {
        struct input_place word = {.at = at + i};
        text_add_char(printing->out, ' ');
        if (print_link(printing, word)) {
            i += 8;
            continue;
        }
        text_addf(printing->out, "%02x", printing->block->bytes[at + i++]);
    }
    if (shown < size)
        text_addf(printing->out, " ... (%zu bytes)", size);
}

static void print_value(const struct printing *printing, struct input_place place);

static bool is_unknown_union(const struct printing *printing, struct input_place place)
{
    return place.type->kind == TYPE_UNION && !input_union_member(printing->block, place);
}

static void print_members(const struct printing *printing, struct input_place place, bool *first);

static void print_member(const struct printing *printing, struct input_place place, const struct field *field,
                         bool *first)
{
    struct input_place inner = input_member(place, field);
    bool unknown = is_unknown_union(printing, inner);
    if (unknown && input_is_zero(printing->block, inner.at, inner.type->size))
        return;
    if (!field->name && !unknown && (inner.type->kind == TYPE_STRUCT || inner.type->kind == TYPE_UNION)) {
        print_members(printing, inner, first);
        return;
    }
    text_add(printing->out, *first ? "" : ", ");
    *first = false;
    if (field->name)
        text_addf(printing->out, "%s = ", field->name);
    print_value(printing, inner);
}

static void print_members(const struct printing *printing, struct input_place place, bool *first)
{
    const struct field *member = place.type->kind == TYPE_UNION ? input_union_member(printing->block, place) : NULL;
    if (member)
        print_member(printing, place, member, first);
    for (size_t i = 0; place.type->kind == TYPE_STRUCT && i < place.type->field_count; i++)
        print_member(printing, place, &place.type->fields[i], first);
}

static void print_array(const struct printing *printing, struct input_place place)
{
    size_t length = input_length(printing->block, place);
    size_t shown = length < printing->cells_most ? length : printing->cells_most;
    if (input_is_text(printing->block, place)) {
        string_add_c(printing->out, (const char *)printing->block->bytes + place.at);
        return;
    }
    text_add_char(printing->out, '{');
    for (size_t i = 0; i < shown; i++) {
        text_add(printing->out, i ? ", " : "");
        print_value(printing, input_element(place, i));
    }
    if (shown < length)
        text_addf(printing->out, ", ... (%zu cells)", length);
    text_add_char(printing->out, '}');
}

static void print_value(const struct printing *printing, struct input_place place)
{
    bool first = true;
    bool may_link = !place.bit_width && (place.type->kind == TYPE_POINTER || place.type->kind == TYPE_INTEGER);
    if (may_link && print_link(printing, place))
        return;
    if (input_is_raw(place.type) || is_unknown_union(printing, place)) {
        print_bytes(printing, place.at, place.type->size);
        return;
    }
    switch (place.type->kind) {
    case TYPE_FLOAT:
        number_add_real(printing->out, input_real(printing->block, place), place.type->size);
        break;
    case TYPE_POINTER:
        print_address(printing, place);
        break;
    case TYPE_ARRAY:
        print_array(printing, place);
        break;
    case TYPE_STRUCT:
    case TYPE_UNION:
        text_add_char(printing->out, '{');
        print_members(printing, place, &first);
        text_add_char(printing->out, '}');
        break;
    case TYPE_VOID:
    case TYPE_FUNCTION:
        break;
    default:
        print_integer(printing, place);
        break;
    }
}

/* ---- blocks ---- */

static void print_block(const struct printing *printing)
{
    const struct input_block *block = printing->block;
    if (!block->type) {
        print_bytes(printing, 0, block->size);
        return;
    }
    struct type array = {.kind = TYPE_ARRAY, .target = block->type, .length = block->cells};
    bool one = !block->is_array && (block->type->kind == TYPE_STRUCT || block->type->kind == TYPE_UNION);
    if (one)
        print_value(printing, input_cell(block, 0));
    else
        print_array(printing, (struct input_place){.type = &array});
    size_t end = input_cells_end(block);
    if (end < block->size) {
        text_add(printing->out, " and ");
        print_bytes(printing, end, block->size - end);
    }
}

static struct printing printing_of(const struct input *input, size_t cells_most, struct text *out)
{
    struct printing printing = {.input = input, .block = &input->blocks.items[0], .cells_most = cells_most, .out = out};
    printing.references = input_reference_counts(input);
    printing.shown = mem_array(input->blocks.count, sizeof *printing.shown);
    return printing;
}

static void printing_release(struct printing *printing)
{
    mem_free((void *)printing->references);
    mem_free(printing->shown);
}

void input_print_text(const struct input *input, const char *indent, struct text *out)
{
    struct printing printing = printing_of(input, CELLS_IN_TEXT, out);
    for (size_t i = 0; i < input->function->parameter_count; i++) {
        text_addf(out, "%s%s = ", indent, input->function->parameters[i].name);
        print_value(&printing, input_parameter(input->function, i));
        text_add_char(out, '\n');
    }
    for (size_t i = 1; i < input->blocks.count; i++) {
        printing.block = &input->blocks.items[i];
        if (printing.shown[i])
            continue;
        text_addf(out, "%s%s: ", indent, printing.block->name);
        print_block(&printing);
        text_add_char(out, '\n');
    }
    printing_release(&printing);
}

void input_print_line(const struct input *input, struct text *out)
{
    struct printing printing = printing_of(input, CELLS_IN_LINE, out);
    const char *separator = ": ";
    text_addf(out, "%s(", input->function->name);
    for (size_t i = 0; i < input->function->parameter_count; i++) {
        text_add(out, i ? ", " : "");
        print_value(&printing, input_parameter(input->function, i));
    }
    text_add_char(out, ')');
    for (size_t i = 1; i < input->blocks.count; i++) {
        printing.block = &input->blocks.items[i];
        if (printing.shown[i])
            continue;
        bool braces = !printing.block->type || printing.block->is_string;
        text_addf(out, "%s%s %s", separator, printing.block->name, braces ? "{" : "");
        print_block(&printing);
        text_add(out, braces ? "}" : "");
        separator = ", ";
    }
    printing_release(&printing);
}

void input_print_value(const struct input *input, size_t block, struct input_place place, struct text *out)
{
    struct printing printing = printing_of(input, CELLS_IN_LINE, out);
    printing.block = &input->blocks.items[block];
    print_value(&printing, place);
    printing_release(&printing);
}
