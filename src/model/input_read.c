/* An input from JSON, by the names and types of today's program. */
#include "model/input_read.h"

#include <stdlib.h>
#include <string.h>
#include "base/suggest.h"
#include "model/input_import.h"
#include "model/input_values.h"
#include "model/type_kinds.h"

bool reading_error(struct reading *reading, const struct json *json, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    if (json->line)
        error_set(reading->error, ERROR_INPUT, "line %d, column %d: %s", json->line, json->column, message.s);
    else
        error_set(reading->error, ERROR_INPUT, "%s", message.s);
    text_release(&message);
    return false;
}

static bool read_value(struct reading *reading, const struct slot *slot, const struct json *json);

/* ---- members ---- */

static bool choose_member(struct reading *reading, size_t block, struct input_place place, const struct field *member,
                          const struct json *json)
{
    struct reading_block *growing = &reading->blocks.items[block];
    for (size_t i = 0; i < growing->unions.count; i++) {
        const struct input_union *known = &growing->unions.items[i];
        if (known->at == place.at && known->type == place.type)
            return known->member == member ||
                   reading_error(reading, json, "'%s': a union holds one member, and another was given", json->key);
    }
    vector_push(&growing->unions, ((struct input_union){place.at, place.type, member}));
    return true;
}

/* The member of a struct or union by name, also in anonymous ones; *found says whether there is one. */
static bool find_member(struct reading *reading, size_t block, struct input_place outer, const char *name,
                        const struct json *json, struct input_place *place, bool *found)
{
    for (size_t i = 0; i < outer.type->field_count && !*found; i++) {
        const struct field *field = &outer.type->fields[i];
        struct input_place inner = input_member(outer, field);
        bool good = true;
        if (field->name && strcmp(field->name, name) == 0) {
            *found = true;
            *place = inner;
        } else if (!field->name && type_is_record(inner.type)) {
            good = find_member(reading, block, inner, name, json, place, found);
        }
        if (good && *found && outer.type->kind == TYPE_UNION)
            good = choose_member(reading, block, outer, field, json);
        if (!good)
            return false;
    }
    return true;
}

static void consider_members(struct suggestion *suggestion, const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++)
        if (type->fields[i].name)
            suggestion_consider(suggestion, type->fields[i].name);
        else if (type_is_record(type->fields[i].type))
            consider_members(suggestion, type->fields[i].type);
}

static bool no_member(struct reading *reading, const struct type *type, const char *name, const struct json *json)
{
    struct suggestion suggestion = suggestion_for(name);
    consider_members(&suggestion, type);
    if (suggestion.best)
        return reading_error(reading, json, "%s has no field '%s'; did you mean '%s'?", type->name, name,
                             suggestion.best);
    return reading_error(reading, json, "%s has no field '%s'", type->name, name);
}

/* An anonymous union of which the bytes are known, by its place. */
static const struct type *anonymous_union(const struct type *type, size_t wanted, size_t at)
{
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        size_t start = at + field->bit_offset / 8;
        if (field->name || !type_is_record(field->type))
            continue;
        if (field->type->kind == TYPE_UNION && start == wanted)
            return field->type;
        const struct type *inside = anonymous_union(field->type, wanted, start);
        if (inside)
            return inside;
    }
    return NULL;
}

static bool read_anonymous(struct reading *reading, size_t block, struct input_place place, const struct json *json)
{
    struct json number = {.kind = JSON_NUMBER, .text = json->key + strlen(".bytes@")};
    unsigned long long at;
    const struct type *type = reading_whole(&number, place.type->size, &at) ? anonymous_union(place.type, at, 0) : NULL;
    if (!type)
        return reading_error(reading, json, "%s has no anonymous union at '%s'", place.type->name, number.text);
    struct slot slot = {block, {type, place.at + at, 0, 0}, json->key};
    return reading_bytes(reading, &slot, type->size, json);
}

static bool read_member(struct reading *reading, size_t block, struct input_place place, const char *name,
                        const struct json *json)
{
    struct slot slot = {.block = block};
    bool found = false;
    if (strncmp(json->key, ".bytes@", 7) == 0)
        return read_anonymous(reading, block, place, json);
    if (!find_member(reading, block, place, name, json, &slot.place, &found))
        return false;
    if (!found)
        return no_member(reading, place.type, name, json);
    slot.name = arena_format(&reading->input->arena, "field '%s' of %s", name, place.type->name);
    return read_value(reading, &slot, json);
}

static bool read_members(struct reading *reading, const struct slot *slot, const struct json *json)
{
    if (json->kind != JSON_OBJECT)
        return reading_error(reading, json, "%s: the fields of %s are expected here, not %s", slot->name,
                             slot->place.type->name, json_kind_name(json));
    for (size_t i = 0; i < json->count; i++)
        if (!read_member(reading, slot->block, slot->place, json->items[i].key, &json->items[i]))
            return false;
    return true;
}

