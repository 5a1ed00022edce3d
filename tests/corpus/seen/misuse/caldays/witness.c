#include "caldays.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    volatile int rule = argc > 1 ? atoi(argv[1]) : 1;
    (void)rule;
#ifdef LEGAL
    struct cd_date first = { 1, 1, 1 }, last = { 9999, 12, 31 }, d = { 2024, 2, 29 }, e;
    char text[CD_TEXT];

    assert(cd_valid(first) && cd_valid(last) && cd_valid(d));
    assert(!cd_valid((struct cd_date){ 2023, 2, 29 }) && !cd_valid((struct cd_date){ 0, 1, 1 }));
    assert(!cd_valid((struct cd_date){ INT_MIN, INT_MIN, INT_MIN }) && !cd_valid((struct cd_date){ 1, INT_MAX, 1 }));
    assert(cd_leap(2000) && !cd_leap(1900) && cd_month_days(1, 12) == 31 && cd_month_days(9999, 2) == 28);
    assert(cd_between(first, last) == 3652058 && cd_between(last, first) == -3652058 && cd_between(d, d) == 0);
    assert(cd_weekday(d) == CD_THURSDAY && cd_yearday(d) == 60 && cd_yearday(last) == 365);
    assert(!strcmp(cd_weekday_name(cd_weekday(last)), "Friday") && !strcmp(cd_month_name(12), "December"));
    e = first;
    for (long i = 0; i < 3652058; i += 97) {
        e = first;
        assert(cd_add_days(&e, i) && cd_valid(e) && cd_between(first, e) == i);
    }
    e = first;
    assert(cd_add_days(&e, 3652058) && e.year == 9999 && e.month == 12 && e.day == 31 && !cd_add_days(&e, 1));
    assert(!cd_add_days(&e, LONG_MAX) && !cd_add_days(&e, LONG_MIN) && cd_add_days(&e, -3652058) && e.year == 1);
    assert(!cd_add_months(&e, -1) && !cd_add_months(&e, LONG_MIN) && !cd_add_months(&e, LONG_MAX));
    assert(cd_add_months(&e, 119987) && e.year == 9999 && e.month == 12 && !cd_add_months(&e, 1));
    e = d;
    assert(cd_add_months(&e, -12) && e.year == 2023 && e.day == 28 && cd_add_months(&e, 0));
    cd_format(first, text);
    assert(!strcmp(text, "0001-01-01") && cd_parse(text, &e) && e.year == 1);
    cd_format(last, text);
    assert(!strcmp(text, "9999-12-31") && cd_parse(text, &e) && e.day == 31);
    assert(!cd_parse("", &e) && !cd_parse("2024", &e) && !cd_parse("2024-2-29", &e) && !cd_parse("2024-02-30", &e));
    assert(!cd_parse("2024-02-291", &e) && !cd_parse("0000-01-01", &e) && !cd_parse("2024-02-", &e) && e.day == 31);
#else
    if (rule == 1) {
        return cd_month_name(13)[0] == 0;
    } else if (rule == 2) {
        char *buf = malloc(8);
        assert(buf);
        cd_format((struct cd_date){ 2024, 2, 29 }, buf);
        free(buf);
    } else {
        struct cd_date d = { 2024, 14, 1 };
        return cd_weekday(d) == CD_MONDAY ? 0 : 0;
    }
#endif
    return 0;
}
