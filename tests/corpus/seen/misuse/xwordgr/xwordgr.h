#ifndef XWORDGR_H
#define XWORDGR_H
//
// xwordgr.h - crossword grids in the caller's memory
//
// USAGE
//
//      char cells[5 * 5];
//      struct xword x;
//      xword_init(&x, cells, 5, 5);        // all cells open
//      xword_block(&x, 2, 2);              // a black one
//      int n = xword_number(&x);           // finds the slots
//      xword_fill(&x, 0, "OPERA");
//
// A slot is a run of two or more open cells, across or down.  Slots are in
// reading order of their first cells, across before down.
//
// The library allocates nothing.  Nothing needs to be released.
//

#include <stdbool.h>

#define XWORD_SIDE   15                 // most rows, most columns
#define XWORD_SLOTS  (XWORD_SIDE * XWORD_SIDE)
#define XWORD_BLACK  '#'
#define XWORD_OPEN   '.'

struct xslot {
    unsigned char x, y;                 // first cell
    unsigned char length;               // 2..XWORD_SIDE
    bool down;
};

struct xword {                          // read only for the caller
    char *cells;                        // row by row, not terminated
    int width, height;
    int slots;                          // -1: not numbered yet
    struct xslot slot[XWORD_SLOTS];
};

// Makes a grid of open cells.  `cells` must point to width * height chars that
// live as long as the grid is used.  Returns false (and does nothing) unless
// width and height are 1..XWORD_SIDE.  Every other function expects a grid
// that was initialised.
bool xword_init(struct xword *x, char *cells, int width, int height);

// Blackens a cell.  The slots have to be numbered anew after that.  Returns
// false if the cell is outside of the grid.
bool xword_block(struct xword *x, int column, int row);

// Finds the slots and returns how many there are.  Letters stay.
int xword_number(struct xword *x);

// The following take the index of a slot, 0 .. number of slots - 1, in a grid
// that is numbered.  It is not checked in release builds.

// Length of a slot.
int xword_length(const struct xword *x, int slot);

// Writes a word (letters A..Z only) into a slot.  Returns false, and changes
// nothing, if its length is not the slot's, it has other characters, or it
// contradicts a letter that is there.
bool xword_fill(struct xword *x, int slot, const char *word);

// Opens all cells of a slot that no other, complete slot crosses.
void xword_erase(struct xword *x, int slot);

// Copies what is in a slot, with XWORD_OPEN for cells without letter, to `word`,
// which must have room for xword_length() + 1 chars.  Returns `word`.
char *xword_read(const struct xword *x, int slot, char *word);

// Whether no cell is open.
bool xword_complete(const struct xword *x);

#endif
