#include "fieldhist.h"

#include <string.h>

int main(void)
{
    fieldhist *f = fh_new("a");
    if (!fh_append(f, "b") || !fh_append(f, fh_value(f)) || strcmp(fh_value(f), "abab") != 0)
        return 2;
    if (!fh_undo(f) || !fh_undo(f) || fh_undo(f) || fh_redo_levels(f) != 2 || !fh_redo(f))
        return 2;
    if (strcmp(fh_value(f), "ab") != 0)
        return 2;
    fh_forget(f);
    if (fh_undo(f) || fh_redo(f) || strcmp(fh_value(f), "ab") != 0)
        return 2;
    for (int i = 0; i < 50; i++)
        if (!fh_set(f, "x"))
            return 2;
    if (fh_undo_levels(f) != FH_LEVELS)
        return 2;
#ifndef LEGAL
    fh_undo(f);
    fh_set(f, "y");
#endif
    fh_free(f);
    return 0;
}
