#ifndef BOUNDS_H
#define BOUNDS_H

/* Tables of whole numbers. */
long bounds_sum(int rows, int columns, const int cells[rows * columns]);
int bounds_area(int rows, int columns);

#endif
