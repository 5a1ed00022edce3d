#include "listcols.h"
#include <assert.h>
#include <limits.h>
#include <string.h>
int main(void)
{
    listcols *l = lcol_new("name", INT_MAX);
    assert(l && lcol_remove_column(l, 0) == -1);
    assert(lcol_add_row(l) == 0 && lcol_add_row(l) == 1);
    assert(lcol_add_column(l, "size", -5) == 1 && lcol_total_width(l) == 2000);
    lcol_set(l, 0, 0, "zoo");
    lcol_set(l, 1, 0, "ant");
    lcol_set(l, 0, 1, "1");
    lcol_set(l, 1, 1, "2");
    assert(lcol_sort(l, 0) == 0 && !strcmp(lcol_get(l, 0, 0), "ant"));
    assert(lcol_set(l, 0, 0, "zz") == 1 && lcol_set(l, 1, 0, lcol_get(l, 1, 0)) == 1);
    assert(lcol_sort(l, 2) == -1 && lcol_sort(l, INT_MIN) == -1);
#ifdef LEGAL
    assert(lcol_remove_column(l, 0) == 0 && lcol_add_row(l) == 2);
    lcol_sort(l, 0);
    assert(lcol_remove_row(l, 0) == 0 && lcol_rows(l) == 2);
    assert(!strcmp(lcol_title(l, 0), "size") && !lcol_title(l, 1) && lcol_columns(l) == 1);
#else
    lcol_sort(l, 1);
    lcol_remove_column(l, 0);
    lcol_set(l, 0, 0, "3");
#endif
    lcol_free(l);
    return 0;
}
