/* hopview.h: an IPv4 routing table with longest-prefix match.
 *
 * Addresses are in host byte order, 10.0.0.1 is 0x0a000001.  A prefix is an
 * address and a length; the length is 0 (the default route) to 32 (a host)
 * wherever a function takes one.  Bits of the address behind the length do
 * not matter.
 */
#ifndef HOPVIEW_H
#define HOPVIEW_H

#include <stddef.h>
#include <stdint.h>

#define HV_MAX_ROUTES 10000
#define HV_TEXT_SIZE 19 /* "255.255.255.255/32" */

/* A next hop.  Hops are the caller's: the table keeps the pointer, and looks
 * at `up` when it is asked for a route, so that a hop can be switched off
 * without touching its routes.  A hop must exist until the last route that
 * uses it has been removed or given another hop, or the table is freed. */
struct hv_hop {
    uint32_t gateway;
    int up;
    const char *device; /* not used by the table */
};

typedef struct hv_table hv_table;

/* Visits a route; returns 0 to go on.  It must not add or remove routes. */
typedef int (*hv_visit)(uint32_t prefix, unsigned len, const struct hv_hop *hop, void *arg);

hv_table *hv_new(void); /* NULL: no memory */
void hv_free(hv_table *t); /* NULL is ignored; hops are not touched */

/* Adds a route, or gives an existing one another hop.
 * 1: added, 0: replaced, -1: no memory or too many routes. */
int hv_add(hv_table *t, uint32_t prefix, unsigned len, const struct hv_hop *hop);

/* Removes the route of exactly this prefix.  1: done, 0: there is none. */
int hv_remove(hv_table *t, uint32_t prefix, unsigned len);

/* The hop of the longest prefix that contains the address and whose hop is
 * up; NULL if there is none. */
const struct hv_hop *hv_route(const hv_table *t, uint32_t address);

/* The hop of exactly this prefix, up or not; NULL if there is no route. */
const struct hv_hop *hv_get(const hv_table *t, uint32_t prefix, unsigned len);

/* Number of routes. */
size_t hv_count(const hv_table *t);

/* Visits all routes, by address, the shorter prefix first.  Returns what
 * visit returned last, 0 if there are no routes. */
int hv_each(const hv_table *t, hv_visit visit, void *arg);

/* The netmask of a length: hv_mask(24) is 0xffffff00. */
uint32_t hv_mask(unsigned len);

/* "10.1.0.0/16", or "10.1.2.3" for a host.  Decimal numbers without leading
 * zeros, nothing before or behind.  1: read, 0: not a prefix, and the results
 * are unchanged.  Bits behind the length are cleared. */
int hv_parse(const char *text, uint32_t *prefix, unsigned *len);

/* The reverse, always with a length.  buf has HV_TEXT_SIZE bytes; returns it. */
char *hv_print(uint32_t prefix, unsigned len, char *buf);

#endif
