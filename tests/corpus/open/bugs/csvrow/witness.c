#include "csvrow.h"

#include <string.h>

int main(void)
{
    enum csv_error error = CSV_NO_MEMORY;
    struct csvrow *row = csvrow_parse("a,\"b,\"\"c\"\"\",,d,e", ',', &error);
    if (error != CSV_OK || csvrow_count(row) != 5 || strcmp(csvrow_field(row, 1), "b,\"c\"") != 0)
        return 2;
    if (csvrow_append(row, csvrow_field(row, 0)) != CSV_OK || csvrow_widest(row) != 5 || csvrow_field(row, 6) != NULL)
        return 2;
    csvrow_free(row);
    row = csvrow_parse("", ';', NULL);
    if (csvrow_count(row) != 1 || csvrow_parse("a", '"', &error) != NULL || error != CSV_BAD_SEPARATOR)
        return 2;
    csvrow_free(row);
    row = csvrow_new();
    if (csvrow_widest(row) != 0)
        return 2;
    csvrow_free(row);
#ifndef LEGAL
    if (csvrow_parse("a,\"b", ',', &error) != NULL || error != CSV_OPEN_QUOTE)
        return 2;
#endif
    return 0;
}
