#include "aclset.h"

#include <stddef.h>
#include <string.h>

int main(void)
{
    acl_t *a = acl_new();
    if (!acl_allow(a, "bob", ACL_READ | 64) || !acl_allow(a, "eve", ACL_ALL) || !acl_allow(a, "nil", 0))
        return 2;
    if (acl_count(a) != 2 || !acl_check(a, "bob", ACL_READ) || acl_check(a, "bob", ACL_WRITE) ||
        !acl_check(a, "joe", 0) || acl_owner(a) != NULL)
        return 2;
    acl_deny(a, "eve", ACL_EXEC);
    acl_deny(a, "joe", ACL_EXEC);
    acl_t *b = acl_copy(a);
    if (!acl_equal(a, b) || acl_rights(b, "eve") != 11)
        return 2;
    acl_deny(b, "eve", ACL_ALL);
    if (acl_equal(a, b) || acl_count(b) != 1 || acl_count(a) != 2)
        return 2;
    acl_free(b);
    if (!acl_set_owner(a, "ann") || !acl_set_owner(a, acl_owner(a)) || acl_rights(a, "ann") != ACL_ALL)
        return 2;
#ifndef LEGAL
    b = acl_copy(a);
    if (strcmp(acl_owner(b), "ann") != 0)
        return 2;
    acl_free(b);
#endif
    acl_free(a);
    return 0;
}
