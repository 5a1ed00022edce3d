#include "cellgrid.h"

#include <stdlib.h>
#include <string.h>

static void seen(const CellGrid *grid, int row, int col, void *data)
{
    *(double *)data += CgGet(grid, row, col);
}

#ifndef LEGAL
static void changes(const CellGrid *grid, int row, int col, void *data)
{
    (void)grid;
    CgSet(data, row, col, 7);
}
#endif

int main(int count, char **arguments)
{
    CellGrid *g = CgCreate(256, 256);
    double told = 0;
    int row = 0, col = 0;
    char name[CG_NAME_SIZE];
    CgSet(g, 0, 0, 1);
    CgObserve(g, seen, &told);
    CgSet(g, 1, 1, 2);
    if (told != 2 || CgSum(g, 1, 1, 0, 0) != 3 || CgCreate(0, 1) != NULL || CgCols(g) + CgRows(g) != 512)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    CgBegin(g);
    CgSet(g, 5, 5, 10);
    CgSet(g, 5, 5, 20);
    if (told != 2)
        return 2;
    CgEnd(g);
    CgBegin(g);
    CgEnd(g);
    if (told != 22 || CgGet(g, 5, 5) != 20)
        return 2;
    if (!CgParse(g, "IV256", &row, &col) || row != 255 || col != 255 || CgParse(g, "IW1", &row, &col))
        return 2;
    CgName(g, row, col, name);
    if (strcmp(name, "IV256") != 0)
        return 2;
    CgName(g, 8, 25, name);
    if (strcmp(name, "Z9") != 0)
        return 2;
    const char *const bad[] = {"", "A", "7", "A0", "A257", "A1x", "a1", "A99999999999999999999", "AAAAAAAAAAAAAAAAA1"};
    for (int i = 0; i < 9; i++)
        if (CgParse(g, bad[i], &row, &col))
            return 2;
    CgDestroy(g);
    CgDestroy(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        CgSet(g, 256, 0, 1);
        break;
    case 2:
        CgEnd(g);
        break;
    case 3:
        CgBegin(g);
        CgBegin(g);
        break;
    case 4:
        CgBegin(g);
        CgDestroy(g);
        break;
    case 5:
        CgObserve(g, changes, g);
        CgSet(g, 0, 0, 1);
        break;
    case 6: {
        char *small = malloc(2);
        CgName(g, 255, 255, small);
        break;
    }
    case 7:
        CgDestroy(g);
        CgGet(g, 0, 0);
        break;
    }
    (void)row, (void)col, (void)name;
#endif
    return 0;
}
