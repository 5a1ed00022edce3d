#ifndef FEASTDB_H
#define FEASTDB_H

#include <stdbool.h>
#include <stddef.h>

/**
 * \file feastdb.h
 * Calendars of holidays (Gregorian, years 1583 to 9999).
 */

#define FEAST_NAME 32   /**< room for a name, with the terminator */
#define FEAST_MAX  4096 /**< holidays in a calendar */

/** A date. Valid if year, month and day exist in the calendar. */
typedef struct feast_date {
    int year;  /**< 1583 to 9999 */
    int month; /**< 1 to 12 */
    int day;   /**< 1 to 31 */
} feast_date;

/** A holiday as stored in a calendar. */
typedef struct feast_day {
    feast_date date;
    char name[FEAST_NAME];
} feast_day;

typedef struct feast_cal feast_cal;

/** Visitor for feast_each(). \return false to stop.
 *  \warning A visitor must not change or free the calendar it visits. */
typedef bool (*feast_visit)(const feast_day *day, void *user);

/** \return an empty calendar, NULL if out of memory; release with feast_free() */
feast_cal *feast_new(void);

/** Releases a calendar; NULL is ignored. */
void feast_free(feast_cal *cal);

/** \return whether the date is valid; for any values */
bool feast_valid(feast_date date);

/** \param month 1 to 12 \return number of days of the month, in any year */
int feast_month_days(int year, int month);

/** \param date a valid date \return 0 for Monday to 6 for Sunday */
int feast_weekday(feast_date date);

/** Western Easter Sunday. \return false if year is not in 1583 to 9999 */
bool feast_easter(int year, feast_date *out);

/** Adds a holiday, keeping the calendar in order of dates. Longer names are cut.
 *  \return false if the date is not valid or a holiday already, the calendar
 *  is full or memory is out */
bool feast_add(feast_cal *cal, feast_date date, const char *name);

/** Removes the holiday on a date. \return false if there is none */
bool feast_remove(feast_cal *cal, feast_date date);

/** \return the holiday on a date or NULL. The pointer is valid until the next
 *  feast_add(), feast_remove() or feast_free() of the calendar. */
const feast_day *feast_find(const feast_cal *cal, feast_date date);

/** Visits all holidays in order. \return number of visits */
size_t feast_each(feast_cal *cal, feast_visit visit, void *user);

/** The first day from \p date on that is neither a Saturday or Sunday nor a
 *  holiday. \return false if date is not valid or the year 9999 ends before */
bool feast_workday(const feast_cal *cal, feast_date date, feast_date *out);

#endif
