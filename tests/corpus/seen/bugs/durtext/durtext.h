#ifndef DURTEXT_H
#define DURTEXT_H

/*
NAME
    durtext - durations as short texts

DESCRIPTION
    A duration is a number of seconds, of either sign; every int64_t is one.
    As a text it is one or more pairs of a number and a unit, with nothing
    between them, after an optional sign: "90s", "1h30m", "-2w", "1d12h".
    Units are w (7 days), d (24 hours), h, m and s.  Units may come in any
    order and more than once.
*/

#include <stddef.h>
#include <stdint.h>

typedef int64_t dur_t;

#define DUR_MAX INT64_MAX
#define DUR_MIN INT64_MIN

/* Enough for any text of dur_format or dur_clock, with its end. */
#define DUR_TEXT_SIZE 40

/*
    Reads a text.  Returns 0 and sets *out, or returns -1, with *out
    unchanged, if the text is not a duration or is out of range.
*/
int dur_parse(const char *text, dur_t *out);

/*
    Writes a duration in the largest units, as "1w2d3h4m5s"; units of which
    there are none are left out, and no time at all is "0s".

    As with snprintf, at most size bytes are written, including the '\0' at
    the end, and a longer text is cut off; buf may be NULL if size is 0.
    Returns the length of the whole text.
*/
size_t dur_format(dur_t d, char *buf, size_t size);

/*
    Writes a duration as "H:MM:SS".  Size and return value as above.
*/
size_t dur_clock(dur_t d, char *buf, size_t size);

/*
    Sum and difference.  Results out of range become DUR_MAX or DUR_MIN.
*/
dur_t dur_add(dur_t a, dur_t b);
dur_t dur_sub(dur_t a, dur_t b);

/*
    Cuts off what is less than a unit, towards zero; unit is one of "wdhms".
    With any other unit the duration is returned as it is.
*/
dur_t dur_trunc(dur_t d, char unit);

/*
    Less than, equal to or greater than 0, as a is to b.
*/
int dur_cmp(dur_t a, dur_t b);

#endif
