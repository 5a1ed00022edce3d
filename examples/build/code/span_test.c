#include <assay.h>
#include <assert.h>
#include "span.h"

ASSAY_PROPERTY bool intersection_has_what_both_have(struct span a, struct span b, int number)
{
    bool both = span_contains(a, number) && span_contains(b, number);
    return span_contains(span_intersect(a, b), number) == both;
}

ASSAY_PROPERTY void select_keeps_what_contains(struct span *spans, int count, int number)
{
    int expected = 0;
    for (int i = 0; i < count; i++)
        expected += span_contains(spans[i], number);
    assert(span_select(spans, count, number) == expected);
    for (int i = 0; i < expected; i++)
        assert(span_contains(spans[i], number));
}
