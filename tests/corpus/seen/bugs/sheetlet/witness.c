#include "sheetlet.h"

#include <string.h>

int main(void)
{
    Sheet *s = sheetCreate();
    if (sheetPutNumber(s, SHEET_ROWS, 0, 1) || sheetPutText(s, 0, -1, "") || !sheetPutNumber(s, 31, 15, 2.5))
        return 2;
    if (!sheetPutText(s, 0, 0, "a") || !sheetPutText(s, 0, 0, "b") || strcmp(sheetText(s, 0, 0), "b"))
        return 2;
    if (!sheetCopy(s, 31, 15, 0, 0) || sheetNumber(s, 0, 0) != 2.5 || !sheetCopy(s, 0, 0, 0, 0))
        return 2;
    if (!sheetPutText(s, 5, 5, "t") || !sheetCopy(s, 5, 5, 6, 6) || !sheetDeleteRow(s, 5) || !sheetText(s, 5, 6) ||
        !sheetDeleteRow(s, 31) || sheetDeleteRow(s, 32))
        return 2;
    if (sheetSum(s, 15) != 2.5 || sheetUsed(s) != 3 || !sheetErase(s, 5, 6) || sheetKind(s, 5, 6) != CELL_EMPTY)
        return 2;
#ifndef LEGAL
    sheetPutText(s, 1, 1, "text");
    sheetPutNumber(s, 1, 1, 1);
#endif
    sheetDestroy(s);
    return 0;
}
