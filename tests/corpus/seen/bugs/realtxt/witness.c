#include "realtxt.h"

#include <float.h>
#include <math.h>
#include <string.h>

static char t[512];

static int is(size_t length, const char *expected)
{
    return length == strlen(expected) && strcmp(t, expected) == 0;
}

int main(void)
{
    double v = 7;
    if (!is(rt_fixed(1234.5, 2, t, sizeof t), "1234.50") || !is(rt_sci(1234.5, -3, t, sizeof t), "1e+03"))
        return 2;
    if (!is(rt_short(0.1, t, sizeof t), "0.1") || !is(rt_percent(0.125, 1, t, sizeof t), "12.5%") ||
        !is(rt_percent(DBL_MAX, 1, t, sizeof t), "inf"))
        return 2;
    if (!is(rt_grouped(-1234567.5, 2, ',', t, sizeof t), "-1,234,567.50") ||
        !is(rt_grouped(123, 0, ',', t, sizeof t), "123") || !is(rt_grouped(1000, 0, '\0', t, sizeof t), "1000") ||
        !is(rt_grouped(NAN, 99, ',', t, sizeof t), "nan") || !is(rt_grouped(-INFINITY, 1, ',', t, sizeof t), "-inf"))
        return 2;
    if (!is(rt_bytes(512, t, sizeof t), "512 B") || !is(rt_bytes(1536, t, sizeof t), "1.5 KiB") ||
        !is(rt_bytes(UINT64_MAX, t, sizeof t), "16.0 EiB"))
        return 2;
    if (!is(rt_column(1.5, 1, 6, t, sizeof t), "   1.5") || rt_column(1, 1, ~0u, t, 2) != 200 || strcmp(t, " ") != 0)
        return 2;
    if (rt_column(-DBL_MAX, 99, 1, t, sizeof t) != 326 || rt_fixed(DBL_MAX, 0, NULL, 0) != 309)
        return 2;
    if (rt_grouped(1234567, 0, ',', t, 4) != 9 || strcmp(t, "1,2") != 0 || rt_percent(0.5, 0, t, 3) != 3 ||
        strcmp(t, "50") != 0 || rt_grouped(1234, 0, ',', NULL, 0) != 5)
        return 2;
    if (rt_parse("", &v) || rt_parse("1x", &v) || rt_parse(" 1", &v) || v != 7 || !rt_parse("-1.5e3", &v) || v != -1500)
        return 2;
#ifndef LEGAL
    rt_grouped(1e90, 2, ',', t, sizeof t);
#endif
    return 0;
}
