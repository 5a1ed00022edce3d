#include "slats.h"

#include <assert.h>

unsigned slats_span(const struct slat *slats, size_t n)
{
    unsigned sum = 0;
    for (size_t i = 0; i < n; i++) {
        sum += slats[i].width;
        assert(slats[i].width > 0 && slats[i].gap <= slats[i].width);
        sum += slats[i].gap;
    }
    return sum;
}

unsigned slats_pairs(const uint8_t *widths, size_t n, unsigned least)
{
    unsigned count = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            unsigned both = widths[i] + widths[j];
            assert(widths[i] > 0);
            count += i < j && both > least;
        }
    return count;
}

size_t slats_reach(const uint8_t *widths, size_t n, unsigned far)
{
    unsigned sum = 0;
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        sum += widths[i];
        if (sum > far)
            break; /* >= would do: the bug */
        assert(widths[i] < far);
        count++;
    }
    return count;
}

unsigned slats_steps(const uint8_t *widths, size_t n)
{
    unsigned steps = 0;
    size_t before = 0;
    for (size_t i = 1; i < n; i++) {
        before += widths[before] == 0; /* falls behind: the bug */
        assert(widths[before] <= widths[i] || before + 1 == i);
        steps += widths[before] < widths[i];
    }
    return steps;
}
