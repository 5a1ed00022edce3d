/* An input as C statements: a variable for each block, then what is in it.
 * Memory is zero at first, so zeros are not written. */
#include <string.h>
#include "export/ctest_parts.h"
#include "model/number.h"
#include "model/type_kinds.h"

#define INDENT "    "
#define CELLS_IN_ROW 16

/* ---- statements ---- */

/* base: "(char *)node0" or "(char *)&argument_1", whose byte 0 is byte start of the block. */
struct raw_base {
    const char *text;
    size_t start;
};

static void fill_bytes(const struct building *building, const struct raw_base *base, size_t at, size_t size)
{
    size_t end = at + size < building->block->size ? at + size : building->block->size;
    bool any = false;
    for (size_t i = at; i < end; i++)
        any = any || building->block->bytes[i];
    if (any) {
        text_addf(building->out, INDENT "memcpy(%s + %zu, ", base->text, at - base->start);
        ctest_add_bytes(building, at, end - at);
        text_addf(building->out, ", %zu);\n", end - at);
    }
    for (size_t i = at; i < end; i++) {
        struct input_place word = {.at = i};
        if (!input_pointer_at(building->block, i) && !input_function_at(building->block, i))
            continue;
        text_addf(building->out, INDENT "*(void **)(%s + %zu) = ", base->text, i - base->start);
        ctest_add_value(building, word);
        text_add(building->out, ";\n");
    }
}

static struct raw_base base_of(const struct building *building, char **text)
{
    size_t number = (size_t)(building->block - building->input->blocks.items);
    char *name = ctest_variable(building, number);
    *text = mem_format("(char *)%s", name);
    mem_free(name);
    return (struct raw_base){*text, 0};
}

/* Bytes of a block without a better name: they are reached from its start.  Arguments that are structs have a
 * variable each. */
static void fill_raw(const struct building *building, size_t at, size_t size)
{
    const struct function *function = building->input->function;
    if (building->block != building->input->blocks.items) {
        char *text;
        struct raw_base base = base_of(building, &text);
        fill_bytes(building, &base, at, size);
        mem_free(text);
        return;
    }
    for (size_t i = 0; i < function->parameter_count; i++) {
        struct input_place place = input_parameter(function, i);
        if (at < place.at || at >= place.at + place.type->size)
            continue;
        char *text = mem_format("(char *)&argument_%zu", i + 1);
        fill_bytes(building, &(struct raw_base){text, place.at}, at, size);
        mem_free(text);
    }
}

static void fill_place(const struct building *building, struct input_place place, const char *path, const char *link);

static bool is_number_array(const struct building *building, struct input_place place, size_t length)
{
    const struct type *element = place.type->target;
    if (length < 2 || !ctest_type_has_name(element) || strpbrk(element->name, "([") ||
        !(type_is_discrete(element) || element->kind == TYPE_FLOAT))
        return false;
    for (size_t i = 0; element->kind == TYPE_FLOAT && i < length; i++)
        if (!ctest_real_is_exact(building->block, input_element(place, i)))
            return false;
    for (size_t i = place.at; i < place.at + length * element->size; i++)
        if (input_pointer_at(building->block, i) || input_function_at(building->block, i))
            return false;
    return true;
}

static void fill_numbers(const struct building *building, struct input_place place, const char *path, size_t length)
{
    text_addf(building->out, INDENT "memcpy(%s, (%s[]){", path, place.type->target->name);
    for (size_t i = 0; i < length; i++) {
        if (length > CELLS_IN_ROW && i % CELLS_IN_ROW == 0)
            text_add(building->out, "\n" INDENT INDENT);
        ctest_add_value(building, input_element(place, i));
        text_add(building->out, i + 1 == length                                                 ? ""
                                : length > CELLS_IN_ROW && i % CELLS_IN_ROW == CELLS_IN_ROW - 1 ? ","
                                                                                                : ", ");
    }
    text_addf(building->out, "}, %zu * sizeof *%s);\n", length, path);
}

static void fill_array(const struct building *building, struct input_place place, const char *path)
{
    size_t length = input_length(building->block, place);
    if (input_is_zero(building->block, place.at, length * place.type->target->size))
        return;
    if (input_is_text(building->block, place)) {
        text_addf(building->out, INDENT "strcpy(%s, ", path);
        string_add_c(building->out, (const char *)building->block->bytes + place.at);
        text_add(building->out, ");\n");
        return;
    }
    if (is_number_array(building, place, length)) {
        fill_numbers(building, place, path, length);
        return;
    }
    for (size_t i = 0; i < length; i++) {
        char *cell = mem_format("%s[%zu]", path, i);
        fill_place(building, input_element(place, i), cell, ".");
        mem_free(cell);
    }
}

/* What cannot be assigned to is copied. */
static void fill_constant(const struct building *building, struct input_place place)
{
    size_t size = place.type->size;
    if (place.bit_width)
        size = (place.bit_shift + place.bit_width + 7) / 8;
    else if (place.type->kind == TYPE_ARRAY)
        size = input_length(building->block, place) * place.type->target->size;
    fill_raw(building, place.at, size);
}

