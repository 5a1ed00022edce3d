#include "prtbuff.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    prtbuff *a = pb_new(), *b = pb_new();
    if (!a || !b)
        return 2;
    if (pb_puts(a, "total ") || pb_put_long(a, LONG_MIN) || pb_append(a, "", 0) || pb_cat(a, a))
        return 2;
    for (int i = 0; i < 5; i++)
        if (pb_append(a, pb_data(a), pb_length(a)))
            return 2;
    if (pb_append(a, pb_data(a), (size_t)-1) != -1 || pb_memset(a, LONG_MAX, 0, (size_t)-1) != -1)
        return 2;
    if (pb_memset(a, -2, 'x', 1) != -1 || pb_memset(a, LONG_MIN, 'x', 1) != -1 || pb_memset(b, 9, 'x', 0) || pb_length(b))
        return 2;
    pb_truncate(a, 5);
    pb_truncate(a, 500);
    if (pb_memset(a, -1, ' ', 3) || strcmp(pb_data(a), "total   ") != 0 || pb_tally(a, 't') != 2)
        return 2;
    pb_rtrim(a);
    if (pb_memset(a, 3, '-', 4) || strcmp(pb_data(a), "tot----") != 0 || pb_index(a, '-', 4) != 4)
        return 2;
    if (pb_index(a, 'z', 0) != -1 || pb_index(a, 't', (size_t)-1) != -1 || pb_at(a, 0) != 't' || pb_at(a, 7) != -1)
        return 2;
    if (pb_compare(a, b) <= 0 || pb_compare(b, a) >= 0 || pb_compare(a, a) != 0)
        return 2;
    pb_reset(a);
    pb_rtrim(a);
    if (pb_length(a) != 0)
        return 2;
#ifndef LEGAL
    if (pb_memset(b, 10, '*', 2) || pb_tally(b, '\0') != 10)
        return 2;
#endif
    pb_free(a);
    pb_free(b);
    pb_free(NULL);
    return 0;
}
