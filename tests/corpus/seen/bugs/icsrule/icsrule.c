#include "icsrule.h"

#include <stdlib.h>
#include <string.h>

struct ics_rule {
    ics_day start;
    ics_day last;
    int interval;
    unsigned days; /* a bit for each weekday */
};

static bool is_weekday(enum ics_weekday day)
{
    return (int)day >= ICS_MO && (int)day <= ICS_SU;
}

ics_rule *ics_rule_new(ics_day start, int interval)
{
    if (start < 0 || start > ICS_LAST_DAY || interval < 1 || interval > 53)
        return NULL;
    ics_rule *rule = malloc(sizeof *rule);
    if (rule == NULL)
        return NULL;
    rule->start = start;
    rule->last = ICS_LAST_DAY;
    rule->interval = interval;
    rule->days = 1u << (start % 7);
    return rule;
}

void ics_rule_free(ics_rule *rule)
{
    free(rule);
}

void ics_rule_add_day(ics_rule *rule, enum ics_weekday day)
{
    if (is_weekday(day))
        rule->days |= 1u << day;
}

void ics_rule_drop_day(ics_rule *rule, enum ics_weekday day)
{
    if (is_weekday(day))
        rule->days &= ~(1u << day);
}

bool ics_rule_has_day(const ics_rule *rule, enum ics_weekday day)
{
    return is_weekday(day) && (rule->days >> day & 1) != 0;
}

void ics_rule_until(ics_rule *rule, ics_day last)
{
    rule->last = last < ICS_LAST_DAY ? last : ICS_LAST_DAY;
}

static bool active_week(const ics_rule *rule, ics_day day)
{
    return (day / 7 - rule->start / 7) % rule->interval == 0;
}

bool ics_rule_on(const ics_rule *rule, ics_day day)
{
    return day >= rule->start && day <= rule->last && active_week(rule, day) && (rule->days >> (day % 7) & 1) != 0;
}

/* Days from this weekday to the next one of the rule, 0 if it is one. */
static int days_ahead(const ics_rule *rule, int weekday)
{
    int found = weekday;
    while ((rule->days >> found & 1) == 0)
        found = (found + 1) % 7;
    return (found - weekday + 7) % 7;
}

bool ics_rule_next(const ics_rule *rule, ics_day after, ics_day *next)
{
    if (after >= rule->last)
        return false;
    ics_day day = after < rule->start ? rule->start : after + 1;
    while (day <= rule->last) {
        if (!active_week(rule, day)) {
            day = (day / 7 + 1) * 7;
            continue;
        }
        ics_day found = day + days_ahead(rule, day % 7);
        if (found / 7 == day / 7) {
            if (found > rule->last)
                return false;
            *next = found;
            return true;
        }
        day = (day / 7 + 1) * 7;
    }
    return false;
}

int ics_rule_count(const ics_rule *rule, ics_day from, ics_day to)
{
    int count = 0;
    if (from < rule->start)
        from = rule->start;
    if (to > rule->last)
        to = rule->last;
    for (ics_day day = from; day <= to; day++)
        if (ics_rule_on(rule, day))
            count++;
    return count;
}

void ics_rule_days(const ics_rule *rule, char *text)
{
    static const char names[7][3] = {"MO", "TU", "WE", "TH", "FR", "SA", "SU"};
    *text = '\0';
    for (int day = 0; day < 7; day++) {
        if ((rule->days >> day & 1) == 0)
            continue;
        if (*text != '\0')
            strcat(text, ",");
        strcat(text, names[day]);
    }
}
