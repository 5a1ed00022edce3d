#include "bizday.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const int32_t holidays[] = {19716, 19723, 19724}; /* 25 December 2023, 1 and 2 January */
    bizcal cal;
    biz_init(&cal, BIZ_SAT | BIZ_SUN, holidays, 3);
#ifdef LEGAL
    (void)count, (void)arguments;
    int32_t expected = BIZ_FIRST;
    for (int year = 1; year <= 9999; year++)
        for (int month = 1; month <= 12; month++)
            for (int day = 1; day <= biz_month_length(year, month); day++, expected++) {
                int y, m, d;
                if (biz_day(year, month, day) != expected)
                    return 2;
                biz_date(expected, &y, &m, &d);
                if (y != year || m != month || d != day)
                    return 2;
            }
    if (expected != BIZ_LAST + 1 || biz_day(1970, 1, 1) != 0 || biz_weekday(0) != 3)
        return 2;
    if (biz_day(2023, 12, 25) != holidays[0] || biz_open(&cal, holidays[0]) || !biz_open(&cal, holidays[0] + 1))
        return 2;
    int32_t eve = biz_day(2023, 12, 30);
    if (biz_following(&cal, eve) != biz_day(2024, 1, 3) || biz_modified(&cal, eve) != biz_day(2023, 12, 29))
        return 2;
    if (biz_preceding(&cal, eve) != eve - 1 || biz_add(&cal, eve, 0) != eve || biz_add(&cal, eve, 1) != eve + 4)
        return 2;
    if (biz_add(&cal, eve + 4, -1) != eve - 1 || biz_between(&cal, eve, eve) != 0 || biz_between(&cal, eve - 1, eve + 5) != 2)
        return 2;
    bizcal copy = cal;
    if (biz_middle(&copy, eve, eve + 1) != eve + 4 || biz_between(&copy, BIZ_FIRST, BIZ_LAST) < 2000000)
        return 2;
    biz_init(&copy, 0, NULL, 0);
    if (biz_following(&copy, BIZ_LAST) != BIZ_LAST || biz_add(&copy, BIZ_FIRST, BIZ_LAST - BIZ_FIRST) != BIZ_LAST)
        return 2;
    biz_date(BIZ_FIRST, NULL, NULL, NULL);
#else
    int32_t *own;
    volatile int month = 13;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        biz_init(&cal, 127, NULL, 0);
        biz_following(&cal, 0);
        break;
    case 2:
        biz_month_length(2024, month);
        break;
    case 3:
        own = malloc(sizeof holidays);
        memcpy(own, holidays, sizeof holidays);
        biz_init(&cal, BIZ_SUN, own, 3);
        free(own);
        biz_open(&cal, holidays[1]);
        break;
    case 4:
        biz_between(&cal, 1, 0);
        break;
    case 5:
        biz_add(&cal, BIZ_LAST, 1);
        break;
    case 6:
        memset(&cal, 0xee, sizeof cal);
        cal.weekend = 0;
        biz_open(&cal, 0);
        break;
    }
#endif
    return 0;
}
