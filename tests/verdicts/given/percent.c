#include "percent.h"

int percent_of(const int *sorted, size_t count, unsigned percent)
{
    return sorted[(count - 1) * percent / 100];
}

int percent_median(const int *sorted, size_t count)
{
    return sorted[(count - 1) / 2];
}
