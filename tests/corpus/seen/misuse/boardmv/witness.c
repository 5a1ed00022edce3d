#include "boardmv.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    board_t b;
    char fen[80], start[80];
    int to[8];
    bd_reset(&b);
    if (bd_save(&b, start, sizeof start) != 43 || bd_square("e4") != 28 || bd_square("") != -1 || bd_square("e44") != -1)
        return 2;
    if (!bd_move(&b, bd_square("e2"), bd_square("e4")) || bd_piece(&b, 28) != 'P' || bd_plies(&b) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!bd_move(&b, bd_square("d7"), 28) || !bd_move(&b, 28, 28))
        return 2;
    bd_save(&b, fen, sizeof fen);
    if (strcmp(fen, "rnbqkbnr/ppp1pppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR") != 0)
        return 2;
    while (bd_plies(&b) > 0)
        bd_undo(&b);
    bd_save(&b, fen, sizeof fen);
    if (strcmp(fen, start) != 0 || bd_save(&b, fen, 5) != 43 || strcmp(fen, "rnbq") != 0 || bd_save(&b, NULL, 0) != 43)
        return 2;
    if (bd_knight(0, to) != 2 || to[0] != 17 || bd_knight(28, to) != 8)
        return 2;
    const char *const bad[] = {"", "8", "8/8/8/8/8/8/8/9", "8/8/8/8/8/8/8/71p", "8/8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 w"};
    for (int i = 0; i < 6; i++)
        if (bd_load(&b, bad[i]))
            return 2;
    if (!bd_load(&b, "8/8/8/8/8/8/8/7K"))
        return 2;
    for (int i = 0; i < BD_HISTORY; i++)
        if (!bd_move(&b, 7, 7))
            return 2;
    return bd_move(&b, 7, 7);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        bd_undo(&b);
        bd_undo(&b);
        break;
    case 2:
        bd_move(&b, bd_square("e3"), 0);
        break;
    case 3:
        bd_piece(&b, 64);
        break;
    case 4:
        memset(&b, 0x7f, sizeof b);
        bd_undo(&b);
        break;
    case 5: {
        int *small = malloc(sizeof *small);
        bd_knight(0, small);
        break;
    }
    }
    (void)fen, (void)to;
    return 0;
#endif
}
