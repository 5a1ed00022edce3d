/*
 * gridling - a little spreadsheet without the formulas
 *
 * A sheet has 26 columns, A to Z, and 200 rows, 1 to 200.  All cells are there
 * from the beginning, and empty; you never have to make one.
 *
 * You point at a cell with a short string.  Either it's a plain reference, a
 * letter (of either case) and a row number without leading zeros: "B7", "z200".
 * Or it's a name that you gave to a cell with gl_name().  Everywhere below
 * where it says `where`, both will do.  If the string is neither you get
 * GL_WHERE and nothing happens, so feel free to pass whatever the user typed.
 *
 * We copy every string you hand us.
 */
#ifndef GRIDLING_H
#define GRIDLING_H

#define GL_ROWS 200
#define GL_TEXT_MAX 255 /* longest text of a cell, in bytes */
#define GL_NAME_MAX 15  /* longest name */
#define GL_NAMES 32     /* so many names per sheet */

enum {
    GL_OK = 0,
    GL_WHERE = -1,  /* no such cell, no such name */
    GL_KIND = -2,   /* the cell holds something else */
    GL_NOMEM = -3,
    GL_LIMIT = -4   /* text or name too long, too many names, bad name */
};

typedef struct gl_sheet gl_sheet;

/* A fresh sheet, or NULL if we're out of memory.  Give it back with gl_free()
 * (which takes NULL, too). */
gl_sheet *gl_new(void);
void gl_free(gl_sheet *sheet);

/* Put something into a cell.  What was in there is gone. */
int gl_set_number(gl_sheet *sheet, const char *where, double value);
int gl_set_text(gl_sheet *sheet, const char *where, const char *text);
int gl_clear(gl_sheet *sheet, const char *where);

/* Read a number.  GL_KIND if the cell is empty or has a text; *value is only
 * touched when you get GL_OK. */
int gl_number(const gl_sheet *sheet, const char *where, double *value);

/* Read a text.  NULL if there's none.  The string stays ours and is good until
 * the cell is next changed (or its row dropped, or the sheet freed).  Passing
 * it to gl_set_text(), even for the same cell, is fine. */
const char *gl_text(const gl_sheet *sheet, const char *where);

/* Name a cell.  Names are 2 to 15 letters and underscores, and case matters.
 * A cell may have many names; a name that's in use moves to the new cell. */
int gl_name(gl_sheet *sheet, const char *name, const char *where);

/* Is this a name of some cell?  1 or 0. */
int gl_has_name(const gl_sheet *sheet, const char *name);

/* Throw away everything in a row (1 to GL_ROWS, else GL_WHERE).  The names of
 * its cells are forgotten; the other rows stay where they are. */
int gl_drop_row(gl_sheet *sheet, int row);

/* Sum of all numbers in the rectangle with these two opposite corners. */
int gl_sum(const gl_sheet *sheet, const char *where, const char *where2, double *sum);

#endif
