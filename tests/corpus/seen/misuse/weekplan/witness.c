#include "weekplan.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    WeekPlan plan;
    char line[WEEK_LINE];
    WeekInit(&plan);
    WeekSetSpan(&plan, TUE, 8, 24, 2);
    WeekSet(&plan, TUE, 0, 1);
    WeekLine(&plan, TUE, line);
    if (strcmp(line, "A.......BBBBBBBBBBBBBBBB") != 0 || WeekHours(&plan, 2) != 16 || WeekGet(&plan, TUE, 23) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    WeekCopyDay(&plan, TUE, SUN);
    WeekCopyDay(&plan, SUN, SUN);
    WeekSwap(&plan, 1, 2);
    WeekSwap(&plan, 3, 3);
    WeekSetSpan(&plan, MON, 9, 3, 7);
    WeekSetSpan(&plan, MON, 24, 24, 7);
    if (WeekHours(&plan, 1) != 32 || WeekHours(&plan, 7) != 0 || !WeekReadLine(&plan, FRI, line) ||
        WeekReadLine(&plan, FRI, "") || WeekReadLine(&plan, FRI, "......................... "))
        return 2;
    return strcmp(WeekDayName(SUN), "Su") != 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        WeekGet(&plan, MON, 24);
        break;
    case 2:
        WeekDayName((enum week_day)7);
        break;
    case 3:
        WeekSetSpan(&plan, MON, -1, 3, 1);
        break;
    case 4: {
        char *small = malloc(24);
        WeekLine(&plan, MON, small);
        break;
    }
    case 5: {
        char *open = malloc(24);
        memset(open, '.', 24);
        WeekReadLine(&plan, MON, open);
        break;
    }
    }
    return 0;
#endif
}
