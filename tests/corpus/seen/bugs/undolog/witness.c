#include "undolog.h"

#include <string.h>

int main(void)
{
    undolog *log = undolog_new();
    if (undolog_undo(log) || undolog_redo(log) || undolog_is_saved(log) || undolog_saved_title(log) != NULL ||
        undolog_undo_title(log) != NULL || undolog_redo_title(log) != NULL)
        return 2;
    undolog_mark_saved(log);
    undolog_add(log, "type");
    if (undolog_is_saved(log) || undolog_saved_title(log) != NULL)
        return 2;
    undolog_mark_saved(log);
    undolog_add(log, "");
    undolog_add(log, "paste");
    if (!undolog_undo(log) || !undolog_undo(log) || !undolog_is_saved(log) || undolog_undoable(log) != 1 ||
        undolog_redoable(log) != 2 || strcmp(undolog_redo_title(log), "") != 0 || !undolog_redo(log))
        return 2;
    undolog_add(log, undolog_redo_title(log));
    if (undolog_redoable(log) != 0 || undolog_undoable(log) != 3 || strcmp(undolog_undo_title(log), "paste") != 0 ||
        strcmp(undolog_saved_title(log), "type") != 0)
        return 2;
#ifndef LEGAL
    undolog_mark_saved(log);
    undolog_undo(log);
    undolog_add(log, "cut");
#endif
    const char *title = undolog_saved_title(log);
    undolog_free(log);
    return title == NULL ? 2 : 0;
}
