#ifndef RTABLE4_H
#define RTABLE4_H

#include <stddef.h>
#include <stdint.h>

// IPv4 routing table, longest prefix wins.
// Addresses are host order: 10.0.0.1 is 0x0a000001.

#define RT4_MAX_ROUTES 1024

typedef enum {
    RT4_OK = 0,
    RT4_EINVAL = -1, // prefix length above 32, or text that is not a CIDR
    RT4_EEXIST = -2,
    RT4_ENOENT = -3,
    RT4_EFULL = -4   // RT4_MAX_ROUTES reached, or no memory
} rt4_err;

struct rt4;

struct rt4 *rt4_open(void);
void rt4_close(struct rt4 *rt);

// Add a route for addr/bits. Bits of addr beyond the prefix do not matter.
rt4_err rt4_add(struct rt4 *rt, uint32_t addr, unsigned bits, int gateway);

// Remove the route for exactly addr/bits.
rt4_err rt4_del(struct rt4 *rt, uint32_t addr, unsigned bits);

// Same as above, prefix given like "10.0.0.0/8" (no "/n": a single host).
rt4_err rt4_add_text(struct rt4 *rt, const char *cidr, int gateway);

// Gateway of the most specific route that covers addr.
rt4_err rt4_lookup(const struct rt4 *rt, uint32_t addr, int *gateway);

// Number of routes.
size_t rt4_count(const struct rt4 *rt);

// Parse "a.b.c.d" or "a.b.c.d/bits".
rt4_err rt4_parse(const char *cidr, uint32_t *addr, unsigned *bits);

#endif
