#include "cashfmt.h"

#include <string.h>

int main(void)
{
    char text[CASH_TEXT];
    cash_t a, b;
    const cash_t round[] = {0, 5, 99, 100, -100, -307, INT64_MAX, INT64_MIN, -1234567};
    for (int i = 0; i < 9; i++)
        if (cash_format(round[i], text) != strlen(text) || cash_parse(text, &a) || a != round[i])
            return 2;
    if (cash_add(INT64_MAX, 1, &a) != -1 || cash_sub(INT64_MIN, 1, &a) != -1 || cash_sub(0, INT64_MIN, &a) != -1 ||
        cash_sub(-1, INT64_MIN, &a) || a != INT64_MAX)
        return 2;
    if (cash_times(INT64_MIN, -1, &a) != -1 || cash_times(7, -3, &a) || a != -21 || cash_percent(999, 10, &a) || a != 99)
        return 2;
    if (cash_times(INT64_MAX, INT32_MIN, &a) != -1 || cash_times(INT64_MIN, 1, &a) || a != INT64_MIN)
        return 2;
    if (cash_share(10, 3, 0, &a) || cash_share(10, 3, 1, &b) || a != 4 || b != 3 || cash_share(1, 0, 0, &a) != -1)
        return 2;
    if (cash_parse("1.2", &a) != -1 || cash_parse("", &a) != -1 || cash_parse("-", &a) != -1 || cash_compare(1, 2) != -1)
        return 2;
    if (cash_parse("92233720368547758.08", &a) != -1 || cash_parse("-92233720368547758.09", &a) != -1)
        return 2;
#ifndef LEGAL
    cash_format(-50, text);
    if (cash_parse(text, &a) != 0 || a != -50)
        return 1;
#endif
    return 0;
}
