#include "tzshift.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    tz_zone *z = tz_new();
    char text[TZ_TEXT];
    if (!z)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (tz_add(z, 100, 3600, "CET") || tz_add(z, 200, 7200, "CEST") || tz_add(z, 300, -1, "") != -1 ||
        tz_add(z, 300, 1, "abcdefgh") != -1 || tz_add(z, 300, INT_MIN, "x") != -1 || tz_count(z) != 2)
        return 2;
    if (tz_offset(z, INT64_MIN) != 3600 || tz_offset(z, 199) != 3600 || tz_offset(z, 200) != 7200)
        return 2;
    if (strcmp(tz_abbrev(z, INT64_MAX), "CEST") != 0 || tz_to_local(z, INT64_MAX) != INT64_MAX ||
        tz_to_local(z, 0) != 3600)
        return 2;
    for (int i = 2; i < TZ_TRANSITIONS; i++)
        if (tz_add(z, 1000 + i, -i, "abcdefg"))
            return 2;
    if (tz_add(z, INT64_MAX, 0, "x") != -1 || tz_offset(z, 1500) != -500)
        return 2;
    tz_format(-12615, text);
    if (strcmp(text, "-03:30:15") != 0)
        return 2;
    tz_format(INT_MIN, text);
    if (strcmp(text, "-25:59:59") != 0)
        return 2;
    tz_format(0, text);
    tz_free(z);
    tz_free(NULL);
    return strcmp(text, "+00:00") != 0;
#else
    (void)text;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: tz_offset(z, 0); break;
    case 2: tz_add(z, 5, 0, "A"); tz_add(z, 5, 0, "B"); break;
    case 3: {
        char small[6];
        tz_format(3600, small);
        break;
    }
    case 4: {
        tz_add(z, 0, 0, "UTC");
        const char *abbrev = tz_abbrev(z, 0);
        tz_free(z);
        return strlen(abbrev) == 3;
    }
    case 5: tz_free(z); tz_count(z); break;
    }
    return 0;
#endif
}
