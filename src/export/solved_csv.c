/* csv of solved inputs: one header, one line for each input, quoted as RFC 4180
 * says.  Columns are those of all blocks; one name is one column.  What is
 * absent is empty, an empty string is "". */
#include <string.h>
#include "base/map.h"
#include "export/solved_formats.h"

struct csv_block {
    struct solved_columns columns;
    size_t *places; /* [columns of the file]: the block's column, or SIZE_MAX */
};

struct csv {
    const struct solved_inputs *inputs;
    struct csv_block *blocks;
    VECTOR(const char *) names; /* of the file's columns */
    bool named;
};

static void add_quoted(struct text *out, const char *s, size_t length)
{
    text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        if (s[i] == '"')
            text_add_char(out, '"');
        text_add_char(out, s[i]);
    }
    text_add_char(out, '"');
}

static void add_field(struct text *out, const char *s, size_t length)
{
    bool plain = length > 0 && s[0] != ' ' && s[length - 1] != ' ';
    for (size_t i = 0; i < length && plain; i++)
        plain = s[i] != '"' && s[i] != ',' && s[i] != '\n' && s[i] != '\r' && s[i] != '\0';
    if (plain)
        text_add_bytes(out, s, length);
    else
        add_quoted(out, s, length);
}

static void add_cell(struct text *out, const struct lang_value *value, const struct lang_type *type)
{
    if (value->kind == LANG_STRING) {
        add_field(out, value->string.s, value->string.length);
        return;
    }
    struct text plain = TEXT_INIT;
    solved_add_plain(value, type, &plain);
    add_field(out, plain.s, plain.length);
    text_release(&plain);
}

/* ---- the columns of the file ---- */

/* Map values are places + 1: NULL is 'not there'. */
static void name_columns(struct csv *csv)
{
    struct map places = MAP_INIT;
    for (size_t b = 0; b < csv->inputs->block_count; b++)
        for (size_t i = 0; i < csv->blocks[b].columns.list.count; i++) {
            const char *name = csv->blocks[b].columns.list.items[i].name;
            if (map_get(&places, name))
                continue;
            vector_push(&csv->names, name);
            map_put(&places, name, (void *)csv->names.count);
        }
    for (size_t b = 0; b < csv->inputs->block_count; b++) {
        struct csv_block *block = &csv->blocks[b];
        block->places = mem_array(csv->names.count, sizeof *block->places);
        memset(block->places, 0xff, csv->names.count * sizeof *block->places);
        for (size_t i = 0; i < block->columns.list.count; i++)
            block->places[(size_t)map_get(&places, block->columns.list.items[i].name) - 1] = i;
    }
    map_release(&places);
}

static void add_header(const struct csv *csv, struct text *out)
{
    text_add(out, csv->named ? "generate" : "");
    for (size_t i = 0; i < csv->names.count; i++) {
        text_add(out, i || csv->named ? "," : "");
        bool taken = csv->named && strcmp(csv->names.items[i], "generate") == 0;
        const char *name = taken ? ".generate" : csv->names.items[i];
        add_field(out, name, strlen(name));
    }
    text_add_char(out, '\n');
}

/* ---- the format ---- */

static void *begin(const struct solved_inputs *inputs, struct text *out)
{
    struct csv *csv = mem_alloc(sizeof *csv);
    csv->inputs = inputs;
    csv->named = solved_names_blocks(inputs);
    csv->blocks = mem_array(inputs->block_count, sizeof *csv->blocks);
    for (size_t b = 0; b < inputs->block_count; b++)
        solved_columns_init(&csv->blocks[b].columns, inputs->blocks[b]);
    name_columns(csv);
    add_header(csv, out);
    return csv;
}

static void one(void *state, size_t number, const struct lang_value *const *values, struct text *out)
{
    const struct csv *csv = state;
    const struct csv_block *block = &csv->blocks[number];
    if (csv->named)
        add_field(out, csv->inputs->blocks[number]->name, strlen(csv->inputs->blocks[number]->name));
    for (size_t i = 0; i < csv->names.count; i++) {
        text_add(out, i || csv->named ? "," : "");
        if (block->places[i] == SIZE_MAX)
            continue;
        const struct solved_column *column = &block->columns.list.items[block->places[i]];
        const struct lang_value *value = solved_cell(column, csv->inputs->blocks[number], values);
        if (value)
            add_cell(out, value, column->type);
    }
    text_add_char(out, '\n');
}

static void end(void *state, struct text *out)
{
    (void)out;
    struct csv *csv = state;
    for (size_t b = 0; b < csv->inputs->block_count; b++) {
        solved_columns_release(&csv->blocks[b].columns);
        mem_free(csv->blocks[b].places);
    }
    mem_free(csv->blocks);
    vector_release(&csv->names);
    mem_free(csv);
}

const struct solved_format solved_csv = {"csv", "one line of comma-separated values for each input", begin, one, end};
