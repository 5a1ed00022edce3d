#include "workcal.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

static wc_date make(int year, int month, int day)
{
    wc_date date = { year, month, day };

    return date;
}

static int is(wc_date date, int year, int month, int day)
{
    return wc_compare(date, make(year, month, day)) == 0;
}

int main(void)
{
    wc_date holidays[3] = { make(2024, 12, 25), make(2024, 12, 26), make(2024, 1, 1) }, date = make(1, 1, 1);
    char text[WC_TEXT_SIZE];
    workcal *cal, *plain;
    long serial;
    int i;

    CHECK(!wc_valid(make(0, 0, 0)) && !wc_valid(make(INT_MIN, INT_MIN, INT_MIN)) && !wc_valid(make(INT_MAX, INT_MAX, INT_MAX)));
    CHECK(!wc_valid(make(1900, 2, 29)) && wc_valid(make(2000, 2, 29)) && !wc_valid(make(2023, 4, 31)));
    CHECK(wc_serial(make(1, 1, 1)) == 0 && wc_serial(make(9999, 12, 31)) == WC_LAST_SERIAL);
    CHECK(is(wc_from_serial(-1), 0, 0, 0) && is(wc_from_serial(LONG_MAX), 0, 0, 0) && is(wc_from_serial(LONG_MIN), 0, 0, 0));
    for (serial = 0; serial <= WC_LAST_SERIAL; serial += serial < 1500 || serial > WC_LAST_SERIAL - 1500 ? 1 : 997) {
        date = wc_from_serial(serial);
        CHECK(wc_valid(date) && wc_serial(date) == serial);
    }
    CHECK(wc_weekday(make(2024, 2, 29)) == 3 && wc_weekday(make(1, 1, 1)) == 0);
    for (i = 1; i <= 12; i++)
        CHECK(strlen(wc_month_name(i)) >= 3);
    wc_format(make(33, 4, 5), text);
    CHECK(strcmp(text, "0033-04-05") == 0 && wc_parse(text, &date) && is(date, 33, 4, 5));
    CHECK(!wc_parse("", &date) && !wc_parse("2024", &date) && !wc_parse("2024-", &date) && !wc_parse("2024-02-3", &date));
    CHECK(!wc_parse("2024-02-30", &date) && !wc_parse("2024-02-290", &date) && !wc_parse("-024-02-20", &date) && is(date, 33, 4, 5));

    wc_close(NULL);
    CHECK(wc_open(holidays, SIZE_MAX) == NULL);
    plain = wc_open(NULL, 0);
    cal = wc_open(holidays, 3);
    CHECK(plain != NULL && cal != NULL);
    CHECK(!wc_is_workday(cal, holidays[0]) && wc_is_workday(plain, holidays[0]) && !wc_is_workday(plain, make(2024, 3, 2)));
    CHECK(is(wc_add(cal, make(2024, 12, 24), 1), 2024, 12, 27) && is(wc_add(cal, make(2024, 12, 27), -1), 2024, 12, 24));
    CHECK(is(wc_add(cal, make(2024, 3, 2), 0), 2024, 3, 2) && is(wc_add(plain, make(2024, 3, 1), 1), 2024, 3, 4));
    CHECK(is(wc_add(cal, make(9999, 12, 31), 1), 0, 0, 0) && is(wc_add(cal, make(1, 1, 1), -1), 0, 0, 0));
    CHECK(is(wc_add(cal, date, INT_MIN), 0, 0, 0) && is(wc_add(cal, date, INT_MAX), 0, 0, 0));
    CHECK(wc_valid(wc_add(cal, make(2000, 1, 3), WC_MAX_STEP)) && wc_valid(wc_add(cal, make(2000, 1, 3), -WC_MAX_STEP)));
    wc_close(cal);
    wc_close(plain);
    holidays[1].day = 32;
    CHECK(wc_open(holidays, 3) == NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1, off;
    wc_date today = { 2024, 12, 25 }, *holidays;
    workcal *cal;
    char *text;

    if (rule == 1) {
        puts(wc_month_name(13));
    } else if (rule == 2) {
        holidays = malloc(sizeof *holidays);
        if (holidays == NULL)
            return 0;
        *holidays = today;
        cal = wc_open(holidays, 1);
        free(holidays);
        if (cal == NULL)
            return 0;
        off = !wc_is_workday(cal, today);
        printf("%d\n", off);
        wc_close(cal);
    } else {
        text = malloc(10);
        if (text == NULL)
            return 0;
        wc_format(today, text);
        free(text);
    }
    return 0;
}
#endif
