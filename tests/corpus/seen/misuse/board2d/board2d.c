#include "board2d.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct board {
    int columns;
    int rows;
    unsigned char squares[];
};

static size_t area(const board *b)
{
    return (size_t)b->columns * (size_t)b->rows;
}

static bool inside(const board *b, int column, int row)
{
    return column >= 0 && column < b->columns && row >= 0 && row < b->rows;
}

static size_t at(const board *b, int column, int row)
{
    assert(inside(b, column, row));
    return (size_t)row * (size_t)b->columns + (size_t)column;
}

board *board_new(int columns, int rows)
{
    if (columns < BOARD_MIN || columns > BOARD_MAX || rows < BOARD_MIN || rows > BOARD_MAX)
        return NULL;
    board *b = calloc(1, sizeof *b + (size_t)columns * (size_t)rows);
    if (b == NULL)
        return NULL;
    b->columns = columns;
    b->rows = rows;
    return b;
}

board *board_clone(const board *b)
{
    board *clone = board_new(b->columns, b->rows);
    if (clone != NULL)
        board_copy(clone, b);
    return clone;
}

void board_free(board *b)
{
    free(b);
}

int board_columns(const board *b)
{
    return b->columns;
}

int board_rows(const board *b)
{
    return b->rows;
}

int board_get(const board *b, int column, int row)
{
    return b->squares[at(b, column, row)];
}

void board_put(board *b, int column, int row, int piece)
{
    assert(piece >= 0 && piece <= 9);
    b->squares[at(b, column, row)] = (unsigned char)piece;
}

int board_drop(board *b, int column, int piece)
{
    assert(column >= 0 && column < b->columns);
    for (int row = b->rows - 1; row >= 0; row--) {
        if (board_get(b, column, row) == 0) {
            board_put(b, column, row, piece);
            return row;
        }
    }
    return -1;
}

void board_copy(board *to, const board *from)
{
    assert(to->columns == from->columns && to->rows == from->rows);
    memmove(to->squares, from->squares, area(from));
}

int board_diff(const board *a, const board *b)
{
    int count = 0;
    assert(a->columns == b->columns && a->rows == b->rows);
    for (size_t i = 0; i < area(a); i++)
        count += a->squares[i] != b->squares[i];
    return count;
}

int board_run(const board *b, int column, int row, int dx, int dy)
{
    assert(dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && (dx != 0 || dy != 0));
    int piece = board_get(b, column, row), count = 0;
    if (piece == 0)
        return 0;
    for (; inside(b, column, row) && board_get(b, column, row) == piece; count++) {
        column += dx;
        row += dy;
    }
    return count;
}

int board_winner(const board *b, int n)
{
    static const int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    assert(n >= 1);
    for (int row = 0; row < b->rows; row++)
        for (int column = 0; column < b->columns; column++)
            for (int d = 0; d < 4; d++)
                if (board_run(b, column, row, directions[d][0], directions[d][1]) >= n)
                    return board_get(b, column, row);
    return 0;
}

int board_count(const board *b, int piece)
{
    int count = 0;
    for (size_t i = 0; i < area(b); i++)
        count += b->squares[i] == piece;
    return count;
}

void board_text(const board *b, char *out)
{
    for (int row = 0; row < b->rows; row++) {
        for (int column = 0; column < b->columns; column++) {
            int piece = board_get(b, column, row);
            *out++ = (char)(piece == 0 ? '.' : '0' + piece);
        }
        *out++ = '\n';
    }
    *out = '\0';
}
