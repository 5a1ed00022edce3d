#include "weekday.h"

#include <stdio.h>
#include <string.h>

static const char *const names[7] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
static const bool is_free[7] = {[5] = true, [6] = true};

bool day_valid(day d)
{
    return d >= -100 && d <= 265;
}

day day_after(day d)
{
    return day_valid(d) ? d + 1 : d;
}

bool day_is_free(day d)
{
    return day_valid(d) && is_free[d % 7];
}

const char *day_format(day d, char *buffer, size_t size)
{
    if (day_valid(d))
        snprintf(buffer, size, "%s", names[(d + 700) % 7]);
    else if (size > 0)
        buffer[0] = '\0';
    return buffer;
}

day day_parse(const char *text)
{
    for (int i = 0; i < 7; i++)
        if (strcmp(text, names[i]) == 0)
            return i;
    return 0;
}
