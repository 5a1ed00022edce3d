/* Between the exporters of solved inputs. */
#ifndef ASSAY_EXPORT_SOLVED_FORMATS_H
#define ASSAY_EXPORT_SOLVED_FORMATS_H

#include "base/vector.h"
#include "export/solved.h"

extern const struct solved_format solved_jsonl, solved_json, solved_csv, solved_text, solved_c, solved_none;

/* Columns: the variables of a block with objects and rows taken apart, so that
 * "event.eventName.name" is one.  Lists stay whole, and so does an object
 * without fields. */
struct solved_column {
    const char *name;
    size_t variable;
    const size_t *path; /* the fields that lead there */
    size_t depth;
    const struct lang_type *type; /* never an Option */
};

struct solved_columns {
    VECTOR(struct solved_column) list;
    struct arena arena;
};

void solved_columns_init(struct solved_columns *columns, const struct lang_block *block);
void solved_columns_release(struct solved_columns *columns);
/* NULL: undefined, absent, or in something that is absent. */
const struct lang_value *solved_cell(const struct solved_column *column, const struct lang_block *block,
                                     const struct lang_value *const *values);

/* The value of a field of an object or row. */
const struct lang_value *solved_field(const struct lang_value *value, const struct lang_type *type, size_t field);
/* What is in the Option, and in Options in it; NULL: absent. */
const struct lang_value *solved_present(const struct lang_value *value);

/* As people read it: a Real is 5/2, or 2 where it is whole; dates and constants of an Enum have no quotes; the
 * rest is as in JSON. */
void solved_add_plain(const struct lang_value *value, const struct lang_type *type, struct text *out);

#endif
