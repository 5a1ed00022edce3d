#include "minefield.h"

#include <stdlib.h>

struct cell {
    bool mine;
    bool open;
    bool flag;
};

struct mf_board {
    int width, height;
    int mines;
    int opened;
    bool over;
    struct cell *cells;
    int *todo; /* cells whose neighbours are to be opened, each at most once */
};

mf_board *mf_create(int width, int height)
{
    if (width < 1 || width > MF_SIDE_MAX || height < 1 || height > MF_SIDE_MAX)
        return NULL;
    mf_board *board = calloc(1, sizeof *board);
    if (board == NULL)
        return NULL;
    board->width = width;
    board->height = height;
    board->cells = calloc((size_t)(width * height), sizeof *board->cells);
    board->todo = calloc((size_t)(width * height), sizeof *board->todo);
    if (board->cells == NULL || board->todo == NULL) {
        mf_destroy(board);
        return NULL;
    }
    return board;
}

void mf_destroy(mf_board *board)
{
    if (board == NULL)
        return;
    free(board->cells);
    free(board->todo);
    free(board);
}

static bool on_board(const mf_board *board, int x, int y)
{
    return x >= 0 && x < board->width && y >= 0 && y < board->height;
}

static struct cell *at(const mf_board *board, int x, int y)
{
    return board->cells + y * board->width + x;
}

/* How many of the cells around it have a mine, or a flag. */
static int around(const mf_board *board, int x, int y, bool flags)
{
    int count = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            if ((dx == 0 && dy == 0) || !on_board(board, x + dx, y + dy))
                continue;
            const struct cell *cell = at(board, x + dx, y + dy);
            count += flags ? cell->flag : cell->mine;
        }
    return count;
}

mf_result mf_lay(mf_board *board, int x, int y)
{
    if (!on_board(board, x, y))
        return MF_NOWHERE;
    struct cell *cell = at(board, x, y);
    if (cell->mine || board->opened > 0 || board->over)
        return MF_NOTHING;
    cell->mine = true;
    board->mines++;
    return MF_OK;
}

int mf_mines(const mf_board *board)
{
    return board->mines;
}

mf_result mf_flag(mf_board *board, int x, int y)
{
    if (!on_board(board, x, y))
        return MF_NOWHERE;
    struct cell *cell = at(board, x, y);
    if (cell->open || board->over)
        return MF_NOTHING;
    cell->flag = !cell->flag;
    return MF_OK;
}

/* Opens one cell; true if those around it are to follow. */
static bool open_one(mf_board *board, int x, int y)
{
    struct cell *cell = at(board, x, y);
    if (cell->open || cell->flag)
        return false;
    cell->open = true;
    if (cell->mine) {
        board->over = true;
        return false;
    }
    board->opened++;
    return around(board, x, y, false) == 0;
}

static void spread(mf_board *board, int x, int y)
{
    int count = 0;
    if (open_one(board, x, y))
        board->todo[count++] = y * board->width + x;
    while (count > 0) {
        int index = board->todo[--count];
        int cx = index % board->width, cy = index / board->width;
        for (int ny = cy - 1; ny <= cy + 1; ny++)
            for (int nx = cx - 1; nx <= cx + 1; nx++)
                if (on_board(board, nx, ny) && open_one(board, nx, ny))
                    board->todo[count++] = ny * board->width + nx;
    }
}

static mf_result outcome(mf_board *board)
{
    if (board->over)
        return MF_BOOM;
    if (board->opened + board->mines < board->width * board->height)
        return MF_OK;
    board->over = true;
    return MF_WON;
}

mf_result mf_open(mf_board *board, int x, int y)
{
    if (!on_board(board, x, y))
        return MF_NOWHERE;
    const struct cell *cell = at(board, x, y);
    if (board->over || cell->open || cell->flag)
        return MF_NOTHING;
    spread(board, x, y);
    return outcome(board);
}

mf_result mf_chord(mf_board *board, int x, int y)
{
    if (!on_board(board, x, y))
        return MF_NOWHERE;
    if (board->over || !at(board, x, y)->open)
        return MF_NOTHING;
    if (around(board, x, y, true) != around(board, x, y, false))
        return MF_NOTHING;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            spread(board, x + dx, y + dy);
    return outcome(board);
}

char mf_look(const mf_board *board, int x, int y)
{
    if (!on_board(board, x, y))
        return '?';
    const struct cell *cell = at(board, x, y);
    if (!cell->open)
        return cell->flag ? 'F' : '#';
    if (cell->mine)
        return '*';
    int count = around(board, x, y, false);
    return count == 0 ? ' ' : (char)('0' + count);
}

bool mf_over(const mf_board *board)
{
    return board->over;
}
