/* feastday.h - Easter and the days that move with it */
#ifndef FEASTDAY_H
#define FEASTDAY_H

typedef struct {
    int year, month, day;
} fd_date;

enum { FD_FIRST = 1583, FD_LAST = 9999 };       /* years */

#define FD_FEASTS 7     /* Ash Wednesday ... Corpus Christi */
#define FD_TEXT 32      /* bytes of a formatted date */

/* Is there such a day, in a year from FD_FIRST to FD_LAST? */
int fd_valid(fd_date d);

/* Easter Sunday; 0 0 0 for years out of range. */
fd_date fd_easter(int year);

/* The feasts of a year, in order of time, into feasts[0 .. FD_FEASTS-1].
 * Returns FD_FEASTS, or 0 when the year is out of range. */
int fd_feasts(int year, fd_date *feasts);
/* Their names: i is from 0 to FD_FEASTS - 1. */
const char *fd_feast_name(int i);

/* month is from 1 to 12, weekday from 0 (Sunday) to 6 */
const char *fd_month_name(int month);
const char *fd_weekday_name(int weekday);

/* -1 for invalid dates */
int fd_weekday(fd_date d);

/* d plus a number of days; 0 0 0 when d or the result is invalid. */
fd_date fd_plus(fd_date d, int days);

/* Writes a date as "Sunday, 31 March 2024" ("no such day" when invalid) into
 * buf, which must have FD_TEXT bytes, and returns buf. */
char *fd_format(fd_date d, char *buf);

#endif