static void fill_member(const struct building *building, struct input_place place, const struct field *field,
                        const char *path, const char *link)
{
    if (place.type->const_fields && place.type->const_fields[field - place.type->fields]) {
        fill_constant(building, input_member(place, field));
        return;
    }
    char *inner = field->name ? mem_format("%s%s%s", path, link, field->name) : mem_strdup(path);
    fill_place(building, input_member(place, field), inner, field->name ? "." : link);
    mem_free(inner);
}

/* path: an expression for the place; link: what stands between it and a member. */
static void fill_place(const struct building *building, struct input_place place, const char *path, const char *link)
{
    const struct field *member = NULL;
    switch (place.type->kind) {
    case TYPE_ARRAY:
        fill_array(building, place, path);
        return;
    case TYPE_STRUCT:
        for (size_t i = 0; i < place.type->field_count; i++)
            fill_member(building, place, &place.type->fields[i], path, link);
        return;
    case TYPE_UNION:
        member = input_union_member(building->block, place);
        if (member)
            fill_member(building, place, member, path, link);
        else
            fill_raw(building, place.at, place.type->size);
        return;
    default:
        break;
    }
    if (ctest_value_is_zero(building, place))
        return;
    bool is_odd = place.type->kind == TYPE_FLOAT && !ctest_real_is_exact(building->block, place);
    if (input_is_raw(place.type) || is_odd) {
        fill_raw(building, place.at, place.type->size);
        return;
    }
    text_addf(building->out, INDENT "%s = ", path);
    ctest_add_value(building, place);
    text_add(building->out, ";\n");
}

static void fill_cells(const struct building *building, const char *name)
{
    const struct input_block *block = building->block;
    struct type array = {.kind = TYPE_ARRAY, .target = block->type, .length = block->cells};
    if (!block->is_array && block->type->kind == TYPE_STRUCT)
        fill_place(building, input_cell(block, 0), name, "->");
    else
        fill_array(building, (struct input_place){.type = &array}, name);
    size_t end = input_cells_end(block);
    if (end < block->size)
        fill_raw(building, end, block->size - end);
}

static void fill_block(const struct building *building, size_t number)
{
    struct building inside = *building;
    inside.block = &building->input->blocks.items[number];
    char *name = ctest_variable(building, number);
    if (!inside.block->type)
        fill_raw(&inside, 0, inside.block->size);
    else if (!ctest_is_whole_string(inside.block))
        fill_cells(&inside, name);
    mem_free(name);
}

/* ---- arguments ---- */

static bool is_variable(const struct type *type)
{
    return type->kind == TYPE_STRUCT || type->kind == TYPE_UNION || input_is_raw(type);
}

static void add_variables(const struct building *building)
{
    const struct function *function = building->input->function;
    struct building arguments = *building;
    arguments.block = &building->input->blocks.items[0];
    for (size_t i = 0; i < function->parameter_count; i++) {
        struct input_place place = input_parameter(function, i);
        const char *spelling = function->parameters[i].spelling;
        if (!is_variable(place.type))
            continue;
        const char *type =
            ctest_type_has_name(place.type) || !spelling ? place.type->name : spelling; /* which may say const */
        text_addf(building->out, INDENT "__typeof__(%s) argument_%zu;\n", type, i + 1);
        text_addf(building->out, INDENT "memset(&argument_%zu, 0, sizeof argument_%zu);\n", i + 1, i + 1);
        char *path = mem_format("argument_%zu", i + 1);
        fill_place(&arguments, place, path, ".");
        mem_free(path);
    }
}

/* What the arguments lead to stays reachable, so that a leak check blames the code under test alone. */
static void add_roots(const struct building *building)
{
    const struct input_block *arguments = &building->input->blocks.items[0];
    for (size_t i = 0; i < arguments->pointer_count; i++) {
        if (arguments->pointers[i].block == 0)
            continue;
        text_addf(building->out, INDENT "assay_roots[%zu] = ", building->needs->roots++);
        ctest_add_name(building, arguments->pointers[i].block);
        text_add(building->out, ";\n");
    }
}

void ctest_add_input(const struct building *building)
{
    for (size_t i = 1; i < building->input->blocks.count; i++)
        ctest_declare(building, i);
    for (size_t i = 1; i < building->input->blocks.count; i++)
        fill_block(building, i);
    add_variables(building);
    add_roots(building);
}

void ctest_add_call(const struct building *building)
{
    const struct function *function = building->input->function;
    struct building arguments = *building;
    arguments.block = &building->input->blocks.items[0];
    text_addf(building->out, "%s(", building->property->name);
    for (size_t i = 0; i < function->parameter_count; i++) {
        struct input_place place = input_parameter(function, i);
        text_add(building->out, i ? ", " : "");
        if (is_variable(place.type))
            text_addf(building->out, "argument_%zu", i + 1);
        else
            ctest_add_value(&arguments, place);
    }
    text_add(building->out, ")");
}
