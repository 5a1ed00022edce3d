#include "cidrwalk.h"

#include <stdio.h>

static unsigned bits(cidr_net net)
{
    return net.prefix > 32 ? 32 : net.prefix;
}

/* Reads a number without leading zeros up to max; NULL if there is none. */
static const char *number(const char *s, unsigned max, unsigned *value)
{
    unsigned v = 0;
    int digits = 0;

    if (s[0] == '0' && s[1] >= '0' && s[1] <= '9')
        return NULL;
    while (*s >= '0' && *s <= '9') {
        v = v * 10 + (unsigned)(*s - '0');
        if (v > max)
            return NULL;
        s++;
        digits++;
    }
    if (digits == 0)
        return NULL;
    *value = v;
    return s;
}

int cidr_parse(const char *text, cidr_net *net)
{
    cidr_net result = {0, 32};

    if (text == NULL || net == NULL)
        return -1;
    for (int i = 0; i < 4; i++) {
        unsigned part;
        if (i > 0 && *text++ != '.')
            return -1;
        text = number(text, 255, &part);
        if (text == NULL)
            return -1;
        result.addr = result.addr << 8 | part;
    }
    if (*text == '/') {
        text = number(text + 1, 32, &result.prefix);
        if (text == NULL)
            return -1;
    }
    if (*text != '\0')
        return -1;
    *net = result;
    return 0;
}

uint32_t cidr_mask(unsigned prefix)
{
    if (prefix == 0)
        return 0;
    if (prefix >= 32)
        return UINT32_MAX;
    return UINT32_MAX << (32 - prefix);
}

uint32_t cidr_first(cidr_net net)
{
    return net.addr & cidr_mask(net.prefix);
}

uint32_t cidr_last(cidr_net net)
{
    return net.addr | ~cidr_mask(net.prefix);
}

uint64_t cidr_size(cidr_net net)
{
    return (uint64_t)1 << (32 - bits(net));
}

int cidr_format(cidr_net net, char *buf, size_t size)
{
    uint32_t a = cidr_first(net);

    if (buf == NULL || size < CIDR_TEXT)
        return -1;
    snprintf(buf, size, "%u.%u.%u.%u/%u", (unsigned)(a >> 24), (unsigned)(a >> 16 & 255),
             (unsigned)(a >> 8 & 255), (unsigned)(a & 255), bits(net));
    return 0;
}

int cidr_contains(cidr_net net, uint32_t addr)
{
    return (addr & cidr_mask(net.prefix)) == cidr_first(net);
}

int cidr_compare(cidr_net a, cidr_net b)
{
    uint32_t x = cidr_first(a), y = cidr_first(b);

    if (x != y)
        return x < y ? -1 : 1;
    if (bits(a) != bits(b))
        return bits(a) < bits(b) ? -1 : 1;
    return 0;
}

cidr_net cidr_parent(cidr_net net)
{
    cidr_net result = {0, bits(net)};

    if (result.prefix > 0)
        result.prefix--;
    result.addr = net.addr & cidr_mask(result.prefix);
    return result;
}

int cidr_walk(cidr_net net, cidr_visit visit, void *user)
{
    uint32_t last = cidr_last(net);

    if (visit == NULL || cidr_size(net) > CIDR_WALK_MAX)
        return -1;
    for (uint32_t addr = cidr_first(net); addr <= last; addr++) {
        int result = visit(addr, user);
        if (result != 0)
            return result;
    }
    return 0;
}
