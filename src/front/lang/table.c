#include "front/lang/cells.h"
#include "front/lang/meta.h"

#include <string.h>
#include "base/file.h"

/* ---- cells as values ---- */

static const struct lang_value *number_value(struct arena *arena, const struct cell *cell)
{
    struct error error = ERROR_INIT;
    const struct sexp *file = sexp_read(arena, "", cell->text, cell->length, &error);
    error_release(&error);
    return file && file->count == 1 && file->items[0]->kind == SEXP_NUMBER ? file->items[0]->value : NULL;
}

static const struct lang_value *as_real(struct arena *arena, const struct lang_value *number)
{
    if (!number || number->kind == LANG_REAL)
        return number;
    mpq_t q;
    mpq_init(q);
    mpq_set_z(q, number->integer);
    const struct lang_value *real = lang_real(arena, q);
    mpq_clear(q);
    return real;
}

static const struct lang_value *moment_value(struct arena *arena, enum lang_kind kind, const struct cell *cell)
{
    mpz_t n;
    mpz_init(n);
    bool right = moment_parse(kind, cell->text, cell->length, n);
    const struct lang_value *value = right ? lang_moment(arena, kind, n) : NULL;
    mpz_clear(n);
    return value;
}

/* NULL: the text is none of that type. */
static const struct lang_value *cell_value(struct arena *arena, const struct cell *cell, const struct lang_type *type)
{
    const struct lang_value *value;
    size_t index;
    if (type->kind == LANG_OPTION) {
        value = cell->text ? cell_value(arena, cell, type->element) : NULL;
        return cell->text && !value ? NULL : lang_option(arena, value);
    }
    if (!cell->text)
        return type->kind == LANG_STRING ? lang_string(arena, "", 0) : NULL;
    switch (type->kind) {
    case LANG_STRING:
        return is_utf8(cell->text, cell->length) ? lang_string(arena, cell->text, cell->length) : NULL;
    case LANG_INTEGER:
        value = cell->is_string ? NULL : number_value(arena, cell);
        return value && value->kind == LANG_INTEGER ? value : NULL;
    case LANG_REAL:
        return cell->is_string ? NULL : as_real(arena, number_value(arena, cell));
    case LANG_BOOLEAN:
        if (cell->is_string || (strcmp(cell->text, "true") != 0 && strcmp(cell->text, "false") != 0))
            return NULL;
        return lang_boolean(arena, cell->text[0] == 't');
    case LANG_DATE:
    case LANG_TIME:
        return moment_value(arena, type->kind, cell);
    case LANG_ENUM:
        return type_find(type, cell->text, &index) ? lang_index(arena, LANG_ENUM, index) : NULL;
    default:
        return NULL;
    }
}

/* ---- columns ---- */

static bool column_is(struct arena *arena, const struct cells *cells, size_t column, const struct lang_type *type)
{
    for (size_t i = 0; i < cells->row_count; i++) {
        const struct cell *cell = &cells->cells[i * cells->column_count + column];
        if (cell->text && !cell_value(arena, cell, type))
            return false;
    }
    return true;
}

/* The first of these types that fits all cells; an Option where some are missing. */
static const struct lang_type *infer(struct arena *arena, const struct cells *cells, size_t column)
{
    static const enum lang_kind kinds[] = {LANG_INTEGER, LANG_REAL, LANG_BOOLEAN, LANG_DATE};
    const struct lang_type *type = type_plain(LANG_STRING);
    bool any = false, missing = false;
    for (size_t i = 0; i < cells->row_count; i++) {
        bool there = cells->cells[i * cells->column_count + column].text != NULL;
        any = any || there;
        missing = missing || !there;
    }
    for (size_t i = 0; any && i < sizeof kinds / sizeof kinds[0]; i++)
        if (column_is(arena, cells, column, type_plain(kinds[i]))) {
            type = type_plain(kinds[i]);
            break;
        }
    return missing ? type_of(arena, LANG_OPTION, type) : type;
}

static const struct lang_field *field_named(const struct lang_type *object, const char *name)
{
    for (size_t i = 0; object && i < object->count; i++)
        if (strcmp(object->fields[i].name, name) == 0)
            return &object->fields[i];
    return NULL;
}

