/* The objects of an input in JSON: their types by name, and their sizes. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include "base/suggest.h"
#include "model/input_read.h"
#include "model/type_kinds.h"
#include "model/words.h"

#define BLOCK_MOST (1ull << 30)

/* ---- types by name ---- */

static void collect(struct reading *reading, const struct type *type)
{
    char *key = mem_format("%p", (const void *)type);
    bool known = map_get(&reading->types, key) != NULL;
    map_put(&reading->types, key, (void *)type);
    mem_free(key);
    if (known)
        return;
    if (!map_get(&reading->types, type->name))
        map_put(&reading->types, type->name, (void *)type);
    if (type->target && type->kind != TYPE_FUNCTION)
        collect(reading, type->target);
    for (size_t i = 0; (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION) && i < type->field_count; i++)
        collect(reading, type->fields[i].type);
}

void reading_collect_types(struct reading *reading, const struct function *function)
{
    for (size_t i = 0; i < function->parameter_count; i++)
        collect(reading, function->parameters[i].type);
    for (size_t i = 0; i < reading->program->structs.count; i++)
        collect(reading, reading->program->structs.items[i]);
}

/* wanted comes first: several types may be called struct <anonymous>. */
static const struct type *type_named(const struct reading *reading, const char *name, const struct type *wanted)
{
    while (wanted && wanted->kind == TYPE_ARRAY && wanted->flexible)
        wanted = wanted->target;
    if (wanted && strcmp(wanted->name, name) == 0)
        return wanted;
    const struct type *type = map_get(&reading->types, name);
    return type ? type : program_struct(reading->program, name);
}

/* "int[2][3]" is two of "int[3]", "int (*)[3][2]" two of "int (*)[3]": without the brackets at open, is it a type? */
static const struct type *without_brackets(struct reading *reading, const char *spelling, const char *open,
                                           const struct type *wanted, unsigned long long *cells)
{
    char *close = NULL;
    if (!open || !isdigit((unsigned char)open[1]))
        return NULL;
    *cells = strtoull(open + 1, &close, 10);
    if (*close != ']')
        return NULL;
    char *name = arena_format(&reading->input->arena, "%.*s%s", (int)(open - spelling), spelling, close + 1);
    const struct type *type = type_named(reading, name, wanted);
    return type && type->complete && type->size ? type : NULL;
}

struct spelled {
    const struct type *type;     /* NULL: untyped */
    bool is_array;
    unsigned long long cells;
};

static bool unknown_type(struct reading *reading, const struct json *json)
{
    struct suggestion suggestion = suggestion_for(json->text);
    for (size_t i = 0; i < reading->program->structs.count; i++)
        suggestion_consider(&suggestion, reading->program->structs.items[i]->name);
    if (suggestion.best)
        return reading_error(reading, json, "the program has no type '%s'; did you mean '%s'?", json->text,
                             suggestion.best);
    return reading_error(reading, json, "the program has no type '%s'", json->text);
}

static bool spelled_type(struct reading *reading, const struct json *json, const struct type *wanted,
                         struct spelled *spelled)
{
    *spelled = (struct spelled){.cells = 1};
    if (json->kind != JSON_STRING)
        return reading_error(reading, json, "the name of a type is expected here, not %s", json_kind_name(json));
    if (strcmp(json->text, "void") == 0)
        return true;
    spelled->type = type_named(reading, json->text, wanted);
    if (spelled->type && spelled->type->kind == TYPE_STRUCT && spelled->type->complete && spelled->type->size)
        return true;
    spelled->is_array = true;
    spelled->type = without_brackets(reading, json->text, strchr(json->text, '['), wanted, &spelled->cells);
    if (!spelled->type)
        spelled->type = without_brackets(reading, json->text, strrchr(json->text, '['), wanted, &spelled->cells);
    return spelled->type != NULL || unknown_type(reading, json);
}

/* ---- sizes ---- */

/* The key of the flexible array that ends a struct, through embedded ones. */
static const struct json *flexible_value(const struct type *type, const struct json *json)
{
    while (type->kind == TYPE_STRUCT && type->field_count && json) {
        const struct field *last = &type->fields[type->field_count - 1];
        if (last->name)
            json = json_member(json, last->name);
        type = last->type;
    }
    return json;
}

