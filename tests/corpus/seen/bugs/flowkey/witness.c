#include "flowkey.h"

#include <string.h>

int main(void)
{
    struct flowkey key = flowkey_make(0x0a000001, 53, 0x0a000002, 1024, 17), back = flowkey_reverse(key);
    char text[64];
    flowtab *tab = flowtab_new();
    if (flowkey_format(key, text, sizeof text) != 28 || strcmp(text, "17 10.0.0.1:53>10.0.0.2:1024") != 0)
        return 2;
    if (!flowtab_packet(tab, key, 100) || !flowtab_packet(tab, key, 65535) || flowtab_bytes(tab, key) != 65635)
        return 2;
    key.proto = 6;
    if (flowtab_packets(tab, key) != 0 || flowkey_equal(key, back))
        return 2;
    back.proto = 6;
    flowtab_free(tab);
    if (!flowkey_equal(key, back) || !flowkey_equal(key, key))
        return 2;
#ifdef LEGAL
    return 0;
#else
    return flowkey_hash(key) != flowkey_hash(back);
#endif
}
