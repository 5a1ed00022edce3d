/* The cells of a table as text, from a CSV or a JSON file. */
#ifndef ASSAY_FRONT_LANG_CELLS_H
#define ASSAY_FRONT_LANG_CELLS_H

#include "base/error.h"
#include "base/memory.h"
#include "base/vector.h"

struct cell {
    const char *text; /* NULL: there is none (CSV: empty and not quoted; JSON: null, or no such member) */
    size_t length;
    bool is_string; /* JSON: a string; it is no number whatever it looks like */
    int line;
};

struct cells {
    const char **columns;
    size_t column_count;
    struct cell *cells; /* [row * column_count + column] */
    size_t row_count;
};

/* CSV has a line of column names; "quoted" cells may have commas, line ends and "" in them. */
bool cells_read_csv(struct arena *arena, const char *text, size_t length, struct cells *cells, struct error *error);
/* An array of objects; the columns are the members of all of them, in the order in which they occur. */
bool cells_read_json(struct arena *arena, const char *text, size_t length, struct cells *cells, struct error *error);

#endif
