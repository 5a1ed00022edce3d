#include "nsecwin.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    static const uint8_t want[] = {0, 6, 0x40, 0x01, 0, 0, 0, 0x03, 1, 1, 0x40};
    rrset *s = rrset_new(), *t;
    size_t len = 9;
    uint8_t *wire = rrset_wire(s, &len);
    if (len != 0 || rrset_count(s) != 0 || rrset_next(s, 0) != -1)
        return 2;
    free(wire);
    rrset_add(s, RR_A), rrset_add(s, RR_MX), rrset_add(s, RR_RRSIG), rrset_add(s, RR_NSEC), rrset_add(s, RR_CAA);
    wire = rrset_wire(s, &len);
    if (len != sizeof want || memcmp(wire, want, len) != 0)
        return 2;
    t = rrset_parse(wire, len);
    if (t == NULL || !rrset_equal(s, t) || rrset_count(t) != 5 || rrset_next(t, 48) != 257)
        return 2;
    if (rrset_parse(wire, len - 1) != NULL || rrset_parse((const uint8_t *)"\0\0\1", 3) != NULL)
        return 2;
    free(wire);
    if (!rrset_add(t, 65535) || rrset_next(t, 65535) != 65535 || rrset_count(t) != 6 || !rrset_del(t, 65535) ||
        rrset_del(t, 65535) || !rrset_equal(s, t) || !rrset_merge(t, t))
        return 2;
    rrset_free(t);
    t = rrset_dup(s);
    rrset_add(t, 65535);
    rrset_add(t, 256 + 255);
    free(rrset_wire(t, &len));
    rrset_free(t);
    rrset_del(s, RR_CAA);
#ifndef LEGAL
    rrset_add(s, 48);
#endif
    free(rrset_wire(s, &len));
    rrset_free(s);
    return 0;
}
