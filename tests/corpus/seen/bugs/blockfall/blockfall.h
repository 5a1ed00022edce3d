/* blockfall.h - the rules of a game of falling blocks */
#ifndef BLOCKFALL_H
#define BLOCKFALL_H

#include <stddef.h>

enum bf_piece { BF_I, BF_O, BF_T, BF_S, BF_Z, BF_J, BF_L, BF_PIECES };

typedef struct bf_game bf_game;

/* width 4 to 32, height 4 to 64, else NULL */
bf_game *bf_new(int width, int height);
void bf_free(bf_game *g);

/* A new piece at the top.  -1 if there is one already, if it has no place (the
   game is over then), if the game is over, or if there is no such piece. */
int bf_spawn(bf_game *g, int piece);

/* 1 if done, 0 if something is in the way or nothing is falling */
int bf_left(bf_game *g);
int bf_right(bf_game *g);
int bf_rotate(bf_game *g);

/* One row down, or comes to rest where it is: 1 if it still falls, 0 if not */
int bf_tick(bf_game *g);

/* All the way down; rows that this completed, -1 if nothing is falling */
int bf_drop(bf_game *g);

int bf_falling(const bf_game *g);
int bf_over(const bf_game *g);      /* a piece came to rest above the top, or found no place */
int bf_rows(const bf_game *g);      /* rows completed so far */

/* 0 empty, 1 + piece for a block at rest, -1 outside; row 0 is the top */
int bf_cell(const bf_game *g, int x, int y);

/* The well as lines of '.' and '#', with the falling piece as '@', and a NUL.
   Returns the bytes needed; nothing is written if n is less. */
size_t bf_render(const bf_game *g, char *out, size_t n);

#endif
