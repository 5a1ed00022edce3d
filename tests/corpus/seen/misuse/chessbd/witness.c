#include "chessbd.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    chess_board board;
    char name[3];
    chess_setup(&board);
#ifdef LEGAL
    (void)count, (void)arguments;
    chess_square e2 = chess_square_from_name("e2"), e4 = chess_square_at(4, 3);
    if (chess_move(&board, e2, e4) != '.' || chess_get(&board, e4) != 'P' || !board.black_to_move)
        return 2;
    if (chess_move(&board, CHESS_A8, e4) != 'P' || chess_material(&board) != -1 || chess_count(&board, 'P') != 7)
        return 2;
    if (chess_move(&board, CHESS_A1, CHESS_A1) != '.' || chess_get(&board, CHESS_A1) != 'R')
        return 2;
    chess_square_name(CHESS_H8, name);
    if (strcmp(name, "h8") != 0 || chess_rank(e4) != 3 || chess_file(e4) != 4)
        return 2;
    if (chess_square_from_name("") != CHESS_NO_SQUARE || chess_square_from_name("a11") != CHESS_NO_SQUARE)
        return 2;
    if (chess_square_from_name("a") != CHESS_NO_SQUARE || chess_square_from_name("i1") != CHESS_NO_SQUARE)
        return 2;
    chess_clear(&board);
    chess_put(&board, 0, 'k');
    chess_put(&board, 0, '.');
    if (chess_material(&board) != 0 || chess_count(&board, '.') != 64 || chess_count(&board, 'x') != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        chess_get(&board, 64);
        break;
    case 2:
        chess_square_at(8, 0);
        break;
    case 3:
        chess_move(&board, 16, 24);
        break;
    case 4:
        chess_put(&board, 20, 'x');
        chess_material(&board);
        break;
    case 5:
        memset(&board, 0, sizeof board);
        chess_material(&board);
        break;
    case 6:
        chess_square_name(CHESS_NO_SQUARE, name);
        break;
    }
#endif
    return 0;
}
