/* A source for every type that can be drawn, and words for those that cannot. */
#include "model/property_parts.h"
#include "model/type_kinds.h"

/* type: the part of the parameter that is the trouble. */
static bool nothing_fits(struct resolving *resolving, const struct type *type, const char *why)
{
    const struct type *whole = resolving_parameter(resolving)->type;
    const char *part = "";
    if (type != whole)
        part = arena_format(&resolving->program->arena, ", and '%s' in it", type->name);
    return resolving_fail(resolving, "is '%s'%s: %s%s", whole->name, part, why, candidates_advice(resolving, whole));
}

/* --- functions --- */

static const char *obstacle_of_function(const struct type *function)
{
    if (function->is_variadic)
        return "it takes '...'";
    if (function->target->kind == TYPE_STRUCT || function->target->kind == TYPE_UNION)
        return "it returns a struct or union";
    for (size_t i = 0; i < function->argument_count; i++)
        if (function->arguments[i]->kind == TYPE_STRUCT || function->arguments[i]->kind == TYPE_UNION)
            return "it takes a struct or union by value";
    return NULL;
}

static void register_pool(struct program *program, const struct type *function)
{
    for (size_t i = 0; i < program->function_pools.count; i++)
        if (program->function_pools.items[i].type == function)
            return;
    struct function_pool pool = {.type = function};
    vector_push(&program->function_pools, pool);
}

static bool source_of_function(struct resolving *resolving, const struct type *pointer, struct source *source)
{
    const char *obstacle = obstacle_of_function(pointer->target);
    if (obstacle)
        return resolving_fail(
            resolving,
            "needs functions of type '%s', which Assay cannot make: %s; call the code under test with "
            "functions of your own instead",
            pointer->name, obstacle);
    source->kind = SOURCE_FUNCTION;
    register_pool(resolving->program, pointer->target);
    return true;
}

/* --- values in place --- */

static bool source_of_member(struct resolving *resolving, const struct field *field, struct source *source)
{
    source->field = field;
    source->type = field->type;
    source->length = source->array = NO_PARAMETER;
    const struct type *cell = type_cell(field->type);
    if (cell->kind == TYPE_UNION || cell->kind == TYPE_OTHER) {
        source->kind = SOURCE_NOTHING;
        return true;
    }
    return source_of_value(resolving, field->type, source);
}

static bool source_of_struct(struct resolving *resolving, const struct type *type, struct source *source)
{
    const char *obstacle = plain_obstacle(&resolving->program->arena, type);
    if (obstacle) {
        const char *advice = candidates_advice(resolving, resolving_parameter(resolving)->type);
        return resolving_fail(resolving, "has no predicate or generator for '%s', and %s%s", type->name, obstacle,
                              advice);
    }
    struct source *members = arena_alloc(&resolving->program->arena, type->field_count * sizeof *members);
    for (size_t i = 0; i < type->field_count; i++)
        if (!source_of_member(resolving, &type->fields[i], &members[i]))
            return false;
    source->kind = SOURCE_STRUCT;
    source->members = members;
    source->member_count = type->field_count;
    return true;
}

static const struct source *new_element(struct resolving *resolving, const struct type *type)
{
    struct source *element = arena_alloc(&resolving->program->arena, sizeof *element);
    return source_of_value(resolving, type, element) ? element : NULL;
}

static bool source_of_cells(struct resolving *resolving, const struct type *type, struct source *source)
{
    source->kind = SOURCE_CELLS;
    source->element = new_element(resolving, type->target);
    return source->element != NULL;
}

static bool source_of_enum(struct resolving *resolving, const struct type *type, struct source *source)
{
    source->kind = SOURCE_ENUM;
    if (type->constant_count)
        return true;
    return resolving_fail(resolving, "is '%s', whose constants are declared in none of the files read", type->name);
}

static bool source_of_pointer_in_place(struct resolving *resolving, const struct type *type, struct source *source)
{
    source->kind = SOURCE_STRING;
    if (type->target->kind == TYPE_FUNCTION)
        return source_of_function(resolving, type, source);
    return type_is_string(type) || nothing_fits(resolving, type, "what it points to cannot be drawn");
}

bool source_of_value(struct resolving *resolving, const struct type *type, struct source *source)
{
    source->type = type;
    source->length = source->array = NO_PARAMETER;
    switch (type->kind) {
    case TYPE_BOOL:
        source->kind = SOURCE_BOOL;
        return true;
    case TYPE_INTEGER:
        source->kind = SOURCE_INTEGER;
        return true;
    case TYPE_FLOAT:
        source->kind = SOURCE_FLOAT;
        return true;
    case TYPE_ENUM:
        return source_of_enum(resolving, type, source);
    case TYPE_ARRAY:
        return source_of_cells(resolving, type, source);
    case TYPE_STRUCT:
        return source_of_struct(resolving, type, source);
    case TYPE_POINTER:
        return source_of_pointer_in_place(resolving, type, source);
    case TYPE_UNION:
        return nothing_fits(resolving, type, "nobody knows which member of a union to draw");
    default:
        return nothing_fits(resolving, type, "values of this type cannot be drawn");
    }
}

