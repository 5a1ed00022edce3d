#include "rrdates.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    struct recur_rule r;
    struct recur_iter it;
    struct recur_date d, feb = {2024, 2, 1};

#ifdef LEGAL
    struct recur_date leap = {2024, 2, 29}, end = {9999, 12, 31}, bad = {2023, 2, 29};
    struct recur_date extreme = {INT_MIN, INT_MAX, INT_MIN}, first = {1, 1, 1};
    struct recur_rule none = {(enum recur_freq)7, 1, 0, 0};

    assert(recur_month_days(2000, 2) == 29 && recur_month_days(1900, 2) == 28);
    assert(recur_month_days(INT_MAX, 1) == 0 && recur_month_days(1, 0) == 0);
    assert(recur_valid(leap) && !recur_valid(bad) && !recur_valid(extreme));
    assert(recur_compare(extreme, leap) < 0 && recur_compare(leap, leap) == 0);
    assert(recur_parse(&r, "") == -1 && recur_parse(&r, "DAILY;") == -1);
    assert(recur_parse(&r, "DAILY;DAY=1") == -1 && recur_parse(&r, "MONTHLY;DAY=32") == -1);
    assert(recur_parse(&r, "DAILY;INTERVAL=0") == -1);
    assert(recur_parse(&r, "YEARLY;COUNT=99999999999") == -1);
    assert(recur_parse(&r, "MONTHLY;DAY=31") == 0);
    assert(recur_begin(&it, &r, feb) == 0 && recur_next(&it, &d) && d.month == 3);
    assert(recur_count(&r, feb, (struct recur_date){2025, 1, 31}) == 7);
    assert(recur_begin(&it, &r, bad) == -1 && !recur_next(&it, &d));
    assert(recur_begin(&it, &none, feb) == -1 && !recur_next(&it, &d));
    assert(recur_parse(&r, "YEARLY") == 0 && recur_count(&r, leap, end) > 1900);
    assert(recur_begin(&it, &r, leap) == 0 && recur_next(&it, &d) && recur_next(&it, &d));
    assert(d.year == 2028);
    assert(recur_parse(&r, "DAILY;INTERVAL=9999;COUNT=2") == 0);
    assert(recur_begin(&it, &r, end) == 0 && recur_next(&it, &d));
    assert(recur_compare(d, end) == 0 && !recur_next(&it, &d) && !recur_next(&it, &d));
    assert(recur_parse(&r, "DAILY") == 0 && recur_count(&r, first, end) == 3652059);
    assert(recur_count(&r, end, first) == 0 && recur_count(&r, end, bad) == -1);
    assert(recur_parse(&r, "MONTHLY;INTERVAL=9999;DAY=1") == 0);
    assert(recur_count(&r, feb, end) == 10);
#else
    if (recur_parse(&r, "YEARLY;DAY=31") != 0 || recur_begin(&it, &r, feb) != 0)
        return 0;
    recur_next(&it, &d);
#endif
    return 0;
}
