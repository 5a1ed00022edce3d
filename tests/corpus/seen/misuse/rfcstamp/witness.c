#include "rfcstamp.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    rfcstamp t = {2024, 2, 29, 23, 59, 59};
#ifdef LEGAL
    (void)count, (void)arguments;
    char iso[RFCSTAMP_ISO], http[RFCSTAMP_HTTP], log[RFCSTAMP_LOG];
    if (strcmp(rfcstamp_iso(iso, t), "2024-02-29T23:59:59Z") != 0 || rfcstamp_weekday(t) != 4 ||
        strcmp(rfcstamp_http(http, t), "Thu, 29 Feb 2024 23:59:59 GMT") != 0 ||
        strcmp(rfcstamp_log(log, t), "Feb 29 23:59:59") != 0 || rfcstamp_to_seconds(t) != 1709251199)
        return 2;
    rfcstamp u;
    if (rfcstamp_parse_iso(iso, &u) != 0 || rfcstamp_to_seconds(u) != 1709251199 || rfcstamp_parse_http(http, &u) != 0)
        return 2;
    if (rfcstamp_parse_iso("2023-02-29T00:00:00Z", &u) != -1 || rfcstamp_parse_iso("", &u) != -1 ||
        rfcstamp_parse_http("Thu, 29 Xxx 2024 23:59:59 GMT", &u) != -1 || rfcstamp_parse_iso(http, &u) != -1)
        return 2;
    for (int64_t s = RFCSTAMP_FIRST; s <= RFCSTAMP_LAST; s += 86400 * 7 + 4567) {
        u = rfcstamp_from_seconds(s);
        if (!rfcstamp_valid(u) || rfcstamp_to_seconds(u) != s)
            return 2;
    }
    u = rfcstamp_from_seconds(RFCSTAMP_LAST);
    if (u.year != 9999 || u.day != 31 || u.second != 59 || rfcstamp_to_seconds(rfcstamp_from_seconds(0)) != 0)
        return 2;
    u = rfcstamp_from_seconds(RFCSTAMP_FIRST);
    if (u.year != 1 || u.month != 1 || u.day != 1 || rfcstamp_weekday(u) != 1)
        return 2;
    if (strcmp(rfcstamp_day_name(6), "Sat") != 0 || strcmp(rfcstamp_month_name(12), "Dec") != 0 ||
        rfcstamp_month_days(-4, 2) != 29 || strcmp(rfcstamp_log(log, u), "Jan  1 00:00:00") != 0)
        return 2;
#else
    rfcstamp none = {0, 0, 0, 0, 0, 0};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rfcstamp_to_seconds(none);
        break;
    case 2:
        rfcstamp_from_seconds(INT64_MAX);
        break;
    case 3:
        rfcstamp_http(malloc(RFCSTAMP_ISO), t);
        break;
    case 4:
        return rfcstamp_month_name(0)[0];
    case 5:
        return rfcstamp_day_name(7)[0];
    case 6:
        rfcstamp_parse_iso(NULL, &t);
        break;
    }
#endif
    return 0;
}
