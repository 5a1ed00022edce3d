#include "span.h"

bool span_contains(struct span span, int number)
{
    return span.begin <= number && number < span.end;
}

struct span span_intersect(struct span a, struct span b)
{
    return (struct span){a.begin > b.begin ? a.begin : b.begin, a.end < b.end ? a.end : b.end};
}

int span_select(struct span *spans, int count, int number)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (span_contains(spans[i], number))
            spans[kept++] = spans[i];
    return kept;
}
