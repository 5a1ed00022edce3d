#include "chessbd.h"

#include <assert.h>
#include <string.h>

static const char start[64] = {'R', 'N', 'B', 'Q', 'K', 'B', 'N', 'R', 'P', 'P', 'P', 'P', 'P', 'P', 'P', 'P',
                               '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.',
                               '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.',
                               'p', 'p', 'p', 'p', 'p', 'p', 'p', 'p', 'r', 'n', 'b', 'q', 'k', 'b', 'n', 'r'};

static const struct {
    char piece;
    int worth;
} pieces[] = {{'K', 0}, {'Q', 9}, {'R', 5},  {'B', 3},  {'N', 3},  {'P', 1}, {'.', 0},
              {'k', 0}, {'q', -9}, {'r', -5}, {'b', -3}, {'n', -3}, {'p', -1}};

static int worth(chess_piece piece)
{
    int i = 0;
    while (pieces[i].piece != piece)
        i++;
    return pieces[i].worth;
}

void chess_setup(chess_board *board)
{
    memcpy(board->squares, start, sizeof board->squares);
    board->black_to_move = false;
}

void chess_clear(chess_board *board)
{
    memset(board->squares, '.', sizeof board->squares);
    board->black_to_move = false;
}

chess_square chess_square_at(int file, int rank)
{
    assert(file >= 0 && file < 8 && rank >= 0 && rank < 8);
    return 8 * rank + file;
}

int chess_file(chess_square square)
{
    assert(square >= CHESS_A1 && square <= CHESS_H8);
    return square % 8;
}

int chess_rank(chess_square square)
{
    assert(square >= CHESS_A1 && square <= CHESS_H8);
    return square / 8;
}

chess_square chess_square_from_name(const char *name)
{
    if (name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' || name[2] != '\0')
        return CHESS_NO_SQUARE;
    return chess_square_at(name[0] - 'a', name[1] - '1');
}

void chess_square_name(chess_square square, char *name)
{
    name[0] = (char)('a' + chess_file(square));
    name[1] = (char)('1' + chess_rank(square));
    name[2] = '\0';
}

chess_piece chess_get(const chess_board *board, chess_square square)
{
    return board->squares[square];
}

void chess_put(chess_board *board, chess_square square, chess_piece piece)
{
    board->squares[square] = piece;
}

chess_piece chess_move(chess_board *board, chess_square from, chess_square to)
{
    chess_piece piece = board->squares[from];
    assert(board->black_to_move ? piece >= 'a' && piece <= 'z' : piece >= 'A' && piece <= 'Z');
    chess_piece taken = from == to ? '.' : board->squares[to];
    board->squares[from] = '.';
    board->squares[to] = piece;
    board->black_to_move = !board->black_to_move;
    return taken;
}

int chess_count(const chess_board *board, chess_piece piece)
{
    int count = 0;
    for (int i = 0; i < 64; i++)
        count += board->squares[i] == piece;
    return count;
}

int chess_material(const chess_board *board)
{
    int sum = 0;
    for (int i = 0; i < 64; i++)
        sum += worth(board->squares[i]);
    return sum;
}
