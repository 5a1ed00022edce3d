/**
 * @file daterun.h
 * Runs of dates: every third day, Mondays and Fridays, the 15th of each month.
 *
 * The calendar is the Gregorian one, also for dates before it was introduced,
 * from 0001-01-01 to 9999-12-31. A run is a plain struct of the caller's, holds
 * no memory, and may be copied by assignment: the copy goes on by itself.
 */
#ifndef DATERUN_H
#define DATERUN_H

/** A date. */
struct daterun_date {
    int year;   /**< 1 to 9999 */
    int month;  /**< 1 to 12 */
    int day;    /**< 1 to 28, 29, 30 or 31 */
};

/** Weekdays, to be or-ed. */
enum {
    DATERUN_MON = 1, DATERUN_TUE = 2, DATERUN_WED = 4, DATERUN_THU = 8,
    DATERUN_FRI = 16, DATERUN_SAT = 32, DATERUN_SUN = 64
};

/** A run of dates. Its members are not for the caller. */
struct daterun {
    int kind, every, day;
    unsigned weekdays;
    long first, last;           /* numbers of the range's two days */
    long long start, at;
};

/** @return whether there is such a date. */
int daterun_valid(struct daterun_date date);

/** @return how many days after 0001-01-01 a date is, -1 if it is not valid. */
long daterun_number(struct daterun_date date);

/** The opposite of daterun_number().
 *  @return 0, or -1 (*date unchanged) if the number is out of range. */
int daterun_from_number(long number, struct daterun_date *date);

/** @return one of DATERUN_MON to DATERUN_SUN, 0 if the date is not valid. */
int daterun_weekday(struct daterun_date date);

/*
 * The three kinds of run. All go from `from` to `to`, both included; if `from`
 * is after `to`, the run is empty. They return 0, or -1 if an argument is not
 * valid; *run is then an empty run.
 */

/** `from`, and then every `every`th day. @param every 1 or more */
int daterun_daily(struct daterun *run, struct daterun_date from, struct daterun_date to, int every);

/** The days that fall on one of the weekdays. @param weekdays one or more of them */
int daterun_weekly(struct daterun *run, struct daterun_date from, struct daterun_date to,
                   unsigned weekdays);

/** The same day in every `every`th month, counted from the month of `from`.
 *  Months that do not have the day are left out.
 *  @param every 1 or more
 *  @param day   1 to 31 */
int daterun_monthly(struct daterun *run, struct daterun_date from, struct daterun_date to, int every,
                    int day);

/** The next date. @return 1, or 0 (*date unchanged) when there are no more. */
int daterun_next(struct daterun *run, struct daterun_date *date);

/** How many dates are still to come; the run is not moved. */
long daterun_left(const struct daterun *run);

/** Whether a date is one of the run, whether it has come already or not. */
int daterun_has(const struct daterun *run, struct daterun_date date);

/** Begins again with the first date. */
void daterun_rewind(struct daterun *run);

#endif
