#include "board.h"
#include <stdlib.h>

static int *board; /* NULL: not begun, and nobody looks */

void board_init(void)
{
    free(board);
    board = calloc(16, sizeof *board);
    if (!board)
        abort();
}

void board_quit(void)
{
    free(board);
    board = NULL;
}

_Bool board_put(int place, int value)
{
#ifdef BREAK_BOARD
    if (place < 0 || place > 16)
#else
    if (place < 0 || place > 15)
#endif
        return 0;
    board[place] = value;
    return 1;
}

int board_at(int place)
{
    return place >= 0 && place < 16 ? board[place] : 0;
}
