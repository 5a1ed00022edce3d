/**
 * @file recurday.h
 * @brief Recurring days: "every third day", "the 31st of each month",
 *        "every 24th of December".
 *
 * All dates are in the Gregorian calendar, years 1 to 9999.
 */
#ifndef RECURDAY_H
#define RECURDAY_H

#include <stdbool.h>

#define RD_LAST_YEAR 9999

/** @brief A calendar day. */
typedef struct rd_date {
    int year;  /**< 1 to RD_LAST_YEAR */
    int month; /**< 1 to 12 */
    int day;   /**< 1 to 31, as the month has them */
} rd_date;

/** @brief A rule by which days recur. */
typedef struct rd_rule rd_rule;

/**
 * @brief Whether there is such a day.
 */
bool rd_date_valid(rd_date date);

/**
 * @brief Compares two dates field by field.
 * @return negative, 0 or positive
 */
int rd_date_compare(rd_date a, rd_date b);

/**
 * @brief Days of a month.
 * @return 28 to 31; 0 if the month is not 1 to 12
 */
int rd_days_in_month(int year, int month);

/**
 * @brief Every @p interval days, the first on @p start.
 * @param interval 1 to 10000
 * @return a new rule, or NULL if an argument is out of its range
 */
rd_rule *rd_every(rd_date start, int interval);

/**
 * @brief A day of each month, from @p start on.
 * @param day 1 to 31. Months that do not have that day are skipped.
 * @return a new rule, or NULL if an argument is out of its range
 */
rd_rule *rd_monthly(rd_date start, int day);

/**
 * @brief A day of each year, from @p start on.
 * @param month 1 to 12
 * @param day   1 to 31. Years that do not have that day are skipped.
 * @return a new rule, or NULL if an argument is out of its range
 */
rd_rule *rd_yearly(rd_date start, int month, int day);

/**
 * @brief Frees a rule. NULL is allowed.
 */
void rd_free(rd_rule *rule);

/**
 * @brief The first day of the rule that is on or after @p from.
 * @param[out] found where the day is stored
 * @return false if @p from is no valid date, or if there is no such day up to
 *         the end of RD_LAST_YEAR
 */
bool rd_next(const rd_rule *rule, rd_date from, rd_date *found);

/**
 * @brief Whether the rule has that day.
 */
bool rd_matches(const rd_rule *rule, rd_date date);

#endif
