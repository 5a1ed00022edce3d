/* An input as JSON: see input.h for the form. */
#include <math.h>
#include <string.h>
#include "model/input.h"
#include "model/input_values.h"
#include "model/number.h"
#include "model/type_kinds.h"

struct writing {
    const struct input *input;
    const struct input_block *block;
    const size_t *references;
    bool *written;               /* strings that stand where their pointer stands */
    struct text *out;
};

/* Every item has a comma behind it, which the bracket overwrites. */
static void close_with(struct text *out, const char *bracket)
{
    if (out->s[out->length - 1] == ',')
        text_cut(out, out->length - 1);
    text_add(out, bracket);
}

static void add_text(struct text *out, const unsigned char *bytes)
{
    text_add_json(out, (const char *)bytes);
}

/* ---- pointers ---- */

/* A string that only this pointer leads to is written in its place, unless it would be taken for something else. */
static bool is_inline(const struct writing *writing, const struct input_pointer *pointer, const struct type *type)
{
    const struct input_block *block = &writing->input->blocks.items[pointer->block];
    return type && type->kind == TYPE_POINTER && type->target == block->type && pointer->offset == 0 &&
           writing->references[pointer->block] == 1 && input_is_inline_text(block);
}

static void add_reference(const struct writing *writing, const struct input_pointer *pointer, const struct type *type)
{
    const struct input_block *target = &writing->input->blocks.items[pointer->block];
    struct text *out = writing->out;
    text_add_char(out, '"');
    if (type && type->kind == TYPE_POINTER && !input_agrees(type->target, target, pointer->offset))
        text_addf(out, "(%s)", type->name);
    text_addf(out, "&%s", target->name);
    if (pointer->offset)
        text_addf(out, "+%zu", pointer->offset);
    text_add_char(out, '"');
}

/* type: NULL in memory without one. */
static void add_pointer(const struct writing *writing, const struct input_pointer *pointer, const struct type *type)
{
    if (is_inline(writing, pointer, type)) {
        writing->written[pointer->block] = true; /* its number is higher than that of the block that points to it */
        add_text(writing->out, writing->input->blocks.items[pointer->block].bytes);
    } else {
        add_reference(writing, pointer, type);
    }
}

static void add_function(const struct writing *writing, const struct input_function *function)
{
    text_addf(writing->out, "\"assay:%u:%u\"", function->pool, function->number);
}

/* False: the word holds neither pointer nor function. */
static bool add_link(const struct writing *writing, size_t at, const struct type *type)
{
    const struct input_pointer *pointer = input_pointer_at(writing->block, at);
    const struct input_function *function = input_function_at(writing->block, at);
    if (pointer)
        add_pointer(writing, pointer, type);
    else if (function)
        add_function(writing, function);
    return pointer || function;
}

/* ---- bytes ---- */

static void add_hex(const struct writing *writing, size_t at, size_t size)
{
    text_add(writing->out, "\"0x");
    for (size_t i = 0; i < size; i++)
        text_addf(writing->out, "%02x", writing->block->bytes[at + i]);
    text_add(writing->out, "\"");
}

static bool has_links(const struct input_block *block, size_t at, size_t size)
{
    for (size_t i = at; i < at + size; i++)
        if (input_pointer_at(block, i) || input_function_at(block, i))
            return true;
    return false;
}

static void add_links(const struct writing *writing, size_t at, size_t size)
{
    text_add(writing->out, "\".pointers\":{");
    for (size_t i = 0; i < size; i++)
        if (input_pointer_at(writing->block, at + i) || input_function_at(writing->block, at + i)) {
            text_addf(writing->out, "\"%zu\":", i);
            add_link(writing, at + i, NULL);
            text_add_char(writing->out, ',');
        }
    close_with(writing->out, "}");
}

