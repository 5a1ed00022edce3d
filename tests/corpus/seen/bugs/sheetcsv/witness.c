#include "sheetcsv.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    sheet *s = sheet_new(2);
    if (sheet_new(0) || sheet_new(65) || sheet_add_row(s) != 0 || sheet_set(s, 0, 1, "x,\"y\"") || sheet_set(s, 1, 0, "") != -1)
        return 2;
    sheet *c = sheet_clone(s);
    if (sheet_set(c, 0, 1, "changed") || strcmp(sheet_get(s, 0, 1), "x,\"y\"") || sheet_drop_row(c, 1) != -1 ||
        sheet_drop_row(c, 0) || sheet_rows(c) != 0 || sheet_cols(c) != 2)
        return 2;
    sheet_free(c);
    if (sheet_set_title(s, 0, "name") || sheet_set_title(s, 0, sheet_title(s, 0)) || strcmp(sheet_title(s, 1), "") ||
        sheet_title(s, 2) || sheet_get(s, 0, -1))
        return 2;
    char *csv = sheet_to_csv(s);
    if (strcmp(csv, "name,\n,\"x,\"\"y\"\"\"\n"))
        return 2;
    free(csv);
#ifndef LEGAL
    c = sheet_clone(s);
    sheet_set_title(c, 0, "other");
    if (strcmp(sheet_title(s, 0), "name"))
        return 1;
    sheet_free(c);
#endif
    sheet_free(s);
    return 0;
}
