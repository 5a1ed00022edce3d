#include "arphosts.h"

#include <string.h>

int main(void)
{
    arp_mac m = {{1, 2, 3, 4, 5, 0xff}}, n = {{0}}, out = {{0}};
    char text[ARP_MAC_TEXT];
    arp_cache *c = arp_cache_new(3);
    if (arp_cache_new(0) || !c || arp_cache_learn(c, 1, &m, 0) || arp_cache_learn(c, 2, &n, 5))
        return 2;
    if (arp_cache_learn(c, 3, &n, 5) || arp_cache_learn(c, 4, &n, 5) != -1 || arp_cache_count(c) != 3)
        return 2;
    if (!arp_cache_lookup(c, 1, &out) || !arp_mac_equal(&out, &m) || arp_mac_equal(&out, &n))
        return 2;
    if (!arp_cache_forget(c, 1) || arp_cache_forget(c, 1) || arp_cache_lookup(c, 1, &out))
        return 2;
    arp_mac_format(&m, text);
    if (strcmp(text, "01:02:03:04:05:ff") != 0)
        return 2;
    if (arp_cache_expire(c, 6, 1) != 0 || arp_cache_expire(c, 7, 1) != 2 || arp_cache_count(c) != 0)
        return 2;
#ifndef LEGAL
    arp_cache_learn(c, 9, &m, 0);
    arp_cache_lookup(c, 9, &out);
    arp_cache_expire(c, 10, 1);
    arp_cache_lookup(c, 9, &out);
#endif
    arp_cache_free(c);
    return 0;
}