static void add_bytes(const struct writing *writing, size_t at, size_t size)
{
    if (!has_links(writing->block, at, size)) {
        add_hex(writing, at, size);
        return;
    }
    text_add(writing->out, "{\".bytes\":");
    add_hex(writing, at, size);
    text_add(writing->out, ",");
    add_links(writing, at, size);
    text_add(writing->out, "}");
}

/* ---- values ---- */

static void add_integer(const struct writing *writing, struct input_place place)
{
    __int128 value = input_integer(writing->block, place);
    const char *constant = input_constant(place.type, value);
    if (constant)
        text_add_json(writing->out, constant);
    else if (place.type->kind == TYPE_BOOL && (value == 0 || value == 1))
        text_add(writing->out, value ? "true" : "false");
    else
        input_add_integer(value, place.type->kind == TYPE_BOOL || !type_is_negative(place.type), writing->out);
}

static void add_real(const struct writing *writing, struct input_place place)
{
    long double value = input_real(writing->block, place);
    unsigned char again[16] = {0};
    if (!isfinite(value))
        text_add_char(writing->out, '"');
    size_t start = writing->out->length;
    number_add_real(writing->out, value, place.type->size);
    input_store_real(again, place.type->size, writing->out->s + start);
    if (memcmp(again, writing->block->bytes + place.at, place.type->size) != 0) {
        text_cut(writing->out, start - !isfinite(value)); /* not a number, of a kind of its own */
        add_hex(writing, place.at, place.type->size);
    } else if (!isfinite(value)) {
        text_add_char(writing->out, '"');
    }
}

static void add_value(const struct writing *writing, struct input_place place);

static void add_key(struct text *out, const char *name, bool top)
{
    if (top && strcmp(name, "type") == 0)
        text_add(out, "\".type\"");
    else
        text_add_json(out, name);
    text_add_char(out, ':');
}

static void add_members(const struct writing *writing, struct input_place place, struct input_place named, bool top);

/* named: the struct or union whose key was written; place may be an anonymous member of it. */
static void add_member(const struct writing *writing, struct input_place place, const struct field *field,
                       struct input_place named, bool top)
{
    struct input_place inner = input_member(place, field);
    bool unknown = inner.type->kind == TYPE_UNION && !input_union_member(writing->block, inner);
    if (unknown && input_is_zero(writing->block, inner.at, inner.type->size))
        return;
    if (!field->name && type_is_record(inner.type) && !unknown) {
        add_members(writing, inner, named, top);
        return;
    }
    if (field->name)
        add_key(writing->out, field->name, top);
    else
        text_addf(writing->out, "\".bytes@%zu\":", inner.at - named.at);
    add_value(writing, inner);
    text_add_char(writing->out, ',');
}

static void add_members(const struct writing *writing, struct input_place place, struct input_place named, bool top)
{
    const struct field *member = place.type->kind == TYPE_UNION ? input_union_member(writing->block, place) : NULL;
    if (member)
        add_member(writing, place, member, named, top);
    for (size_t i = 0; place.type->kind == TYPE_STRUCT && i < place.type->field_count; i++)
        add_member(writing, place, &place.type->fields[i], named, top);
}

static void add_array(const struct writing *writing, struct input_place place)
{
    if (input_is_text(writing->block, place)) {
        add_text(writing->out, writing->block->bytes + place.at);
        return;
    }
    text_add_char(writing->out, '[');
    for (size_t i = 0; i < input_length(writing->block, place); i++) {
        add_value(writing, input_element(place, i));
        text_add_char(writing->out, ',');
    }
    close_with(writing->out, "]");
}

static void add_address(const struct writing *writing, struct input_place place)
{
    __int128 address = input_integer(writing->block, place);
    if (address)
        text_addf(writing->out, "\"0x%llx\"", (unsigned long long)address);
    else
        text_add(writing->out, "null");
}

