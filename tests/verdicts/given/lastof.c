#include "lastof.h"

size_t lastof_index(const int *values, size_t count, int value)
{
    size_t i = count - 1;
    while (values[i] != value) {
        if (i == 0)
            return count;
        i--;
    }
    return i;
}

size_t lastof_first(const int *values, size_t count, int value)
{
    size_t i = 0;
    while (i < count && values[i] != value)
        i++;
    return i;
}
