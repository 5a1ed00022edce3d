#ifndef SAYDATE_H
#define SAYDATE_H
/*
NAME
       saydate - dates in words, "the twenty-first of March, 1984"

DESCRIPTION
       Dates are those of the Gregorian calendar in the years 1 to 9999.  All
       functions but saydate_valid() and saydate_parse() expect valid dates.
       Strings that are returned are constant and must not be freed.
*/

struct saydate {
    int year;  /* 1 to 9999 */
    int month; /* 1 to 12 */
    int day;   /* 1 to the last of the month */
};

/* Size of a buffer that holds any date in words. */
#define SAYDATE_MAX 64

/*
       saydate_month()    the name of month 1 to 12: "January" ...
       saydate_weekday()  the name of weekday 0 to 6: "Sunday" ...
       saydate_ordinal()  the ordinal number of day 1 to 31: "first" ...

       Other arguments have undefined results.
*/
const char *saydate_month(int month);
const char *saydate_weekday(int weekday);
const char *saydate_ordinal(int day);

/*
       saydate_valid() returns 1 for a valid date and 0 for any other.
       saydate_length() returns the days of a month (1 to 12) in a year.
       saydate_dow() returns the weekday of a date, 0 for Sunday.
       saydate_next() returns the day after; after the last day of 9999 it
       returns that day again.
*/
int saydate_valid(struct saydate date);
int saydate_length(int year, int month);
int saydate_dow(struct saydate date);
struct saydate saydate_next(struct saydate date);

/*
       saydate_write() writes a date in words into buf, which must have
       SAYDATE_MAX bytes, and returns the length of the text.
*/
int saydate_write(char *buf, struct saydate date);

/*
       saydate_parse() reads what saydate_write() writes, in capitals or small
       letters, and returns 0.  For any other text it returns -1 and leaves
       *date alone.
*/
int saydate_parse(const char *text, struct saydate *date);

#endif
