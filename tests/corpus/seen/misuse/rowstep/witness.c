#include "rowstep.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    rowstep_table *t = rowstep_load("\nname,age,name\nann,31\n\nbob,99999999999999999999,x,y\n,");
    rowstep_query *q, *all;

    if (!t)
        return 2;
    q = rowstep_prepare(t, "name", "bob");
    all = rowstep_prepare(t, NULL, NULL);
    if (!q || !all)
        return 2;
#ifdef LEGAL
    {
        int n = 0;
        (void)argc, (void)argv;
        if (rowstep_load("") || rowstep_load("\n\n") || rowstep_load("a,,,,,,,,,,,,,,,,"))
            return 1;
        if (rowstep_columns(t) != 3 || rowstep_column(t, "name") != 0 || rowstep_column(t, "x") != -1 || rowstep_prepare(t, "x", ""))
            return 1;
        if (rowstep_step(q) != ROWSTEP_ROW || rowstep_int(q, 1) != LONG_MAX || strcmp(rowstep_text(q, 2), "x") != 0 || rowstep_int(q, 0) != 0)
            return 1;
        if (rowstep_step(q) != ROWSTEP_DONE || rowstep_step(q) != ROWSTEP_DONE)
            return 1;
        rowstep_reset(q);
        if (rowstep_step(q) != ROWSTEP_ROW)
            return 1;
        while (rowstep_step(all) == ROWSTEP_ROW)
            n += 1 + (int)strlen(rowstep_text(all, 2));
        if (n != 4)
            return 1;
        rowstep_finalize(q);
        rowstep_finalize(all);
        rowstep_unload(t);
        rowstep_finalize(NULL);
    }
    return 0;
#else
    {
        int rule = argc > 1 ? atoi(argv[1]) : 1;
        const char *text;
        rowstep_step(all);
        text = rowstep_text(all, 0);
        if (rule == 1) {
            rowstep_step(all);
            return text[0] == 'a' ? 0 : 3;
        }
        if (rule == 2)
            rowstep_text(q, 0);
        if (rule == 3)
            rowstep_text(all, 3);
        if (rule == 4) {
            rowstep_unload(t);
            rowstep_step(all);
        }
        if (rule == 5) {
            rowstep_finalize(all);
            rowstep_step(all);
        }
    }
    return 0;
#endif
}
