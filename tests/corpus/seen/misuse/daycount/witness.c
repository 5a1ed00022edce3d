#include "daycount.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Without data every day is a holiday. */
static bool is_day(dc_date day, void *data)
{
    return data == NULL || dc_actual(day, *(dc_date *)data) == 0;
}

int main(int argc, char **argv)
{
    char text[DC_TEXT];
    dc_date a = {2024, 1, 31}, b = {2023, 2, 29}, day;
    if (!dc_valid(a) || dc_valid(b) || dc_weekday(a) != 2)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (dc_valid((dc_date){INT_MIN, INT_MIN, INT_MIN}) || dc_is_leap(1900) || !dc_is_leap(2000) || dc_is_leap(INT_MIN + 1))
        return 2;
    for (long serial = 0; serial < 3068000; serial += 17)
        if (dc_serial(dc_from_serial(serial)) != serial)
            return 2;
    dc_format(dc_from_serial(3068036), text);
    if (strcmp(text, "9999-12-31") != 0 || dc_serial((dc_date){1601, 1, 1}) != 366 || dc_from_serial(0).year != 1600)
        return 2;
    dc_format(dc_add_months(a, 1), text);
    if (strcmp(text, "2024-02-29") != 0 || !dc_parse(text, &day) || dc_actual(a, day) != 29 || dc_30e(a, day) != 29 ||
        dc_parse("2024-02-30", &day) || dc_parse("", &day) || dc_parse("2024-02-1", &day))
        return 2;
    day = dc_add_months(a, -13);
    if (day.year != 2022 || day.month != 12 || dc_add_days(a, -31).year != 2023 || dc_days_in_month(2023, 2) != 28)
        return 2;
    day = (dc_date){2024, 6, 3};
    day = dc_business_day((dc_date){2024, 6, 1}, is_day, &day);
    return day.day != 4 || dc_business_day(a, NULL, NULL).day != 31;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        dc_serial(b);
        break;
    case 2:
        dc_days_in_month(2024, 13);
        break;
    case 3:
        dc_from_serial(-1);
        break;
    case 4:
        dc_add_days(a, LONG_MAX);
        break;
    case 5:
        dc_add_months(a, INT_MIN);
        break;
    case 6:
        dc_business_day(a, is_day, NULL);
        break;
    case 7: {
        char small[8];
        (void)text, (void)day;
        dc_format(a, small);
        break;
    }
    }
    return 0;
#endif
}
