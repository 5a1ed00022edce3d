#include "caldate.h"

#include <string.h>

int main(void)
{
    caldate date = {0}, other;
    int y, m, d;
    if (strcmp(caldate_weekday_name(date), "Saturday") != 0 || strcmp(caldate_month_name(date), "January") != 0)
        return 2;
    if (caldate_from_ymd(2023, 2, 29, &date) || !caldate_from_ymd(2024, 2, 29, &date))
        return 2;
    if (strcmp(caldate_weekday_name(date), "Thursday") != 0 || strcmp(caldate_month_name(date), "February") != 0)
        return 2;
    caldate_from_ymd(2024, 3, 1, &other);
    if (caldate_difference(date, other) != 1 || caldate_compare(date, other) >= 0)
        return 2;
    for (date = caldate_min(); caldate_compare(date, caldate_max()) < 0; date = caldate_add_days(date, 1)) {
        caldate_to_ymd(date, &y, &m, &d);
        if (!caldate_from_ymd(y, m, d, &other) || other.days != date.days)
            return 2;
    }
    caldate_to_ymd(caldate_min(), &y, &m, &d);
    if (y != 1 || m != 1 || d != 1)
        return 2;
    caldate_to_ymd(caldate_add_days(date, INT32_MAX), &y, &m, &d);
    if (y != 9999 || m != 12 || d != 31 || caldate_add_days(date, INT32_MIN).days != caldate_min().days)
        return 2;
    if (strcmp(caldate_weekday_name(caldate_max()), "Friday") != 0)
        return 2;
#ifndef LEGAL
    caldate_from_ymd(1999, 12, 1, &date);
    return strcmp(caldate_weekday_name(date), "Wednesday") != 0;
#else
    return 0;
#endif
}
