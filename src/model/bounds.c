#include "model/bounds.h"

#include <string.h>
#include "base/suggest.h"
#include "model/type_kinds.h"

struct resolver {
    const struct program *program;
    const struct space *space;
    struct bounds *bounds;
    struct error *error;
};

bool bound_error(struct error *error, const struct bound *bound, const char *format, ...)
{
    struct text message = TEXT_INIT;
    va_list arguments;
    bound_print(bound, &message);
    text_add(&message, ": ");
    va_start(arguments, format);
    text_addv(&message, format, arguments);
    va_end(arguments);
    error_set(error, ERROR_INPUT, "%s", message.s);
    text_release(&message);
    return false;
}

/* ---- names ---- */

static bool unknown_type(struct resolver *resolver, const struct bound *bound)
{
    struct suggestion suggestion = suggestion_for(bound->type);
    for (size_t i = 0; i < resolver->program->structs.count; i++)
        suggestion_consider(&suggestion, resolver->program->structs.items[i]->name);
    if (suggestion.best)
        return bound_error(resolver->error, bound, "'%s' is not a struct of this program; did you mean '%s'?",
                           bound->type, suggestion.best);
    return bound_error(resolver->error, bound, "'%s' is not a struct of this program", bound->type);
}

static void consider_fields(struct suggestion *suggestion, const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++)
        if (type->fields[i].name)
            suggestion_consider(suggestion, type->fields[i].name);
        else
            consider_fields(suggestion, type->fields[i].type);
}

static bool unknown_field(struct resolver *resolver, const struct bound *bound, const struct type *type,
                          const char *name)
{
    struct suggestion suggestion = suggestion_for(name);
    consider_fields(&suggestion, type);
    if (suggestion.best)
        return bound_error(resolver->error, bound, "%s has no field '%s'; did you mean '%s'?", type->name, name,
                           suggestion.best);
    return bound_error(resolver->error, bound, "%s has no field '%s'", type->name, name);
}

static bool has_fields(const struct type *type)
{
    return type && (type->kind == TYPE_STRUCT || type->kind == TYPE_UNION) && type->complete;
}

static bool resolve_step(struct resolver *resolver, const struct bound *bound, const struct type **type,
                         const char *name, struct position *at)
{
    uint64_t bit_offset = 0;
    const struct type *inside = type_cell(*type);
    if (!has_fields(inside))
        return bound_error(resolver->error, bound, "'%s' is no embedded struct, so it has no field '%s'",
                           at->field ? at->field->name : bound->type, name);
    at->field = type_field(inside, name, &bit_offset);
    if (!at->field)
        return unknown_field(resolver, bound, inside, name);
    at->bit_offset += bit_offset;
    *type = at->field->type;
    return true;
}

static bool resolve_path(struct resolver *resolver, const struct bound *bound, const struct type *type,
                         const char *path, struct position *at)
{
    struct text name = TEXT_INIT;
    bool good = true;
    *at = (struct position){0};
    for (const char *c = path; good; c++) {
        if (*c == ' ' || *c == '\t')
            continue;
        if (*c && *c != '.') {
            text_add_char(&name, *c);
            continue;
        }
        good = resolve_step(resolver, bound, &type, name.s, at);
        text_clear(&name);
        if (!*c)
            break;
    }
    text_release(&name);
    return good;
}

/* ---- unions ---- */

/* The member of a union that is, or anonymously contains, the named field. */
static const struct field *union_member(const struct type *type, const char *name)
{
    uint64_t bit_offset;
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        if (field->name ? strcmp(field->name, name) == 0 : type_field(field->type, name, &bit_offset) != NULL)
            return field;
    }
    return NULL;
}

/* The anonymous union of type (or of its anonymous structs) around the named field. */
static bool anonymous_union(const struct type *type, const char *name, struct position *at)
{
    uint64_t ignored;
    for (size_t i = 0; i < type->field_count; i++) {
        const struct field *field = &type->fields[i];
        if (field->name || !type_field(field->type, name, &ignored))
            continue;
        at->bit_offset += field->bit_offset;
        at->field = field;
        return field->type->kind == TYPE_UNION || anonymous_union(field->type, name, at);
    }
    return false;
}

