#include "cronfld.h"

#include <string.h>

static bool next_is(const cron_rule *r, cron_time from, const char *expected)
{
    cron_time n;
    char text[64];
    if (!cron_next(r, &from, &n) || !cron_matches(r, &n))
        return false;
    cron_print(&n, text, sizeof text);
    return strcmp(text, expected) == 0;
}

int main(void)
{
    cron_rule r;
    cron_time t = {2023, 12, 31, 23, 59}, bad = {2023, 2, 29, 0, 0}, n;
    cron_init(&r);
    if (!cron_valid(&t) || cron_valid(&bad) || cron_next(&r, &bad, &n) || !next_is(&r, t, "2024-01-01 00:00"))
        return 2;
    if (!cron_pin(&r, CRON_DAY, 29) || !cron_pin(&r, CRON_MONTH, 2) || !cron_every(&r, CRON_MINUTE, 5, 20))
        return 2;
    if (cron_pin(&r, CRON_DAY, 0) || cron_pin(&r, CRON_HOUR, 24) || cron_every(&r, CRON_HOUR, 0, 0))
        return 2;
    if (!next_is(&r, t, "2024-02-29 00:05") || !cron_pin(&r, CRON_HOUR, 7) || !cron_also(&r, CRON_HOUR, 9))
        return 2;
    t = (cron_time){2024, 2, 29, 7, 45};
    if (!next_is(&r, t, "2024-02-29 09:05") || !cron_every(&r, CRON_MINUTE, 59, 2147483647))
        return 2;
#ifndef LEGAL
    cron_init(&r);
    cron_pin(&r, CRON_DAY, 31);
    cron_pin(&r, CRON_MONTH, 4);
    return cron_next(&r, &t, &n);
#else
    return 0;
#endif
}
