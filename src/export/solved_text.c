/* text of solved inputs, for people: a line for each variable, objects taken
 * apart, aligned; an input of one value is one line. */
#include <string.h>
#include "export/solved_formats.h"

struct text_block {
    struct solved_columns columns;
    size_t width; /* of the longest name */
};

struct text_file {
    const struct solved_inputs *inputs;
    struct text_block *blocks;
    unsigned long long number; /* in its block */
    size_t block;
    bool named;
};

/* Names are UTF-8; a character is one place wide. */
static size_t width_of(const char *name)
{
    size_t width = 0;
    for (; *name; name++)
        width += ((unsigned char)*name & 0xc0) != 0x80;
    return width;
}

static void *begin(const struct solved_inputs *inputs, struct text *out)
{
    (void)out;
    struct text_file *file = mem_alloc(sizeof *file);
    file->inputs = inputs;
    file->named = solved_names_blocks(inputs);
    file->blocks = mem_array(inputs->block_count, sizeof *file->blocks);
    for (size_t b = 0; b < inputs->block_count; b++) {
        struct text_block *block = &file->blocks[b];
        solved_columns_init(&block->columns, inputs->blocks[b]);
        for (size_t i = 0; i < block->columns.list.count; i++) {
            size_t width = width_of(block->columns.list.items[i].name);
            block->width = width > block->width ? width : block->width;
        }
    }
    return file;
}

static void add_column(struct text *out, const struct solved_column *column, size_t width,
                       const struct lang_value *value)
{
    text_addf(out, "%s%*s = ", column->name, (int)(width - width_of(column->name)), "");
    if (value)
        solved_add_plain(value, column->type, out);
    else
        text_add(out, "absent");
    text_add_char(out, '\n');
}

static void one(void *state, size_t number, const struct lang_value *const *values, struct text *out)
{
    struct text_file *file = state;
    const struct text_block *block = &file->blocks[number];
    const struct lang_block *of = file->inputs->blocks[number];
    file->number = file->block == number ? file->number + 1 : 1;
    file->block = number;
    bool one_line = block->columns.list.count == 1;
    if (file->named)
        text_addf(out, "%s ", of->name);
    text_addf(out, "%llu:%s", file->number, one_line ? " " : "\n");
    for (size_t i = 0; i < block->columns.list.count; i++) {
        const struct solved_column *column = &block->columns.list.items[i];
        text_add(out, one_line ? "" : "    ");
        add_column(out, column, block->width, solved_cell(column, of, values));
    }
    if (!one_line)
        text_add_char(out, '\n');
}

static void end(void *state, struct text *out)
{
    (void)out;
    struct text_file *file = state;
    for (size_t b = 0; b < file->inputs->block_count; b++)
        solved_columns_release(&file->blocks[b].columns);
    mem_free(file->blocks);
    mem_free(file);
}

const struct solved_format solved_text = {"text", "aligned lines, for people", begin, one, end};
