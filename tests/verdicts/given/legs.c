#include "legs.h"

void legs_init(leg *legs, size_t n)
{
    for (size_t i = 0; i < n; i++)
        legs[i] = (leg){0, 0};
}

long legs_end(const leg *legs, size_t number)
{
    return legs[number].start + legs[number].length;
}

long legs_total(const leg *legs, size_t n)
{
    long total = 0;
    for (size_t i = 0; i < n; i++)
        total += legs[i].length;
    return total;
}
