#include "revkeep.h"

#include <string.h>

int main(void)
{
    revkeep *rk = rk_new(3);
    if (rk_undo(rk) || rk_redo(rk) || rk_get(rk, "x") != NULL)
        return 2;
    rk_set(rk, "x", "1");
    rk_set(rk, "x", "2");
    rk_set(rk, "x", rk_get(rk, "x"));
    if (rk_undoable(rk) != 1 || !rk_undo(rk) || rk_size(rk) != 0 || !rk_redo(rk) || strcmp(rk_get(rk, "x"), "2") != 0)
        return 2;
    rk_seal(rk);
    rk_set(rk, "x", NULL);
    rk_set(rk, "", "");
    rk_set(rk, "y", rk_get(rk, ""));
    if (rk_undoable(rk) != 3 || !rk_undo(rk) || !rk_undo(rk) || !rk_undo(rk) || rk_undo(rk))
        return 2;
    if (strcmp(rk_get(rk, "x"), "2") != 0 || rk_redoable(rk) != 3 || !rk_redo(rk))
        return 2;
    rk_set(rk, "z", "9");
    if (rk_redoable(rk) != 0)
        return 2;
    rk_forget(rk);
    rk_set(rk, "a", "1");
    rk_set(rk, "b", "1");
    rk_undo(rk);
#ifndef LEGAL
    rk_set(rk, "a", "2");
    if (rk_redoable(rk) != 0)
        return 2;
#endif
    rk_free(rk);
    return 0;
}
