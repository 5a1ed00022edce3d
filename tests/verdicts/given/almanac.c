#include "almanac.h"

static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

bool almanac_ok(const struct almanac *a)
{
    return a->month >= 1 && a->month <= 12 && a->day >= 1 && a->day <= lengths[a->month - 1];
}

int almanac_length(const struct almanac *a)
{
    return lengths[a->month - 1];
}

void almanac_move(struct almanac *a, int n)
{
    int month = (a->month - 1 + n % 12) % 12;
    if (a->day > lengths[month])
        a->day = lengths[month];
    a->month = month + 1;
}

char almanac_letter(const struct almanac_zone *zone)
{
    static const char letters[25] = {'Y', 'X', 'W', 'V', 'U', 'T', 'S', 'R', 'Q', 'P', 'O', 'N', 'Z',
                                     'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'K', 'L', 'M'};
    return letters[zone->hours + 12];
}
