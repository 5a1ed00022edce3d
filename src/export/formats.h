/* Between the exporters. */
#ifndef ASSAY_EXPORT_FORMATS_H
#define ASSAY_EXPORT_FORMATS_H

#include "export/export.h"

extern const struct export_format export_jsonl, export_json, export_text, export_c, export_dot, export_none;

/* An anonymous struct or union: its members are written as the parent's own. */
bool member_is_transparent(const struct layout_member *member, const struct layout_member *parent);

/* How many cells of an array are there. */
size_t cells_present(const struct value_graph *graph, const struct layout_object *array);

/* "int[3]", "struct node *[3]", "int[3][4]" for count cells of an element. */
void add_array_type(struct text *out, const struct type *element, size_t count);

#endif
