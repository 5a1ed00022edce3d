#include "spanmap.h"

int main(void)
{
    struct smap *m = smap_new();
    long lo, hi;
    int v = 0;

    if (smap_assign(m, 0, 100, 1) || smap_assign(m, 10, 20, 2) || smap_spans(m) != 3)
        return 2;
    if (!smap_get(m, 15, &v) || v != 2 || !smap_get(m, 20, &v) || v != 1 || smap_get(m, 100, &v))
        return 2;
    if (!smap_span(m, 1, &lo, &hi, &v) || lo != 10 || hi != 20 || smap_span(m, 3, &lo, &hi, &v))
        return 2;
#ifdef LEGAL
    if (smap_erase(m, 5, 50) || smap_spans(m) != 2 || smap_get(m, 5, &v) || !smap_get(m, 50, &v))
        return 2;
    smap_assign(m, -10, 200, 3);
    if (smap_spans(m) != 1 || smap_assign(m, 5, 5, 1) || smap_spans(m) != 1)
        return 2;
    smap_clear(m);
#else
    smap_assign(m, 40, 50, 3);
#endif
    smap_free(m);
    return 0;
}
