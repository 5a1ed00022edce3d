#include "bitspan.h"

int main(void)
{
    bitspan *span = bitspan_new(70), *empty = bitspan_new(0);
    if (bitspan_new(BITSPAN_MAX + 1) != NULL || bitspan_size(span) != 70 || bitspan_set(span, 70, true))
        return 2;
    bitspan_set_range(span, 60, 1000);
    bitspan_shift_down(span, 58);
    if (bitspan_count(span) != 10 || !bitspan_test(span, 2) || bitspan_test(span, 12) || !bitspan_valid(span))
        return 2;
    bitspan_shift_up(span, 58);
    bitspan *copy = bitspan_copy(span);
    if (!bitspan_equal(copy, span) || !bitspan_test(span, 69) || bitspan_test(span, 59) || !bitspan_valid(span))
        return 2;
    bitspan_invert(span);
    bitspan_invert(empty);
    bitspan_shift_up(empty, 5);
    bitspan_shift_down(empty, (size_t)-1);
    if (bitspan_count(span) != 60 || !bitspan_valid(span) || !bitspan_valid(empty) || bitspan_equal(span, empty))
        return 2;
    bitspan_shift_up(span, (size_t)-1);
    if (bitspan_count(span) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    bitspan_shift_up(copy, 1);
    status = !bitspan_valid(copy);
#endif
    bitspan_free(copy);
    bitspan_free(span);
    bitspan_free(empty);
    return status;
}
