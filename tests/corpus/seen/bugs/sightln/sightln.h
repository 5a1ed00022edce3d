#ifndef SIGHTLN_H
#define SIGHTLN_H

// Lines of sight on the level's map. There is one map, and it is global.

#define SL_SIDE 64 // longest side of a map

// Start a map of w times h open cells, both 1 to SL_SIDE. 0, or -1 when not.
int sl_reset(int w, int h);

// Build (on != 0) or tear down a wall. -1: off the map.
int sl_wall(int x, int y, int on);

// 1: wall, 0: open, -1: off the map.
int sl_is_wall(int x, int y);

// Trace from the middle of a cell to the middle of another, through walls and
// all. The number of cells on the way, both ends included; each shares a side
// with the one before. -1: an end is off the map.
int sl_trace(int x0, int y0, int x1, int y1);

// Cell number i (from 0) of the last trace. -1: there is none.
int sl_step(int i, int *x, int *y);

// Number of cells of the last trace that are walls now.
int sl_blockers(void);

// Can one see the other? Walls at the ends do not count. Does a trace. -1: off the map.
int sl_visible(int x0, int y0, int x1, int y1);

#endif
