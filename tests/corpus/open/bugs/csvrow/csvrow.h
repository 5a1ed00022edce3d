#ifndef CSVROW_H
#define CSVROW_H

#include <stddef.h>

/* One record of a file of comma-separated values.  A field may be quoted; a
   quote within it is then doubled. */
struct csvrow;

enum csv_error { CSV_OK, CSV_NO_MEMORY, CSV_BAD_SEPARATOR, CSV_OPEN_QUOTE };

/* Reads one line.  NULL, with the reason in `error` unless that is NULL, when
   the separator is a quote or '\0', or a quoted field does not end. */
struct csvrow *csvrow_parse(const char *line, char separator, enum csv_error *error);
struct csvrow *csvrow_new(void);
void csvrow_free(struct csvrow *row);

size_t csvrow_count(const struct csvrow *row);
/* NULL when there is no such field. */
const char *csvrow_field(const struct csvrow *row, size_t index);
enum csv_error csvrow_append(struct csvrow *row, const char *field);

/* The length of the longest field, 0 of a row without fields. */
size_t csvrow_widest(const struct csvrow *row);

#endif
