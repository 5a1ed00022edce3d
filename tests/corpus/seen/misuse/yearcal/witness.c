#include "yearcal.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const int years[] = {INT_MIN, -401, -1, 0, 1, 1900, 2000, 2023, 2024, INT_MAX};
    for (int i = 0; i < 10; i++) {
        int days = yearcal_is_leap(years[i]) ? 366 : 365;
        struct yearcal first = {years[i], 1, 1};
        for (int day = 1; day <= days; day++) {
            struct yearcal date = yearcal_of_day(years[i], day);
            if (!yearcal_valid(date) || yearcal_day_of_year(date) != day || yearcal_days_between(first, date) != day - 1 ||
                yearcal_weekday(date) != (yearcal_weekday(first) + day - 1) % 7 || yearcal_compare(first, date) > 0)
                return 2;
        }
    }
    struct yearcal date = {2024, 2, 29}, wrong = {2023, 2, 29}, later = {2024, 12, 31};
    if (!yearcal_valid(date) || yearcal_valid(wrong) || strcmp(yearcal_weekday_name(yearcal_weekday(date)), "Thursday") != 0 ||
        strcmp(yearcal_month_name(12), "December") != 0 || yearcal_compare(date, later) >= 0)
        return 2;
    wrong.month = INT_MIN;
    if (yearcal_valid(wrong))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    wrong.month = 20;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return yearcal_days_in_month(2024, 13);
    case 2:
        return yearcal_weekday(wrong);
    case 3:
        return yearcal_of_day(2023, 366).month;
    default:
        return yearcal_weekday_name(7)[0];
    }
#endif
    return 0;
}
