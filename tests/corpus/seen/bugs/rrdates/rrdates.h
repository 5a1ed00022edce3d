#ifndef RRDATES_H
#define RRDATES_H

/*
 * NAME
 *     rrdates - days on which something recurs
 *
 * DESCRIPTION
 *     A rule says how often: every so many days, months or years.  An
 *     iterator gives the days of a rule from a first day on.  Dates are
 *     Gregorian, from 1 January 1 to 31 December 9999.
 */

enum recur_freq { RECUR_DAILY, RECUR_MONTHLY, RECUR_YEARLY };

struct recur_date {
    int year, month, day;   /* 1..9999, 1..12, 1..31 */
};

struct recur_rule {
    enum recur_freq freq;
    int interval;           /* 1..9999: every so many days, months, years */
    int monthday;           /* 1..31, or 0: that of the first day;
                               always 0 with RECUR_DAILY */
    int count;              /* at most so many days; 0: no limit */
};

struct recur_iter {         /* private, but may be copied */
    struct recur_rule rule;
    struct recur_date start;
    long long pos;
    int left;
    int ended;
};

/*
 * int recur_month_days(int year, int month)
 *     Number of days of a month; 0 when there is no such month.
 *
 * int recur_valid(struct recur_date d)
 *     1 when d is a date, else 0.
 *
 * int recur_compare(struct recur_date a, struct recur_date b)
 *     Less than, equal to or greater than 0, field by field; the dates need
 *     not be valid.
 */
int recur_month_days(int year, int month);
int recur_valid(struct recur_date d);
int recur_compare(struct recur_date a, struct recur_date b);

/*
 * int recur_parse(struct recur_rule *rule, const char *text)
 *     Reads DAILY, MONTHLY or YEARLY, followed by any of ;INTERVAL=n, ;DAY=n
 *     and ;COUNT=n.  What is not given is 1 (INTERVAL) or 0.  Returns 0, or
 *     -1 when the text is not a rule: then *rule is as it was.
 */
int recur_parse(struct recur_rule *rule, const char *text);

/*
 * int recur_begin(struct recur_iter *it, const struct recur_rule *rule,
 *                 struct recur_date start)
 *     Makes *it an iterator; the rule is copied.  Returns 0, or -1 when the
 *     rule or the date is not valid: then *it is an iterator without days.
 *
 * int recur_next(struct recur_iter *it, struct recur_date *day)
 *     Stores the next day, not before start, and returns 1; returns 0 when
 *     there are no more.  Months that do not have the rule's day are passed
 *     over: MONTHLY;DAY=31 is seven days a year.
 *
 * int recur_count(const struct recur_rule *rule, struct recur_date start,
 *                 struct recur_date until)
 *     Number of days of the rule from start to until, both included; -1 when
 *     something is not valid.
 */
int recur_begin(struct recur_iter *it, const struct recur_rule *rule, struct recur_date start);
int recur_next(struct recur_iter *it, struct recur_date *day);
int recur_count(const struct recur_rule *rule, struct recur_date start, struct recur_date until);

#endif
