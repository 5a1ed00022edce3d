/* sokolvl.h - the rules of Sokoban: levels, moves, undo, saved positions.
 *
 * A level is a rectangle of cells:
 *   '#' wall   ' ' floor   '.' goal   '$' box   '*' box on a goal
 *   '@' the player   '+' the player on a goal
 * Everything outside of the rectangle counts as wall.
 */
#ifndef SOKOLVL_H
#define SOKOLVL_H

#define SOK_MAX_SIDE 64  /* columns or rows of a level */
#define SOK_UNDO     256 /* moves that can be undone; older ones are forgotten */

typedef enum { SOK_UP, SOK_RIGHT, SOK_DOWN, SOK_LEFT } sok_dir;

typedef struct sok_level sok_level;
typedef struct sok_snap sok_snap;

/* Reads a level from text, rows end with '\n' (the last need not). Short rows
 * are filled up with floor. NULL if the text has other characters, no cells at
 * all, more than SOK_MAX_SIDE rows or columns, not exactly one player, no box,
 * or not as many goals as boxes; or if memory is exhausted. */
sok_level *sok_load(const char *text);

/* Frees a level, but not the snapshots of it. NULL is ignored. */
void sok_free(sok_level *lvl);

int sok_width(const sok_level *lvl);
int sok_height(const sok_level *lvl);

/* The cell in column x, row y, both from 0; '#' outside. */
char sok_at(const sok_level *lvl, int x, int y);

/* All cells, row by row, sok_width() * sok_height() characters without a NUL.
 * The memory is the level's. It shows later moves as well, and is no longer
 * valid after sok_restore() or sok_free(). */
const char *sok_cells(const sok_level *lvl);

/* Moves the player, dir being one of the four above. 2 if a box was pushed, 1
 * if the player just walked, 0 if the way is blocked. */
int sok_move(sok_level *lvl, sok_dir dir);

/* Takes back the last move. 1, or 0 if there is none left. */
int sok_undo(sok_level *lvl);

/* Moves made and not undone, since sok_load() or sok_restore(). */
unsigned sok_moves(const sok_level *lvl);

/* 1 if every box is on a goal, else 0. */
int sok_solved(const sok_level *lvl);

/* Saves the position. Free it with sok_snap_free(); it may outlive the level.
 * NULL if memory is exhausted. */
sok_snap *sok_save(const sok_level *lvl);

/* Returns to a position that was saved from this same level. It can be used
 * again. There is nothing to undo afterwards. 0, or -1, and no change, if
 * memory is exhausted. */
int sok_restore(sok_level *lvl, const sok_snap *snap);

/* NULL is ignored. */
void sok_snap_free(sok_snap *snap);

#endif
