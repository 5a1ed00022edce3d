#include "fixpoint.h"

#include <assert.h>

struct fixpoint fixpoint_make(int whole, unsigned fraction)
{
    assert(fraction < 31);
    return (struct fixpoint){(int64_t)whole * (INT64_C(1) << fraction), fraction};
}

struct fixpoint fixpoint_add(struct fixpoint a, struct fixpoint b)
{
    assert(a.fraction == b.fraction);
    return (struct fixpoint){(int64_t)((uint64_t)a.raw + (uint64_t)b.raw), a.fraction};
}

int fixpoint_round(struct fixpoint x)
{
    return (int)((x.raw >> x.fraction));
}

double fixpoint_value(struct fixpoint x)
{
    return (double)x.raw / (double)(INT64_C(1) << x.fraction);
}
