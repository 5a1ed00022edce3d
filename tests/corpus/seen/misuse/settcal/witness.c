#include "settcal.h"

#include <limits.h>
#include <stdlib.h>

#ifdef LEGAL
static bool is(scal_date date, int year, int month, int day)
{
    return date.year == year && date.month == month && date.day == day;
}
#endif

int main(int count, char **arguments)
{
    scal *cal = scal_open(SCAL_SAT_SUN);
    size_t n;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (scal_closures(cal, &n) != NULL || n != 0 || scal_reopen(cal, (scal_date){2024, 2, 29}))
        return 2;
    if (scal_weekday((scal_date){2024, 2, 29}) != 3 || scal_weekday((scal_date){1583, 1, 1}) != 5)
        return 2;
    if (scal_date_exists((scal_date){1900, 2, 29}) || scal_date_exists((scal_date){2000, 13, 1}) ||
        scal_date_exists((scal_date){INT_MIN, INT_MAX, 0}) || !scal_date_exists((scal_date){2000, 2, 29}))
        return 2;
    scal *same = scal_ref(cal);
    scal_unref(cal);
    if (!scal_close_on(same, (scal_date){2024, 12, 26}) || !scal_close_on(same, (scal_date){2024, 12, 25}) ||
        !scal_close_on(same, (scal_date){2025, 1, 1}) || !scal_close_on(same, (scal_date){2024, 12, 25}))
        return 2;
    const scal_date *closures = scal_closures(same, &n);
    if (n != 3 || !is(closures[0], 2024, 12, 25) || !is(closures[2], 2025, 1, 1))
        return 2;
    if (!is(scal_settle(same, (scal_date){2024, 12, 24}, 2), 2024, 12, 30) ||
        !is(scal_settle(same, (scal_date){2024, 12, 31}, 1), 2025, 1, 2) ||
        !is(scal_following(same, (scal_date){2024, 3, 2}), 2024, 3, 4))
        return 2;
    if (!scal_reopen(same, (scal_date){2024, 12, 25}) || !scal_is_open(same, (scal_date){2024, 12, 25}))
        return 2;
    if (scal_settle(same, (scal_date){9999, 12, 31}, 1000).year <= 9999)
        return 2;
    scal_date day = {1990, 1, 1};
    for (int i = 0; i < SCAL_CLOSURES - 2; i++) {
        if (!scal_close_on(same, day))
            return 2;
        day = scal_following(same, day);
    }
    scal_unref(same);
    scal_unref(NULL);
    cal = scal_open(126);
    if (!is(scal_following(cal, (scal_date){2024, 12, 24}), 2024, 12, 30))
        return 2;
    scal_unref(cal);
#else
    const scal_date *closures;
    volatile int sink = 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        scal_unref(cal);
        scal_is_open(cal, (scal_date){2024, 1, 1});
        break;
    case 2:
        scal_open(127);
        break;
    case 3:
        scal_weekday((scal_date){2024, 100, 1});
        break;
    case 4:
        scal_close_on(cal, (scal_date){2024, 1, 1});
        closures = scal_closures(cal, &n);
        for (int day = 2; day < 20; day++)
            scal_close_on(cal, (scal_date){2024, 1, day});
        sink = closures[0].year;
        break;
    case 5:
        scal_settle(cal, (scal_date){2024, 1, 1}, -1);
        break;
    case 6:
        scal_unref(cal);
        scal_unref(cal);
        break;
    }
    (void)sink;
#endif
    return 0;
}
