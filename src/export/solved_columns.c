#include <string.h>
#include "export/solved_formats.h"

/* One walk over a type; path and name are those of where it stands. */
struct walk {
    struct solved_columns *columns;
    size_t variable;
    VECTOR(size_t) path;
    struct text name;
};

static bool has_fields(const struct lang_type *type)
{
    return (type->kind == LANG_OBJECT || type->kind == LANG_ROW) && type->count > 0;
}

static const struct lang_type *without_option(const struct lang_type *type)
{
    while (type->kind == LANG_OPTION)
        type = type->element;
    return type;
}

static void add_column(struct walk *walk, const struct lang_type *type)
{
    struct arena *arena = &walk->columns->arena;
    size_t *path = arena_alloc(arena, walk->path.count * sizeof *path);
    if (walk->path.count)
        memcpy(path, walk->path.items, walk->path.count * sizeof *path);
    struct solved_column column = {
        .name = arena_strdup(arena, walk->name.s),
        .variable = walk->variable,
        .path = path,
        .depth = walk->path.count,
        .type = type,
    };
    vector_push(&walk->columns->list, column);
}

static void walk_type(struct walk *walk, const struct lang_type *type)
{
    type = without_option(type);
    if (!has_fields(type)) {
        add_column(walk, type);
        return;
    }
    size_t length = walk->name.length;
    for (size_t i = 0; i < type->count; i++) {
        text_addf(&walk->name, ".%s", type->fields[i].name);
        vector_push(&walk->path, i);
        walk_type(walk, type->fields[i].type);
        walk->path.count--;
        text_cut(&walk->name, length);
    }
}

void solved_columns_init(struct solved_columns *columns, const struct lang_block *block)
{
    *columns = (struct solved_columns){.arena = ARENA_INIT};
    struct walk walk = {.columns = columns, .name = TEXT_INIT};
    for (walk.variable = 0; walk.variable < block->variable_count; walk.variable++) {
        text_clear(&walk.name);
        text_add(&walk.name, block->variables[walk.variable].name);
        walk_type(&walk, block->variables[walk.variable].value->type);
    }
    vector_release(&walk.path);
    text_release(&walk.name);
}

void solved_columns_release(struct solved_columns *columns)
{
    vector_release(&columns->list);
    arena_release(&columns->arena);
}

const struct lang_value *solved_cell(const struct solved_column *column, const struct lang_block *block,
                                     const struct lang_value *const *values)
{
    const struct lang_value *value = solved_present(values[column->variable]);
    const struct lang_type *type = without_option(block->variables[column->variable].value->type);
    for (size_t i = 0; i < column->depth && value; i++) {
        value = solved_present(solved_field(value, type, column->path[i]));
        type = without_option(type->fields[column->path[i]].type);
    }
    return value;
}
