#include "civiltime.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    struct civil t, u;
    char text[CIVIL_TEXT];
    if (!civil_from_unix(1101891900, &t) || strcmp(civil_iso(&t, text), "2004-12-01T09:05:00Z") != 0)
        return 2;
    if (strcmp(civil_long(&t, text), "Wed Dec  1 09:05:00 2004") != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int64_t s = -62167219200; s <= 253402300799; s += 86400 * 13 + 12345) {
        if (!civil_from_unix(s, &t) || !civil_ok(&t) || civil_to_unix(&t) != s)
            return 2;
        if (!civil_parse(civil_iso(&t, text), &u) || civil_to_unix(&u) != s || civil_weekday(&t) < 0 ||
            civil_weekday(&t) > 6 || strlen(civil_long(&t, text)) >= CIVIL_TEXT)
            return 2;
    }
    if (civil_from_unix(INT64_MIN, &t) || civil_from_unix(253402300800, &t) || civil_parse("", &t))
        return 2;
    if (civil_parse("2023-02-29T00:00:00Z", &t) || civil_parse("2023-02-28T00:00:00z", &t))
        return 2;
    struct civil odd = {1970, 1, 1, 0, 90, 0}, wide = {-2147483647 - 1, 2, 2147483647, 2147483647, 2147483647, 2147483647};
    if (civil_to_unix(&odd) != 5400 || civil_ok(&odd) || civil_to_unix(&wide) == 0)
        return 2;
    if (strcmp(civil_weekday_name(6), "Saturday") != 0 || strcmp(civil_month_name(12), "December") != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return civil_month_name(13) == text;
    case 2:
        return civil_weekday_name(7) == text;
    case 3: {
        char small[20];
        civil_iso(&t, small);
        break;
    }
    case 4:
        t.year = 2147483647;
        t.second = 1000000;
        civil_long(&t, text);
        break;
    case 5:
        t.month = 0;
        return civil_to_unix(&t) == 0;
    case 6:
        free((char *)(uintptr_t)civil_month_name(1));
        break;
    }
    (void)u;
#endif
    return 0;
}
