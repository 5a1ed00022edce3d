#include "rankcount.h"

size_t rank_most(const int16_t *values, size_t count)
{
    size_t found[100] = {0}, most = 0;
    for (size_t i = 0; i < count; i++)
        if (++found[values[i]] > most)
            most = found[values[i]];
    return most;
}
