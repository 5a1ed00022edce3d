/* Exporters: one file a format.  A format is a table of three functions that
 * append to a text; the caller writes it out and clears it as often as it
 * likes.  begin returns the exporter's own state (maybe NULL), which the
 * others get and end releases; the layout must live until then.
 *
 * JSON of an input (jsonl: one a line, json: an array of them):
 *
 *     {"args":["&bst0"],"objects":{"bst0":{"type":"struct bst","root":"&node0","size":1},…}}
 *
 * Objects are those reachable from the arguments, in that order; "&name"
 * refers to one of them, null is NULL.  An array behind a pointer is an object
 * with the key "cells", strings are JSON strings, enums the names of their
 * constants.  Cells behind the length, inactive union members and fields
 * without bounds are left out.  A field that is itself called 'type' has the
 * key ".type". */
#ifndef ASSAY_EXPORT_EXPORT_H
#define ASSAY_EXPORT_EXPORT_H

#include "model/value.h"

struct export_format {
    const char *name, *summary;
    void *(*begin)(const struct layout *layout, const char *source_file, struct text *out);
    void (*one)(void *state, const struct value_graph *graph, unsigned long long number, struct text *out); /* from 1 */
    void (*end)(void *state, unsigned long long count, struct text *out);
};

const struct export_format *export_find(const char *name); /* NULL: unknown */
const struct export_format *const *export_formats(void); /* NULL-terminated */

#endif
