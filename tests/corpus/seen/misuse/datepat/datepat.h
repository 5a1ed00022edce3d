/**
 * datepat.h - dates printed and read by a pattern, in any language
 *
 * A pattern is compiled once and then used for as many dates as needed:
 *
 *   %Y  year, 4 digits          %B  name of the month
 *   %m  month, 2 digits         %A  name of the day of the week
 *   %d  day, 2 digits           %j  day of the year, 3 digits
 *   %e  day, 1 or 2 digits      %%  a percent sign
 *
 * Everything else stands for itself.
 */
#ifndef DATEPAT_H
#define DATEPAT_H

#include <stddef.h>

#define DP_MAX_PATTERN 100 /* longest pattern, in bytes */
#define DP_MAX_NAME 40     /* longest name of a month or day, in bytes */

/** A date of the Gregorian calendar, extended backwards. */
struct dp_date {
    int year;  /* 1 to 9999 */
    int month; /* 1 to 12 */
    int day;   /* 1 to 28, 29, 30 or 31 */
};

/** Names in some language: 12 of months, and 7 of days, beginning with Sunday. */
struct dp_names {
    const char *const *months;
    const char *const *days;
};

typedef struct dp_pattern dp_pattern;

/** English names. */
extern const struct dp_names dp_english;

/**
 * Compiles a pattern.  The pattern is copied, the names are not: the struct,
 * both arrays and the names have to stay there unchanged for the lifetime of
 * the compiled pattern.  Returns NULL if there is an unknown letter behind a
 * '%', if pattern or names are too long or if there is no memory.
 */
dp_pattern *dp_compile(const char *pattern, const struct dp_names *names);

/** Frees a compiled pattern.  Does nothing with NULL. */
void dp_free(dp_pattern *p);

/** Size of the longest text that dp_format() writes with p, with its NUL. */
size_t dp_size(const dp_pattern *p);

/** 1 if there is such a date, else 0.  Takes any numbers. */
int dp_valid(const struct dp_date *d);

/**
 * Writes a date to out and returns the length of the text.
 *
 * There is no check of anything, as this is called often: *d has to be a valid
 * date (see dp_valid()), and out must have room for dp_size() bytes.
 */
size_t dp_format(const dp_pattern *p, const struct dp_date *d, char *out);

/**
 * Reads a date that looks as p says.  Names have to be written as they are in
 * the table.  Returns 0; or -1 if the text is different or not a date, if
 * parts of it contradict each other or if it does not tell year, month and
 * day; then *d is not changed.  The day of the year tells month and day.
 */
int dp_parse(const dp_pattern *p, const char *text, struct dp_date *d);

/** Day of the week, 0 is Sunday; -1 if the date is not valid. */
int dp_weekday(const struct dp_date *d);

/** Goes n days on (or back, if negative).  0, or -1 if *d is not valid before
 *  or after; then it is not changed. */
int dp_add_days(struct dp_date *d, long n);

/** Less than, equal to or greater than 0.  Takes any numbers. */
int dp_compare(const struct dp_date *a, const struct dp_date *b);

#endif
