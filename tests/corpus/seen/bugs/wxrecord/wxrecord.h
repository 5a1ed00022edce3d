/*
NAME
    wxrecord - short weather reports of airfields

DESCRIPTION
    A report is a line such as

        EGLL 121350Z 24015G25KT 15/M02 Q1013

    the station (four letters or digits), day, hour and minute, the wind's
    direction in degrees and its speed in knots with gusts if there are any,
    temperature and dew point in degrees Celsius (M is minus), and pressure
    in hectopascal.  Variable wind is VRB in place of the direction.

    A record is "valid" if its members are within the ranges given below.
*/
#ifndef WXRECORD_H
#define WXRECORD_H

#include <stddef.h>

struct wxrecord {
    char station[5];    /* four of A-Z and 0-9, and a NUL */
    int day;            /* 1 .. 31 */
    int hour, minute;   /* 0 .. 23, 0 .. 59 */
    int direction;      /* 0 .. 360, or WX_VARIABLE */
    int speed;          /* 0 .. 99 */
    int gust;           /* speed+1 .. 99, or 0: no gusts */
    int temp, dew;      /* -99 .. 99, and dew <= temp */
    int pressure;       /* 800 .. 1099 */
};

#define WX_VARIABLE (-1)

/* wx_init: makes *r a valid record: station ZZZZ, day 1, calm, 15/15, 1013 */
void wx_init(struct wxrecord *r);

/* wx_valid: 1 if *r is valid, 0 if not */
int wx_valid(const struct wxrecord *r);

/* wx_parse: reads a report with single blanks between its groups.  Returns
   0 and fills *r, or returns the number, from 1, of the group that is wrong
   (or whose value is out of range), with *r unchanged.  Text behind the
   fifth group is an error of group 5. */
int wx_parse(struct wxrecord *r, const char *text);

/* wx_format: writes a valid record as text, at most size bytes including the
   NUL, cutting off what does not fit.  With size 0 nothing is written, and
   buf may be NULL.  Returns the length of the whole text, as snprintf does,
   or -1 if *r is not valid. */
int wx_format(const struct wxrecord *r, char *buf, size_t size);

/* wx_compare: orders by station, then by time: -1, 0 or 1 */
int wx_compare(const struct wxrecord *a, const struct wxrecord *b);

/* wx_humidity: relative humidity of a valid record in percent, 0 .. 100;
   -1 if *r is not valid */
int wx_humidity(const struct wxrecord *r);

/* wx_coldest: the record with the lowest temperature of n, the first if
   there are several; NULL if n is 0 */
const struct wxrecord *wx_coldest(const struct wxrecord *records, size_t n);

#endif
