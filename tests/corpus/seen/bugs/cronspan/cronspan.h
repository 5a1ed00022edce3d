/* cronspan - schedules in the notation of crontab(5)
 *
 *     cron_t *c = cron_parse("30 8-17/3 * * 1-5");
 *     cron_time now = { 2024, 2, 28, 23, 59 }, then;
 *     if (c && cron_next(c, &now, &then) == 1)
 *         ...
 *     cron_free(c);
 *
 * A schedule has five fields with blanks between them:
 *
 *     minute 0-59, hour 0-23, day of month 1-31, month 1-12,
 *     day of week 0-7 (0 and 7 are Sunday)
 *
 * A field is a list of items with commas between them.  An item is a number,
 * a range "a-b" with a <= b, or "*" for the whole range; a range and "*" may
 * be followed by a step "/n", n from 1 to 99.  As in crontab, when neither
 * day field begins with "*" a day matches if either field does; otherwise
 * it has to match both.
 *
 * There are no time zones: times are what a wall clock shows.
 */
#ifndef CRONSPAN_H
#define CRONSPAN_H

#include <stddef.h>

typedef struct cron cron_t;

typedef struct {
    int year;   /* 1 to 9999, Gregorian */
    int month;  /* 1 to 12 */
    int day;    /* 1 to 31, as the month has them */
    int hour;   /* 0 to 23 */
    int minute; /* 0 to 59 */
} cron_time;

/* Reads a schedule.  NULL if `text` is NULL or is not one, or if there is no
 * memory.  The day of month is not checked against the month: "0 0 31 * *"
 * means those months that have 31 days. */
cron_t *cron_parse(const char *text);

/* NULL is allowed. */
void cron_free(cron_t *c);

/* 1 if the fields of both have the same numbers, however they were written
 * ("1,2" and "1-2"), and both match days in the same way; else 0. */
int cron_equal(const cron_t *a, const cron_t *b);

/* Writes the schedule as a text that cron_parse() makes an equal one of,
 * numbers being in ascending order and without ranges.  At most `size` bytes with the
 * NUL are written; returns the length of the whole text, as snprintf(). */
size_t cron_format(const cron_t *c, char *buf, size_t size);

/* 1 if `t` is a time as described above, else 0. */
int cron_time_valid(const cron_time *t);

/* 0 (Sunday) to 6; -1 if `t` is not valid. */
int cron_weekday(const cron_time *t);

/* 1 if the schedule has the minute `t`, 0 if not, -1 if `t` is not valid. */
int cron_matches(const cron_t *c, const cron_time *t);

/* The first minute of the schedule that is later than `from`.  Returns 1 and
 * sets *out; 0 if there is none up to the end of year 9999 or at all; -1 if
 * `from` is not valid.  *out is not changed unless 1 is returned.  `from` and
 * `out` may be the same. */
int cron_next(const cron_t *c, const cron_time *from, cron_time *out);

#endif
