#include "duration.h"

#include <string.h>

int main(void)
{
    duration d;
    char text[16];
    if (!duration_parse("1h2m5s", &d) || d.seconds != 3725 || !duration_to_string(d, text, sizeof text))
        return 2;
    if (strcmp(text, "1h02m05s") != 0 || duration_to_string(d, text, 4) || strcmp(text, "1h0") != 0)
        return 2;
    if (duration_parse("", &d) || duration_parse("1s1h", &d) || duration_parse("3x", &d) || !duration_parse("90", &d))
        return 2;
    if (!duration_parse("99999999999999999999h", &d) || !duration_equal(d, duration_longest))
        return 2;
    if (!duration_to_string(d, text, sizeof text) || duration_to_string(d, text, 1) || text[0] != '\0')
        return 2;
    if (duration_difference(duration_of(0, 1, 0), duration_of(0, 0, 1)).seconds != 59)
        return 2;
    if (duration_compare(duration_sum(d, d), d) != 0 || duration_of(UINT32_MAX, 0, 0).seconds != UINT32_MAX)
        return 2;
#ifndef LEGAL
    memset(text, '#', sizeof text);
    duration_to_string(duration_of(0, 0, 10), text, 3);
    return memchr(text, '\0', 3) == NULL;
#else
    return 0;
#endif
}