/* ---- arrays ---- */

static bool read_elements(struct reading *reading, const struct slot *slot, const struct json *json)
{
    size_t room = input_length(&reading->input->blocks.items[slot->block], slot->place);
    if (json->kind == JSON_STRING && slot->place.type->target->is_char)
        return reading_text(reading, slot, room * slot->place.type->target->size, json);
    if (json->kind != JSON_ARRAY)
        return reading_error(reading, json, "%s: an array is expected here, not %s", slot->name, json_kind_name(json));
    if (json->count > room)
        return reading_error(reading, json, "%s has room for %zu cells, not for %zu", slot->name, room, json->count);
    for (size_t i = 0; i < json->count; i++) {
        struct slot cell = {slot->block, input_element(slot->place, i), slot->name};
        if (!read_value(reading, &cell, &json->items[i]))
            return false;
    }
    return true;
}

static bool read_value(struct reading *reading, const struct slot *slot, const struct json *json)
{
    const struct type *type = slot->place.type;
    if (input_is_raw(type) || (type->kind == TYPE_UNION && json->kind == JSON_STRING) ||
        (type->kind == TYPE_UNION && json_member(json, ".bytes")))
        return reading_bytes(reading, slot, type->size, json);
    switch (type->kind) {
    case TYPE_STRUCT:
    case TYPE_UNION:
        return read_members(reading, slot, json);
    case TYPE_ARRAY:
        return read_elements(reading, slot, json);
    case TYPE_VOID:
    case TYPE_FUNCTION:
        return reading_error(reading, json, "%s has no values", slot->name);
    default:
        return reading_scalar(reading, slot, json);
    }
}

/* ---- objects ---- */

static bool is_about_block(const char *key)
{
    return strcmp(key, "type") == 0 || strcmp(key, ".size") == 0 || strcmp(key, ".tail") == 0;
}

static bool read_tail(struct reading *reading, size_t number, const struct json *object)
{
    const struct input_block *block = &reading->input->blocks.items[number];
    const struct json *tail = json_member(object, ".tail");
    size_t end = input_cells_end(block);
    struct slot slot = {number, {NULL, end, 0, 0}, "the tail"};
    return !tail || reading_bytes(reading, &slot, block->size - end, tail);
}

static bool read_fields(struct reading *reading, size_t number, const struct json *object)
{
    for (size_t i = 0; i < object->count; i++) {
        const struct json *item = &object->items[i];
        const char *name = strcmp(item->key, ".type") == 0 ? "type" : item->key;
        struct input_place place = input_cell(&reading->input->blocks.items[number], 0);
        if (!is_about_block(item->key) && !read_member(reading, number, place, name, item))
            return false;
    }
    return read_tail(reading, number, object);
}

static bool read_cells(struct reading *reading, size_t number, const struct json *object)
{
    const struct input_block *block = &reading->input->blocks.items[number];
    struct type array = {.kind = TYPE_ARRAY, .target = block->type, .length = block->cells, .complete = true};
    struct slot slot = {number, {&array, 0, 0, 0}, "cells"};
    const struct json *cells = json_member(object, "cells");
    for (size_t i = 0; i < object->count; i++)
        if (&object->items[i] != cells && !is_about_block(object->items[i].key))
            return reading_error(reading, &object->items[i], "an array has \"cells\", not '%s'", object->items[i].key);
    return (!cells || read_elements(reading, &slot, cells)) && read_tail(reading, number, object);
}

static bool read_untyped(struct reading *reading, size_t number, const struct json *object)
{
    const struct json *bytes = json_member(object, ".bytes"), *pointers = json_member(object, ".pointers");
    struct slot slot = {number, {0}, "memory"};
    size_t size = reading->input->blocks.items[number].size;
    for (size_t i = 0; i < object->count; i++)
        if (&object->items[i] != bytes && &object->items[i] != pointers && !is_about_block(object->items[i].key))
            return reading_error(reading, &object->items[i], "memory without a type has .bytes and .pointers, not '%s'",
                                 object->items[i].key);
    return (!bytes || reading_bytes(reading, &slot, size, bytes)) &&
           (!pointers || reading_pointers(reading, &slot, size, pointers));
}

static bool read_object(struct reading *reading, size_t number)
{
    const struct json *object = reading->sources.items[number];
    const struct input_block *block = &reading->input->blocks.items[number];
    if (!object)
        return true;
    if (!block->type)
        return read_untyped(reading, number, object);
    return block->is_array ? read_cells(reading, number, object) : read_fields(reading, number, object);
}

/* ---- the whole ---- */

