#include "bounds.h"

long bounds_sum(int rows, int columns,
                const int cells[rows * columns])
{
    long sum = 0;
    for (int i = 0; rows > 0 && columns > 0 && i < rows * columns; i++)
        sum += cells[i];
    return sum;
}

int bounds_area(int rows, int columns)
{
    return rows * columns;
}
