#include "weekplan.h"

#include <assert.h>
#include <string.h>

void WeekInit(WeekPlan *plan)
{
    memset(plan->who, WEEK_NOBODY, sizeof plan->who);
}

uint8_t WeekGet(const WeekPlan *plan, enum week_day day, int hour)
{
    return plan->who[day][hour];
}

void WeekSet(WeekPlan *plan, enum week_day day, int hour, uint8_t who)
{
    plan->who[day][hour] = who;
}

void WeekSetSpan(WeekPlan *plan, enum week_day day, int from, int to, uint8_t who)
{
    assert(from >= 0 && to <= 24);
    for (int hour = from; hour < to; hour++)
        plan->who[day][hour] = who;
}

void WeekCopyDay(WeekPlan *plan, enum week_day from, enum week_day to)
{
    if (from != to)
        memcpy(plan->who[to], plan->who[from], sizeof plan->who[to]);
}

int WeekHours(const WeekPlan *plan, uint8_t who)
{
    int hours = 0;
    for (int day = MON; day <= SUN; day++)
        for (int hour = 0; hour < 24; hour++)
            hours += plan->who[day][hour] == who;
    return hours;
}

void WeekSwap(WeekPlan *plan, uint8_t a, uint8_t b)
{
    for (int day = MON; day <= SUN; day++)
        for (int hour = 0; hour < 24; hour++) {
            uint8_t *who = &plan->who[day][hour];
            if (*who == a)
                *who = b;
            else if (*who == b)
                *who = a;
        }
}

void WeekLine(const WeekPlan *plan, enum week_day day, char *line)
{
    for (int hour = 0; hour < 24; hour++) {
        uint8_t who = plan->who[day][hour];
        if (who == WEEK_NOBODY)
            line[hour] = '.';
        else
            line[hour] = who <= 26 ? (char)('A' + who - 1) : '?';
    }
    line[24] = '\0';
}

int WeekReadLine(WeekPlan *plan, enum week_day day, const char *line)
{
    uint8_t read[24];
    for (int hour = 0; hour < 24; hour++) {
        if (line[hour] == '.')
            read[hour] = WEEK_NOBODY;
        else if (line[hour] >= 'A' && line[hour] <= 'Z')
            read[hour] = (uint8_t)(line[hour] - 'A' + 1);
        else
            return 0;
    }
    if (line[24] != '\0')
        return 0;
    memcpy(plan->who[day], read, sizeof read);
    return 1;
}

const char *WeekDayName(enum week_day day)
{
    static const char *const names[7] = {"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"};
    return names[day];
}
