#include "sheetlet.h"

#include <stdlib.h>
#include <string.h>

typedef struct Cell {
    CellKind kind;
    union {
        double number;
        char *text;
    } as;
} Cell;

struct Sheet {
    Cell cells[SHEET_ROWS][SHEET_COLS];
};

static Cell *cellAt(const Sheet *sheet, int row, int col)
{
    if (row < 0 || row >= SHEET_ROWS || col < 0 || col >= SHEET_COLS)
        return NULL;
    return (Cell *)&sheet->cells[row][col];
}

static void cellClear(Cell *cell)
{
    if (cell->kind == CELL_TEXT)
        free(cell->as.text);
    cell->kind = CELL_EMPTY;
}

Sheet *sheetCreate(void)
{
    return calloc(1, sizeof(Sheet));
}

static void rowClear(Sheet *sheet, int row)
{
    for (int col = 0; col < SHEET_COLS; col++)
        cellClear(&sheet->cells[row][col]);
}

void sheetDestroy(Sheet *sheet)
{
    if (sheet == NULL)
        return;
    for (int row = 0; row < SHEET_ROWS; row++)
        rowClear(sheet, row);
    free(sheet);
}

bool sheetPutNumber(Sheet *sheet, int row, int col, double number)
{
    Cell *cell = cellAt(sheet, row, col);
    if (cell == NULL)
        return false;
    cell->kind = CELL_NUMBER;
    cell->as.number = number;
    return true;
}

bool sheetPutText(Sheet *sheet, int row, int col, const char *text)
{
    Cell *cell = cellAt(sheet, row, col);
    if (cell == NULL)
        return false;
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, text, size);
    cellClear(cell);
    cell->kind = CELL_TEXT;
    cell->as.text = copy;
    return true;
}

bool sheetErase(Sheet *sheet, int row, int col)
{
    Cell *cell = cellAt(sheet, row, col);
    if (cell == NULL)
        return false;
    cellClear(cell);
    return true;
}

CellKind sheetKind(const Sheet *sheet, int row, int col)
{
    const Cell *cell = cellAt(sheet, row, col);
    return cell == NULL ? CELL_EMPTY : cell->kind;
}

double sheetNumber(const Sheet *sheet, int row, int col)
{
    const Cell *cell = cellAt(sheet, row, col);
    return cell != NULL && cell->kind == CELL_NUMBER ? cell->as.number : 0;
}

const char *sheetText(const Sheet *sheet, int row, int col)
{
    const Cell *cell = cellAt(sheet, row, col);
    return cell != NULL && cell->kind == CELL_TEXT ? cell->as.text : NULL;
}

bool sheetCopy(Sheet *sheet, int fromRow, int fromCol, int toRow, int toCol)
{
    Cell *from = cellAt(sheet, fromRow, fromCol), *to = cellAt(sheet, toRow, toCol);
    if (from == NULL || to == NULL)
        return false;
    if (from == to)
        return true;
    if (from->kind == CELL_TEXT)
        return sheetPutText(sheet, toRow, toCol, from->as.text);
    cellClear(to);
    *to = *from;
    return true;
}

double sheetSum(const Sheet *sheet, int col)
{
    double sum = 0;
    for (int row = 0; row < SHEET_ROWS; row++)
        sum += sheetNumber(sheet, row, col);
    return sum;
}

bool sheetDeleteRow(Sheet *sheet, int row)
{
    if (row < 0 || row >= SHEET_ROWS)
        return false;
    rowClear(sheet, row);
    memmove(sheet->cells[row], sheet->cells + row + 1, (size_t)(SHEET_ROWS - 1 - row) * sizeof sheet->cells[0]);
    memset(sheet->cells[SHEET_ROWS - 1], 0, sizeof sheet->cells[0]);
    return true;
}

int sheetUsed(const Sheet *sheet)
{
    int used = 0;
    for (int row = 0; row < SHEET_ROWS; row++)
        for (int col = 0; col < SHEET_COLS; col++)
            used += sheet->cells[row][col].kind != CELL_EMPTY;
    return used;
}
