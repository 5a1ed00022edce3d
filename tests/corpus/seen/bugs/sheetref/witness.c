#include "sheetref.h"

#include <stddef.h>

int main(void)
{
    sheet_t *s = sheet_create(3, 3);
    double v = 0;
    if (sheet_create(0, 1) != NULL || sheet_set(s, 0, 0, 2.5) || sheet_set(s, 3, 0, 1) != SHEET_EADDR)
        return 2;
    if (sheet_link(s, 1, 0, 0, 0) || sheet_link(s, 2, 0, 1, 0) || sheet_sum_column(s, 0, &v) || v != 7.5)
        return 2;
    if (sheet_value(s, 0, 1, &v) != SHEET_EEMPTY || sheet_link(s, 0, 1, 0, 1) ||
        sheet_value(s, 0, 1, &v) != SHEET_ECYCLE || sheet_sum_column(s, 1, &v) != SHEET_ECYCLE)
        return 2;
    if (sheet_link(s, 0, 0, 2, 0) || sheet_value(s, 1, 0, &v) != SHEET_ECYCLE || sheet_clear(s, 0, 0) ||
        sheet_value(s, 1, 0, &v) != SHEET_EEMPTY || sheet_used(s) != 3 || sheet_sum_column(s, -1, &v) != SHEET_EADDR)
        return 2;
#ifndef LEGAL
    sheet_link(s, 0, 2, 0, 1);
    sheet_value(s, 0, 2, &v);
#endif
    sheet_destroy(s);
    return 0;
}
