#include "rowcsv.h"

#include <stdlib.h>
#include <string.h>

struct CsvReader {
    char *at; /* NULL at the end */
    char separator;
    size_t rows;
    size_t count;
    char **fields;
};

CsvReader *csv_open(char *text, char separator)
{
    CsvReader *csv = calloc(1, sizeof *csv);
    if (csv == NULL)
        return NULL;
    csv->at = *text == '\0' ? NULL : text;
    csv->separator = separator;
    return csv;
}

void csv_close(CsvReader *csv)
{
    if (csv == NULL)
        return;
    free(csv->fields);
    free(csv);
}

/* Cuts a field off; what followed it, which is 0 at the end of the text. */
static char cut(CsvReader *csv, char **field)
{
    char *from = csv->at, *to = from;
    *field = from;
    if (*from == '"') {
        from++;
        while (*from != '\0' && (*from != '"' || from[1] == '"')) {
            if (*from == '"')
                from++;
            *to++ = *from++;
        }
        if (*from == '"')
            from++;
    }
    while (*from != '\0' && *from != '\n' && *from != csv->separator)
        *to++ = *from++;
    char end = *from;
    *to = '\0';
    csv->at = end == '\0' ? NULL : from + 1;
    return end;
}

int csv_row(CsvReader *csv)
{
    csv->count = 0;
    if (csv->at == NULL || *csv->at == '\0') {
        csv->at = NULL;
        return 0;
    }
    if (csv->fields == NULL) {
        csv->fields = malloc(CSV_FIELDS * sizeof *csv->fields);
        if (csv->fields == NULL)
            return 0;
    }
    char end, *field;
    do {
        end = cut(csv, &field);
        if (csv->count < CSV_FIELDS)
            csv->fields[csv->count++] = field;
    } while (end != '\0' && end != '\n');
    csv->rows++;
    return 1;
}

size_t csv_row_number(const CsvReader *csv)
{
    return csv->rows;
}

size_t csv_count(const CsvReader *csv)
{
    return csv->count;
}

char *csv_field(const CsvReader *csv, size_t i)
{
    return csv->fields[i];
}

long csv_number(const CsvReader *csv, size_t i)
{
    char *end;
    long number = strtol(csv->fields[i], &end, 10);
    return *end == '\0' ? number : 0;
}

size_t csv_index(const CsvReader *csv, const char *content)
{
    size_t i = 0;
    while (i < csv->count && strcmp(csv->fields[i], content) != 0)
        i++;
    return i;
}
