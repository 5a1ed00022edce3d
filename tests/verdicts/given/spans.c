#include "spans.h"

int spans_most(const struct span *spans, size_t n)
{
    int counts[8] = {0}, most = 0;
    for (size_t i = 0; i < n; i++) {
        int weight = spans[i].weight & 15; /* 8 and more are none: the bug */
        counts[weight]++;
        most = counts[weight] > most ? counts[weight] : most;
    }
    return most;
}

int spans_gap(const struct span *spans, size_t n)
{
    int counts[8] = {0}, last = 0;
    for (size_t i = 1; i < n; i++) {
        unsigned gap = (unsigned)spans[i].time - (unsigned)spans[i - 1].time;
        last = counts[gap < 8 ? gap : gap < 0x80000000u ? 7 : gap];
    }
    return last;
}

int spans_rate(const struct span *spans, size_t n)
{
    int least = 0;
    for (size_t i = 1; i < n; i++)
        least = (spans[i].weight & 7) / (spans[i].time - spans[i - 1].time);
    return least;
}

int spans_peak(const struct span *spans, size_t n)
{
    int counts[8] = {0}, most = 0;
    for (size_t i = 1; i < n; i++) {
        unsigned gap = (unsigned)spans[i].time - (unsigned)spans[i - 1].time;
        most = counts[(gap < 8 ? gap : 8) - 1]++; /* two at once: the bug */
    }
    return most;
}
