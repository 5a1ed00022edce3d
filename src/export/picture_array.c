/* Arrays of numbers as boxes with indices. */
#include <string.h>
#include "export/picture_parts.h"
#include "model/type_kinds.h"

#define CELLS_MOST 15
#define CELL_MOST 12
#define ARRAYS_MOST 3

static bool is_drawable(const struct input_block *block)
{
    return block->type && block->is_array && !block->is_string && block->cells > 1 && block->cells <= CELLS_MOST &&
           (type_is_discrete(block->type) || block->type->kind == TYPE_FLOAT);
}

/* A text of a column's width in the middle of it. */
static void add_centred(struct text *out, const char *text, size_t width)
{
    size_t columns = picture_columns(text, strlen(text)), left = (width - columns) / 2;
    text_addf(out, "%*s%s%*s", (int)left, "", text, (int)(width - columns - left), "");
}

struct row {
    struct text cells[CELLS_MOST];
    size_t widths[CELLS_MOST];
    size_t count;
};

static void add_rule(struct text *out, const struct row *row, const char *const ends[3], const char *dash)
{
    for (size_t i = 0; i < row->count; i++) {
        text_add(out, i ? ends[1] : ends[0]);
        for (size_t k = 0; k < row->widths[i] + 2; k++)
            text_add(out, dash);
    }
    text_addf(out, "%s\n", ends[2]);
}

static void add_indices(struct text *out, const struct row *row)
{
    for (size_t i = 0; i < row->count; i++) {
        char number[24];
        struct text index = TEXT_INIT;
        text_add_unsigned(&index, i);
        memcpy(number, index.s, index.length + 1);
        text_release(&index);
        text_add(out, "  ");
        add_centred(out, number, row->widths[i]);
        text_add_char(out, ' ');
    }
    while (out->s[out->length - 1] == ' ')
        text_cut(out, out->length - 1);
    text_add_char(out, '\n');
}

static void add_row(struct text *out, const struct row *row, bool ascii)
{
    static const char *const tops[2][3] = {{"┌", "┬", "┐"}, {"+", "+", "+"}};
    static const char *const bottoms[2][3] = {{"└", "┴", "┘"}, {"+", "+", "+"}};
    add_rule(out, row, tops[ascii], ascii ? "-" : "─");
    for (size_t i = 0; i < row->count; i++) {
        text_add(out, ascii ? "| " : "│ ");
        add_centred(out, row->cells[i].s, row->widths[i]);
        text_add_char(out, ' ');
    }
    text_add(out, ascii ? "|\n" : "│\n");
    add_rule(out, row, bottoms[ascii], ascii ? "-" : "─");
    add_indices(out, row);
}

static bool add_array(const struct input *input, size_t number, size_t width, bool ascii, struct text *out)
{
    const struct input_block *block = &input->blocks.items[number];
    struct row row = {.count = block->cells};
    size_t total = 1;
    for (size_t i = 0; i < row.count; i++) {
        text_init(&row.cells[i]);
        input_print_value(input, number, input_cell(block, i), &row.cells[i]);
        picture_cut(&row.cells[i], 0, CELL_MOST, ascii);
        row.widths[i] = picture_columns(row.cells[i].s, row.cells[i].length);
        if (row.widths[i] < 2 && i > 9)
            row.widths[i] = 2;
        total += row.widths[i] + 3;
    }
    if (total <= width) {
        text_addf(out, "%s:\n", block->name);
        add_row(out, &row, ascii);
    }
    for (size_t i = 0; i < row.count; i++)
        text_release(&row.cells[i]);
    return total <= width;
}

bool picture_add_arrays(const struct input *input, size_t width, bool ascii, struct text *out)
{
    size_t count = 0;
    for (size_t i = 1; i < input->blocks.count; i++)
        count += is_drawable(&input->blocks.items[i]);
    if (count == 0 || count > ARRAYS_MOST)
        return false;
    bool any = false;
    for (size_t i = 1; i < input->blocks.count; i++)
        if (is_drawable(&input->blocks.items[i]))
            any = add_array(input, i, width, ascii, out) || any;
    return any;
}
