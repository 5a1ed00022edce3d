#include "sokolvl.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    char wide[SOK_MAX_SIDE + 8], tall[SOK_MAX_SIDE + 8];
    sok_level *lvl = sok_load("#####\n#@$.#\n#####\n"), *open, *tiny;
    sok_snap *snap, *late;
    const char *cells;
    unsigned i;

    (void)argc, (void)argv;
    assert(lvl && sok_width(lvl) == 5 && sok_height(lvl) == 3);
    assert(!sok_load(NULL) && !sok_load("") && !sok_load("\n\n") && !sok_load("@") && !sok_load("@$") && !sok_load("@@$.") && !sok_load("@$.x") && !sok_load("$."));
    assert(sok_at(lvl, 1, 1) == '@' && sok_at(lvl, -1, 0) == '#' && sok_at(lvl, INT_MAX, INT_MIN) == '#');
    cells = sok_cells(lvl);
    snap = sok_save(lvl);
    assert(snap && sok_undo(lvl) == 0 && sok_move(lvl, SOK_UP) == 0 && sok_moves(lvl) == 0);
    assert(!sok_solved(lvl) && sok_move(lvl, SOK_RIGHT) == 2 && sok_solved(lvl) && cells[7] == '@' && cells[8] == '*');
    assert(sok_move(lvl, SOK_RIGHT) == 0 && sok_move(lvl, SOK_LEFT) == 1 && sok_moves(lvl) == 2);
    assert(sok_undo(lvl) && sok_undo(lvl) && !sok_undo(lvl) && sok_moves(lvl) == 0 && memcmp(cells, "######@$.######", 15) == 0);
    assert(sok_move(lvl, SOK_RIGHT) == 2 && sok_restore(lvl, snap) == 0 && sok_restore(lvl, snap) == 0);
    assert(memcmp(sok_cells(lvl), "######@$.######", 15) == 0 && sok_undo(lvl) == 0 && sok_move(lvl, SOK_RIGHT) == 2);
    sok_free(lvl);
    sok_snap_free(snap);
    open = sok_load("+ \n\n  *\n $");
    assert(open && sok_width(open) == 3 && sok_height(open) == 4 && sok_at(open, 2, 1) == ' ');
    assert(sok_move(open, SOK_UP) == 0 && sok_move(open, SOK_LEFT) == 0 && sok_move(open, SOK_RIGHT) == 1 && sok_at(open, 0, 0) == '.');
    assert(sok_move(open, SOK_DOWN) == 1 && sok_move(open, SOK_DOWN) == 1 && sok_move(open, SOK_DOWN) == 0 && sok_move(open, SOK_RIGHT) == 0);
    for (i = 0; i < 300; i++)
        assert(sok_move(open, i % 2 ? SOK_DOWN : SOK_UP) == 1);
    for (i = 0; i < SOK_UNDO; i++)
        assert(sok_undo(open) == 1);
    assert(sok_undo(open) == 0 && sok_moves(open) == 303 - SOK_UNDO);
    late = sok_save(open);
    sok_free(open);
    sok_snap_free(late);
    tiny = sok_load("@$.");
    assert(tiny && sok_move(tiny, SOK_RIGHT) == 2 && sok_solved(tiny));
    sok_free(tiny);
    memset(wide, '#', sizeof wide);
    memcpy(wide, "@$.", 3);
    wide[SOK_MAX_SIDE] = '\0';
    tiny = sok_load(wide);
    assert(tiny && sok_width(tiny) == SOK_MAX_SIDE);
    sok_free(tiny);
    wide[SOK_MAX_SIDE] = '#', wide[SOK_MAX_SIDE + 1] = '\0';
    assert(!sok_load(wide));
    memset(tall, '\n', sizeof tall);
    memcpy(tall + SOK_MAX_SIDE - 1, "@$.", 4);
    tiny = sok_load(tall);
    assert(tiny && sok_height(tiny) == SOK_MAX_SIDE && sok_move(tiny, SOK_DOWN) == 0);
    sok_free(tiny);
    memset(tall, '\n', sizeof tall);
    memcpy(tall + SOK_MAX_SIDE, "@$.", 4);
    assert(!sok_load(tall));
    sok_free(NULL);
    sok_snap_free(NULL);
#else
    const int rule = argc > 1 ? atoi(argv[1]) : 1;
    sok_level *lvl = sok_load("########\n#@ $ . #\n#      #\n#      #\n########\n");
    sok_level *small = sok_load("@$.");
    const char *cells = sok_cells(lvl);
    sok_snap *snap = sok_save(rule == 2 ? small : lvl);

    if (rule == 1)
        sok_move(lvl, (sok_dir)'u');
    sok_restore(lvl, snap);
    if (rule == 3)
        printf("%c\n", cells[9]);
    sok_snap_free(snap);
    sok_free(small);
    sok_free(lvl);
#endif
    return 0;
}
