#include "daterun.h"

#include <limits.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)
#define D(y, m, d) ((struct daterun_date){y, m, d})

#ifdef LEGAL
static int same(struct daterun_date a, struct daterun_date b)
{
    return a.year == b.year && a.month == b.month && a.day == b.day;
}

int main(void)
{
    struct daterun r, c;
    struct daterun_date d = {0, 0, 0};

    CHECK(daterun_number(D(1, 1, 1)) == 0 && daterun_number(D(9999, 12, 31)) == 3652058);
    for (long n = 0; n <= 3652058; n++)
        if (daterun_from_number(n, &d) != 0 || daterun_number(d) != n)
            return 1;
    CHECK(daterun_from_number(-1, &d) == -1 && daterun_from_number(3652059, &d) == -1);
    CHECK(daterun_from_number(LONG_MIN, &d) == -1 && daterun_from_number(LONG_MAX, &d) == -1);
    CHECK(!daterun_valid(D(2023, 2, 29)) && daterun_valid(D(2024, 2, 29)) && !daterun_valid(D(1900, 2, 29)));
    CHECK(!daterun_valid(D(INT_MIN, INT_MIN, INT_MIN)) && !daterun_valid(D(2000, 13, 1)) && !daterun_valid(D(2000, 0, 1)));
    CHECK(daterun_weekday(D(2024, 2, 29)) == DATERUN_THU && daterun_weekday(D(0, 1, 1)) == 0);

    CHECK(daterun_daily(&r, D(9999, 12, 29), D(9999, 12, 31), INT_MAX) == 0 && daterun_left(&r) == 1);
    CHECK(daterun_next(&r, &d) == 1 && same(d, D(9999, 12, 29)) && daterun_next(&r, &d) == 0);
    CHECK(daterun_left(&r) == 0 && daterun_has(&r, D(9999, 12, 29)) && !daterun_has(&r, D(9999, 12, 30)));
    CHECK(daterun_daily(&r, D(1, 1, 1), D(9999, 12, 31), 1) == 0 && daterun_left(&r) == 3652059);
    CHECK(daterun_daily(&r, D(2024, 2, 28), D(2024, 3, 2), 1) == 0 && daterun_left(&r) == 4);
    c = r;
    CHECK(daterun_next(&r, &d) && daterun_next(&r, &d) && same(d, D(2024, 2, 29)));
    CHECK(daterun_left(&c) == 4 && daterun_left(&r) == 2);
    daterun_rewind(&r);
    CHECK(daterun_left(&r) == 4);
    CHECK(daterun_daily(&r, D(2024, 2, 28), D(2024, 3, 2), 0) == -1 && !daterun_next(&r, &d) && daterun_left(&r) == 0);
    CHECK(daterun_daily(&r, D(2024, 2, 30), D(2024, 3, 2), 1) == -1 && daterun_left(&r) == 0);
    CHECK(!daterun_has(&r, D(2024, 2, 29)));
    CHECK(daterun_daily(&r, D(2024, 3, 3), D(2024, 3, 2), 1) == 0 && !daterun_next(&r, &d) && daterun_left(&r) == 0);
    daterun_rewind(&r);
    CHECK(!daterun_next(&r, &d));

    CHECK(daterun_weekly(&r, D(2024, 2, 26), D(2024, 3, 8), DATERUN_MON | DATERUN_FRI) == 0 && daterun_left(&r) == 4);
    CHECK(daterun_next(&r, &d) && same(d, D(2024, 2, 26)) && daterun_next(&r, &d) && same(d, D(2024, 3, 1)));
    CHECK(daterun_has(&r, D(2024, 3, 4)) && !daterun_has(&r, D(2024, 3, 5)) && !daterun_has(&r, D(2024, 3, 11)));
    CHECK(daterun_weekly(&r, D(2024, 2, 26), D(2024, 3, 8), 0) == -1);
    CHECK(daterun_weekly(&r, D(2024, 2, 26), D(2024, 3, 8), 128) == -1 && daterun_left(&r) == 0);
    CHECK(daterun_weekly(&r, D(1, 1, 1), D(9999, 12, 31), 127) == 0 && daterun_left(&r) == 3652059);

    CHECK(daterun_monthly(&r, D(2024, 1, 31), D(2024, 12, 31), 1, 31) == 0 && daterun_left(&r) == 7);
    CHECK(daterun_next(&r, &d) && same(d, D(2024, 1, 31)) && daterun_next(&r, &d) && same(d, D(2024, 3, 31)));
    CHECK(daterun_has(&r, D(2024, 12, 31)) && !daterun_has(&r, D(2024, 4, 30)));
    CHECK(daterun_monthly(&r, D(2024, 1, 20), D(2024, 12, 31), 5, 15) == 0);
    CHECK(daterun_next(&r, &d) && same(d, D(2024, 6, 15)) && daterun_left(&r) == 1);
    CHECK(!daterun_has(&r, D(2024, 1, 15)));
    CHECK(daterun_monthly(&r, D(2023, 2, 1), D(9999, 12, 31), 12, 29) == 0 && daterun_left(&r) == 1934);
    CHECK(daterun_monthly(&r, D(9999, 12, 1), D(9999, 12, 31), 1, 31) == 0 && daterun_left(&r) == 1);
    CHECK(daterun_monthly(&r, D(9999, 12, 31), D(9999, 12, 31), 12, 1) == 0 && daterun_left(&r) == 0);
    CHECK(daterun_monthly(&r, D(2024, 1, 1), D(9999, 12, 31), INT_MAX, 1) == 0 && daterun_left(&r) == 1);
    CHECK(daterun_monthly(&r, D(2024, 1, 1), D(2024, 12, 31), 1, 32) == -1);
    CHECK(daterun_monthly(&r, D(2024, 1, 1), D(2024, 12, 31), INT_MIN, 1) == -1);
    CHECK(daterun_monthly(&r, D(2024, 5, 1), D(2024, 1, 31), 12, 31) == 0 && !daterun_next(&r, &d));
    return 0;
}
#else
int main(void)
{
    struct daterun run;
    struct daterun_date date;

    daterun_monthly(&run, D(2023, 4, 1), D(2030, 12, 31), 12, 31);
    while (daterun_next(&run, &date))
        ;
    return 0;
}
#endif
