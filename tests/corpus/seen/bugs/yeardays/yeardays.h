#ifndef YEARDAYS_H
#define YEARDAYS_H

/* Sets of days of a year.  Days are numbered from 1; see yd_days. */

#include <stdint.h>

#define YD_WORDS 12
#define YD_TEXT  400    /* room for yd_text */

struct yeardays {       /* fill with yd_init only; may be copied by = */
    int year;
    uint32_t word[YD_WORDS];
};

/* 366 in leap years of the Gregorian calendar, else 365.  Any int is a year. */
int yd_days(int year);

/* day of the year of a date; 0 if there is no such date */
int yd_of_date(int year, int month, int mday);

/* the empty set of a year */
void yd_init(struct yeardays *set, int year);

/* Add or remove days first..last; those outside of the year are ignored.
   Nothing happens if last < first. */
void yd_add(struct yeardays *set, int first, int last);
void yd_remove(struct yeardays *set, int first, int last);

/* 1 if the day is in the set; 0 if not, also for days outside of the year */
int yd_has(const struct yeardays *set, int day);

/* number of days in the set */
int yd_count(const struct yeardays *set);

/* first day of the set after `day`, or 0; begin with day 0 */
int yd_next(const struct yeardays *set, int day);

/* Put every day of the set off by `by` days, earlier if by < 0.  Any `by`.
   Days that leave the year are lost.  Returns the number of those. */
int yd_move(struct yeardays *set, int by);

/* *set becomes what is in both; the year remains that of *set */
void yd_common(struct yeardays *set, const struct yeardays *other);

/* same year and same days: 1, else 0 */
int yd_equal(const struct yeardays *a, const struct yeardays *b);

/* One '#' (in the set) or '.' a day, terminated; buf has YD_TEXT bytes.
   Returns buf. */
char *yd_text(const struct yeardays *set, char *buf);

#endif
