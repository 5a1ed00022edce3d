#include "rtable4.h"

#include <stdlib.h>

struct route {
    uint32_t net;
    unsigned bits;
    int gateway;
};

struct rt4 {
    struct route *routes; // most specific first
    size_t count;
    size_t room;
};

static uint32_t netmask(unsigned bits)
{
    return UINT32_MAX << (32 - bits);
}

struct rt4 *rt4_open(void)
{
    return calloc(1, sizeof(struct rt4));
}

void rt4_close(struct rt4 *rt)
{
    if (rt == NULL)
        return;
    free(rt->routes);
    free(rt);
}

static struct route *exact(const struct rt4 *rt, uint32_t net, unsigned bits)
{
    for (size_t i = 0; i < rt->count; i++)
        if (rt->routes[i].bits == bits && rt->routes[i].net == net)
            return &rt->routes[i];
    return NULL;
}

rt4_err rt4_add(struct rt4 *rt, uint32_t addr, unsigned bits, int gateway)
{
    if (bits > 32)
        return RT4_EINVAL;
    addr &= netmask(bits);
    if (exact(rt, addr, bits) != NULL)
        return RT4_EEXIST;
    if (rt->count >= RT4_MAX_ROUTES)
        return RT4_EFULL;
    if (rt->count == rt->room) {
        size_t room = rt->room + 16;
        struct route *more = realloc(rt->routes, room * sizeof *more);
        if (more == NULL)
            return RT4_EFULL;
        rt->routes = more;
        rt->room = room;
    }
    size_t at = rt->count++;
    for (; at > 0 && rt->routes[at - 1].bits < bits; at--)
        rt->routes[at] = rt->routes[at - 1];
    rt->routes[at] = (struct route){addr, bits, gateway};
    return RT4_OK;
}

rt4_err rt4_del(struct rt4 *rt, uint32_t addr, unsigned bits)
{
    if (bits > 32)
        return RT4_EINVAL;
    struct route *r = exact(rt, addr & netmask(bits), bits);
    if (r == NULL)
        return RT4_ENOENT;
    rt->count--;
    for (struct route *end = rt->routes + rt->count; r < end; r++)
        r[0] = r[1];
    return RT4_OK;
}

rt4_err rt4_add_text(struct rt4 *rt, const char *cidr, int gateway)
{
    uint32_t addr;
    unsigned bits;
    rt4_err err = rt4_parse(cidr, &addr, &bits);
    return err != RT4_OK ? err : rt4_add(rt, addr, bits, gateway);
}

rt4_err rt4_lookup(const struct rt4 *rt, uint32_t addr, int *gateway)
{
    for (size_t i = 0; i < rt->count; i++) {
        const struct route *r = &rt->routes[i];
        if ((addr & netmask(r->bits)) == r->net) {
            *gateway = r->gateway;
            return RT4_OK;
        }
    }
    return RT4_ENOENT;
}

size_t rt4_count(const struct rt4 *rt)
{
    return rt->count;
}

// One to three digits, not above max. NULL when there is no such number.
static const char *number(const char *s, unsigned max, unsigned *value)
{
    unsigned n = 0, digits = 0;
    for (; *s >= '0' && *s <= '9' && digits < 3; s++, digits++)
        n = n * 10 + (unsigned)(*s - '0');
    *value = n;
    return digits == 0 || n > max ? NULL : s;
}

rt4_err rt4_parse(const char *cidr, uint32_t *addr, unsigned *bits)
{
    uint32_t a = 0;
    unsigned n, len = 32;
    const char *s = cidr;
    for (int i = 0; i < 4; i++) {
        if (i > 0 && *s++ != '.')
            return RT4_EINVAL;
        s = number(s, 255, &n);
        if (s == NULL)
            return RT4_EINVAL;
        a = a << 8 | n;
    }
    if (*s == '/') {
        s = number(s + 1, 32, &len);
        if (s == NULL)
            return RT4_EINVAL;
    }
    if (*s != '\0')
        return RT4_EINVAL;
    *addr = a;
    *bits = len;
    return RT4_OK;
}
