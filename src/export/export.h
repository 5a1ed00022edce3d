/* Exporters: one file a format.  A format is a table of three functions that
 * append to a text; the caller writes it out and clears it as often as it
 * likes.  begin returns the exporter's own state (maybe NULL), which the
 * others get and end releases; the layout must live until then. */
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
const struct export_format *const *export_formats(void);   /* NULL-terminated */

#endif
