#include "ipfmt.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    ip4 a, b;
    if (!ip4_parse("192.168.0.1", &a) || a != 0xc0a80001 || !ip4_parse("8.8.8.8", &b))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    const char *const bad[] = {"", "1.2.3", "1.2.3.4.", "1.2.3.256", "1..2.3", "1.2.3.0001", "a.b.c.d"};
    for (int i = 0; i < 7; i++)
        if (ip4_parse(bad[i], &b))
            return 2;
    if (b != 0x08080808 || strcmp(ip4_text(a), "192.168.0.1") != 0 || strcmp(ip4_text(b), "8.8.8.8") != 0)
        return 2;
    if (strcmp(ip4_network_text(a, 16), "192.168.0.0/16") != 0 || ip4_broadcast(a, 24) != 0xc0a800ff)
        return 2;
    if (ip4_mask(0) != 0 || ip4_mask(1) != 0x80000000 || ip4_mask(32) != UINT32_MAX || ip4_mask(99) != UINT32_MAX)
        return 2;
    if (!ip4_is_private(a) || ip4_is_private(b) || !ip4_same_network(a, b, 0))
        return 2;
    return strcmp(ip4_network_text(UINT32_MAX, UINT32_MAX), "255.255.255.255/32") != 0;
#else
    if (count > 1 && atoi(arguments[1]) == 2) {
        free((char *)(uintptr_t)ip4_text(a));
        return 0;
    }
    const char *first = ip4_text(a), *second = ip4_text(b);
    return strcmp(first, second) == 0;
#endif
}
