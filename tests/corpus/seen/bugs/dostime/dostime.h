#ifndef DOSTIME_H
#define DOSTIME_H

/*
 * dostime - the packed date and time of FAT directories and ZIP archives
 *
 * A stamp holds the date in its upper and the time in its lower 16 bits:
 *
 *   31      25 24  21 20 16 15  11 10   5 4    0
 *   year-1980  month  day   hour   minute second/2
 *
 * Stamps come out of files, and files hold all sorts of them: 0 is common
 * ("no date"), and so are fields that are out of range.  Every function that
 * takes a stamp takes any 32-bit value, unless its comment says otherwise.
 */

#include <stdint.h>

typedef uint32_t dos_stamp;

struct dos_fields {
    int year;   /* 1980 .. 2107 */
    int month;  /* 1 .. 12 */
    int day;    /* 1 .. 31 */
    int hour;   /* 0 .. 23 */
    int minute; /* 0 .. 59 */
    int second; /* 0 .. 59 */
};

#define DOS_ISO_SIZE 20  /* "2024-02-29 23:59:58" with its NUL */
#define DOS_LIST_SIZE 18 /* "2024-Feb-29 23:59" with its NUL */

/* Packs *f; an odd second is rounded down.  0, or -1 if *f is not a date and
 * time that a stamp can hold (*out is left alone then). */
int dos_pack(const struct dos_fields *f, dos_stamp *out);

/* Takes a stamp apart, field by field.  Nothing is checked: the fields of an
 * invalid stamp are outside the ranges above. */
void dos_unpack(dos_stamp s, struct dos_fields *f);

/* 1 if the stamp is an existing date and time, else 0. */
int dos_valid(dos_stamp s);

/* Seconds since 1980-01-01 00:00:00, or -1 if the stamp is not valid. */
int64_t dos_seconds(dos_stamp s);

/* The stamp for that many seconds since 1980-01-01 00:00:00.  0, or -1 if
 * there is none (*out is left alone then). */
int dos_from_seconds(int64_t seconds, dos_stamp *out);

/* Day of the week, 0 is Sunday; -1 if the stamp is not valid. */
int dos_weekday(dos_stamp s);

/* Prints "2024-02-29 23:59:58", numbers only, whether valid or not.  buf has
 * DOS_ISO_SIZE bytes.  Returns buf. */
char *dos_iso(dos_stamp s, char *buf);

/* Prints "2024-Feb-29 23:59" for the listing of an archive.  A month field
 * which is no month is printed as a number of three digits ("1980-000-00
 * 00:00").  buf has DOS_LIST_SIZE bytes.  Returns buf. */
char *dos_list(dos_stamp s, char *buf);

/* Reads what dos_iso prints for a valid stamp.  0, or -1 if text is anything
 * else (*out is left alone then). */
int dos_parse(const char *text, dos_stamp *out);

#endif
