#include "editgrp.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    eg *e = eg_open(3);
    if (e == NULL || eg_open(0) != NULL || eg_open((size_t)-1) != NULL || eg_set(e, 0, 5) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    eg_begin(e);
    eg_set(e, 0, 6);
    eg_begin(e);
    eg_set(e, 2, 7);
    eg_end(e);
    eg_set(e, 0, 8);
    eg_end(e);
    eg_begin(e);
    eg_end(e);
    if (eg_undos(e) != 2 || !eg_undo(e) || eg_get(e, 0) != 5 || eg_get(e, 2) != 0 || eg_redos(e) != 1)
        return 2;
    if (!eg_redo(e) || eg_get(e, 0) != 8 || eg_get(e, 2) != 7 || eg_redo(e) || !eg_undo(e) || !eg_undo(e) || eg_undo(e))
        return 2;
    for (int i = 0; i < 50; i++)
        eg_set(e, 1, i);
    if (eg_undos(e) != 50 || eg_redos(e) != 0 || eg_size(e) != 3)
        return 2;
    eg_close(e);
    eg_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        eg_end(e);
        break;
    case 2:
        eg_begin(e);
        eg_undo(e);
        break;
    case 3:
        eg_begin(e);
        eg_close(e);
        break;
    case 4:
        return eg_get(e, 3);
    case 5:
        eg_close(e);
        eg_size(e);
        break;
    }
#endif
    return 0;
}
