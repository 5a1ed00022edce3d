#include "trapvb.h"

#include <string.h>

int main(void)
{
    static const uint32_t parts[TRAP_OID_MAX + 1] = {1, 3, 6, 1};
    size_t length = 9;
    trap *t = trap_new();
    if (trap_begin(t) != NULL || trap_delete(t, 1) != 0 || trap_add_integer(t, 1, INT32_MIN) != TRAP_OK)
        return 2;
    if (trap_add_octets(t, 2, "ab", 2) != TRAP_OK || trap_add_octets(t, 2, NULL, 0) != TRAP_OK)
        return 2;
    if (trap_add_octets(t, 2, "", TRAP_OCTETS_MAX + 1) != TRAP_TOO_LONG)
        return 2;
    trap *clone = trap_clone(t);
    if (trap_count(clone) != 3 || trap_delete(t, 2) != 2 || trap_add_oid(t, 3, parts, 4) != TRAP_OK)
        return 2;
    if (trap_add_oid(t, 3, parts, TRAP_OID_MAX + 1) != TRAP_TOO_LONG || trap_add_oid(t, 4, NULL, 0) != TRAP_OK)
        return 2;
    const trap_binding *b = trap_begin(t);
    if (trap_integer(b) != INT32_MIN || trap_octets(b, &length) != NULL || length != 0)
        return 2;
    b = trap_next(b);
    if (trap_id(b) != 3 || trap_type_of(b) != TRAP_OID || trap_oid(b, &length)[2] != 6 || length != 4)
        return 2;
    b = trap_next(trap_begin(clone));
    if (memcmp(trap_octets(b, &length), "ab", 2) != 0 || length != 2 || trap_oid(b, &length) != NULL)
        return 2;
#ifndef LEGAL
    trap_free(clone);
    clone = trap_clone(t);
#endif
    trap_free(t);
    trap_free(clone);
    trap_free(NULL);
    return 0;
}
