#include "retail445.h"

#include <limits.h>

int main(void)
{
    r445_slot slot;
    r445_date date, back;
    // The NRF's 2022 began on January 30th 2022, its 2023 on January 29th 2023 and had 53 weeks.
    if (!r445_day(2022, 1, 0, &date) || date.year != 2022 || date.month != 1 || date.day != 30)
        return 2;
    if (!r445_day(2023, 1, 0, &date) || date.month != 1 || date.day != 29 || r445_weeks(2022) != 52)
        return 2;
    if (r445_weeks(2023) != 53 || !r445_day(2024, 1, 0, &date) || date.month != 2 || date.day != 4)
        return 2;
    if (r445_weeks(0) || r445_weeks(INT_MAX) || r445_period_of(INT_MIN, 1) || r445_period_of(2022, 53))
        return 2;
    for (int year = 1; year <= 9999; year++) {
        int weeks = r445_weeks(year), sum = 0;
        if (weeks != 52 && weeks != 53)
            return 2;
        if (weeks == 52) {
            for (int p = 1; p <= 12; p++)
                sum += r445_period_weeks(year, p);
            if (sum != 52 || r445_period_weeks(year, 3) != 5 || r445_period_weeks(year, 11) != 4)
                return 2;
        }
        for (int week = 1; week <= 52; week++) {
            if (!r445_day(year, week, week % 7, &date))
                return 2;
            if (date.year > 9999)
                continue;
            if (!r445_locate(date, &slot) || slot.year != year || slot.week != week || slot.weekday != week % 7)
                return 2;
            if (!r445_day(slot.year, slot.week, slot.weekday, &back) || r445_days_between(date, back) != 0)
                return 2;
        }
    }
    if (r445_locate((r445_date){1, 1, 1}, &slot) || r445_locate((r445_date){2023, 2, 29}, &slot))
        return 2;
    if (!r445_locate((r445_date){9999, 12, 31}, &slot) || slot.period != 12)
        return 2;
    if (r445_days_between((r445_date){2024, 3, 1}, (r445_date){2024, 2, 28}) != -2)
        return 2;
#ifndef LEGAL
    if (r445_period_weeks(2023, 12) != 6)
        return 1;
#endif
    return 0;
}
