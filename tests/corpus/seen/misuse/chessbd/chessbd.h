#ifndef CHESSBD_H
#define CHESSBD_H

#include <stdbool.h>
#include <stdint.h>

/* Chess boards.  Squares are numbered from a1 = 0, b1 = 1 and so on to h1 = 7,
   a2 = 8 and h8 = 63; files and ranks from 0 to 7. */
typedef int chess_square;

enum { CHESS_A1 = 0, CHESS_H1 = 7, CHESS_A8 = 56, CHESS_H8 = 63, CHESS_NO_SQUARE = -1 };

/* A piece is its letter, KQRBNP for white and kqrbnp for black, or '.' for
   none. */
typedef char chess_piece;

typedef struct {
    chess_piece squares[64];
    bool black_to_move;
} chess_board;

/* The board at the start of a game, and one without pieces. */
void chess_setup(chess_board *board);
void chess_clear(chess_board *board);

chess_square chess_square_at(int file, int rank);
int chess_file(chess_square square);
int chess_rank(chess_square square);
/* From a name such as "e4"; CHESS_NO_SQUARE when it is no such name. */
chess_square chess_square_from_name(const char *name);
/* Writes the name of a square, three characters with the terminator. */
void chess_square_name(chess_square square, char *name);

chess_piece chess_get(const chess_board *board, chess_square square);
/* Only pieces, and '.', can be put on a board. */
void chess_put(chess_board *board, chess_square square, chess_piece piece);

/* Moves the piece on `from`, which is one of the side to move, to `to` and hands
   the move over.  Whether the piece could do so is not looked at.  Returns what
   was on `to`, or '.'. */
chess_piece chess_move(chess_board *board, chess_square from, chess_square to);

/* How many pieces of a letter are on the board. */
int chess_count(const chess_board *board, chess_piece piece);
/* The sum of the pieces of white, less that of black, a pawn being 1. */
int chess_material(const chess_board *board);

#endif