static unsigned long long natural_size(const struct spelled *spelled, const struct json *object)
{
    const struct type *element;
    size_t flexible = spelled->is_array ? SIZE_MAX : input_flexible_at(spelled->type, &element);
    const struct json *cells = flexible == SIZE_MAX ? NULL : flexible_value(spelled->type, object);
    size_t count = !cells ? 0 : cells->kind == JSON_STRING ? cells->length + 1 : cells->count;
    unsigned long long size = spelled->type->size * spelled->cells;
    return count && flexible + count * element->size > size ? flexible + count * element->size : size;
}

static bool block_size(struct reading *reading, const struct json *object, const struct spelled *spelled, size_t *size)
{
    const struct json *given = json_member(object, ".size");
    const struct type *element;
    size_t flexible = SIZE_MAX;
    unsigned long long least = 0, bytes = 0;
    if (spelled->type && spelled->cells > BLOCK_MOST / spelled->type->size)
        return reading_error(reading, object, "%llu cells are too many", spelled->cells);
    if (spelled->type) {
        flexible = spelled->is_array ? SIZE_MAX : input_flexible_at(spelled->type, &element);
        bytes = natural_size(spelled, object);
        least = flexible < spelled->type->size ? flexible : spelled->type->size * spelled->cells;
    }
    if (given && (!reading_whole(given, BLOCK_MOST, &bytes) || bytes < least))
        return reading_error(reading, given, "a size of %llu..%llu is expected here", least, BLOCK_MOST);
    if (given && spelled->is_array && bytes / spelled->type->size != spelled->cells)
        return reading_error(reading, given, "a block of %llu bytes does not hold %llu cells of %s", bytes,
                             spelled->cells, spelled->type->name);
    if (given && !spelled->is_array && spelled->type && flexible == SIZE_MAX && bytes >= 2 * least)
        return reading_error(reading, given, "a block of %llu bytes holds more than one %s", bytes,
                             spelled->type->name);
    *size = bytes;
    return bytes <= BLOCK_MOST || reading_error(reading, object, "%llu bytes are too many", bytes);
}

/* ---- blocks ---- */

size_t reading_add_block(struct reading *reading, const struct json *source, struct input_block block)
{
    size_t number = reading->blocks.count;
    block.bytes = arena_alloc(&reading->input->arena, block.size + 1);
    vector_push(&reading->input->blocks, block);
    vector_push(&reading->sources, source);
    vector_push(&reading->blocks, ((struct reading_block){0}));
    return number;
}

/* Names become variables of a C test; a digit at the end keeps them apart from keywords. */
static bool is_name(const char *name)
{
    return is_identifier(name) && isdigit((unsigned char)name[strlen(name) - 1]);
}

size_t reading_block_named(struct reading *reading, const struct json *reference, const char *name,
                           const struct type *wanted)
{
    size_t known = (size_t)map_get(&reading->numbers, name);
    const struct json *object = reading->objects ? json_member(reading->objects, name) : NULL;
    struct spelled spelled;
    struct input_block block = {.name = name};
    if (known)
        return known - 1;
    if (strcmp(name, "arguments") == 0)
        return 0;
    if (!object) {
        reading_error(reading, reference, "there is no object '%s'", name);
        return SIZE_MAX;
    }
    const struct json *type = json_member(object, "type");
    if (!type || !is_name(name)) {
        reading_error(reading, object,
                      !type ? "object '%s' has no \"type\""
                            : "object '%s': a C identifier with a digit at the end is expected here",
                      name);
        return SIZE_MAX;
    }
    if (!spelled_type(reading, type, wanted, &spelled) || !block_size(reading, object, &spelled, &block.size))
        return SIZE_MAX;
    block.type = spelled.type;
    block.cells = spelled.cells;
    block.is_array = spelled.is_array;
    size_t number = reading_add_block(reading, object, block);
    map_put(&reading->numbers, name, (void *)(number + 1));
    return number;
}
