#include "julian.h"

#include <string.h>

int main(void)
{
    julian_date date = {2024, 2, 29}, other;
    julian_weekday weekday;
    char text[11];
    if (!julian_valid(date) || julian_valid((julian_date){2023, 2, 29}) || julian_valid((julian_date){0, 1, 1}))
        return 2;
    if (julian_to_days(date) != 19782 || julian_day_of_year(date) != 60 || !julian_get_weekday(date, &weekday) ||
        weekday != JULIAN_THU || strcmp(julian_weekday_name(date), "Thursday") != 0)
        return 2;
    for (long days = -719162; days <= 2932896; days += days < 20000 || days > 2900000 ? 1 : 97)
        if (!julian_from_days(days, &other) || julian_to_days(other) != days || !julian_valid(other))
            return 2;
    if (julian_from_days(-719163, &other) || julian_from_days(2932897, &other))
        return 2;
    for (int i = 0; i < 400; i++) {
        other = date;
        if (!julian_add(&other, i, &other) || julian_between(date, other) != i ||
            julian_compare(date, other) != (i == 0 ? 0 : -1) || !julian_get_weekday(other, &weekday) ||
            (int)weekday != (4 + i) % 7)
            return 2;
    }
    if (!julian_format((julian_date){7, 1, 2}, text, sizeof text) || strcmp(text, "0007-01-02") != 0 ||
        julian_format(date, text, 10) || julian_weekday_name((julian_date){1, 13, 1}) != NULL)
        return 2;
#ifndef LEGAL
    if (strcmp(julian_weekday_name((julian_date){1969, 7, 19}), "Saturday") != 0)
        return 2;
#endif
    return 0;
}
