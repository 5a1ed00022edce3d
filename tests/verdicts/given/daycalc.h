#ifndef DAYCALC_H
#define DAYCALC_H

#include <stdbool.h>

/* Days of a year. */
struct daycalc {
    int year, month, day;
};
int daycalc_of_year(struct daycalc d); /* 1 to 366 */
int daycalc_in_month(int year, int month);
struct daycalc daycalc_next(struct daycalc d);
bool daycalc_leap(int year);

#endif
