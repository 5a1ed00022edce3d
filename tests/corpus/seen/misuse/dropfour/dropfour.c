#include "dropfour.h"

#include <string.h>

void df_start(struct df_board *b)
{
    memset(b, 0, sizeof *b);
}

int df_turn(const struct df_board *b)
{
    return b->played % 2 + 1;
}

int df_at(const struct df_board *b, int col, int row)
{
    return b->cell[col][row];
}

/* how many of `player` follow after (col, row) in a direction */
static int run(const struct df_board *b, int col, int row, int dc, int dr, int player)
{
    int n = 0;
    for (;;) {
        col += dc;
        row += dr;
        if (col < 0 || col >= DF_COLS || row < 0 || row >= DF_ROWS || b->cell[col][row] != player)
            return n;
        n++;
    }
}

/* four in a row can only be made by the last drop */
int df_winner(const struct df_board *b)
{
    static const int dir[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    if (b->played == 0)
        return 0;
    int col = b->move[b->played - 1];
    int row = b->height[col] - 1;
    int player = b->cell[col][row];
    for (int i = 0; i < 4; i++) {
        int n = 1 + run(b, col, row, dir[i][0], dir[i][1], player) +
                run(b, col, row, -dir[i][0], -dir[i][1], player);
        if (n >= 4)
            return player;
    }
    return 0;
}

int df_can(const struct df_board *b, int col)
{
    return col >= 0 && col < DF_COLS && b->height[col] < DF_ROWS && df_winner(b) == 0;
}

int df_drop(struct df_board *b, int col)
{
    int row = b->height[col];
    b->cell[col][row] = (unsigned char)df_turn(b);
    b->height[col]++;
    b->move[b->played++] = (signed char)col;
    return row;
}

int df_undo(struct df_board *b)
{
    int last = b->played - 1;
    int col = b->move[last];
    b->move[last] = 0;
    b->played = last;
    b->height[col]--;
    b->cell[col][b->height[col]] = 0;
    return col;
}

int df_load(struct df_board *b, const char *columns)
{
    df_start(b);
    for (; *columns != '\0'; columns++) {
        if (*columns < '0' || *columns > '9' || !df_can(b, *columns - '0')) {
            df_start(b);
            return 0;
        }
        df_drop(b, *columns - '0');
    }
    return 1;
}

int df_moves(const struct df_board *b, int *cols)
{
    int n = 0;
    for (int col = 0; col < DF_COLS; col++)
        if (df_can(b, col))
            cols[n++] = col;
    return n;
}

/* value of the board for the one whose turn it is: sooner is better */
static int search(struct df_board *b, int depth)
{
    int cols[DF_COLS];
    if (df_winner(b) != 0)
        return -100 - depth;
    int n = depth > 0 ? df_moves(b, cols) : 0;
    if (n == 0)
        return 0;
    int best = -1000;
    for (int i = 0; i < n; i++) {
        df_drop(b, cols[i]);
        int value = -search(b, depth - 1);
        df_undo(b);
        if (value > best)
            best = value;
    }
    return best;
}

int df_advise(struct df_board *b, int depth)
{
    int cols[DF_COLS];
    int n = df_moves(b, cols), best = -1000, advice = -1, middle = DF_COLS / 2;
    if (depth < 1)
        depth = 1;
    if (depth > 4)
        depth = 4;
    for (int i = 0; i < n; i++) {
        int off = cols[i] < middle ? middle - cols[i] : cols[i] - middle;
        df_drop(b, cols[i]);
        int value = -search(b, depth - 1) * 10 - off;
        df_undo(b);
        if (advice < 0 || value > best) {
            best = value;
            advice = cols[i];
        }
    }
    return advice;
}

void df_show(const struct df_board *b, char *out)
{
    for (int row = DF_ROWS - 1; row >= 0; row--) {
        for (int col = 0; col < DF_COLS; col++)
            *out++ = ".12"[b->cell[col][row]];
        *out++ = '\n';
    }
    *out = '\0';
}
