/* almday.h: days of the Gregorian calendar
 *
 * An AlmDay is a small value which may live on the stack or in other objects.
 * It has to be initialised, by ALM_DAY_INIT or alm_day_clear(), and is then
 * "unset".  It becomes "set" by one of the alm_day_set functions.  Except for
 * these, alm_day_is_set() and alm_day_clear(), all functions want days that
 * are set; that is checked with assert(), and so are all other conditions
 * stated here.
 *
 * Days go from January 1st of the year 1 to December 31st of the year 9999.
 */

#ifndef __ALM_DAY_H__
#define __ALM_DAY_H__

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ALM_YEAR_MIN    1
#define ALM_YEAR_MAX    9999
#define ALM_NUMBER_MAX  3652059 /* 31 December 9999 */

typedef enum {
    ALM_MONDAY = 1, ALM_TUESDAY, ALM_WEDNESDAY, ALM_THURSDAY, ALM_FRIDAY, ALM_SATURDAY, ALM_SUNDAY
} AlmWeekday;

typedef struct _AlmDay {
    /*< private >*/
    uint32_t number;
} AlmDay;

#define ALM_DAY_INIT { 0 }

/* Questions to be asked before a day is set; any argument is fine. */
bool        alm_valid_dmy           (int day, int month, int year);
bool        alm_valid_number        (uint32_t number);
bool        alm_is_leap_year        (int year);

/* 28 to 31.  The month is in 1 .. 12 and the year in range. */
int         alm_days_in_month       (int month, int year);

void        alm_day_clear           (AlmDay *day);
bool        alm_day_is_set          (const AlmDay *day);

/* The date must be valid, see alm_valid_dmy(). */
void        alm_day_set_dmy         (AlmDay *day, int dd, int month, int year);
/* Day 1 is January 1st of the year 1.  See alm_valid_number(). */
void        alm_day_set_number      (AlmDay *day, uint32_t number);
/* "2024-02-29".  Returns false, and leaves @day unset, for other texts. */
bool        alm_day_set_parse       (AlmDay *day, const char *text);

uint32_t    alm_day_get_number      (const AlmDay *day);
int         alm_day_get_day         (const AlmDay *day);
int         alm_day_get_month       (const AlmDay *day);
int         alm_day_get_year        (const AlmDay *day);
AlmWeekday  alm_day_get_weekday     (const AlmDay *day);

/* The result has to be in range. */
void        alm_day_add_days        (AlmDay *day, int32_t n);
/* Likewise.  The day becomes the last of the month if that is shorter. */
void        alm_day_add_months      (AlmDay *day, int32_t n);

/* Days from @a to @b, negative if @b is earlier. */
int32_t     alm_day_between         (const AlmDay *a, const AlmDay *b);
int         alm_day_compare         (const AlmDay *a, const AlmDay *b);
/* @low must not be later than @high. */
void        alm_day_clamp           (AlmDay *day, const AlmDay *low, const AlmDay *high);

/* "Thursday, 29 February 2024"; cut to @size, which is not 0. */
void        alm_day_to_text         (const AlmDay *day, char *text, size_t size);
/* "2024-02-29".  There are at least 11 bytes in @text. */
void        alm_day_to_iso          (const AlmDay *day, char *text);

#endif
