#ifndef SHEETLET_H
#define SHEETLET_H

#include <stdbool.h>
#include <stddef.h>

/*! \file
 *  A very small spreadsheet: SHEET_ROWS x SHEET_COLS cells that hold nothing,
 *  a number or a text. Functions do nothing (and return false where they
 *  return bool) when a cell is not on the sheet.
 */

#define SHEET_ROWS 32
#define SHEET_COLS 16

typedef struct Sheet Sheet;

typedef enum CellKind { CELL_EMPTY, CELL_NUMBER, CELL_TEXT } CellKind;

Sheet *sheetCreate(void);
void   sheetDestroy(Sheet *sheet);

bool sheetPutNumber(Sheet *sheet, int row, int col, double number);
bool sheetPutText(Sheet *sheet, int row, int col, const char *text); //!< copies the text
bool sheetErase(Sheet *sheet, int row, int col);

CellKind sheetKind(const Sheet *sheet, int row, int col); //!< CELL_EMPTY if not on the sheet

//! The number in a cell; 0 if there is none.
double sheetNumber(const Sheet *sheet, int row, int col);

//! The text in a cell, NULL if there is none. Valid until the cell changes.
const char *sheetText(const Sheet *sheet, int row, int col);

//! Copies what is in a cell to another cell.
bool sheetCopy(Sheet *sheet, int fromRow, int fromCol, int toRow, int toCol);

//! The sum of the numbers of a column.
double sheetSum(const Sheet *sheet, int col);

//! Removes a row. Those below move up and the last row becomes empty.
bool sheetDeleteRow(Sheet *sheet, int row);

//! Number of cells which aren't empty.
int sheetUsed(const Sheet *sheet);

#endif
