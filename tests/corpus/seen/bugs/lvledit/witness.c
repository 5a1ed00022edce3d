#include "lvledit.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    assert(lvl_new(0, 1) == NULL && lvl_new(1, INT_MAX) == NULL);
    lvl *l = lvl_new(3, 2);
    assert(l && lvl_undo(l) == LVL_ENONE && lvl_redo(l) == LVL_ENONE);
    assert(lvl_add_layer(l) == 0 && lvl_add_layer(l) == 1 && lvl_layers(l) == 2);
    assert(lvl_paint(l, 0, 2, 1, 65535) == LVL_OK && lvl_paint(l, 1, 0, 0, 7) == LVL_OK);
    assert(lvl_paint(l, 0, 3, 0, 1) == LVL_ERANGE && lvl_paint(l, 2, 0, 0, 1) == LVL_ERANGE);
    assert(lvl_undo(l) == LVL_OK && lvl_tile(l, 1, 0, 0) == 0);
    assert(lvl_redo(l) == LVL_OK && lvl_tile(l, 1, 0, 0) == 7);
    assert(lvl_move_layer(l, 0, 1) == LVL_OK && lvl_tile(l, 1, 2, 1) == 65535);
    assert(lvl_move_layer(l, 1, 1) == LVL_OK && lvl_move_layer(l, INT_MIN, 0) == LVL_ERANGE);
    assert(lvl_undo(l) == LVL_OK && lvl_tile(l, 0, 0, 0) == 0);
    assert(lvl_remove_layer(l, 1) == LVL_OK && lvl_layers(l) == 1);
    assert(lvl_undo(l) == LVL_ENONE && lvl_redo(l) == LVL_OK && lvl_tile(l, 0, 0, 0) == 7);
    assert(lvl_remove_layer(l, 0) == LVL_OK && lvl_remove_layer(l, 0) == LVL_ERANGE);
    assert(lvl_undo(l) == LVL_ENONE && lvl_redo(l) == LVL_ENONE);
    while (lvl_add_layer(l) >= 0)
        ;
    assert(lvl_layers(l) == LVL_MAX_LAYERS);
    for (int i = 0; i < 100; i++)
        assert(lvl_paint(l, i % 16, i % 3, i % 2, (unsigned short)i) == LVL_OK);
    int n = 0;
    while (lvl_undo(l) == LVL_OK)
        n++;
    assert(n == LVL_MAX_UNDO);
    lvl_close(l);
    lvl_close(NULL);
#else
    lvl *l = lvl_new(4, 4);
    assert(l);
    int ground = lvl_add_layer(l);
    assert(ground == 0);
    lvl_paint(l, ground, 1, 1, 5);
    lvl_undo(l);
    lvl_remove_layer(l, ground);
    lvl_redo(l);
    lvl_close(l);
#endif
    return 0;
}