/* Those that have a type given have that; given may be NULL.  A given one that is no column comes behind them. */
static const struct lang_type *all_columns(struct arena *arena, const struct cells *cells,
                                           const struct lang_type *given)
{
    size_t count = cells->column_count, most = count + (given ? given->count : 0);
    struct lang_field *fields = arena_alloc(arena, (most + 1) * sizeof *fields);
    for (size_t i = 0; i < count; i++) {
        const struct lang_field *field = field_named(given, cells->columns[i]);
        fields[i] = field ? *field : (struct lang_field){cells->columns[i], infer(arena, cells, i)};
    }
    const struct lang_type *known = type_with(arena, LANG_OBJECT, fields, count);
    for (size_t i = 0; given && i < given->count; i++)
        if (!field_named(known, given->fields[i].name))
            fields[count++] = given->fields[i];
    return type_with(arena, LANG_OBJECT, fields, count);
}

/* ---- tables ---- */

static bool fill(struct elaborator *E, struct lang_table *table, const struct cells *cells, struct lang_place at)
{
    const struct lang_type *row = table->row;
    table->row_count = cells->row_count;
    table->cells = arena_alloc(E->arena, (cells->row_count * row->count + 1) * sizeof *table->cells);
    for (size_t j = 0; j < row->count; j++) {
        size_t column = 0;
        while (column < cells->column_count && strcmp(cells->columns[column], row->fields[j].name) != 0)
            column++;
        if (column == cells->column_count)
            return elaborator_fail(E, at, "expected a column '%s' in %s, found none", row->fields[j].name, table->path);
        for (size_t i = 0; i < cells->row_count; i++) {
            const struct cell *cell = &cells->cells[i * cells->column_count + column];
            const struct lang_value *value = cell_value(E->arena, cell, row->fields[j].type);
            if (!value) {
                struct text type = TEXT_INIT;
                lang_print_type(row->fields[j].type, &type);
                elaborator_fail(E, at, "%s:%d: expected %s in column '%s', found '%s'", table->path, cell->line, type.s,
                                row->fields[j].name, cell->text ? cell->text : "");
                text_release(&type);
                return false;
            }
            table->cells[i * row->count + j] = value;
        }
    }
    return true;
}

static bool read_cells(struct elaborator *E, const char *path, struct cells *cells, struct lang_place at)
{
    struct text text = TEXT_INIT;
    struct error error = ERROR_INIT;
    size_t length = strlen(path);
    bool json = length > 5 && strcmp(path + length - 5, ".json") == 0;
    bool right = file_read(path, &text, &error);
    if (!right)
        elaborator_fail(E, at, "%s", error.message.s);
    else if (!(right = json ? cells_read_json(E->arena, text.s, text.length, cells, &error)
                            : cells_read_csv(E->arena, text.s, text.length, cells, &error)))
        elaborator_fail(E, at, "%s:%s", path, error.message.s);
    error_release(&error);
    text_release(&text);
    return right;
}

const struct lang_table *table_read(struct elaborator *E, const char *name, const char *file,
                                    const struct lang_type *columns, struct lang_place at)
{
    struct cells cells;
    char *directory = path_directory(E->program->path);
    bool as_it_is = file[0] == '/' || strcmp(directory, ".") == 0;
    char *path = as_it_is ? mem_strdup(file) : path_join(directory, file);
    struct lang_table *table = arena_alloc(E->arena, sizeof *table);
    table->name = name;
    table->path = arena_strdup(E->arena, path);
    mem_free(path);
    mem_free(directory);
    if (!read_cells(E, table->path, &cells, at))
        return NULL;
    if (cells.row_count == 0)
        return elaborator_fail(E, at, "expected rows in %s, found none", table->path);
    columns = all_columns(E->arena, &cells, columns);
    struct lang_type *row = (struct lang_type *)type_with(E->arena, LANG_ROW, columns->fields, columns->count);
    row->table = table;
    table->row = row;
    return fill(E, table, &cells, at) ? table : NULL;
}
