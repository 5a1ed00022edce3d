#include "rtable4.h"

int main(void)
{
    struct rt4 *rt = rt4_open();
    int gw = 0;
    uint32_t addr;
    unsigned bits;
    if (rt4_add(rt, 0x0a000001, 8, 1) || rt4_add_text(rt, "10.1.0.0/16", 2) || rt4_add(rt, 0x0a010203, 32, 3))
        return 2;
    if (rt4_add(rt, 0x0a000000, 8, 9) != RT4_EEXIST || rt4_add(rt, 1, 33, 9) != RT4_EINVAL || rt4_count(rt) != 3)
        return 2;
    if (rt4_lookup(rt, 0x0a010203, &gw) || gw != 3 || rt4_lookup(rt, 0x0a010204, &gw) || gw != 2 ||
        rt4_lookup(rt, 0x0affffff, &gw) || gw != 1 || rt4_lookup(rt, 0x0b000000, &gw) != RT4_ENOENT)
        return 2;
    if (rt4_del(rt, 0x0a010000, 16) || rt4_del(rt, 0x0a010000, 16) != RT4_ENOENT || rt4_lookup(rt, 0x0a010204, &gw) ||
        gw != 1)
        return 2;
    if (rt4_parse("1.2.3.4", &addr, &bits) || addr != 0x01020304 || bits != 32 || !rt4_parse("1.2.3", &addr, &bits) ||
        !rt4_parse("1.2.3.4/", &addr, &bits) || !rt4_parse("1.2.3.4/33", &addr, &bits) || !rt4_parse("", &addr, &bits))
        return 2;
#ifndef LEGAL
    rt4_add_text(rt, "0.0.0.0/0", 4);
#endif
    rt4_close(rt);
    return 0;
}
