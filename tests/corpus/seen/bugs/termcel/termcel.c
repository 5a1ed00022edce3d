#include "termcel.h"

#include <stdlib.h>
#include <string.h>

struct place {
    int row, col;
    int wrap; /* the last column was written: wrap before the next one */
};

struct termcel {
    int rows, cols;
    struct place cur;
    struct place saved;
    char *cells;
};

static int clamp(int value, int sides)
{
    if (value < 0)
        return 0;
    return value < sides ? value : sides - 1;
}

static int bad_size(int rows, int cols)
{
    return rows < 1 || cols < 1 || rows > TC_MAX_SIDE || cols > TC_MAX_SIDE;
}

static char *blank_cells(int rows, int cols)
{
    size_t n = (size_t)rows * (size_t)cols;
    char *cells = malloc(n);

    if (cells)
        memset(cells, ' ', n);
    return cells;
}

static char *cell(const termcel *screen, int row, int col)
{
    return screen->cells + (size_t)row * (size_t)screen->cols + (size_t)col;
}

termcel *tc_new(int rows, int cols)
{
    termcel *screen;

    if (bad_size(rows, cols))
        return NULL;
    screen = calloc(1, sizeof *screen);
    if (!screen)
        return NULL;
    screen->cells = blank_cells(rows, cols);
    if (!screen->cells) {
        free(screen);
        return NULL;
    }
    screen->rows = rows;
    screen->cols = cols;
    return screen;
}

void tc_free(termcel *screen)
{
    if (!screen)
        return;
    free(screen->cells);
    free(screen);
}

int tc_resize(termcel *screen, int rows, int cols)
{
    char *cells;
    int keep_rows, keep_cols;

    if (bad_size(rows, cols))
        return -1;
    if (rows == screen->rows && cols == screen->cols)
        return 0;
    cells = blank_cells(rows, cols);
    if (!cells)
        return -1;
    keep_rows = rows < screen->rows ? rows : screen->rows;
    keep_cols = cols < screen->cols ? cols : screen->cols;
    for (int row = 0; row < keep_rows; row++)
        memcpy(cells + (size_t)row * (size_t)cols, cell(screen, row, 0), (size_t)keep_cols);
    free(screen->cells);
    screen->cells = cells;
    screen->rows = rows;
    screen->cols = cols;
    screen->cur.row = clamp(screen->cur.row, rows);
    screen->cur.col = clamp(screen->cur.col, cols);
    screen->cur.wrap = 0;
    return 0;
}

void tc_size(const termcel *screen, int *rows, int *cols)
{
    if (rows)
        *rows = screen->rows;
    if (cols)
        *cols = screen->cols;
}

void tc_move(termcel *screen, int row, int col)
{
    screen->cur.row = clamp(row, screen->rows);
    screen->cur.col = clamp(col, screen->cols);
    screen->cur.wrap = 0;
}

void tc_cursor(const termcel *screen, int *row, int *col)
{
    if (row)
        *row = screen->cur.row;
    if (col)
        *col = screen->cur.col;
}

void tc_save(termcel *screen)
{
    screen->saved = screen->cur;
}

void tc_restore(termcel *screen)
{
    screen->cur = screen->saved;
}

static void scroll(termcel *screen)
{
    size_t width = (size_t)screen->cols;

    memmove(screen->cells, screen->cells + width, width * (size_t)(screen->rows - 1));
    memset(cell(screen, screen->rows - 1, 0), ' ', width);
}

static void next_row(termcel *screen)
{
    screen->cur.col = 0;
    screen->cur.wrap = 0;
    if (screen->cur.row == screen->rows - 1)
        scroll(screen);
    else
        screen->cur.row++;
}

void tc_putc(termcel *screen, char c)
{
    unsigned char u = (unsigned char)c;

    if (c == '\n') {
        next_row(screen);
        return;
    }
    if (c == '\r') {
        screen->cur.col = 0;
        screen->cur.wrap = 0;
        return;
    }
    if (c == '\b') {
        if (screen->cur.col > 0)
            screen->cur.col--;
        screen->cur.wrap = 0;
        return;
    }
    if (u < 32 || u == 127)
        return;
    if (screen->cur.wrap)
        next_row(screen);
    *cell(screen, screen->cur.row, screen->cur.col) = c;
    if (screen->cur.col == screen->cols - 1)
        screen->cur.wrap = 1;
    else
        screen->cur.col++;
}

void tc_puts(termcel *screen, const char *text)
{
    for (; *text; text++)
        tc_putc(screen, *text);
}

void tc_erase(termcel *screen)
{
    for (int col = screen->cur.col; col < screen->cols; col++)
        *cell(screen, screen->cur.row, col) = ' ';
    screen->cur.wrap = 0;
}

void tc_clear(termcel *screen)
{
    memset(screen->cells, ' ', (size_t)screen->rows * (size_t)screen->cols);
    tc_move(screen, 0, 0);
}

int tc_at(const termcel *screen, int row, int col)
{
    if (row < 0 || col < 0 || row >= screen->rows || col >= screen->cols)
        return -1;
    return (unsigned char)*cell(screen, row, col);
}
