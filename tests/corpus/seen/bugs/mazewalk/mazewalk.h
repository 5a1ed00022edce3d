/* mazewalk: mazes drawn as text, and the shortest way through them.
 *
 * A maze is drawn with these characters, a row to a line:
 *
 *      #        wall
 *      (space)  floor
 *      S        floor, the start (at most one)
 *      G        floor, the goal (at most one)
 *
 * Lines are separated by '\n'; one at the very end of the text is optional.
 * Rows need not have the same length: the maze is as wide as the longest
 * and shorter ones are continued with wall.
 */
#ifndef MAZEWALK_H
#define MAZEWALK_H

#include <stddef.h>

#define MAZE_SIDE_MAX 500       /* rows, and columns */

typedef struct maze maze;

/* Read a maze from a NUL-terminated text.  Returns NULL when there is another
 * character in it, a second S or G, more than MAZE_SIDE_MAX rows or columns,
 * not a single cell (as in ""), or no memory.  Free it with maze_free. */
maze *maze_parse(const char *text);

/* Free a maze.  NULL is allowed. */
void maze_free(maze *m);

/* Its size in cells. */
int maze_width(const maze *m);
int maze_height(const maze *m);

/* The character of the cell at column x and row y, counted from 0 at the top
 * left.  Everything outside the maze is wall. */
char maze_at(const maze *m, int x, int y);

/* Steps of the shortest way from S to G, going left, right, up and down over
 * floor.  -1 when there is none, S or G is missing, or no memory. */
int maze_distance(const maze *m);

/* Write the shortest way to buf as letters U, D, L, R with a NUL at the end;
 * `size` bytes must be there.  Returns the number of steps, or -1 as above
 * and when the way does not fit, with buf left alone. */
int maze_path(const maze *m, char *buf, size_t size);

/* Call fn for every dead end: floor with exactly one floor cell beside it,
 * S and G included. */
void maze_dead_ends(const maze *m, void (*fn)(void *arg, int x, int y), void *arg);

/* The maze as text again, all rows of full width, each with '\n'.  To be
 * freed with free(); NULL without memory. */
char *maze_draw(const maze *m);

#endif
