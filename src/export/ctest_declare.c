/* Variables for the blocks of an input. */
#include <string.h>
#include "export/ctest_parts.h"
#include "model/number.h"

#define INDENT "    "

bool ctest_type_has_name(const struct type *type)
{
    return !strchr(type->name, '<');
}

/* found: the place of the first pointer that says a block's type, as an expression. */
static void find_pointer(const struct building *building, struct input_place place, const char *path, const char *link,
                         size_t wanted, struct text *found);

static void find_in_members(const struct building *building, struct input_place place, const char *path,
                            const char *link, size_t wanted, struct text *found)
{
    const struct field *only = place.type->kind == TYPE_UNION ? input_union_member(building->block, place) : NULL;
    for (size_t i = 0; i < place.type->field_count; i++) {
        const struct field *field = &place.type->fields[i];
        if (place.type->kind == TYPE_UNION && field != only)
            continue;
        char *inner = field->name ? mem_format("%s%s%s", path, link, field->name) : mem_strdup(path);
        find_pointer(building, input_member(place, field), inner, field->name ? "." : link, wanted, found);
        mem_free(inner);
    }
}

static void find_pointer(const struct building *building, struct input_place place, const char *path, const char *link,
                         size_t wanted, struct text *found)
{
    if (found->length)
        return;
    if (place.type->kind == TYPE_STRUCT || place.type->kind == TYPE_UNION) {
        find_in_members(building, place, path, link, wanted, found);
    } else if (place.type->kind == TYPE_ARRAY) {
        for (size_t i = 0; i < input_length(building->block, place); i++) {
            char *cell = mem_format("%s[%zu]", path, i);
            find_pointer(building, input_element(place, i), cell, ".", wanted, found);
            mem_free(cell);
        }
    } else if (place.type->kind == TYPE_POINTER) {
        const struct input_pointer *pointer = input_pointer_at(building->block, place.at);
        if (pointer && pointer->block == wanted && place.type->target == building->input->blocks.items[wanted].type)
            text_add(found, path);
    }
}

static void visit_cells(const struct building *building, size_t number, size_t wanted, struct text *found);

/* Where C has no name for a type, a pointer to it says it. */
static void add_unnamed(const struct building *building, size_t number)
{
    struct text found = TEXT_INIT;
    const struct function *function = building->input->function;
    for (size_t i = 0; i < function->parameter_count && !found.length; i++) {
        struct building arguments = *building;
        arguments.block = &building->input->blocks.items[0];
        const char *spelling = function->parameters[i].spelling;
        char *path = mem_format("(*(__typeof__(%s) *)0)", spelling ? spelling : function->parameters[i].type->name);
        find_pointer(&arguments, input_parameter(function, i), path, ".", number, &found);
        mem_free(path);
    }
    for (size_t i = 1; i < number && !found.length; i++)
        visit_cells(building, i, number, &found);
    if (found.length)
        text_addf(building->out, "__typeof__(*%s) *", found.s);
    else
        text_add(building->out, "unsigned char *");
    text_release(&found);
}

char *ctest_variable(const struct building *building, size_t number)
{
    struct text name = TEXT_INIT;
    struct building naming = *building;
    naming.out = &name;
    ctest_add_name(&naming, number);
    return text_detach(&name);
}

static void visit_cells(const struct building *building, size_t number, size_t wanted, struct text *found)
{
    struct building inside = *building;
    inside.block = &building->input->blocks.items[number];
    char *name = ctest_variable(building, number);
    for (size_t i = 0; inside.block->type && i < inside.block->cells; i++) {
        bool is_struct = !inside.block->is_array && inside.block->type->kind == TYPE_STRUCT;
        char *path = is_struct ? mem_strdup(name) : mem_format("%s[%zu]", name, i);
        find_pointer(&inside, input_cell(inside.block, i), path, is_struct ? "->" : ".", wanted, found);
        mem_free(path);
    }
    mem_free(name);
}

static void add_type(const struct building *building, size_t number)
{
    const struct type *type = building->input->blocks.items[number].type;
    if (!type)
        text_add(building->out, "unsigned char *");
    else if (!ctest_type_has_name(type))
        add_unnamed(building, number);
    else if (strpbrk(type->name, "(["))
        text_addf(building->out, "__typeof__(%s) *", type->name);
    else
        text_addf(building->out, "%s%s*", type->name, type->kind == TYPE_POINTER ? "" : " ");
}

static void add_size(const struct building *building, const struct input_block *block, const char *name)
{
    if (block->type && block->size == block->type->size && !block->is_array)
        text_addf(building->out, "sizeof *%s", name);
    else if (block->type && block->is_array && block->size == block->cells * block->type->size && block->cells)
        text_addf(building->out, "%zu * sizeof *%s", block->cells, name);
    else
        text_addf(building->out, "%zu", block->size);
}

bool ctest_is_whole_string(const struct input_block *block)
{
    return block->is_string && strlen((const char *)block->bytes) + 1 == block->size;
}

void ctest_declare(const struct building *building, size_t number)
{
    const struct input_block *block = &building->input->blocks.items[number];
    char *name = ctest_variable(building, number);
    text_add(building->out, INDENT);
    add_type(building, number);
    text_addf(building->out, "%s = ", name);
    if (ctest_is_whole_string(block)) {
        building->needs->string = true;
        text_add(building->out, "assay_string(");
        string_add_c(building->out, (const char *)block->bytes);
    } else if (block->type && block->type->align > 16) {
        building->needs->aligned = true;
        text_addf(building->out, "assay_aligned(%zu, ", block->type->align);
        add_size(building, block, name);
    } else {
        building->needs->memory = true;
        text_add(building->out, "assay_memory(");
        add_size(building, block, name);
    }
    text_add(building->out, ");\n");
    mem_free(name);
}
