#include "cuedesk.h"

int main(void)
{
    cuedesk *d = cuedesk_new(), *other = cuedesk_new();
    cue *a = cue_new(5), *b = cue_new(0), *c = cue_clone(a);
    if (!cue_set(a, 7, 1000) || cue_set(a, 8, 1) || cue_level(a, 7) != 100 || cue_level(a, 99) != 0)
        return 2;
    if (cuedesk_go(d) != NULL || !cuedesk_add(d, a) || !cuedesk_add(d, b) || cuedesk_add(d, a) || cuedesk_add(other, a))
        return 2;
    if (cuedesk_go(d) != b || cuedesk_go(d) != a || cuedesk_go(d) != NULL || cuedesk_peak(d, 7) != 100)
        return 2;
    if (cuedesk_renumber(d, 5, 0) || !cuedesk_renumber(d, 0, 9) || cuedesk_go(d) != b || cue_number(b) != 9)
        return 2;
    cuedesk_back_to_top(d);
    if (cuedesk_go(d) != a || cuedesk_take(d, 0) != NULL || cuedesk_take(d, 9) != b || cuedesk_count(d) != 1)
        return 2;
    for (unsigned i = 10; i < 9 + CUEDESK_CUES; i++)
        if (!cuedesk_add(d, cue_new(i)))
            return 2;
    if (cuedesk_add(d, b) || cuedesk_find(d, 9) != NULL || cuedesk_find(d, 5) != a || !cuedesk_add(other, b))
        return 2;
    cue_free(cuedesk_take(d, 10));
#ifndef LEGAL
    if (cuedesk_add(d, c))
        return 2;
#endif
    cue_free(c);
    cue_free(NULL);
    cuedesk_free(d);
    cuedesk_free(other);
    return 0;
}
