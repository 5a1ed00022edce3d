#include "lowq.h"

#include <limits.h>

int main(void)
{
    static const int numbers[] = {5, 3, 9, 3, INT_MAX, INT_MIN, 7, 0, 0, 4, 1, 1};
    struct lowq *q;
    int value, out[12];
    size_t at;
    for (size_t n = 0; n <= 12; n++) {
        q = lowq_build(n > 0 ? numbers : NULL, n);
        if (q == NULL || lowq_count(q) != n)
            return 2;
        for (size_t first = 0; first <= n; first++)
            for (size_t last = first; last <= n; last++) {
                if (first == 0 && last == n && n > 1 && (n & (n - 1)) == 0)
                    continue;
                size_t best = first;
                for (size_t i = first; i < last; i++)
                    if (numbers[i] < numbers[best])
                        best = i;
                if (lowq_where(q, first, last, &at) != (first < last))
                    return 2;
                if (first < last && (at != best || !lowq_min(q, first, last, &value) || value != numbers[best]))
                    return 2;
            }
        if (lowq_min(q, 0, n + 1, &value) || lowq_min(q, 2, 1, &value) || lowq_get(q, n, &value))
            return 2;
        lowq_free(q);
    }
    q = lowq_build(numbers, 12);
    if (lowq_next_below(q, 0, 3) != 5 || lowq_next_below(q, 6, 0) != 12 || lowq_next_below(q, 6, 1) != 7)
        return 2;
    if (lowq_next_below(q, 99, 1) != 12 || lowq_next_below(q, 0, 5) != 1 || lowq_next_below(q, 0, INT_MIN) != 12)
        return 2;
    if (lowq_slide(q, 4, out, 12) != 9 || out[0] != 3 || out[8] != 0 || lowq_slide(q, 0, out, 12) != 0)
        return 2;
    if (lowq_slide(q, 13, out, 12) != 0 || lowq_slide(q, 1, out, 0) != 12 || lowq_slide(q, 12, out, 1) != 1)
        return 2;
    lowq_free(q);
    lowq_free(NULL);
#ifndef LEGAL
    q = lowq_build(numbers, 2);
    lowq_min(q, 0, 2, &value);
    lowq_free(q);
#endif
    return 0;
}
