#ifndef LABYR_H
#define LABYR_H

#include <stddef.h>

/* Mazes on a grid. Cells are rock until carved. */

#define LABYR_SIDE 64

typedef struct labyr Labyr;

Labyr *labyrNew(int w, int h); /* NULL unless both are 1..LABYR_SIDE */
void labyrFree(Labyr *m);
/* one '#' or ' ' per cell, rows separated by '\n'; NULL if malformed */
Labyr *labyrParse(const char *drawing);

/* what lies outside is ignored */
void labyrCarve(Labyr *m, int x, int y, int w, int h);
void labyrFill(Labyr *m, int x, int y);

int labyrIsOpen(const Labyr *m, int x, int y);
int labyrOpenCells(const Labyr *m);

/* fewest steps between two open cells, -1 if there is no way */
int labyrDistance(const Labyr *m, int x0, int y0, int x1, int y1);

/* snprintf-like */
size_t labyrDraw(const Labyr *m, char *buf, size_t size);

#endif
