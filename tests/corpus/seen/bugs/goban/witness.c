#include "goban.h"

#include <stddef.h>

int main(void)
{
    goban *g = goban_new(3);
    int x, y;
    if (goban_new(0) != NULL || goban_new(20) != NULL || goban_play(g, 0, 0) || goban_play(g, 1, 0) ||
        goban_play(g, 0, 0) != GOBAN_OCCUPIED || goban_play(g, 3, 0) != GOBAN_OUTSIDE)
        return 2;
    if (goban_liberties(g, 0, 0) != 1 || goban_pass(g) || goban_play(g, 0, 1) || goban_stone(g, 0, 0) != GOBAN_EMPTY)
        return 2;
    if (goban_play(g, 0, 0) != GOBAN_SUICIDE || goban_to_move(g) != GOBAN_BLACK || goban_count(g, GOBAN_WHITE) != 2)
        return 2;
    if (!goban_move(g, 2, &x, &y) || x != -1 || goban_move(g, 4, &x, &y) || goban_moves(g) != 4)
        return 2;
    if (goban_pass(g) || goban_pass(g) || goban_pass(g) != GOBAN_OVER || goban_play(g, 2, 2) != GOBAN_OVER)
        return 2;
    goban_free(g);
#ifndef LEGAL
    g = goban_new(2);
    goban_play(g, 0, 0);
    goban_play(g, 1, 1);
    goban_pass(g);
    goban_free(g);
#endif
    return 0;
}
