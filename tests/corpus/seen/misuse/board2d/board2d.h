#ifndef BOARD2D_H
#define BOARD2D_H

#include <stddef.h>

/*
 * Boards for games like Tic-tac-toe, Connect Four and Gomoku
 *
 * A board has BOARD_MIN to BOARD_MAX columns and rows, counted from 0 at the
 * top left. A square is empty (0) or has a piece of player 1 to 9.
 */
#define BOARD_MIN 1
#define BOARD_MAX 64

typedef struct board board;

/* An empty board; NULL if the size is not possible or memory is out. */
board *board_new(int columns, int rows);
board *board_clone(const board *b);
void board_free(board *b);

int board_columns(const board *b);
int board_rows(const board *b);

/* The square must be on the board, and the piece 0 to 9. */
int board_get(const board *b, int column, int row);
void board_put(board *b, int column, int row, int piece);

/* Lets a piece fall down a column of the board. Its row, or -1 if the column
 * is full. */
int board_drop(board *b, int column, int piece);

/* Makes `to` equal to `from`; both have the same size. */
void board_copy(board *to, const board *from);
/* On how many squares two boards of the same size differ. */
int board_diff(const board *a, const board *b);

/* Counts the equal pieces from a square on in direction (dx, dy), including
 * that square; 0 if it is empty. dx and dy are -1, 0 or 1, and not both 0. */
int board_run(const board *b, int column, int row, int dx, int dy);

/* The player who has `n` in a row in any direction; 0 if nobody. `n` is at
 * least 1. */
int board_winner(const board *b, int n);

/* Number of pieces of a player, or of empty squares (0). */
int board_count(const board *b, int piece);

/* The board as text: a character a square ('.' or a digit), a '\n' a row, and
 * a terminator. */
void board_text(const board *b, char *out);

#endif
