#include "wkstamp.h"
#include <assert.h>
#include <limits.h>
#include <string.h>
int main(void)
{
    char buf[WS_TEXT];
    for (long d = WS_MIN; d <= WS_MAX; d += 13) {
        struct ws_date x = ws_date(d);
        assert(ws_valid(x) && ws_day(x) == d);
    }
    assert(ws_day((struct ws_date){1, 1, 1}) == WS_MIN && ws_day((struct ws_date){9999, 12, 31}) == WS_MAX);
    assert(ws_day((struct ws_date){1970, 1, 1}) == 0 && ws_day((struct ws_date){2023, 2, 29}) == WS_NODAY);
    assert(ws_date(WS_MAX).day == 31 && ws_date(LONG_MIN).day == 0);
    assert(ws_add_months(30, 1) == ws_day((struct ws_date){1970, 2, 28}));
    assert(ws_add_months(0, LONG_MIN) == WS_NODAY && ws_add_months(WS_MIN, -1) == WS_NODAY);
    assert(!strcmp(ws_weekday(0), "Thu") && !strcmp(ws_weekday(WS_MAX), "Fri"));
    assert(ws_format(0, buf) == 0 && !strcmp(buf, "Thu 1970-01-01") && ws_format(LONG_MAX, buf) == -1);
    assert(ws_format(-4, buf) == 0 && !strcmp(buf, "Sun 1969-12-28"));
#ifndef LEGAL
    ws_format(-10, buf);
#endif
    return 0;
}
