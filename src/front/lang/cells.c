#include "front/lang/cells.h"

#include <string.h>
#include "base/json.h"
#include "front/lang/value.h"

typedef VECTOR(struct cell) cell_list;

static bool find_column(const struct cells *cells, const char *name, size_t *index)
{
    for (*index = 0; *index < cells->column_count; (*index)++)
        if (strcmp(cells->columns[*index], name) == 0)
            return true;
    return false;
}

/* ---- CSV ---- */

struct csv {
    struct arena *arena;
    const char *at, *end;
    int line;
    struct error *error;
};

static bool quoted_cell(struct csv *csv, struct cell *cell)
{
    struct text text = TEXT_INIT;
    int start = csv->line;
    csv->at++;
    for (;; csv->at++) {
        if (csv->at == csv->end) {
            text_release(&text);
            return error_set(csv->error, ERROR_INPUT,
                             "%d: expected '\"' that ends this cell, found the end of the file", start);
        }
        if (*csv->at == '"' && (csv->at + 1 == csv->end || csv->at[1] != '"'))
            break;
        csv->at += *csv->at == '"';
        csv->line += *csv->at == '\n';
        text_add_char(&text, *csv->at);
    }
    csv->at++;
    cell->text = keep_bytes(csv->arena, text.s, text.length);
    cell->length = text.length;
    text_release(&text);
    if (csv->at < csv->end && !strchr(",\r\n", *csv->at))
        return error_set(csv->error, ERROR_INPUT, "%d: expected ',' or the end of the line behind '\"', found '%c'",
                         csv->line, *csv->at);
    return true;
}

static void plain_cell(struct csv *csv, struct cell *cell)
{
    const char *start = csv->at;
    while (csv->at < csv->end && *csv->at != ',' && *csv->at != '\n' && *csv->at != '\r')
        csv->at++;
    if (csv->at == start)
        return;
    cell->length = (size_t)(csv->at - start);
    cell->text = keep_bytes(csv->arena, start, cell->length);
}

static bool csv_line(struct csv *csv, cell_list *line)
{
    line->count = 0;
    for (;;) {
        struct cell cell = {.line = csv->line};
        if (csv->at < csv->end && *csv->at == '"') {
            if (!quoted_cell(csv, &cell))
                return false;
        } else
            plain_cell(csv, &cell);
        vector_push(line, cell);
        if (csv->at == csv->end || *csv->at != ',')
            break;
        csv->at++;
    }
    if (csv->at < csv->end && *csv->at == '\r')
        csv->at++;
    if (csv->at < csv->end && *csv->at == '\n')
        csv->at++;
    csv->line++;
    return true;
}

static bool csv_header(struct csv *csv, const cell_list *line, struct cells *cells)
{
    cells->columns = arena_alloc(csv->arena, line->count * sizeof *cells->columns);
    for (size_t i = 0; i < line->count; i++) {
        size_t before;
        const char *name = line->items[i].text;
        if (!name || strlen(name) != line->items[i].length)
            return error_set(csv->error, ERROR_INPUT, "1: expected the name of column %zu", i + 1);
        if (find_column(cells, name, &before))
            return error_set(csv->error, ERROR_INPUT, "1: expected another name for column %zu, found '%s' again",
                             i + 1, name);
        cells->columns[cells->column_count++] = name;
    }
    return true;
}

static bool csv_rows(struct csv *csv, cell_list *line, cell_list *all, struct cells *cells)
{
    if (!csv_line(csv, line) || !csv_header(csv, line, cells))
        return false;
    while (csv->at < csv->end) {
        int number = csv->line;
        if (!csv_line(csv, line))
            return false;
        if (line->count == 1 && !line->items[0].text)
            continue; /* an empty line */
        if (line->count != cells->column_count)
            return error_set(csv->error, ERROR_INPUT, "%d: expected %zu cells, found %zu", number, cells->column_count,
                             line->count);
        for (size_t i = 0; i < line->count; i++)
            vector_push(all, line->items[i]);
        cells->row_count++;
    }
    return true;
}

static void finish(struct arena *arena, cell_list *all, struct cells *cells)
{
    cells->cells = arena_alloc(arena, (all->count + 1) * sizeof *cells->cells);
    if (all->count > 0)
        memcpy(cells->cells, all->items, all->count * sizeof *cells->cells);
}

bool cells_read_csv(struct arena *arena, const char *text, size_t length, struct cells *cells, struct error *error)
{
    struct csv csv = {arena, text, text + length, 1, error};
    cell_list line = VECTOR_INIT, all = VECTOR_INIT;
    *cells = (struct cells){0};
    if (length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
        csv.at += 3;
    bool right = csv_rows(&csv, &line, &all, cells);
    if (right)
        finish(arena, &all, cells);
    vector_release(&line);
    vector_release(&all);
    return right;
}

/* ---- JSON ---- */

static bool json_columns(struct arena *arena, const struct json *rows, struct cells *cells, struct error *error)
{
    size_t most = 0, index;
    for (size_t i = 0; i < rows->count; i++) {
        if (rows->items[i].kind != JSON_OBJECT)
            return error_set(error, ERROR_INPUT, "%d: expected an object, found %s", rows->items[i].line,
                             json_kind_name(&rows->items[i]));
        most += rows->items[i].count;
    }
    cells->columns = arena_alloc(arena, (most + 1) * sizeof *cells->columns);
    for (size_t i = 0; i < rows->count; i++)
        for (size_t j = 0; j < rows->items[i].count; j++)
            if (!find_column(cells, rows->items[i].items[j].key, &index))
                cells->columns[cells->column_count++] = rows->items[i].items[j].key;
    return true;
}

static bool json_cell(const struct json *member, struct cell *cell, struct error *error)
{
    if (!member || member->kind == JSON_NULL)
        return true;
    if (member->kind == JSON_ARRAY || member->kind == JSON_OBJECT)
        return error_set(error, ERROR_INPUT, "%d: expected a string, a number, true, false or null, found %s",
                         member->line, json_kind_name(member));
    bool literal = member->kind == JSON_TRUE || member->kind == JSON_FALSE;
    cell->text = literal ? member->kind == JSON_TRUE ? "true" : "false" : member->text;
    cell->length = literal ? strlen(cell->text) : member->length;
    cell->is_string = member->kind == JSON_STRING;
    return true;
}

bool cells_read_json(struct arena *arena, const char *text, size_t length, struct cells *cells, struct error *error)
{
    *cells = (struct cells){0};
    struct error inner = ERROR_INIT;
    const struct json *rows = json_parse(arena, text, length, &inner);
    if (!rows)
        error_set(error, ERROR_INPUT, "1: %s", inner.message.s);
    error_release(&inner);
    if (!rows)
        return false;
    if (rows->kind != JSON_ARRAY)
        return error_set(error, ERROR_INPUT, "1: expected an array of objects, found %s", json_kind_name(rows));
    if (!json_columns(arena, rows, cells, error))
        return false;
    cell_list all = VECTOR_INIT;
    bool right = true;
    for (size_t i = 0; i < rows->count && right; i++)
        for (size_t j = 0; j < cells->column_count && right; j++) {
            struct cell cell = {.line = rows->items[i].line};
            right = json_cell(json_member(&rows->items[i], cells->columns[j]), &cell, error);
            vector_push(&all, cell);
        }
    cells->row_count = rows->count;
    finish(arena, &all, cells);
    vector_release(&all);
    return right;
}
