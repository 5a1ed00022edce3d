#include "ymdcal.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct ymd date;
    if (!ymd_parse("2024-02-29", &date) || ymd_parse("2023-02-29", &date) || ymd_parse("", &date) ||
        ymd_parse("2024-2-29x", &date) || ymd_parse("0000-01-01", &date))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[YMD_TEXT];
    ymd_format(date, text);
    if (strcmp(text, "2024-02-29") != 0 || ymd_weekday(date) != 4 || ymd_day_of_year(date) != 60)
        return 2;
    for (long d = 0; d <= YMD_LAST; d += 37)
        if (ymd_to_days(ymd_from_days(d)) != d)
            return 2;
    struct ymd last = ymd_from_days(YMD_LAST);
    if (last.year != 9999 || last.month != 12 || last.day != 31 || ymd_weekday(last) != 5)
        return 2;
    if (!ymd_add_months(&date, -12) || date.day != 28 || date.year != 2023 || ymd_add_months(&date, INT_MAX) ||
        ymd_add_months(&date, INT_MIN) || !ymd_add_months(&date, 23) || date.month != 1 || date.year != 2025)
        return 2;
    if (ymd_month_length(1900, 2) != 28 || ymd_month_length(INT_MIN, 2) != 29 || strcmp(ymd_month_name(12), "December") != 0)
        return 2;
    struct ymd bad[] = {{0, 1, 1}, {1, 0, 1}, {1, 13, 1}, {1, 1, 0}, {1, 4, 31}, {10000, 1, 1}, {-1, -1, -1}};
    for (int i = 0; i < 7; i++)
        if (ymd_valid(bad[i]))
            return 2;
    return ymd_to_days(ymd_from_days(0)) != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return *ymd_month_name(13);
    case 2:
        date.day = 30;
        return ymd_weekday(date);
    case 3:
        ymd_from_days(-1);
        break;
    case 4: {
        char text[10];
        ymd_format(date, text);
        break;
    }
    }
    return 0;
#endif
}
