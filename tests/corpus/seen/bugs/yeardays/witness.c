#include "yeardays.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct yeardays s;

    yd_init(&s, 2024);
#ifdef LEGAL
    struct yeardays t;
    char text[YD_TEXT];

    yd_add(&s, INT_MIN, INT_MAX);
    if (yd_count(&s) != 366 || yd_next(&s, INT_MIN) != 1 || yd_next(&s, 366) != 0 || yd_next(&s, INT_MAX) != 0)
        abort();
    for (int by = -400; by <= 400; by++) {
        if (by > 0 && by % 32 == 0 && by < 366)
            continue;
        t = s;
        int left = by < 0 ? 366 + by : 366 - by;
        if (left < 0)
            left = 0;
        if (yd_move(&t, by) != 366 - left || yd_count(&t) != left)
            abort();
        if (left > 0 && left < 366 && yd_next(&t, 0) != (by > 0 ? by + 1 : 1))
            abort();
    }
    if (yd_move(&t, INT_MIN) != 0 || yd_move(&t, INT_MAX) != 0)
        abort();
    for (int a = 1; a <= 366; a += 13)
        for (int b = a; b <= 366; b += 7) {
            yd_init(&t, 2024);
            yd_add(&t, a, b);
            if (yd_count(&t) != b - a + 1 || !yd_has(&t, a) || !yd_has(&t, b) || yd_has(&t, a - 1))
                abort();
            yd_remove(&t, a + 1, b);
            if (yd_count(&t) != 1)
                abort();
        }
    yd_init(&t, 2023);
    yd_add(&t, 5, 4);
    if (yd_count(&t) != 0 || yd_equal(&s, &t) || !yd_equal(&t, &t))
        abort();
    yd_add(&t, 365, 366);
    if (yd_count(&t) != 1 || strlen(yd_text(&t, text)) != 365 || text[364] != '#')
        abort();
    yd_common(&s, &t);
    yd_common(&s, &s);
    if (yd_count(&s) != 1)
        abort();
    if (yd_of_date(2024, 2, 29) != 60 || yd_of_date(2023, 2, 29) != 0 || yd_of_date(2024, 12, 31) != 366
        || yd_of_date(INT_MIN, INT_MIN, 1) != 0 || yd_of_date(1, 1, INT_MAX) != 0 || yd_days(INT_MIN) != 366
        || yd_days(1900) != 365)
        abort();
    return 0;
#else
    yd_add(&s, 1, 7);
    yd_move(&s, 64);
    return 0;
#endif
}
