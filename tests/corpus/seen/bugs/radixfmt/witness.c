#include "radixfmt.h"

#include <string.h>

int main(void)
{
    char text[RADIX_BUFFER];
    int64_t i;
    uint64_t u;
    if (radix_put_i64(text, sizeof text, INT64_MIN, 2) != 65 || radix_get_i64(text, 2, &i) != RADIX_OK || i != INT64_MIN)
        return 2;
    if (radix_put_u64(text, sizeof text, UINT64_MAX, 36) != 13 || radix_get_u64(text, 36, &u) != RADIX_OK || u != UINT64_MAX)
        return 2;
    if (radix_put_grouped(text, sizeof text, -1234567, 10, 3) != 10 || strcmp(text, "-1_234_567") != 0)
        return 2;
    if (radix_get_i64(text, 10, &i) != RADIX_OK || i != -1234567 || radix_put_i64(text, 3, 100, 10) != 0)
        return 2;
    if (radix_get_u64("1__2", 10, &u) != RADIX_BAD_DIGIT || radix_get_u64("", 10, &u) != RADIX_NO_DIGITS)
        return 2;
    if (radix_digits(0, 2) != 1 || radix_digits(255, 16) != 2 || radix_digit_sum(-19, 10) != 10 || radix_digits(1, 1) != 0)
        return 2;
    if (strcmp(radix_strerror(RADIX_RANGE), "out of range") != 0)
        return 2;
#ifndef LEGAL
    radix_digit_sum(INT64_MIN, 10);
#endif
    return 0;
}
