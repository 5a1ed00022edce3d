#ifndef CELLGRID_H
#define CELLGRID_H

#include <stdbool.h>
#include <stddef.h>

/* The cells of a sheet, numbers in rows and columns that are counted from 0.

   Rows and columns that are passed must exist, which is checked by assert()
   only: ask CgRows() and CgCols() when in doubt. */

typedef struct CellGrid CellGrid;

/* Told of every cell that was set.  It may look at the sheet but must not change
   it. */
typedef void (*CgObserver)(const CellGrid *grid, int row, int col, void *data);

#define CG_LIMIT 256

/* NULL unless both are 1 to CG_LIMIT, or when memory is out.  All cells are 0. */
CellGrid *CgCreate(int rows, int cols);
/* Not between CgBegin() and CgEnd(). */
void CgDestroy(CellGrid *grid);

int CgRows(const CellGrid *grid);
int CgCols(const CellGrid *grid);

void CgObserve(CellGrid *grid, CgObserver observer, void *data); /* NULL for none */

void CgSet(CellGrid *grid, int row, int col, double value);
double CgGet(const CellGrid *grid, int row, int col);

/* Between these the observer is not called; CgEnd() then calls it for all cells
   that were set.  They do not nest and every CgBegin() needs its CgEnd(). */
void CgBegin(CellGrid *grid);
void CgEnd(CellGrid *grid);

/* Sum of a rectangle of cells, corners included, in any order of the corners. */
double CgSum(const CellGrid *grid, int row1, int col1, int row2, int col2);

/* Reads a name such as "B7", which is row 6 and column 1.  False when the text is
   not the name of a cell of this sheet. */
bool CgParse(const CellGrid *grid, const char *name, int *row, int *col);

/* Writes a cell's name. */
#define CG_NAME_SIZE 8
void CgName(const CellGrid *grid, int row, int col, char name[CG_NAME_SIZE]);

#endif
