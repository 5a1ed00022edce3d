#include "xtabs.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    xtabs *t = xt_new();
    if (!t)
        return 0;
#ifdef LEGAL
    if (xt_rows(t) || xt_total(t) || xt_chi2(t) != 0.0 || xt_row_name(t, 0) || xt_count(t, "", ""))
        return 2;
    if (xt_add(t, "", "x", 0) || xt_chi2(t) != 0.0 || xt_add(t, "a", "x", ULONG_MAX) || xt_add(t, "a", "x", 1))
        return 3;
    if (xt_count(t, "a", "x") != ULONG_MAX || xt_total(t) != ULONG_MAX || xt_col_total(t, "q") || xt_row_total(t, "q"))
        return 4;
    if (xt_add(t, "a", "y", 5) || xt_row_total(t, "a") != ULONG_MAX || xt_col_total(t, "y") != 5 ||
        xt_count(t, "", "y") != 0)
        return 5;
    char name[XT_NAME + 2];
    memset(name, 'n', sizeof name);
    name[XT_NAME + 1] = 0;
    if (xt_add(t, name, "x", 1) != -1 || xt_rows(t) != 2 || xt_col_name(t, SIZE_MAX))
        return 6;
    for (int i = 2; i < XT_MAX + 2; i++) {
        snprintf(name, sizeof name, "c%d", i);
        if (xt_add(t, "a", name, 1) != (i < XT_MAX ? 0 : -1))
            return 7;
    }
    if (xt_cols(t) != XT_MAX || strcmp(xt_col_name(t, 2), "c2") || xt_count(t, "", "c9"))
        return 8;
    for (int i = 2; i < XT_MAX + 2; i++) {
        snprintf(name, sizeof name, "r%d", i);
        if (xt_add(t, name, "c5", 1) != (i < XT_MAX ? 0 : -1))
            return 9;
    }
    if (xt_col_total(t, "c5") != XT_MAX - 1 || xt_count(t, "r9", "c100") || !(xt_chi2(t) >= 0.0))
        return 10;
    xt_free(NULL);
#else
    xt_add(t, "north", "yes", 1);
    xt_add(t, "south", "yes", 1);
    xt_add(t, "west", "yes", 1);
    xt_add(t, "north", "no", 1);
    if (xt_count(t, "west", "no") != 0)
        puts("not zero");
#endif
    xt_free(t);
    return 0;
}
