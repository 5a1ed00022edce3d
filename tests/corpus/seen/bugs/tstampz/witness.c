#include "tstampz.h"

#include <string.h>

static int shows(const tstampz *t, const char *expected)
{
    char text[TSZ_TEXT_MAX];
    return t != NULL && tsz_format(t, text, sizeof text) == (int)strlen(expected) && strcmp(text, expected) == 0;
}

int main(void)
{
    static const char *const bad[] = {"", "2023-02-29", "2024-13-01", "2024-00-01", "2024-01-01T", "2024-01-01T00:00:00",
                                      "2024-01-01T24:00:00Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00+24:00",
                                      "2024-01-01T00:00:00Zx", "2024-01-01T00:00:00.1234567890Z"};
    for (int i = 0; i < 11; i++)
        if (tsz_parse(bad[i]) != NULL)
            return 2;
    tstampz *a = tsz_parse("2024-02-29T12:30:00.25+05:30"), *b = tsz_parse("2024-02-29 07:00:00Z");
    if (!shows(a, "2024-02-29T12:30:00.250000000+05:30") || !shows(b, "2024-02-29T07:00:00Z"))
        return 2;
    if (tsz_unix(a) != 1709190000 || tsz_unix(b) != 1709190000 || tsz_compare(a, b) != 1 || tsz_compare(b, a) != -1 ||
        tsz_compare(a, a) != 0 || tsz_nanos(a) != 250000000 || tsz_offset(a) != 330)
        return 2;
    if (tsz_weekday(a) != 4 || tsz_yearday(a) != 60)
        return 2;
    tstampz *c = tsz_at_offset(a, -90), *d = tsz_from_unix(-62167219200), *e = tsz_from_unix(253402300799);
    if (!shows(c, "2024-02-29T05:30:00.250000000-01:30") || tsz_compare(a, c) != 0 || tsz_at_offset(a, 1440) != NULL)
        return 2;
    if (!shows(d, "0000-01-01T00:00:00Z") || !shows(e, "9999-12-31T23:59:59Z") || tsz_at_offset(d, -1) != NULL ||
        tsz_at_offset(e, 1) != NULL || tsz_from_unix(INT64_MIN) != NULL || tsz_from_unix(INT64_MAX) != NULL ||
        tsz_weekday(d) != 6 || tsz_format(d, NULL, 0) != 20)
        return 2;
    tsz_free(a);
    tsz_free(c);
    tsz_free(d);
    tsz_free(e);
    tsz_free(NULL);
    int status = 0;
#ifndef LEGAL
    tstampz *day = tsz_parse("2024-02-29");
    status = tsz_compare(day, b) >= 0;
    tsz_free(day);
#endif
    tsz_free(b);
    return status;
}
