#include "cidrwalk.h"

#include <string.h>

static int count(uint32_t addr, void *user)
{
    (void)addr;
    if (user != NULL)
        ++*(uint64_t *)user;
    return 0;
}

int main(void)
{
    cidr_net net = {0, 0};
#ifdef LEGAL
    char text[CIDR_TEXT];
    uint64_t n = 0;
    const char *wrong[] = {"", "1.2.3", "1.2.3.256", "1.2.3.4/33", "1.2.3.4/", "01.2.3.4", "1.2.3.4 ", "1.2.3.4/-1"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (cidr_parse(wrong[i], &net) == 0)
            return 2;
    if (cidr_size(net) != (uint64_t)1 << 32 || cidr_walk(net, count, NULL) != -1 || cidr_last(net) != UINT32_MAX)
        return 3;
    if (cidr_parse("255.255.255.255/30", &net) != 0 || cidr_format(net, text, sizeof text) != 0)
        return 4;
    if (strcmp(text, "255.255.255.252/30") != 0 || cidr_format(net, text, 3) != -1)
        return 5;
    if (cidr_parse("10.1.2.3/16", &net) != 0 || cidr_walk(net, count, &n) != 0 || n != 65536)
        return 6;
    if (cidr_compare(net, cidr_parent(net)) == 0 || !cidr_contains(cidr_parent(net), net.addr))
        return 7;
    net.prefix = 77;
    if (cidr_size(net) != 1 || cidr_mask(0) != 0 || cidr_walk(net, NULL, NULL) != -1)
        return 8;
#else
    if (cidr_parse("255.255.255.255/32", &net) != 0)
        return 2;
    cidr_walk(net, count, NULL);
#endif
    return 0;
}
