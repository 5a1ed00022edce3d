#ifndef WEEKPLAN_H
#define WEEKPLAN_H

#include <stdint.h>

/* Time tables of a week: who is on duty in which hour. */

enum week_day { MON, TUE, WED, THU, FRI, SAT, SUN };

#define WEEK_NOBODY 0
#define WEEK_LINE   25 /* an hour each, and a terminator */

typedef struct WeekPlan {
    uint8_t who[7][24];
} WeekPlan;

/* Days are MON to SUN and hours 0 to 23 everywhere. */

/* Before anything else: nobody is on duty. */
void WeekInit(WeekPlan *plan);

uint8_t WeekGet(const WeekPlan *plan, enum week_day day, int hour);
void WeekSet(WeekPlan *plan, enum week_day day, int hour, uint8_t who);

/* From hour `from` to before hour `to` (up to 24). */
void WeekSetSpan(WeekPlan *plan, enum week_day day, int from, int to, uint8_t who);

/* Copies the duties of a day to another day. */
void WeekCopyDay(WeekPlan *plan, enum week_day from, enum week_day to);

/* Hours of a person in the whole week. */
int WeekHours(const WeekPlan *plan, uint8_t who);

/* Exchanges two persons in the whole week. */
void WeekSwap(WeekPlan *plan, uint8_t a, uint8_t b);

/* Writes a day as a line of 24 characters: '.' for nobody, A for 1, B for 2 ...
   and '?' from 27 on. line: WEEK_LINE characters. */
void WeekLine(const WeekPlan *plan, enum week_day day, char *line);

/* Reads a line of exactly 24 characters '.' or A to Z into a day: 1, or 0 with
   nothing changed if it is anything else. */
int WeekReadLine(WeekPlan *plan, enum week_day day, const char *line);

/* "Mo", "Tu", ... */
const char *WeekDayName(enum week_day day);

#endif