static bool resolve_union_field(struct resolver *resolver, struct resolved_bound *resolved)
{
    const struct bound *bound = resolved->bound;
    const char *path = *bound->path ? bound->path : bound->member;
    if (!resolve_path(resolver, bound, resolved->type, path, &resolved->at))
        return false;
    const struct type *cell = type_cell(resolved->at.field->type);
    if (cell && cell->kind == TYPE_UNION)
        return true;
    struct position around = {0};
    if (!strchr(path, '.') && anonymous_union(resolved->type, path, &around)) {
        resolved->at = around;
        return true;
    }
    return bound_error(resolver->error, bound,
                       "field '%s' is not a union (an anonymous union is named by one of its members)", path);
}

static bool resolve_union(struct resolver *resolver, struct resolved_bound *resolved)
{
    const struct bound *bound = resolved->bound;
    if (!resolve_union_field(resolver, resolved) ||
        !resolve_path(resolver, bound, resolved->type, bound->other, &resolved->other))
        return false;
    const struct type *type = type_cell(resolved->at.field->type);
    resolved->member = union_member(type, bound->member);
    if (!resolved->member)
        return unknown_field(resolver, bound, type, bound->member);
    if (!type_is_discrete(resolved->other.field->type))
        return bound_error(resolver->error, bound, "the tag '%s' must be an integer, bool or enum, not %s",
                           bound->other, resolved->other.field->type->name);
    return true;
}

/* ---- does the statement fit the field? ---- */

static bool resolve_array(struct resolver *resolver, struct resolved_bound *resolved)
{
    const struct bound *bound = resolved->bound;
    const struct type *type = resolved->at.field->type;
    if (!resolve_path(resolver, bound, resolved->type, bound->other, &resolved->other))
        return false;
    if (type->kind != TYPE_ARRAY && type->kind != TYPE_POINTER)
        return bound_error(resolver->error, bound, "field '%s' is %s, neither a pointer nor an array", bound->path,
                           type->name);
    if (!type->target->complete || type->target->size == 0)
        return bound_error(resolver->error, bound, "the cells of '%s' have no known size (%s)", bound->path,
                           type->name);
    if (resolved->other.field->type->kind != TYPE_INTEGER)
        return bound_error(resolver->error, bound, "the length '%s' must be an integer, not %s", bound->other,
                           resolved->other.field->type->name);
    if (bound->count < 0)
        return bound_error(resolver->error, bound, "an array cannot have %lld cells", bound->count);
    if (type->kind == TYPE_ARRAY && !type->flexible && (unsigned long long)bound->count > type->length)
        return bound_error(resolver->error, bound, "'%s' has only %zu cells", bound->path, type->length);
    return true;
}

static bool is_array_field(const struct resolver *resolver, const struct field *field)
{
    for (size_t i = 0; i < resolver->bounds->items.count; i++) {
        const struct resolved_bound *resolved = &resolver->bounds->items.items[i];
        if (resolved->bound->kind == BOUND_ARRAY && resolved->at.field == field)
            return true;
    }
    return false;
}

static bool fits_string(const struct resolver *resolver, const struct field *field)
{
    const struct type *type = field->type;
    if (type->kind == TYPE_POINTER && is_array_field(resolver, field))
        type = type->target;
    while (!type_is_string(type) && type->kind == TYPE_ARRAY)
        type = type->target;
    return type_is_string(type);
}

/* What the statement's values are for: the scalar, through arrays and through
 * a pointer that an assay_array makes one. */
static const struct type *scalar_of(const struct resolver *resolver, const struct field *field)
{
    const struct type *type = field->type;
    if (type->kind == TYPE_POINTER && is_array_field(resolver, field))
        type = type->target;
    while (type->kind == TYPE_ARRAY)
        type = type->target;
    return type;
}

static bool check_range(struct resolver *resolver, const struct bound *bound, const struct type *scalar)
{
    if (type_is_discrete(scalar))
        return true;
    if (scalar->kind == TYPE_FLOAT)
        return bound_error(resolver->error, bound, "'%s' is %s; give it assay_values, ranges are for integers",
                           bound->path, scalar->name);
    return bound_error(resolver->error, bound, "'%s' is %s; ranges are for integers", bound->path, scalar->name);
}

