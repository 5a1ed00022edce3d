#include "days.h"

long days_seconds(int days)
{
    return days * 86400;
}

int days_weeks(int days)
{
    return days / 7;
}

int days_of_seconds(long seconds)
{
    return (int)(seconds / 86400 % 1000000);
}
