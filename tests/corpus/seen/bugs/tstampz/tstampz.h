/*
** tstampz - points in time, written as RFC 3339 has them
**
** Accepted texts:
**
**     2024-02-29                        midnight, UTC
**     2024-02-29T12:30:00Z
**     2024-02-29T12:30:00.25+05:30      up to nine digits of fraction
**
** The 'T' may be a blank.  Years go from 0000 to 9999 in the proleptic
** Gregorian calendar, offsets from -23:59 to +23:59.  There are no leap
** seconds: the last second of a minute is 59.
**
** A tstampz keeps the offset that it was written with.  Objects come from
** tsz_parse, tsz_from_unix and tsz_at_offset, do not change, and go to
** tsz_free.  Pointers to them must not be NULL, except for tsz_free.
*/
#ifndef TSTAMPZ_H
#define TSTAMPZ_H

#include <stddef.h>
#include <stdint.h>

typedef struct tstampz tstampz;

#define TSZ_TEXT_MAX 36 /* longest result of tsz_format, with its '\0' */

/* NULL when the text is not like the above (or memory is out). */
tstampz *tsz_parse(const char *text);
/* NULL outside of the years 0000 to 9999. */
tstampz *tsz_from_unix(int64_t seconds);
/* The same point in time at another offset, which is in minutes; NULL when the
** offset or the year is out of range. */
tstampz *tsz_at_offset(const tstampz *t, int minutes);
void tsz_free(tstampz *t);

/* Seconds since 1970-01-01T00:00:00Z, rounded down. */
int64_t tsz_unix(const tstampz *t);
int tsz_nanos(const tstampz *t);
int tsz_offset(const tstampz *t);
int tsz_weekday(const tstampz *t);  /* 0 is Sunday, at its own offset */
int tsz_yearday(const tstampz *t);  /* 1 .. 366 */

/* <0, 0, >0: which point in time is earlier, whatever the offsets. */
int tsz_compare(const tstampz *a, const tstampz *b);

/* Writes as snprintf does and returns what snprintf returns. */
int tsz_format(const tstampz *t, char *out, size_t size);

#endif
