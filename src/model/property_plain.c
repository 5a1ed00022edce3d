/* Plain data: structs that can be drawn member by member, since any values of
 * the members make a value of the struct. */
#include "model/property_parts.h"
#include "model/type_kinds.h"

/* A union may stay zero, and so may what has a size and nothing else: see SOURCE_NOTHING. */
static const char *obstacle_of_member(struct arena *arena, const struct field *field)
{
    const char *name = field->name ? field->name : "";
    const struct type *cell = type_cell(field->type);
    if (!cell)
        return arena_format(arena, "its member '%s' has no fixed length", name);
    switch (cell->kind) {
    case TYPE_POINTER:
        if (cell->target->kind == TYPE_FUNCTION || type_is_string(cell))
            return NULL;
        return arena_format(arena, "its member '%s' is a pointer", name);
    case TYPE_STRUCT: {
        const char *inside = plain_obstacle(arena, cell);
        return inside && field->name ? arena_format(arena, "%s (in '%s')", inside, name) : inside;
    }
    default:
        return NULL;
    }
}

const char *plain_obstacle(struct arena *arena, const struct type *type)
{
    if (!type->complete)
        return "what is in it is declared in none of the files read";
    for (size_t i = 0; i < type->field_count; i++) {
        const char *obstacle = obstacle_of_member(arena, &type->fields[i]);
        if (obstacle)
            return obstacle;
    }
    return NULL;
}
