#ifndef BOARDMV_H
#define BOARDMV_H

#include <stdbool.h>
#include <stddef.h>

/* A chess board on which moves can be made and taken back.  The rules of chess
   are not known to it: a search makes and undoes moves that it has generated.

   Squares are numbered 0 (a1), 1 (b1) ... 63 (h8).  Pieces are letters, upper
   case for white, '.' for an empty square. */

#define BD_HISTORY 256

typedef struct {
    char squares[64];
    int plies;
    struct {
        unsigned char from, to;
        char captured;
    } history[BD_HISTORY];
} board_t;

/* Sets up the pieces.  A board has to be set up with this or bd_load() before
   anything else. */
void bd_reset(board_t *board);

/* Reads the first field of FEN; false when it is wrong, and the board is as it
   was. */
bool bd_load(board_t *board, const char *fen);
/* Writes it, cut to size; the length of the whole. */
size_t bd_save(const board_t *board, char *fen, size_t size);

/* The number of a square such as "e4", -1 for other texts. */
int bd_square(const char *name);

char bd_piece(const board_t *board, int square);

/* Moves what is at `from`, taking what is at `to`.  There must be a piece at
   `from`.  False when there are BD_HISTORY moves. */
bool bd_move(board_t *board, int from, int to);

/* Takes the last move back.  There must be one. */
void bd_undo(board_t *board);
int bd_plies(const board_t *board); /* moves that can be taken back */

/* Where a knight could go from a square, whatever is there.  Returns how many;
   `to` has room for 8. */
int bd_knight(int square, int *to);

#endif
