#include "cronwhen.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    cw_schedule s;
    cw_date d = {2024, 1, 31, 23, 59}, n = {0, 0, 0, 0, 0};
#ifndef LEGAL
    if (cw_parse(&s, "0 0 30 2 *") == CW_OK)
        cw_next(&s, &d, &n);
    return 0;
#else
    char buf[20];
    assert(cw_parse(&s, "") == CW_SYNTAX && cw_parse(&s, "* * * *") == CW_SYNTAX);
    assert(cw_parse(&s, "* * * * * *") == CW_SYNTAX && cw_parse(&s, "60 * * * *") == CW_RANGE);
    assert(cw_parse(&s, "5/2 * * * *") == CW_SYNTAX && cw_parse(&s, "9-5 * * * *") == CW_RANGE);
    assert(cw_parse(&s, "*/0 * * * *") == CW_RANGE && cw_parse(&s, "99999999999999 * * * *") == CW_RANGE);
    assert(cw_parse(&s, "0 0 31 4,6 *") == CW_NEVER && cw_parse(&s, "1, * * * *") == CW_SYNTAX);
    assert(cw_parse(&s, " * * * * *\t") == CW_OK);
    assert(cw_next(&s, &d, &d) && cw_format(&d, buf, sizeof buf) == 16 && !strcmp(buf, "2024-02-01 00:00"));
    assert(cw_parse(&s, "0 12 29 2 *") == CW_OK);
    d = (cw_date){2096, 3, 1, 0, 0};
    assert(cw_next(&s, &d, &n) && n.year == 2104 && n.day == 29 && cw_matches(&s, &n));
    assert(cw_parse(&s, "*/15 8-18/5 * * 7") == CW_OK);
    d = (cw_date){2024, 6, 1, 0, 0};
    assert(cw_weekday(&d) == 6);
    assert(cw_next(&s, &d, &n) && n.day == 2 && n.hour == 8 && n.minute == 0 && cw_weekday(&n) == 0);
    assert(cw_parse(&s, "0 0 30 2 1") == CW_OK && cw_next(&s, &d, &n) && n.month == 2 && cw_weekday(&n) == 1);
    assert(cw_parse(&s, "59 23 31 12 *") == CW_OK);
    d = (cw_date){9999, 12, 31, 23, 58};
    assert(cw_next(&s, &d, &d) && !cw_next(&s, &d, &d) && d.minute == 59);
    d = (cw_date){INT_MIN, INT_MAX, INT_MIN, 0, 0};
    assert(!cw_date_ok(&d) && cw_weekday(&d) == -1 && !cw_next(&s, &d, &n) && cw_format(&d, NULL, 0) == -1);
    assert(!cw_matches(&s, &d) && cw_compare(&d, &n) < 0 && cw_compare(&d, &d) == 0 && cw_strerror(-7));
    n = (cw_date){1, 1, 1, 0, 0};
    assert(cw_weekday(&n) == 1 && cw_format(&n, NULL, 0) == 16 && cw_format(&n, buf, 5) == 16 && !strcmp(buf, "0001"));
    return 0;
#endif
}
