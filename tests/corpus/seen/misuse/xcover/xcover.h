/* xcover: exact cover problems, for puzzles and timetables.

   You have some columns (things that must each be done exactly once) and
   rows (choices, each of which does a few of those things). A solution is a
   set of rows in which every column occurs in one and only one row. Sudoku,
   pentominoes and n queens can all be put that way; see Knuth's "Dancing
   Links".

   How to use it: make a problem, add the rows, solve.

       xcover *x = xcover_new(3);
       unsigned ab[] = {0, 1}, c[] = {2};
       xcover_add(x, ab, 2);
       xcover_add(x, c, 1);
       xcover_solve(x, print, NULL);
       xcover_free(x);

   Rows are numbered from 0 in the order in which they were added. If some
   choices have been made already, such as the givens of a Sudoku, add all the
   rows, then take those with xcover_take(). Rows can only be added while none
   is taken.

   Mistakes in calling are caught by assert(), as far as they can be. */

#ifndef XCOVER_H
#define XCOVER_H

#include <stdbool.h>
#include <stddef.h>

#define XCOVER_COLUMNS 64 /* at most */
#define XCOVER_ROWS 256   /* at most */

typedef struct xcover xcover;

/* Gets the numbers of the rows of a solution, taken ones first. They are the
   library's, look but don't keep the pointer. Return false to stop the search.
   The problem may be asked things from here (xcover_row() and the like), but
   it can't be changed, solved or freed before xcover_solve() has returned. */
typedef bool xcover_visit(const unsigned *rows, size_t count, void *data);

/* NULL if it's not 1 to XCOVER_COLUMNS, or out of memory. */
xcover *xcover_new(unsigned columns);
void xcover_free(xcover *x);

unsigned xcover_columns(const xcover *x);
unsigned xcover_rows(const xcover *x);

/* Adds a row with these columns. There's at least one, all are different and
   below xcover_columns(). The number of the row, or -1 if there are
   XCOVER_ROWS already or memory has run out. */
int xcover_add(xcover *x, const unsigned *columns, size_t count);

/* The columns of a row that exists, as they were given. The pointer is good
   until a row is added: by then they may have moved. */
const unsigned *xcover_row(const xcover *x, unsigned row, size_t *count);

/* Takes a row that exists. False if it has a column in common with one that's
   taken, itself included. */
bool xcover_take(xcover *x, unsigned row);
/* Puts the row that was taken last back. There has to be one. */
void xcover_untake(xcover *x);
size_t xcover_taken(const xcover *x);

/* Finds the solutions that have all rows taken, and calls visit (if it isn't
   NULL) for each. How many were found; a search that gets too long (20000
   steps) is given up, and the result is -1 then. */
long xcover_solve(xcover *x, xcover_visit *visit, void *data);

#endif
