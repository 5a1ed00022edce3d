#include "credset.h"

#include <assert.h>

#ifdef LEGAL
int main(void)
{
    cred *c = cred_new(1000, 100), *d, *root = cred_new(0, 0);
    uint32_t g[4] = { 7, UINT32_MAX, 0, 7 }, out[4], many[CRED_MAX_GROUPS + 1];
    size_t i;

    assert(c && root && cred_groups(c, 0, NULL) == 0);
    assert(cred_uid(c) == 1000 && cred_gid(c) == 100);
    assert(cred_set_groups(c, 0, NULL) == 0 && cred_groups(c, 4, out) == 0);
    assert(cred_equal(c, c) && !cred_equal(c, root) && !cred_in_group(c, 0));
    assert(cred_set_groups(c, 4, g) == 0 && cred_groups(c, 2, out) == 3 && out[0] == 0 && out[1] == 7);
    assert(cred_in_group(c, UINT32_MAX) && cred_in_group(c, 100) && !cred_in_group(c, 8));
    d = cred_copy(c);
    assert(d && cred_equal(c, d) && cred_equal(d, c));
    assert(cred_del_group(d, 7) == 0 && cred_del_group(d, 7) == -1 && !cred_equal(c, d));
    assert(cred_add_group(d, 7) == 0 && cred_add_group(d, 7) == 0 && cred_equal(c, d));
    assert(cred_del_group(d, 7) == 0 && cred_del_group(d, 0) == 0 && cred_del_group(d, UINT32_MAX) == 0);
    assert(cred_groups(d, 4, out) == 0 && cred_del_group(d, 1) == -1 && cred_add_group(d, 3) == 0);
    assert(cred_may(c, 1000, 1, 0600, CRED_READ | CRED_WRITE) && !cred_may(c, 1000, 1, 0077, CRED_READ));
    assert(cred_may(c, 1, 7, 0040, CRED_READ) && !cred_may(c, 1, 8, 0040, CRED_READ));
    assert(cred_may(c, 1, 8, 0001, CRED_EXEC) && cred_may(root, 1, 1, 0, 7) && cred_may(c, 1, 1, 0, 0));
    for (i = 0; i <= CRED_MAX_GROUPS; i++)
        many[i] = (uint32_t)i;
    assert(cred_set_groups(c, CRED_MAX_GROUPS + 1, many) == -1 && cred_set_groups(c, SIZE_MAX, many) == -1);
    assert(cred_groups(c, 0, NULL) == 3);
    assert(cred_set_groups(c, CRED_MAX_GROUPS, many) == 0 && cred_add_group(c, 5000) == -1);
    assert(cred_hold(c) == c);
    cred_drop(c);
    assert(cred_in_group(c, 1023));
    cred_drop(c);
    cred_drop(d);
    cred_drop(root);
    cred_drop(NULL);
    return 0;
}
#else
int main(void)
{
    cred *c = cred_new(1000, 100);

    if (!c || cred_add_group(c, 27) != 0)
        return 2;
    cred_set_groups(c, 0, NULL);
    cred_drop(c);
    return 0;
}
#endif
