#include "tickplan.h"
#include <limits.h>
#include <string.h>

int main(void)
{
    tickplan p = tickplan_always();
    ticktime t = {2023, 12, 31, 23, 59}, n = {0};
#ifdef LEGAL
    char buf[170], tiny[5];
    if (tickplan_next(&p, &t, &t) || t.year != 2024 || t.month != 1 || t.mday != 1 || t.hour || t.minute) return 1;
    if (tickplan_only(&p, TICK_MDAY, 29, 29) || tickplan_only(&p, TICK_MONTH, 2, 2)) return 2;
    if (tickplan_next(&p, &t, &n) || n.year != 2024 || n.month != 2 || n.mday != 29 || n.hour || n.minute) return 3;
    if (!tickplan_means(&p, &n) || tickplan_means(&p, &t)) return 4;
    ticktime last = {2399, 12, 31, 23, 59}, wrong = {2023, 2, 29, 0, 0}, odd = {INT_MIN, INT_MAX, INT_MIN, -1, 60};
    if (!tickplan_valid(&last) || tickplan_valid(&wrong) || tickplan_valid(&odd)) return 5;
    if (tickplan_next(&p, &last, &n) != -1 || tickplan_next(&p, &wrong, &n) != -1 || tickplan_next(&p, &odd, &n) != -1) return 6;
    if (tickplan_means(&p, &odd)) return 7;
    p = tickplan_always();
    if (tickplan_next(&p, &last, &n) != -1) return 8;
    if (tickplan_every(&p, TICK_MINUTE, 5, INT_MAX) || tickplan_show(&p, TICK_MINUTE, buf, sizeof buf) || strcmp(buf, "5")) return 9;
    if (tickplan_every(&p, TICK_MINUTE, 0, 2) || tickplan_show(&p, TICK_MINUTE, buf, sizeof buf)) return 10;
    if (tickplan_every(&p, TICK_MINUTE, 0, 0) != -1 || tickplan_every(&p, TICK_MDAY, 0, 1) != -1) return 11;
    if (tickplan_only(&p, TICK_WDAY, 1, 7) != -1 || tickplan_only(&p, TICK_WDAY, 3, 2) != -1) return 12;
    if (tickplan_only(&p, (tickfield)TICK_FIELDS, 1, 1) != -1 || tickplan_also(&p, TICK_HOUR, INT_MIN, INT_MAX) != -1) return 13;
    if (tickplan_only(&p, TICK_HOUR, 0, 3) || tickplan_also(&p, TICK_HOUR, 23, 23)) return 14;
    if (tickplan_show(&p, TICK_HOUR, buf, sizeof buf) || strcmp(buf, "0-3,23")) return 15;
    if (tickplan_show(&p, TICK_HOUR, tiny, sizeof tiny) != -1 || tickplan_show(&p, TICK_HOUR, tiny, 0) != -1) return 16;
    if (tickplan_only(&p, TICK_WDAY, 5, 5) || tickplan_only(&p, TICK_MDAY, 13, 13)) return 17;
    if (tickplan_next(&p, &t, &n) || n.year != 2024 || n.month != 9 || n.mday != 13) return 18;
    return 0;
#else
    tickplan_only(&p, TICK_MDAY, 30, 30);
    tickplan_only(&p, TICK_MONTH, 2, 2);
    tickplan_next(&p, &t, &n);
    return 0;
#endif
}
