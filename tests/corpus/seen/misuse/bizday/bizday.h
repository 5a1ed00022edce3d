#ifndef BIZDAY_H
#define BIZDAY_H

/** @file bizday.h
 *  Counting in business days.
 *
 *  Days are numbers, 0 is 1 January 1970, and range from #BIZ_FIRST to #BIZ_LAST
 *  (the years 1 to 9999 of the Gregorian calendar, also before there was one).
 *  A calendar tells on which of them business is open.
 *
 *  This is inner loop code.  Arguments are expected to be as documented; some
 *  mistakes are caught by assert(), the others are not caught.
 */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BIZ_FIRST (-719162) /**< 1 January 1 */
#define BIZ_LAST 2932896    /**< 31 December 9999 */

/** Bits of days of the week, for @ref bizcal::weekend. */
enum {
    BIZ_MON = 1,
    BIZ_TUE = 2,
    BIZ_WED = 4,
    BIZ_THU = 8,
    BIZ_FRI = 16,
    BIZ_SAT = 32,
    BIZ_SUN = 64
};

/** When business is closed.  Fill it by biz_init(); it may be copied. */
typedef struct bizcal {
    unsigned weekend;
    const int32_t *holidays;
    size_t count;
} bizcal;

/** Sets up a calendar.
 *
 *  @param cal      to be filled
 *  @param weekend  days of the week that are closed, or'ed; not all seven
 *  @param holidays closed days, ascending.  They are not copied: the array must
 *                  exist and stay as it is for as long as the calendar is used.
 *  @param count    number of holidays; if it is 0 @p holidays may be NULL
 */
void biz_init(bizcal *cal, unsigned weekend, const int32_t *holidays, size_t count);

/** Number of a date.
 *  @pre 1 <= year <= 9999, 1 <= month <= 12, and the month has such a day */
int32_t biz_day(int year, int month, int day);

/** Date of a number.  Pointers to what is not wanted may be NULL.
 *  @pre BIZ_FIRST <= number <= BIZ_LAST */
void biz_date(int32_t number, int *year, int *month, int *day);

/** Length of a month.
 *  @pre 1 <= month <= 12 */
int biz_month_length(int year, int month);

/** Day of the week, from 0 for Monday to 6 for Sunday.
 *  @pre BIZ_FIRST <= number <= BIZ_LAST */
int biz_weekday(int32_t number);

/** Whether a day is a business day. */
bool biz_open(const bizcal *cal, int32_t number);

/** The first business day that is not before the given one.
 *  @pre there is one, not after BIZ_LAST */
int32_t biz_following(const bizcal *cal, int32_t number);

/** The last business day that is not after the given one.
 *  @pre there is one, not before BIZ_FIRST */
int32_t biz_preceding(const bizcal *cal, int32_t number);

/** "Modified following": biz_following() unless that is in another month,
 *  then biz_preceding().
 *  @pre those of both */
int32_t biz_modified(const bizcal *cal, int32_t number);

/** The day that is @p n business days later, or earlier if n is negative.  With
 *  n = 0 it is the day itself, be it open or not.
 *  @pre the result is not outside of BIZ_FIRST to BIZ_LAST */
int32_t biz_add(const bizcal *cal, int32_t number, int n);

/** Number of business days from @p from on and before @p to.
 *  @pre from <= to */
int32_t biz_between(const bizcal *cal, int32_t from, int32_t to);

/** The middle of a period, rounded down, if that is open; else what follows.
 *  @pre from <= to, and that of biz_following() */
int32_t biz_middle(const bizcal *cal, int32_t from, int32_t to);

#endif
