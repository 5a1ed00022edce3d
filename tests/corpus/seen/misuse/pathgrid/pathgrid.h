#ifndef PATHGRID_H
#define PATHGRID_H

#include <stddef.h>

/*
 * Shortest paths on a grid, without any allocation.
 *
 * The caller provides the memory to work in:
 *
 *     int work[PATH_WORK(20, 10)];
 *     path_grid g;
 *     path_init(&g, 20, 10, work, cost, map);
 *     if (path_search(&g, 0, 0, 19, 9) >= 0) ...
 */

/* Number of ints that a grid needs to work. */
#define PATH_WORK(width, height) (3 * (width) * (height))

#define PATH_BLOCKED (-1)

/* Tells the cost to step on a field: 1 to 1000, or PATH_BLOCKED. */
typedef int path_cost(void *map, int x, int y);

typedef struct path_grid { /* private */
    int width, height;
    int *work;
    path_cost *cost;
    void *map;
    int goal;
    int steps;
} path_grid;

/* Sets up a grid. The sides are 1 to 64, and `work` has PATH_WORK() ints,
   which belong to the grid while it is in use. `map` is passed to the cost
   function and may be NULL. */
void path_init(path_grid *g, int width, int height, int *work, path_cost *cost, void *map);

/* Searches the way of least cost by steps to the four sides. Start and goal
   have to be on the grid. Returns the cost (0 if they are the same; the start
   itself is free), or -1 if there is no way. */
long path_search(path_grid *g, int x0, int y0, int x1, int y1);

/* The rest is for after a path_search() that found a way. */

/* Number of steps of the way. */
int path_steps(const path_grid *g);

/* Where the way is after a number of steps, 0 (the start) to path_steps(). */
void path_at(const path_grid *g, int step, int *x, int *y);

/* Writes the way as letters N, E, S, W and a terminator; `text` has room for
   path_steps() + 1 characters. */
void path_letters(const path_grid *g, char *text);

#endif
