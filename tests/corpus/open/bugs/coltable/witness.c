#include "coltable.h"

#include <string.h>

int main(void)
{
    coltable *table;
    char name[2] = "a";
    if (coltable_create(&table) != COLTABLE_OK)
        return 2;
    for (int i = 0; i < 20; i++, name[0]++)
        if (coltable_add(table, name, i % 3 == 0 ? COL_BYTE : COL_INT) != COLTABLE_OK)
            return 2;
    if (coltable_count(table) != 20 || coltable_row_size(table) != 7 + 13 * 4 || coltable_find(table, "c") != 2)
        return 2;
    if (coltable_add(table, "c", COL_REAL) != COLTABLE_DUPLICATE || coltable_add(table, "", 9) != COLTABLE_BAD_TYPE)
        return 2;
    if (coltable_drop(table, "c") != COLTABLE_OK || coltable_drop(table, "c") != COLTABLE_BAD_NAME)
        return 2;
    if (strcmp(coltable_name(table, 2), "d") != 0 || coltable_name(table, 19) != NULL ||
        coltable_name(table, -1) != NULL)
        return 2;
#ifndef LEGAL
    if (coltable_add(table, "", COL_INT) != COLTABLE_BAD_NAME)
        return 2;
    coltable_find(table, "zz");
#endif
    coltable_destroy(table);
    return 0;
}
