#include "almday.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    AlmDay a = ALM_DAY_INIT, b = ALM_DAY_INIT;
#ifdef LEGAL
    (void)count, (void)arguments;
    char text[40];
    if (alm_day_is_set(&a) || !alm_day_set_parse(&a, "2024-02-29") || alm_day_get_weekday(&a) != ALM_THURSDAY)
        return 2;
    alm_day_to_text(&a, text, sizeof text);
    if (strcmp(text, "Thursday, 29 February 2024") != 0)
        return 2;
    alm_day_to_text(&a, text, 4);
    if (strcmp(text, "Thu") != 0)
        return 2;
    alm_day_set_dmy(&b, 31, 12, 9999);
    if (alm_day_get_number(&b) != ALM_NUMBER_MAX || alm_day_compare(&a, &b) != -1 || alm_day_compare(&b, &b) != 0)
        return 2;
    alm_day_add_months(&b, -119987); /* back to the first January */
    alm_day_to_iso(&b, text);
    if (strcmp(text, "0001-01-31") != 0 || alm_day_between(&a, &b) >= 0)
        return 2;
    alm_day_add_days(&b, -30);
    if (alm_day_get_number(&b) != 1 || alm_day_get_weekday(&b) != ALM_MONDAY)
        return 2;
    alm_day_add_months(&a, 12);
    alm_day_to_iso(&a, text);
    if (strcmp(text, "2025-02-28") != 0)
        return 2;
    alm_day_clamp(&a, &b, &b);
    if (alm_day_compare(&a, &b) != 0)
        return 2;
    for (uint32_t n = 1; n <= ALM_NUMBER_MAX; n += 97) {
        alm_day_set_number(&a, n);
        alm_day_set_dmy(&b, alm_day_get_day(&a), alm_day_get_month(&a), alm_day_get_year(&a));
        if (alm_day_get_number(&b) != n)
            return 2;
    }
    if (alm_valid_dmy(29, 2, 1900) || alm_valid_dmy(INT_MIN, INT_MAX, INT_MIN) || alm_valid_dmy(1, 1, 0) ||
        alm_valid_number(0) || alm_day_set_parse(&a, "2024-2-29") || alm_day_set_parse(&a, "0000-01-01") ||
        alm_day_set_parse(&a, "2024-02-290") || alm_day_set_parse(&a, "") || alm_day_is_set(&a))
        return 2;
    return alm_days_in_month(2, 2000) != 29 || alm_days_in_month(12, 1) != 31;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return alm_day_get_month(&a);
    case 2:
        alm_day_set_dmy(&a, 30, 2, 2024);
        break;
    case 3:
        alm_day_set_number(&a, ALM_NUMBER_MAX);
        alm_day_add_days(&a, 1);
        break;
    case 4:
        return alm_days_in_month(0, 2024);
    case 5:
        alm_day_set_number(&a, 2);
        alm_day_set_number(&b, 1);
        alm_day_clamp(&a, &a, &b);
        break;
    case 6: {
        char *text = malloc(10);
        alm_day_set_number(&a, 2);
        alm_day_to_iso(&a, text);
        break;
    }
    }
    return 0;
#endif
}
