#include "dayslots.h"

int main(void)
{
    int from, to;
    day_slots *d = day_create();
    if (!day_book(d, 60, 120) || !day_release(d, 80, 100) || day_span_count(d) != 2 || day_busy_minutes(d) != 40)
        return 2;
    if (!day_book(d, -5, 10) || !day_book(d, 120, 200) || day_span_count(d) != 3 || !day_span(d, 2, &from, &to) ||
        from != 100 || to != 200 || day_span(d, 3, &from, &to))
        return 2;
    if (day_find_gap(d, 0, 50) != 10 || day_find_gap(d, 0, 51) != 200 || day_find_gap(d, 1400, 41) != -1)
        return 2;
    if (!day_is_busy(d, 0) || day_is_busy(d, 10) || !day_is_free(d, 80, 100) || day_is_free(d, 80, 101))
        return 2;
    if (!day_release(d, -100, 9999) || day_busy_minutes(d) != 0)
        return 2;
    day_destroy(d);
#ifndef LEGAL
    d = day_create();
    day_book(d, 60, 120);
    day_book(d, 180, 240);
    day_release(d, 80, 100);
    day_destroy(d);
#endif
    return 0;
}
