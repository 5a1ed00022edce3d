#ifndef TILEBOARD_H
#define TILEBOARD_H

#include <stdbool.h>
#include <stddef.h>

/* tileboard.h -- rectangular boards for tile matching games

   Each field has a tile from 0 (empty) to 255. Columns x count from the left,
   rows y from the top, both from 0. For speed the functions do not check
   whether a field is on the board; use tb_on_board() where that is in doubt. */

typedef struct tile_board {
    int columns;
    int rows;
    unsigned char *tiles; /* row by row */
} tile_board;

typedef struct tile_pos { int x, y; } tile_pos;

/* Sides are 1 to 100. Returns false, and the board must not be used, if they
   are not or if memory is out. */
bool tb_init(tile_board *b, int columns, int rows);
void tb_done(tile_board *b);

bool tb_on_board(const tile_board *b, int x, int y);
unsigned char tb_tile(const tile_board *b, int x, int y);
void tb_put(tile_board *b, int x, int y, unsigned char tile);
void tb_swap(tile_board *b, tile_pos p, tile_pos q);

/* Copies the tiles of a board to another of the same size. */
void tb_copy(tile_board *to, const tile_board *from);

/* Lets the tiles of a column fall down over empty fields. Returns the number
   of tiles that moved. */
int tb_drop_column(tile_board *b, int x);

/* The run of equal tiles in a row, to the right from a field: its length. */
int tb_run(const tile_board *b, int x, int y);

/* Fields beside, above and below a field that are on the board. `out` has room
   for 4. Returns how many there are. */
int tb_neighbours(const tile_board *b, int x, int y, tile_pos *out);

/* All fields with a tile, row by row; stores up to `max` and returns how many
   there are. `out` may be NULL if max is 0. */
size_t tb_find(const tile_board *b, unsigned char tile, tile_pos *out, size_t max);

#endif
