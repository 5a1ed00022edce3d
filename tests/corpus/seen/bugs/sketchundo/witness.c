#include "sketchundo.h"

#include <stddef.h>

int main(void)
{
    su_stroke s = {1, 2, 3, 4, 5}, o = {0};
    su_history *h = su_create(2);
    if (su_create(-1) != NULL || su_create(1001) != NULL || su_undo(h, &o) || su_redo(h, &o))
        return 2;
    for (int i = 0; i < 5; i++) {
        s.x0 = i;
        if (!su_draw(h, &s))
            return 2;
    }
    if (su_undo_count(h) != 2 || !su_undo(h, &o) || o.x0 != 4 || !su_undo(h, &o) || o.x0 != 3 || su_undo(h, &o))
        return 2;
    if (su_redo_count(h) != 2 || !su_set_limit(h, 1) || su_redo_count(h) != 1 || !su_redo(h, &o) || o.x0 != 3)
        return 2;
    su_clear(h);
    if (su_limit(h) != 1 || su_undo_count(h) != 0 || !su_set_limit(h, 0) || !su_draw(h, &s) || su_undo_count(h) != 0)
        return 2;
#ifndef LEGAL
    su_set_limit(h, 5);
    su_draw(h, &s);
    su_set_limit(h, 0);
    su_undo(h, &o);
#endif
    su_destroy(h);
    return 0;
}
