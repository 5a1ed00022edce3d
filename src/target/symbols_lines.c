#include <elfutils/libdwfl.h>
#include <stdlib.h>
#include <string.h>
#include "base/file.h"
#include "base/vector.h"
#include "target/symbols.h"

/* A row of a line table: of the instructions from there to the next row. */
struct row {
    Dwarf_Addr start;
    const char *file; /* NULL: behind the end of a part, or not worth a look */
    int line;
};
typedef VECTOR(struct row) rows_t;

static bool is_of_system(const char *file)
{
    return strncmp(file, "/usr/include/", 13) == 0 || strncmp(file, "/usr/lib/", 9) == 0;
}

static void add_row(rows_t *rows, Dwarf_Line *line, Dwarf_Addr bias)
{
    struct row row = {0};
    bool is_end = true;
    const char *file = dwarf_linesrc(line, NULL, NULL);
    if (dwarf_lineaddr(line, &row.start) != 0)
        return;
    row.start += bias;
    dwarf_lineendsequence(line, &is_end);
    if (!is_end && file && !is_of_system(file) && dwarf_lineno(line, &row.line) == 0 && row.line > 0)
        row.file = path_base(file);
    vector_push(rows, row);
}

static void add_unit(rows_t *rows, Dwarf_Die *unit, Dwarf_Addr bias)
{
    Dwarf_Lines *lines;
    size_t count;
    if (dwarf_getsrclines(unit, &lines, &count) != 0)
        return;
    for (size_t i = 0; i < count; i++)
        add_row(rows, dwarf_onesrcline(lines, i), bias);
}

/* Where one part ends and another begins, the beginning counts. */
static int compare(const void *left, const void *right)
{
    const struct row *a = left, *b = right;
    if (a->start != b->start)
        return a->start < b->start ? -1 : 1;
    return (a->file != NULL) - (b->file != NULL);
}

/* The last row at or before the address. */
static const struct row *row_of(const rows_t *rows, Dwarf_Addr address)
{
    size_t low = 0, high = rows->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (rows->items[middle].start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &rows->items[low - 1] : NULL;
}

void symbols_find_lines(const struct symbols *symbols, const uint32_t *offsets, size_t count, struct symbol *found)
{
    rows_t rows = VECTOR_INIT;
    Dwarf_Addr bias = 0;
    GElf_Addr image = 0;
    if (symbols->module) {
        dwfl_module_getelf(symbols->module, &image);
        for (Dwarf_Die *unit = NULL; (unit = dwfl_module_nextcu(symbols->module, unit, &bias));)
            add_unit(&rows, unit, bias);
    }
    if (rows.count)
        qsort(rows.items, rows.count, sizeof *rows.items, compare);
    for (size_t i = 0; i < count; i++) {
        const struct row *row = offsets[i] ? row_of(&rows, image + offsets[i]) : NULL;
        found[i] = row ? (struct symbol){.file = row->file, .line = row->line} : (struct symbol){0};
    }
    vector_release(&rows);
}
