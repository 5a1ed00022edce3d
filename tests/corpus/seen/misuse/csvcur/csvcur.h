#ifndef CSVCUR_H
#define CSVCUR_H

#include <stddef.h>

/**
 * Read CSV from memory, row by row, without copying it.
 *
 * @code
 *   csv_cursor c;
 *   csv_begin(&c, data, size, ',');
 *   while (csv_next(&c) > 0)
 *       for (size_t i = 0; i < csv_fields(&c); i++)
 *           ...csv_field(&c, i)...
 *   csv_end(&c);
 * @endcode
 *
 * Fields may be quoted with ", and a quote inside is doubled.
 */
typedef struct csv_field_t {
    const char *start; /**< in the data; not terminated */
    size_t length;     /**< without the outer quotes */
    int quoted;        /**< it has quotes around */
} csv_field_t;

/** To be set up with csv_begin(). The members are private. */
typedef struct csv_cursor {
    const char *at;
    const char *end;
    char separator;
    csv_field_t *fields;
    size_t count;
    size_t room;
    size_t row;
} csv_cursor;

/**
 * Starts at the first row.
 * @param data  must remain until csv_end()
 */
void csv_begin(csv_cursor *c, const char *data, size_t size, char separator);

/**
 * Goes to the next row.
 * @return 1, 0 if there are no more, -1 if memory is out
 */
int csv_next(csv_cursor *c);

/** Number of fields of the current row, 0 if there is none. */
size_t csv_fields(const csv_cursor *c);

/** Number of the current row, from 1; 0 before the first. */
size_t csv_row(const csv_cursor *c);

/**
 * A field of the current row.
 * @param i  0 .. csv_fields() - 1, which is not checked
 * @return   valid until the next csv_next() or csv_end()
 */
const csv_field_t *csv_field(const csv_cursor *c, size_t i);

/** Number of characters of a field when double quotes are made single. */
size_t csv_plain_length(const csv_field_t *f);

/**
 * Copies a field, with double quotes made single.
 * @param to  room for csv_plain_length() + 1 characters
 * @return to
 */
char *csv_plain(const csv_field_t *f, char *to);

/** Compares a field with a terminated text: 1 if it's the same. */
int csv_is(const csv_field_t *f, const char *text);

/** Frees what the cursor needed. It can be set up again. */
void csv_end(csv_cursor *c);

#endif
