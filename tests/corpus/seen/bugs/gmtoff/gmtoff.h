#ifndef GMTOFF_H
#define GMTOFF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Offsets of local time from UTC, and time stamps that carry one.
 *
 * An offset is a number of minutes, positive east of Greenwich, from
 * GMTOFF_MIN to GMTOFF_MAX.
 */
#define GMTOFF_MIN (-14 * 60)
#define GMTOFF_MAX (14 * 60)

/* "+hh:mm" and its terminator */
#define GMTOFF_TEXT 7

/* Seconds from -TSTAMP_LIMIT to TSTAMP_LIMIT, some 30000 years. */
#define TSTAMP_LIMIT INT64_C(1000000000000)

typedef struct {
    int64_t utc;    /* seconds since 1970-01-01T00:00:00Z */
    int gmtoff;     /* minutes */
} tstamp_t;

bool gmtoff_valid(int minutes);

/* Reads "+hh:mm", "-hh:mm" or "Z".  Returns false, and does not touch
   *minutes, if the text is something else or the offset is out of range. */
bool gmtoff_parse(const char *text, int *minutes);

/* Writes the offset in the form that gmtoff_parse() reads back; UTC is "Z".
   Returns false if it is out of range or does not fit into `size` bytes. */
bool gmtoff_format(int minutes, char *text, size_t size);

/* False if the seconds or the offset are out of range. */
bool tstamp_make(tstamp_t *stamp, int64_t utc, int gmtoff);

/* The same instant seen from another offset; false as above. */
bool tstamp_move(tstamp_t *stamp, int gmtoff);

/* Earlier is negative, later positive; 0 if both are the same instant. */
int tstamp_compare(const tstamp_t *a, const tstamp_t *b);

/* Local time of day in seconds since midnight, 0 to 86399. */
int tstamp_time_of_day(const tstamp_t *stamp);

/* Local day of the week, 0 is Sunday. */
int tstamp_weekday(const tstamp_t *stamp);

/* Whether both are on the same local calendar day, each by its own offset. */
bool tstamp_same_day(const tstamp_t *a, const tstamp_t *b);

#endif
