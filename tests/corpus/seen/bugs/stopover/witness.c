#include "stopover.h"

#include <string.h>

int main(void)
{
    trip *t = stopover_plan();
    stop *a, *b;

    if (!t)
        return 2;
    a = stopover_append(t, "Lyon", 30);
    b = stopover_append(t, "", 0);
    if (!a || !b)
        return 2;
#ifdef LEGAL
    {
        stop *c = stopover_before(t, a, "Dijon", 10);
        if (!c || stopover_first(t) != c || stopover_last(t) != b || stopover_prev(t, c) || stopover_next(t, b))
            return 1;
        stopover_skip(t, a);
        if (stopover_prev(t, b) != c || stopover_total(t) != 10)
            return 1;
        stopover_skip(t, c);
        if (stopover_first(t) != b || stopover_last(t) != b || stopover_count(t) != 1)
            return 1;
        stopover_skip(t, b);
        if (stopover_first(t) || stopover_last(t) || stopover_append(t, "x", -1))
            return 1;
        a = stopover_append(t, "Metz", STOPOVER_LONGEST);
        if (!a || strcmp(stopover_name(a), "Metz") != 0 || stopover_minutes(a) != STOPOVER_LONGEST)
            return 1;
    }
#else
    stopover_skip(t, b);
    stopover_append(t, "Nice", 45);
#endif
    stopover_cancel(t);
    return 0;
}