static bool check_fit(struct resolver *resolver, const struct resolved_bound *resolved)
{
    const struct bound *bound = resolved->bound;
    const struct field *field = resolved->at.field;
    const struct type *scalar = scalar_of(resolver, field);
    bool pointer = scalar->kind == TYPE_POINTER && scalar->target->kind != TYPE_FUNCTION;
    if (bound->kind == BOUND_RANGE)
        return check_range(resolver, bound, scalar);
    if (bound->kind == BOUND_VALUES && !type_is_discrete(scalar) && scalar->kind != TYPE_FLOAT)
        return bound_error(resolver->error, bound, "'%s' is %s; values are for numbers", bound->path, scalar->name);
    if ((bound->kind == BOUND_NONNULL || bound->kind == BOUND_OPAQUE) && !pointer)
        return bound_error(resolver->error, bound, "'%s' is %s, not a pointer to data", bound->path, scalar->name);
    if (bound->kind == BOUND_STRINGS && !fits_string(resolver, field))
        return bound_error(resolver->error, bound, "'%s' is %s, not a string", bound->path, field->type->name);
    if (bound->kind == BOUND_OPAQUE && bound->count < 0)
        return bound_error(resolver->error, bound, "there cannot be %lld objects", bound->count);
    return true;
}

static bool check_pool(struct resolver *resolver, const struct resolved_bound *resolved)
{
    if (resolved->type->kind != TYPE_STRUCT || !resolved->type->complete)
        return bound_error(resolver->error, resolved->bound, "only structs can be pooled, not %s",
                           resolved->type->name);
    if (resolved->bound->count < 0)
        return bound_error(resolver->error, resolved->bound, "there cannot be %lld objects", resolved->bound->count);
    return true;
}

static bool resolve(struct resolver *resolver, struct resolved_bound *resolved)
{
    const struct bound *bound = resolved->bound;
    resolved->type = program_struct(resolver->program, bound->type);
    if (!resolved->type)
        return unknown_type(resolver, bound);
    if (bound->kind == BOUND_POOL)
        return check_pool(resolver, resolved);
    if (bound->kind == BOUND_UNION)
        return resolve_union(resolver, resolved);
    if (!resolve_path(resolver, bound, resolved->type, bound->path, &resolved->at))
        return false;
    return bound->kind != BOUND_ARRAY || resolve_array(resolver, resolved);
}

bool bounds_resolve(struct bounds *bounds, const struct program *program, const struct space *space,
                    struct error *error)
{
    struct resolver resolver = {program, space, bounds, error};
    for (size_t i = 0; i < space->bounds.count; i++) {
        struct resolved_bound resolved = {.bound = &space->bounds.items[i], .pool = -1};
        if (!resolve(&resolver, &resolved))
            return false;
        vector_push(&bounds->items, resolved);
    }
    for (size_t i = 0; i < bounds->items.count; i++)
        if (bounds->items.items[i].at.field && !check_fit(&resolver, &bounds->items.items[i]))
            return false;
    return true;
}

void bounds_release(struct bounds *bounds)
{
    vector_release(&bounds->items);
}

struct resolved_bound *bounds_find(const struct bounds *bounds, unsigned kinds, const struct type *type,
                                   struct position at)
{
    for (size_t i = bounds->items.count; i-- > 0;) {
        struct resolved_bound *resolved = &bounds->items.items[i];
        if (kinds & 1u << resolved->bound->kind && resolved->type == type && resolved->at.field == at.field &&
            resolved->at.bit_offset == at.bit_offset)
            return resolved;
    }
    return NULL;
}

const struct resolved_bound *bounds_pool(const struct bounds *bounds, const struct type *type)
{
    for (size_t i = bounds->items.count; i-- > 0;)
        if (bounds->items.items[i].bound->kind == BOUND_POOL && bounds->items.items[i].type == type)
            return &bounds->items.items[i];
    return NULL;
}
