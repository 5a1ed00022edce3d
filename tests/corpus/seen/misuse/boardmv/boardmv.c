#include "boardmv.h"

#include <assert.h>
#include <string.h>

void bd_reset(board_t *board)
{
    memset(board, 0, sizeof *board);
    bd_load(board, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
}

bool bd_load(board_t *board, const char *fen)
{
    char squares[64];
    for (int rank = 7; rank >= 0; rank--) {
        int file = 0;
        for (; *fen != '\0' && *fen != '/'; fen++) {
            if (*fen >= '1' && *fen <= '8') {
                if (*fen - '0' > 8 - file)
                    return false;
                for (int empty = *fen - '0'; empty > 0; empty--)
                    squares[8 * rank + file++] = '.';
            } else if (strchr("pnbrqkPNBRQK", *fen) != NULL && file < 8) {
                squares[8 * rank + file++] = *fen;
            } else {
                return false;
            }
        }
        if (file != 8 || *fen != (rank > 0 ? '/' : '\0'))
            return false;
        if (rank > 0)
            fen++;
    }
    memcpy(board->squares, squares, sizeof squares);
    board->plies = 0;
    return true;
}

static void put(char *text, size_t size, size_t *length, char character)
{
    if (*length + 1 < size)
        text[*length] = character;
    ++*length;
}

size_t bd_save(const board_t *board, char *fen, size_t size)
{
    size_t length = 0;
    for (int rank = 7; rank >= 0; rank--) {
        int empty = 0;
        for (int file = 0; file < 8; file++) {
            char piece = board->squares[8 * rank + file];
            if (piece == '.') {
                empty++;
                continue;
            }
            if (empty > 0)
                put(fen, size, &length, (char)('0' + empty));
            empty = 0;
            put(fen, size, &length, piece);
        }
        if (empty > 0)
            put(fen, size, &length, (char)('0' + empty));
        if (rank > 0)
            put(fen, size, &length, '/');
    }
    if (size > 0)
        fen[length < size ? length : size - 1] = '\0';
    return length;
}

int bd_square(const char *name)
{
    if (name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' || name[2] != '\0')
        return -1;
    return (name[1] - '1') * 8 + (name[0] - 'a');
}

char bd_piece(const board_t *board, int square)
{
    assert(square >= 0 && square < 64);
    return board->squares[square];
}

bool bd_move(board_t *board, int from, int to)
{
    assert(from >= 0 && from < 64 && to >= 0 && to < 64);
    char piece = board->squares[from];
    assert(piece != '.');
    if (board->plies == BD_HISTORY)
        return false;
    board->history[board->plies].from = (unsigned char)from;
    board->history[board->plies].to = (unsigned char)to;
    board->history[board->plies].captured = board->squares[to];
    board->plies++;
    board->squares[from] = '.';
    board->squares[to] = piece;
    return true;
}

void bd_undo(board_t *board)
{
    assert(board->plies > 0);
    board->plies--;
    int from = board->history[board->plies].from, to = board->history[board->plies].to;
    char piece = board->squares[to];
    board->squares[to] = board->history[board->plies].captured;
    board->squares[from] = piece;
}

int bd_plies(const board_t *board)
{
    return board->plies;
}

int bd_knight(int square, int *to)
{
    static const int steps[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    int count = 0;
    assert(square >= 0 && square < 64);
    for (int i = 0; i < 8; i++) {
        int file = square % 8 + steps[i][0], rank = square / 8 + steps[i][1];
        if (file >= 0 && file < 8 && rank >= 0 && rank < 8)
            to[count++] = 8 * rank + file;
    }
    return count;
}
