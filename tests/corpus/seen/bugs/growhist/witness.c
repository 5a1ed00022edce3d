#include "growhist.h"

int main(void)
{
    struct ghist *h = ghist_new(10), *o = ghist_new(10), *w = ghist_new(1);
    if (!ghist_add(h, 0) || !ghist_add(h, 79) || !ghist_add(h, 75) || ghist_add(h, UINT32_MAX) || ghist_new(0))
        return 2;
    if (ghist_count(h, 7) != 2 || ghist_count(h, 99) != 0 || ghist_total(h) != 3 || ghist_peak(h) != 7)
        return 2;
    if (ghist_percentile(h, 50) != 7 || ghist_percentile(h, 0) != 0 || ghist_percentile(o, 50) != 0)
        return 2;
    if (!ghist_merge(o, h) || !ghist_merge(o, o) || ghist_total(o) != 6 || ghist_merge(w, o) || ghist_bins(o) != 8)
        return 2;
    ghist_clear(o);
    if (ghist_total(o) != 0)
        return 2;
#ifndef LEGAL
    ghist_add(h, 159);
    if (ghist_peak(h) != 7)
        return 2;
#endif
    ghist_free(h);
    ghist_free(o);
    ghist_free(w);
    return 0;
}
