#ifndef GOBAN_H
#define GOBAN_H

#include <stdbool.h>

/* A board for the game of Go and the record of a game on it. */
typedef struct goban goban;

enum goban_colour { GOBAN_EMPTY, GOBAN_BLACK, GOBAN_WHITE };

enum goban_result {
    GOBAN_OK,
    GOBAN_OUTSIDE,  /* no such point */
    GOBAN_OCCUPIED, /* there is a stone already */
    GOBAN_SUICIDE,  /* the stone would have no liberty and take nothing */
    GOBAN_OVER,     /* both sides have passed in a row */
    GOBAN_NOMEM
};

/* size is 1 to 19, otherwise NULL.  Black moves first. */
goban *goban_new(int size);
void goban_free(goban *g);

/* A stone for the side to move; stones without liberties are taken off.  (The
   ko rule is not enforced.) */
enum goban_result goban_play(goban *g, int x, int y);
/* No stone, and it is the other side's move.  The game is over after two
   passes in a row. */
enum goban_result goban_pass(goban *g);

enum goban_colour goban_to_move(const goban *g);
/* GOBAN_EMPTY outside the board. */
enum goban_colour goban_stone(const goban *g, int x, int y);
/* Of the group that has a stone there; 0 if there is none. */
int goban_liberties(const goban *g, int x, int y);
/* Stones on the board. */
int goban_count(const goban *g, enum goban_colour colour);

/* The moves so far. */
int goban_moves(const goban *g);
/* Move n from 0: true if there is one.  x and y are -1 when it was a pass. */
bool goban_move(const goban *g, int n, int *x, int *y);

#endif
