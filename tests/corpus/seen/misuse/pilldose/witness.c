#include "pilldose.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    dose_plan *plan = dose_plan_new();
    dose_cursor cursor;
    if (!dose_add(plan, 720, 50) || !dose_add(plan, 0, 100) || !dose_add(plan, 1439, 25))
        return 2;
    dose_cursor_start(&cursor, plan);
    if (dose_cursor_get(&cursor).milligrams != 100)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (dose_add(plan, 720, 1) || dose_add(plan, 5, 0) || dose_count(plan) != 3 || dose_total(plan) != 175)
        return 2;
    dose_cursor_next(&cursor);
    dose_remove(plan, 0);
    if (dose_cursor_get(&cursor).minute != 720 || dose_remove(plan, 1))
        return 2;
    dose_cursor_seek(&cursor, plan, 721);
    dose_cursor_next(&cursor);
    if (!dose_cursor_end(&cursor))
        return 2;
    dose_plan_free(plan);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dose_clear(plan);
        return dose_cursor_get(&cursor).minute;
    case 2:
        for (int i = 0; i < 4; i++)
            dose_cursor_next(&cursor);
        break;
    case 3:
        dose_add(plan, 1440, 1);
        break;
    }
#endif
    return 0;
}
