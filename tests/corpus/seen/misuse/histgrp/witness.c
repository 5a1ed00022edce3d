#include "histgrp.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    histgrp *h = hg_create(4);
    hg_begin(h);
    hg_begin(h);
    if (hg_set(h, 0, 1) || hg_depth(h) != 2)
        return 2;
    hg_end(h);
    hg_set(h, 0, 2);
    hg_end(h);
    if (hg_set(h, 3, 9) || hg_undo(h) != 1 || hg_undo(h) != 2 || hg_get(h, 0) != 0 || hg_undo(h) != 0)
        return 2;
    if (hg_redo(h) != 2 || hg_get(h, 0) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (hg_redo(h) != 1 || hg_redo(h) != 0 || hg_get(h, 3) != 9 || hg_create(0) || hg_create(65))
        return 2;
    hg_undo(h);
    hg_begin(h);
    hg_abort(h);
    if (hg_redo(h) != 1)
        return 2;
    hg_begin(h);
    for (int i = 0; i < 100; i++)
        hg_set(h, 1, i);
    hg_abort(h);
    if (hg_get(h, 1) != 0 || hg_redo(h) != 0 || hg_undo(h) != 1)
        return 2;
    hg_destroy(h);
    hg_destroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hg_end(h);
        break;
    case 2:
        hg_begin(h);
        hg_undo(h);
        break;
    case 3:
        hg_abort(h);
        break;
    case 4:
        hg_begin(h);
        hg_destroy(h);
        break;
    case 5:
        hg_set(h, 4, 0);
        break;
    }
#endif
    return 0;
}
