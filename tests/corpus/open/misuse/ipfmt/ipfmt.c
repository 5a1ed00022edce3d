#include "ipfmt.h"

#include <stdio.h>

static char buffer[32];

static unsigned part(ip4 address, int which)
{
    return address >> (8 * (3 - which)) & 255;
}

bool ip4_parse(const char *text, ip4 *address)
{
    ip4 result = 0;
    for (int i = 0; i < 4; i++) {
        unsigned number = 0;
        const char *start = text;
        for (; *text >= '0' && *text <= '9' && text - start < 3; text++)
            number = 10 * number + (unsigned)(*text - '0');
        if (text == start || number > 255 || *text != (i < 3 ? '.' : '\0'))
            return false;
        result = result << 8 | number;
        if (i < 3)
            text++;
    }
    *address = result;
    return true;
}

const char *ip4_text(ip4 address)
{
    snprintf(buffer, sizeof buffer, "%u.%u.%u.%u", part(address, 0), part(address, 1), part(address, 2),
             part(address, 3));
    return buffer;
}

const char *ip4_network_text(ip4 address, unsigned bits)
{
    ip4 network = ip4_network(address, bits);
    snprintf(buffer, sizeof buffer, "%u.%u.%u.%u/%u", part(network, 0), part(network, 1), part(network, 2),
             part(network, 3), bits > 32 ? 32 : bits);
    return buffer;
}

ip4 ip4_mask(unsigned bits)
{
    if (bits == 0)
        return 0;
    return bits >= 32 ? UINT32_MAX : UINT32_MAX << (32 - bits);
}

ip4 ip4_network(ip4 address, unsigned bits)
{
    return address & ip4_mask(bits);
}

ip4 ip4_broadcast(ip4 address, unsigned bits)
{
    return address | ~ip4_mask(bits);
}

bool ip4_same_network(ip4 a, ip4 b, unsigned bits)
{
    return ip4_network(a, bits) == ip4_network(b, bits);
}

bool ip4_is_private(ip4 address)
{
    return ip4_same_network(address, 0x0a000000, 8) || ip4_same_network(address, 0xac100000, 12) ||
           ip4_same_network(address, 0xc0a80000, 16);
}
