#include "csvrow.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct csvrow {
    char **fields;
    size_t count;
    size_t capacity;
};

/* Takes the field over, also when it fails. */
static enum csv_error take(struct csvrow *row, char *field)
{
    if (row->count == row->capacity) {
        size_t capacity = row->capacity == 0 ? 4 : 2 * row->capacity;
        char **wider = realloc(row->fields, capacity * sizeof *wider);
        if (wider == NULL) {
            free(field);
            return CSV_NO_MEMORY;
        }
        row->fields = wider;
        row->capacity = capacity;
    }
    row->fields[row->count++] = field;
    return CSV_OK;
}

struct csvrow *csvrow_new(void)
{
    return calloc(1, sizeof(struct csvrow));
}

void csvrow_free(struct csvrow *row)
{
    if (row == NULL)
        return;
    for (size_t i = 0; i < row->count; i++)
        free(row->fields[i]);
    free(row->fields);
    free(row);
}

/* Reads the field at *line, which is left behind it. */
static enum csv_error parse_field(struct csvrow *row, const char **line, char separator)
{
    const char *at = *line;
    char *field = malloc(strlen(at) + 1);
    if (field == NULL)
        return CSV_NO_MEMORY;
    size_t length = 0;
    bool quoted = *at == '"';
    if (quoted)
        at++;
    for (;; at++) {
        if (*at == '\0') {
            if (quoted)
                return CSV_OPEN_QUOTE;
            break;
        }
        if (quoted && *at == '"') {
            if (at[1] != '"') {
                quoted = false;
                continue;
            }
            at++;
        } else if (!quoted && *at == separator) {
            break;
        }
        field[length++] = *at;
    }
    field[length] = '\0';
    *line = at;
    return take(row, field);
}

static enum csv_error parse_line(struct csvrow *row, const char *line, char separator)
{
    if (separator == '"' || separator == '\0')
        return CSV_BAD_SEPARATOR;
    for (;; line++) {
        enum csv_error error = parse_field(row, &line, separator);
        if (error != CSV_OK || *line == '\0')
            return error;
    }
}

struct csvrow *csvrow_parse(const char *line, char separator, enum csv_error *error)
{
    struct csvrow *row = csvrow_new();
    enum csv_error result = row == NULL ? CSV_NO_MEMORY : parse_line(row, line, separator);
    if (result != CSV_OK) {
        csvrow_free(row);
        row = NULL;
    }
    if (error != NULL)
        *error = result;
    return row;
}

size_t csvrow_count(const struct csvrow *row)
{
    return row->count;
}

const char *csvrow_field(const struct csvrow *row, size_t index)
{
    return index < row->count ? row->fields[index] : NULL;
}

enum csv_error csvrow_append(struct csvrow *row, const char *field)
{
    size_t size = strlen(field) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return CSV_NO_MEMORY;
    memcpy(copy, field, size);
    return take(row, copy);
}

size_t csvrow_widest(const struct csvrow *row)
{
    size_t widest = 0;
    for (size_t i = 0; i < row->count; i++) {
        size_t length = strlen(row->fields[i]);
        if (length > widest)
            widest = length;
    }
    return widest;
}