/* --- parameters --- */

static bool take_length(struct resolving *resolving, size_t length, struct source *array)
{
    const struct parameter *parameter = &resolving->function->parameters[length];
    if (parameter->has_range && parameter->lo < 0)
        return resolving_fail(resolving, "has the length '%s', which cannot be below 0: ASSAY_IN(%lld, %lld)",
                              parameter->name, parameter->lo, parameter->hi);
    array->kind = SOURCE_ARRAY;
    array->length = length;
    array->has_range = parameter->has_range;
    array->lo = parameter->lo;
    array->hi = parameter->hi;
    resolving->sources[length] = (struct source){
        .kind = SOURCE_LENGTH,
        .type = parameter->type,
        .has_range = parameter->has_range,
        .lo = parameter->lo,
        .hi = parameter->hi,
        .length = NO_PARAMETER,
        .array = resolving->parameter,
    };
    return true;
}

static const struct type *byte_type(struct arena *arena)
{
    struct type *byte = arena_alloc(arena, sizeof *byte);
    *byte = (struct type){
        .kind = TYPE_INTEGER, .name = "unsigned char", .size = 1, .align = 1, .complete = true, .is_char = true};
    return byte;
}

/* What is behind a pointer with a length: bytes where C does not say. */
static bool source_of_array(struct resolving *resolving, size_t length, struct source *source)
{
    const struct type *target = source->type->target;
    if (target->kind == TYPE_VOID)
        target = byte_type(&resolving->program->arena);
    source->element = new_element(resolving, target);
    return source->element && take_length(resolving, length, source);
}

static const struct type *cells_type(struct arena *arena, const struct type *target, size_t count)
{
    struct type *cells = arena_alloc(arena, sizeof *cells);
    *cells = (struct type){.kind = TYPE_ARRAY, .target = target, .length = count, .complete = true};
    cells->size = count * target->size;
    cells->align = target->align;
    cells->name = arena_format(arena, "%s[%zu]", target->name, count);
    return cells;
}

static bool source_of_object(struct resolving *resolving, struct source *source)
{
    const struct type *target = source->type->target;
    size_t cells = resolving_parameter(resolving)->cells;
    if (cells)
        target = cells_type(&resolving->program->arena, target, cells);
    source->kind = SOURCE_POINTER;
    source->element = new_element(resolving, target);
    return source->element != NULL;
}

static bool source_of_pointer(struct resolving *resolving, struct source *source)
{
    const struct parameter *parameter = resolving_parameter(resolving);
    const struct type *target = parameter->type->target;
    if (target->kind == TYPE_FUNCTION)
        return source_of_function(resolving, parameter->type, source);
    size_t length = length_of_array(resolving->function, resolving->parameter);
    if (length != NO_PARAMETER)
        return source_of_array(resolving, length, source);
    if (parameter->has_variable_length)
        return resolving_fail(resolving,
                              "is an array whose length is not the parameter before it: declare it "
                              "(size_t n, %s name[n]) or (%sname, size_t n)",
                              target->name, parameter->type->name);
    if (parameter->cells)
        return source_of_object(resolving, source);
    if (type_is_string(parameter->type)) {
        source->kind = SOURCE_STRING;
        return true;
    }
    if (target->kind == TYPE_VOID)
        return nothing_fits(resolving, parameter->type,
                            "nobody knows what it points to; put its length behind it (void *data, size_t size) for an "
                            "array of bytes");
    if (target->kind == TYPE_POINTER)
        return nothing_fits(resolving, parameter->type, "a pointer to a pointer cannot be drawn");
    return source_of_object(resolving, source);
}

bool source_of_parameter(struct resolving *resolving)
{
    const struct parameter *parameter = resolving_parameter(resolving);
    struct source *source = &resolving->sources[resolving->parameter];
    source->type = parameter->type;
    bool found;
    if (!candidates_choose(resolving, source, &found))
        return false;
    if (found && parameter->has_range)
        return resolving_fail(resolving, "has ASSAY_OF and ASSAY_IN: its values can come from one of them only");
    if (found)
        return true;
    if (parameter->type->kind == TYPE_POINTER)
        return source_of_pointer(resolving, source);
    if (!source_of_value(resolving, parameter->type, source))
        return false;
    source->has_range = parameter->has_range;
    source->lo = parameter->lo;
    source->hi = parameter->hi;
    if (parameter->has_range && source->kind != SOURCE_FLOAT)
        source->kind = SOURCE_INTEGER; /* of an enum or bool: all numbers of the range */
    return true;
}
