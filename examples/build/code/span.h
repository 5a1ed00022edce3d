/* Spans of integers: from begin up to, not including, end. */
#ifndef SPAN_H
#define SPAN_H

#include <stdbool.h>

struct span {
    int begin, end; /* empty when end <= begin */
};

bool span_contains(struct span span, int number);
struct span span_intersect(struct span a, struct span b);

/* The spans of count that contain number; kept in order at the front of spans. */
int span_select(struct span *spans, int count, int number);

#endif
