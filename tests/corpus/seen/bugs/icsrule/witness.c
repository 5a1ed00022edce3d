#include "icsrule.h"

#include <string.h>

int main(void)
{
    ics_rule *r = ics_rule_new(2, 2);
    ics_day next = -1;
    char text[ICS_DAYS_SIZE];
    if (r == NULL || ics_rule_new(-1, 1) != NULL || ics_rule_new(0, 54) != NULL || !ics_rule_has_day(r, ICS_WE))
        return 2;
    ics_rule_add_day(r, ICS_MO);
    if (!ics_rule_next(r, INT32_MIN, &next) || next != 2 || !ics_rule_next(r, 2, &next) || next != 14 ||
        !ics_rule_next(r, 14, &next) || next != 16 || ics_rule_on(r, 0) || !ics_rule_on(r, 16) || ics_rule_on(r, 9))
        return 2;
    if (ics_rule_count(r, 0, 16) != 3 || ics_rule_count(r, INT32_MIN, INT32_MAX) < 10000)
        return 2;
    ics_rule_until(r, 15);
    if (ics_rule_next(r, 14, &next) || ics_rule_next(r, INT32_MAX, &next))
        return 2;
    for (int day = -1; day < 8; day++)
        ics_rule_add_day(r, (enum ics_weekday)day);
    ics_rule_days(r, text);
    if (strcmp(text, "MO,TU,WE,TH,FR,SA,SU") != 0)
        return 2;
#ifndef LEGAL
    for (int day = 0; day < 7; day++)
        ics_rule_drop_day(r, (enum ics_weekday)day);
    ics_rule_next(r, 0, &next);
#endif
    ics_rule_free(r);
    return 0;
}
