#include "rowsheet.h"

int main(void)
{
    rowsheet *s = rs_new();
    double v = 0;
#ifdef LEGAL
    if (rs_height(s) || rs_get(s, 0, 0, &v) || rs_row_sum(s, 5, &v) || rs_set(s, -1, 0, 1) != -1 || rs_set(s, 0, RS_COLS, 1) != -1)
        return 1;
    rs_set(s, 2, 0, 1.5);
    rs_set(s, 2, 255, 2.5);
    rs_set(s, 999, 3, 7);
    if (rs_row_sum(s, 2, &v) != 2 || v != 4 || rs_height(s) != 1000)
        return 1;
    if (rs_copy_row(s, 2, 4) || rs_copy_row(s, 2, 999) || rs_copy_row(s, 8, 8))
        return 1;
    if (rs_get(s, 999, 255, &v) != 1 || v != 2.5 || rs_get(s, 999, 3, &v) || rs_col_sum(s, 0, &v) != 3 || v != 4.5)
        return 1;
    rs_delete_row(s, 0);
    rs_delete_row(s, 999);
    rs_swap_rows(s, 1, 7);
    rs_swap_rows(s, 7, 7);
    rs_clear(s, 7, 0);
    rs_clear(s, 100, 0);
    if (rs_get(s, 7, 255, &v) != 1 || rs_get(s, 7, 0, &v) != 0)
        return 1;
    rs_free(s);
    rs_free(0);
    return 0;
#else
    rs_set(s, 1, 1, 3);
    rs_copy_row(s, 0, 1);
    v = rs_get(s, 1, 1, &v);
    rs_free(s);
    return 0;
#endif
}
