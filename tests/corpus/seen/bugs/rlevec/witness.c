#include "rlevec.h"

int main(void)
{
    rlevec *a = rv_new(), *b = rv_new();
    if (!rv_equal(a, b) || !rv_append(a, 3, 2) || !rv_append(a, 4, 1) || !rv_append(a, 3, 5))
        return 2;
    if (rv_append(a, 0, (size_t)-1) || rv_length(a) != 8 || rv_get(a, 2) != 4 || rv_get(a, 8) != 0)
        return 2;
    if (!rv_concat(a, a) || rv_length(a) != 16 || rv_sum(a) != 50 || rv_get(a, 9) != 3 || rv_get(a, 10) != 4)
        return 2;
    if (!rv_concat(b, a) || !rv_equal(a, b))
        return 2;
    rv_truncate(b, 3);
    if (rv_length(b) != 3 || rv_equal(a, b) || rv_get(b, 2) != 4)
        return 2;
    rv_truncate(a, 0);
#ifndef LEGAL
    rv_append(a, 7, 0);
    rv_append(a, 3, 2);
    if (!rv_equal(a, a))
        return 1;
#endif
    rv_free(a);
    rv_free(b);
    return 0;
}
