#include "vclock.h"

#include <stddef.h>

int main(void)
{
    vclock *a = vc_new(), *b = vc_new();
    if (!vc_equal(a, b) || vc_hash(a) != vc_hash(b) || vc_get(a, 7) != 0)
        return 2;
    vc_tick(a, 3);
    vc_tick(a, 1);
    vc_tick(a, 3);
    if (vc_compare(a, b) != VC_AFTER || vc_compare(b, a) != VC_BEFORE || vc_get(a, 3) != 2 || vc_total(a) != 3)
        return 2;
    vc_set(b, 65535, UINT32_MAX);
    if (vc_tick(b, 65535) || vc_compare(a, b) != VC_CONCURRENT || !vc_merge(b, a) || !vc_merge(b, b) ||
        vc_compare(b, a) != VC_AFTER)
        return 2;
    vclock *c = vc_dup(b);
    if (!vc_equal(b, c) || vc_hash(b) != vc_hash(c))
        return 2;
    int status = 0;
#ifndef LEGAL
    vc_set(c, 9, 0);
    if (!vc_equal(b, c))
        return 2;
    status = vc_hash(b) != vc_hash(c);
#endif
    vc_free(a);
    vc_free(b);
    vc_free(c);
    return status;
}
