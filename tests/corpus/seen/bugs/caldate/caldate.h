#ifndef CALDATE_H
#define CALDATE_H

#include <stdbool.h>
#include <stdint.h>

/* Dates of the Gregorian calendar, extended to all years from 1 to 9999. */
typedef struct {
    int32_t days; /* since 1 January 2000, which is 0; negative before */
} caldate;

/* The earliest and the latest date, 0001-01-01 and 9999-12-31. */
caldate caldate_min(void);
caldate caldate_max(void);

bool caldate_is_leap(int year);
/* False for a date that does not exist; *date is left alone then. */
bool caldate_from_ymd(int year, int month, int day, caldate *date);
void caldate_to_ymd(caldate date, int *year, int *month, int *day);

/* Later by n days, or earlier when n is negative; beyond the earliest or the
   latest date it is that one. */
caldate caldate_add_days(caldate date, int32_t n);
/* The days from a to b. */
int32_t caldate_difference(caldate a, caldate b);
int caldate_compare(caldate a, caldate b);

/* "Monday" to "Sunday". */
const char *caldate_weekday_name(caldate date);
/* "January" to "December". */
const char *caldate_month_name(caldate date);

#endif
