#include "feastdb.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)
#define D(y, m, d) ((feast_date){y, m, d})

#ifdef LEGAL
static bool two(const feast_day *day, void *user)
{
    CHECK(day->name[0]);
    return ++*(int *)user < 2;
}
#else
static bool purge(const feast_day *day, void *user)
{
    return feast_remove(user, day->date);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    feast_cal *cal = feast_new();
    CHECK(cal);
#ifdef LEGAL
    (void)rule;
    feast_date e = {0, 0, 0};
    int n = 0;
    CHECK(feast_easter(2024, &e) && e.month == 3 && e.day == 31 && feast_weekday(e) == 6);
    CHECK(feast_easter(2019, &e) && e.month == 4 && e.day == 21 && !feast_easter(INT_MIN, &e) && !feast_easter(10000, &e));
    for (int y = 1583; y <= 9999; y++)
        CHECK(feast_easter(y, &e) && feast_valid(e) && feast_weekday(e) == 6);
    CHECK(!feast_valid(D(INT_MAX, INT_MIN, 1)) && !feast_valid(D(2023, 2, 29)) && feast_valid(D(2000, 2, 29)));
    CHECK(feast_month_days(INT_MIN, 2) == 29 && feast_month_days(1900, 2) == 28 && feast_month_days(-1, 12) == 31);
    CHECK(feast_each(cal, two, &n) == 0 && !feast_find(cal, D(2024, 1, 1)) && !feast_remove(cal, D(0, 0, 0)));
    CHECK(!feast_add(cal, D(2024, 4, 31), "x") && feast_add(cal, D(2024, 5, 1), "Labour") && !feast_add(cal, D(2024, 5, 1), ""));
    CHECK(feast_add(cal, D(2024, 1, 1), "A name that is longer than all the room there is"));
    CHECK(feast_add(cal, D(9999, 12, 31), "end") && strlen(feast_find(cal, D(2024, 1, 1))->name) == FEAST_NAME - 1);
    CHECK(feast_each(cal, two, &n) == 2 && n == 2);
    CHECK(feast_add(cal, D(2024, 5, 2), feast_find(cal, D(2024, 5, 1))->name));
    CHECK(feast_workday(cal, D(2024, 5, 1), &e) && e.day == 3);
    CHECK(!feast_workday(cal, D(9999, 12, 31), &e) && !feast_workday(cal, D(1, 1, 1), &e));
    CHECK(feast_remove(cal, feast_find(cal, D(2024, 5, 1))->date) && feast_remove(cal, D(2024, 5, 2)));
    CHECK(feast_remove(cal, D(2024, 1, 1)) && feast_remove(cal, D(9999, 12, 31)) && feast_each(cal, two, &n) == 0);
    feast_free(NULL);
#else
    CHECK(feast_add(cal, D(2024, 12, 25), "Christmas"));
    if (rule == 1) {
        const feast_day *day = feast_find(cal, D(2024, 12, 25));
        CHECK(day && feast_add(cal, D(2024, 12, 26), "St Stephen"));
        puts(day->name);
    } else if (rule == 2) {
        printf("%d\n", feast_month_days(2024, 13));
    } else {
        feast_each(cal, purge, cal);
    }
#endif
    feast_free(cal);
    return 0;
}
