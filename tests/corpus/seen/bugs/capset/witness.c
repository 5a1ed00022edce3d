#include "capset.h"

int main(void)
{
    capset *a = capset_new(), *b = capset_new();
    if (!capset_grant(a, "read") || !capset_grant(a, "read") || capset_grant(a, "") || capset_size(a) != 1)
        return 2;
    if (!capset_merge(a, a) || !capset_merge(b, a) || capset_hash(a) != capset_hash(b) || !capset_equal(a, b))
        return 2;
    if (!capset_revoke(b, "nothing") || !capset_revoke(b, "read") || capset_equal(a, b) || !capset_subset(b, a))
        return 2;
    capset *c = capset_dup(a);
    if (!capset_equal(a, c) || capset_hash(a) != capset_hash(c) || capset_has(c, "x"))
        return 2;
    capset_free(c);
    int status = 0;
#ifndef LEGAL
    capset_grant(a, "write");
    capset_grant(b, "write");
    capset_grant(b, "read");
    status = capset_equal(a, b) && capset_hash(a) != capset_hash(b);
#endif
    capset_free(a);
    capset_free(b);
    return status;
}
