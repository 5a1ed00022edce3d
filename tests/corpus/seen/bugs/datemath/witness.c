#include "datemath.h"

#include <string.h>

int main(void)
{
    struct dm_date d, e;
    char text[DM_TEXT];
    if (!dm_parse(&d, "2024-02-29") || dm_parse(&d, "2023-02-29") || dm_parse(&d, "") || dm_parse(&d, "2024-1-01"))
        return 2;
    if (dm_weekday(&d) != 4 || !dm_add_days(&d, 366) || !dm_format(&d, text) || strcmp(text, "2025-03-01") != 0)
        return 2;
    e = d;
    if (!dm_add_days(&e, -800000 + 100000) || dm_days_between(&d, &e) != -700000 || dm_add_days(&e, -2147483647 - 1))
        return 2;
    if (dm_add_months(&d, 2147483647) || !dm_parse(&d, "2023-12-31") || !dm_add_months(&d, 2) || d.day != 29 ||
        d.month != 2 || !dm_add_months(&d, -25) || d.year != 2022 || d.month != 1)
        return 2;
    if (dm_add_months(&d, -2147483647 - 1) || dm_days_in_month(2000, 13) != 0)
        return 2;
    if (!dm_parse(&e, "9999-12-31") || dm_add_days(&e, 1) || !dm_add_days(&e, -3652058) || e.year != 1 || e.day != 1)
        return 2;
#ifndef LEGAL
    dm_parse(&d, "2024-01-15");
    dm_add_months(&d, -1);
#endif
    return 0;
}
