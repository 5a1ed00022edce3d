#include "refnode.h"

#ifdef LEGAL
int main(void)
{
    struct refnode *root = refnode_new_object();
    struct refnode *inner = refnode_new_object();
    int ok = refnode_object_add(root, "status", refnode_new_int(200)) == 0;
    ok = ok && refnode_object_add(root, "inner", inner) == 0;
    ok = ok && refnode_object_add(inner, "n", refnode_new_int(1)) == 0;
    ok = ok && refnode_object_add(inner, "n", refnode_new_int(2)) == 0;
    struct refnode *number = refnode_get(refnode_object_lookup(inner, "n"));
    ok = ok && refnode_object_add(number, "x", inner) == -1 && refnode_object_add(root, "self", root) == -1;
    ok = ok && refnode_object_del(root, "status") == 0 && refnode_object_del(root, "status") == -1;
    ok = ok && refnode_object_length(root) == 1 && !refnode_object_lookup(root, "status");
    ok = ok && refnode_put(root) == 1;
    ok = ok && refnode_int(number) == 2 && refnode_type_of(number) == REFNODE_INT;
    ok = ok && refnode_put(number) == 1 && refnode_put(NULL) == 0;
    return !ok;
}
#else
int main(void)
{
    struct refnode *root = refnode_new_object();
    refnode_object_add(root, "status", refnode_new_int(200));
    struct refnode *status = refnode_object_lookup(root, "status");
    refnode_put(status);
    refnode_put(root);
    return 0;
}
#endif
