#ifndef ICSRULE_H
#define ICSRULE_H

#include <stdbool.h>
#include <stdint.h>

/* Weekly repetition of calendar events (RRULE:FREQ=WEEKLY).

   Days are counted from Monday, 1970-01-05, which is day 0; ICS_LAST_DAY is
   the end of time. */

typedef int32_t ics_day;
#define ICS_LAST_DAY 100000

enum ics_weekday { ICS_MO, ICS_TU, ICS_WE, ICS_TH, ICS_FR, ICS_SA, ICS_SU };

typedef struct ics_rule ics_rule;

/* An event on `start`, repeated every `interval` weeks (1 to 53) on the
   weekday of `start`. NULL when a value is out of range. */
ics_rule *ics_rule_new(ics_day start, int interval);
void ics_rule_free(ics_rule *rule);

/* The event takes place on this weekday, too / not any more. Values that are
   no weekday are ignored. */
void ics_rule_add_day(ics_rule *rule, enum ics_weekday day);
void ics_rule_drop_day(ics_rule *rule, enum ics_weekday day);
bool ics_rule_has_day(const ics_rule *rule, enum ics_weekday day);

/* The rule ends after this day. */
void ics_rule_until(ics_rule *rule, ics_day last);

/* Whether the event takes place on a day. */
bool ics_rule_on(const ics_rule *rule, ics_day day);

/* The first time the event takes place after a day. False, and *next is left
   as it is, when it does not take place any more. */
bool ics_rule_next(const ics_rule *rule, ics_day after, ics_day *next);

/* How often it takes place from one day to another, both included. */
int ics_rule_count(const ics_rule *rule, ics_day from, ics_day to);

/* "MO,WE" and so on to a buffer of ICS_DAYS_SIZE characters. */
#define ICS_DAYS_SIZE 21
void ics_rule_days(const ics_rule *rule, char *text);

#endif
