#include "gridsheet.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    GridSheet *sheet = grid_new(3);
    double x, sum = 0;
    for (int i = 0; i < 4; i++) {
        if (!grid_insert_row(sheet, i / 2))
            return 2;
        grid_set(sheet, i / 2, 2, i + 1);
    }
    if (grid_rows(sheet) != 4 || grid_cols(sheet) != 3)
        return 2;
    GridIter it = grid_iter(sheet);
#ifdef LEGAL
    (void)count, (void)arguments;
    while (grid_next(&it, &x))
        sum += x;
    if (sum != 10 || grid_next(&it, &x) || grid_get(sheet, 3, 2) != 1 || grid_row(sheet, 0)[2] != 2)
        return 2;
    grid_delete_row(sheet, 0);
    if (grid_get(sheet, 0, 2) != 4)
        return 2;
    grid_delete_row(sheet, 2);
    grid_delete_row(sheet, 0);
    grid_delete_row(sheet, 0);
    it = grid_iter(sheet);
    if (grid_next(&it, &x) || grid_rows(sheet) != 0 || !grid_insert_row(sheet, 0) || grid_get(sheet, 0, 2) != 0)
        return 2;
    if (grid_new(0) != NULL || grid_new(257) != NULL)
        return 2;
    grid_delete(sheet);
    grid_delete(NULL);
#else
    double *row = grid_row(sheet, 1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        grid_insert_row(sheet, 0);
        return grid_next(&it, &x) && x == 77;
    case 2:
        grid_insert_row(sheet, 0);
        row[0] = 1;
        break;
    case 3:
        return grid_get(sheet, 4, 0) == 77;
    case 4:
        grid_insert_row(sheet, 5);
        break;
    case 5:
        grid_delete_row(grid_new(1), 0);
        break;
    case 6:
        grid_delete(sheet);
        return grid_rows(sheet);
    }
    (void)sum;
#endif
    return 0;
}