static bool read_arguments(struct reading *reading, const struct json *root, const struct function *function)
{
    const struct json *args = json_member(root, "args");
    if (!args || args->kind != JSON_ARRAY)
        return reading_error(reading, args ? args : root, "an input is an object with the array \"args\"");
    if (args->count != function->parameter_count)
        return reading_error(reading, args, "'%s' takes %zu arguments; there are %zu", function->name,
                             function->parameter_count, args->count);
    for (size_t i = 0; i < args->count; i++) {
        struct slot slot = {0, input_parameter(function, i), NULL};
        slot.name = arena_format(&reading->input->arena, "argument %zu ('%s')", i + 1, function->parameters[i].name);
        if (!read_value(reading, &slot, &args->items[i]))
            return false;
    }
    return true;
}

static bool read_root(struct reading *reading, const struct json *root, const struct function *function)
{
    for (size_t i = 0; root->kind == JSON_OBJECT && i < root->count; i++)
        if (strcmp(root->items[i].key, "args") != 0 && strcmp(root->items[i].key, "objects") != 0)
            return reading_error(reading, &root->items[i], "an input has \"args\" and \"objects\", not '%s'",
                                 root->items[i].key);
    reading->objects = json_member(root, "objects");
    if (reading->objects && reading->objects->kind != JSON_OBJECT)
        return reading_error(reading, reading->objects, "\"objects\" is an object, not %s",
                             json_kind_name(reading->objects));
    reading_collect_types(reading, function);
    reading_add_block(reading, NULL, (struct input_block){.size = input_arguments_size(function)});
    if (!read_arguments(reading, root, function))
        return false;
    for (size_t i = 1; i < reading->blocks.count; i++)
        if (!read_object(reading, i))
            return false;
    return true;
}

static int compare_pointers(const void *a, const void *b)
{
    const struct input_pointer *x = a, *y = b;
    return x->at < y->at ? -1 : x->at > y->at;
}

static int compare_functions(const void *a, const void *b)
{
    const struct input_function *x = a, *y = b;
    return x->at < y->at ? -1 : x->at > y->at;
}

static void *keep(struct arena *arena, const void *items, size_t size)
{
    void *copy = arena_alloc(arena, size + 1);
    if (size)
        memcpy(copy, items, size);
    return copy;
}

/* Only memory without types can be told to hold two pointers in one place. */
static bool pointers_are_apart(struct reading *reading, const struct input_block *block)
{
    for (size_t i = 0; i < block->pointer_count; i++) {
        const struct input_function *function = NULL;
        for (size_t at = block->pointers[i].at; at < block->pointers[i].at + 8 && !function; at++)
            function = input_function_at(block, at);
        if (function || (i > 0 && block->pointers[i].at - block->pointers[i - 1].at < 8))
            return error_set(reading->error, ERROR_INPUT, "object '%s': two pointers stand in one place",
                             block->name ? block->name : "arguments");
    }
    return true;
}

static bool finish_block(struct reading *reading, size_t number)
{
    struct reading_block *grown = &reading->blocks.items[number];
    struct input_block *block = &reading->input->blocks.items[number];
    struct arena *arena = &reading->input->arena;
    block->pointer_count = grown->pointers.count;
    block->pointers = keep(arena, grown->pointers.items, grown->pointers.count * sizeof *block->pointers);
    qsort(block->pointers, block->pointer_count, sizeof *block->pointers, compare_pointers);
    block->function_count = grown->functions.count;
    block->functions = keep(arena, grown->functions.items, grown->functions.count * sizeof *block->functions);
    qsort(block->functions, block->function_count, sizeof *block->functions, compare_functions);
    block->union_count = grown->unions.count;
    block->unions = keep(arena, grown->unions.items, grown->unions.count * sizeof *block->unions);
    for (size_t i = 0; i < block->pointer_count; i++)
        memset(block->bytes + block->pointers[i].at, 0, 8);
    for (size_t i = 0; i < block->function_count; i++)
        memset(block->bytes + block->functions[i].at, 0, 8);
    if (number > 0)
        input_settle_block(block);
    return pointers_are_apart(reading, block);
}

static void reading_release(struct reading *reading)
{
    for (size_t i = 0; i < reading->blocks.count; i++) {
        vector_release(&reading->blocks.items[i].pointers);
        vector_release(&reading->blocks.items[i].functions);
        vector_release(&reading->blocks.items[i].unions);
    }
    vector_release(&reading->blocks);
    vector_release(&reading->sources);
    map_release(&reading->numbers);
    map_release(&reading->types);
}

bool input_from_json(struct input *input, const struct program *program, const struct function *function,
                     const char *json, size_t size, struct error *error)
{
    struct arena arena = ARENA_INIT;
    struct reading reading = {.input = input, .program = program, .error = error};
    const struct json *root = json_parse(&arena, json, size, error);
    input->function = function;
    bool good = root && read_root(&reading, root, function);
    for (size_t i = 0; good && i < reading.blocks.count; i++)
        good = finish_block(&reading, i);
    if (good) {
        input_arrange(input);
        input_name_blocks(input);
    } else {
        input_release(input);
    }
    reading_release(&reading);
    arena_release(&arena);
    return good;
}
