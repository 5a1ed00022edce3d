#include "oidarc.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    oid *mib = oid_parse("1.3.6.1.2.1"), *leaf = oid_child(mib, UINT32_MAX), *up = oid_parent(leaf);
    char text[40];
    size_t length = 0;
    if (oid_compare(mib, up) != 0 || oid_compare(mib, leaf) >= 0 || !oid_within(leaf, mib) || oid_within(mib, leaf))
        return 2;
    if (oid_format(leaf, text, sizeof text) != 22 || strcmp(text, "1.3.6.1.2.1.4294967295") != 0)
        return 2;
    if (oid_format(leaf, text, 4) != 22 || strcmp(text, "1.3") != 0 || oid_format(leaf, NULL, 0) != 22)
        return 2;
    uint8_t *octets = oid_to_ber(leaf, &length);
    if (length != 10 || memcmp(octets, "\x2b\x06\x01\x02\x01\x8f\xff\xff\xff\x7f", 10) != 0)
        return 2;
    oid *back = oid_from_ber(octets, length);
    if (oid_compare(back, leaf) != 0 || oid_from_ber(octets, 9) != NULL || oid_from_ber(NULL, 0) != NULL)
        return 2;
    oid_free(back);
    free(octets);
    if (oid_parse("") != NULL || oid_parse("1") != NULL || oid_parse("1.40") != NULL || oid_parse("1.3.") != NULL)
        return 2;
    if (oid_root(3, 0) != NULL || oid_root(2, UINT32_MAX) != NULL || oid_new(NULL, 0) != NULL)
        return 2;
    back = oid_from_ber((const uint8_t *)"\x88\x37\x03", 3);
    if (oid_length(back) != 3 || oid_arc(back, 0) != 2 || oid_arc(back, 1) != 999 || oid_arc(back, 3) != 0)
        return 2;
    oid_free(back);
    back = oid_from_ber((const uint8_t *)"\x8f\xff\xff\xff\x7f", 5);
    if (oid_arc(back, 1) != OID_MAX_SECOND)
        return 2;
    oid_free(back);
    oid_free(mib);
    oid_free(leaf);
    oid_free(up);
    oid_free(NULL);
#ifndef LEGAL
    oid *example = oid_root(2, 999);
    octets = oid_to_ber(example, &length);
    free(octets);
    oid_free(example);
#endif
    return 0;
}
