#include "suballoc.h"

int main(void)
{
    suballoc_t *sa = suballoc_create(100);
    if (suballoc_create(0) != NULL || suballoc_create(SUBALLOC_NONE) != NULL || suballoc_largest(sa) != 100)
        return 2;
    uint32_t a = suballoc_take(sa, 10), b = suballoc_take(sa, 0), c = suballoc_take(sa, 89);
    if (a != 0 || b != 10 || c != 11 || suballoc_take(sa, 1) != SUBALLOC_NONE || suballoc_fragments(sa) != 0)
        return 2;
    if (suballoc_give(sa, 5) != 0 || suballoc_give(sa, a) != 10 || suballoc_free(sa) != 10 || suballoc_give(sa, a) != 0)
        return 2;
    if (suballoc_trim(sa, c, 9) != 0 || suballoc_fragments(sa) != 2 || suballoc_largest(sa) != 80)
        return 2;
    if (suballoc_trim(sa, c, 10) != -1 || suballoc_trim(sa, c, 9) != 0 || suballoc_size(sa, c) != 9)
        return 2;
    if (suballoc_take(sa, 20) != 20 || suballoc_take(sa, 10) != 0 || suballoc_fragments(sa) != 1)
        return 2;
    if (suballoc_trim(sa, 0, 4) != 0 || suballoc_trim(sa, 0, 0) != -1 || suballoc_give(sa, 0) != 4)
        return 2;
    suballoc_reset(sa);
    if (suballoc_free(sa) != 100 || suballoc_fragments(sa) != 1 || suballoc_give(sa, 0) != 0)
        return 2;
#ifndef LEGAL
    suballoc_take(sa, 1);
    suballoc_take(sa, 1);
    suballoc_give(sa, 0);
    suballoc_give(sa, 1);
#endif
    suballoc_destroy(sa);
    return 0;
}
