#include "rowcsv.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char *text = malloc(64);
    strcpy(text, "id;name\n1;\"a;\"\"b\"\"\"c\n\n-2;");
    CsvReader *csv = csv_open(text, ';');
#ifdef LEGAL
    (void)count, (void)arguments;
    if (csv_count(csv) != 0 || !csv_row(csv) || csv_count(csv) != 2 || csv_index(csv, "name") != 1 || csv_index(csv, "x") != 2)
        return 2;
    if (!csv_row(csv) || csv_number(csv, 0) != 1 || strcmp(csv_field(csv, 1), "a;\"b\"c") != 0 || csv_number(csv, 1) != 0)
        return 2;
    if (!csv_row(csv) || csv_count(csv) != 1 || *csv_field(csv, 0) != '\0' || csv_row_number(csv) != 3)
        return 2;
    if (!csv_row(csv) || csv_count(csv) != 2 || csv_number(csv, 0) != -2 || csv_row(csv) || csv_row(csv) || csv_count(csv) != 0)
        return 2;
    csv_close(csv);
    free(text);
    char empty[] = "", quote[] = "\"", odd[] = "\"a";
    csv = csv_open(empty, ',');
    if (csv_row(csv))
        return 2;
    csv_close(csv);
    csv = csv_open(quote, ',');
    if (!csv_row(csv) || *csv_field(csv, 0) != '\0' || csv_row(csv))
        return 2;
    csv_close(csv);
    csv = csv_open(odd, '\0');
    if (!csv_row(csv) || strcmp(csv_field(csv, 0), "a") != 0)
        return 2;
    csv_close(csv);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        csv_field(csv, 0);
        break;
    case 2:
        csv = csv_open("a,b", ',');
        csv_row(csv);
        break;
    case 3:
        free(text);
        csv_row(csv);
        break;
    case 4: {
        csv_row(csv);
        char *field = csv_field(csv, 0);
        free(text);
        return *field == 'i';
    }
    case 5:
        csv_row(csv);
        free(csv_field(csv, 1));
        break;
    case 6:
        csv_close(csv);
        csv_close(csv);
        break;
    case 7:
        csv_row(csv);
        csv_number(csv, CSV_FIELDS);
        break;
    }
#endif
    return 0;
}