static void add_value(const struct writing *writing, struct input_place place)
{
    bool may_link = !place.bit_width && (place.type->kind == TYPE_POINTER || place.type->kind == TYPE_INTEGER);
    if (may_link && add_link(writing, place.at, place.type))
        return;
    bool unknown = place.type->kind == TYPE_UNION && !input_union_member(writing->block, place);
    if (unknown || input_is_raw(place.type)) {
        add_bytes(writing, place.at, place.type->size);
        return;
    }
    switch (place.type->kind) {
    case TYPE_FLOAT:
        add_real(writing, place);
        break;
    case TYPE_POINTER:
        add_address(writing, place);
        break;
    case TYPE_ARRAY:
        add_array(writing, place);
        break;
    case TYPE_STRUCT:
    case TYPE_UNION:
        text_add_char(writing->out, '{');
        add_members(writing, place, place, false);
        close_with(writing->out, "}");
        break;
    case TYPE_VOID:
    case TYPE_FUNCTION:
        text_add(writing->out, "null");
        break;
    default:
        add_integer(writing, place);
        break;
    }
}

/* ---- objects ---- */

static void add_cells(const struct writing *writing)
{
    const struct input_block *block = writing->block;
    text_add(writing->out, "\"cells\":");
    if (block->is_string) {
        add_text(writing->out, block->bytes);
    } else {
        text_add_char(writing->out, '[');
        for (size_t i = 0; i < block->cells; i++) {
            add_value(writing, input_cell(block, i));
            text_add_char(writing->out, ',');
        }
        close_with(writing->out, "]");
    }
    text_add_char(writing->out, ',');
}

static void add_untyped(const struct writing *writing)
{
    const struct input_block *block = writing->block;
    text_addf(writing->out, "\".size\":%zu,", block->size);
    if (input_is_zero(block, 0, block->size))
        return;
    text_add(writing->out, "\".bytes\":");
    add_hex(writing, 0, block->size);
    text_add_char(writing->out, ',');
    if (has_links(block, 0, block->size)) {
        add_links(writing, 0, block->size);
        text_add_char(writing->out, ',');
    }
}

/* A block is as large as its cells, unless it says otherwise; what ends with a flexible array always does. */
static void add_rest(const struct writing *writing)
{
    const struct input_block *block = writing->block;
    const struct type *element;
    size_t end = input_cells_end(block);
    if (block->size != block->cells * block->type->size || input_flexible_at(block->type, &element) != SIZE_MAX)
        text_addf(writing->out, "\".size\":%zu,", block->size);
    if (end < block->size && !input_is_zero(block, end, block->size - end)) {
        text_add(writing->out, "\".tail\":");
        add_bytes(writing, end, block->size - end);
        text_add_char(writing->out, ',');
    }
}

static void add_object(const struct writing *writing)
{
    const struct input_block *block = writing->block;
    struct text type = TEXT_INIT;
    input_add_block_type(block, &type);
    text_add_json(writing->out, block->name);
    text_add(writing->out, ":{\"type\":");
    text_add_json(writing->out, type.s);
    text_add_char(writing->out, ',');
    text_release(&type);
    if (!block->type) {
        add_untyped(writing);
    } else {
        if (!block->is_array && block->type->kind == TYPE_STRUCT)
            add_members(writing, input_cell(block, 0), input_cell(block, 0), true);
        else
            add_cells(writing);
        add_rest(writing);
    }
    close_with(writing->out, "},");
}

void input_print_json(const struct input *input, struct text *out)
{
    size_t *references = input_reference_counts(input);
    bool *written = mem_array(input->blocks.count, sizeof *written);
    struct writing writing = {input, &input->blocks.items[0], references, written, out};
    text_add(out, "{\"args\":[");
    for (size_t i = 0; i < input->function->parameter_count; i++) {
        add_value(&writing, input_parameter(input->function, i));
        text_add_char(out, ',');
    }
    close_with(out, "],\"objects\":{");
    for (size_t i = 1; i < input->blocks.count; i++) {
        writing.block = &input->blocks.items[i];
        if (!written[i])
            add_object(&writing);
    }
    close_with(out, "}}");
    mem_free(references);
    mem_free(written);
}
