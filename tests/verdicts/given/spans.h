#ifndef SPANS_H
#define SPANS_H

/* spans: what happens when. */

#include <stddef.h>

struct span {
    int time, weight;
};

/* How many there are of each weight, at most.  The spans are sorted by time. */
int spans_most(const struct span *spans, size_t n);
/* The mean of all gaps.  The spans are sorted by time. */
int spans_gap(const struct span *spans, size_t n);
/* The least of all rates.  The times of the spans are strictly increasing. */
int spans_rate(const struct span *spans, size_t n);
/* How often the last gap was there before.  The spans are sorted by time. */
int spans_peak(const struct span *spans, size_t n);

#endif
