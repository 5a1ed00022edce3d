#include "gears.h"

#include <limits.h>

int gear_compare(struct gear one, struct gear other)
{
    unsigned long long left = (unsigned long long)one.teeth * other.turns,
                       right = (unsigned long long)other.teeth * one.turns;
    return (left > right) - (left < right);
}

int gear_near(unsigned teeth, unsigned turns, unsigned most, struct gear *found)
{
    if (turns == 0 || most == 0)
        return -1;
    unsigned rest = teeth > most ? turns % most : 1; /* 0 where it goes in */
    found->turns = (turns + rest - 1) / rest;
    found->teeth = teeth > most ? most : teeth;
    return 0;
}

unsigned gear_way(struct gear one, unsigned hours)
{
    unsigned long long way = (unsigned long long)one.teeth * hours;
    return way > UINT_MAX ? UINT_MAX : (unsigned)way;
}
