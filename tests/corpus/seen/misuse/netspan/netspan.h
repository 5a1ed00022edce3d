/*
 * NETSPAN(3) - IPv4 networks in CIDR notation
 *
 * SYNOPSIS
 *     struct netspan n;
 *     char text[NETSPAN_STRLEN];
 *     if (netspan_parse("10.1.0.0/16", &n))
 *         puts(netspan_format(&n, text));
 *
 * DESCRIPTION
 *     Addresses are numbers in host byte order: 10.1.2.3 is 0x0a010203.
 *     Prefix lengths ("bits") are from 0 to 32, everywhere.  Host bits of a
 *     network's address are 0 in what this library makes.
 */
#ifndef NETSPAN_H
#define NETSPAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Room for the longest text, "255.255.255.255/32", and its '\0'. */
#define NETSPAN_STRLEN 19

struct netspan {
    uint32_t addr;
    unsigned bits;
};

struct netspan_table;

/* netspan_mask() returns the netmask of a prefix length: 24 gives 0xffffff00. */
uint32_t netspan_mask(unsigned bits);

/* netspan_make() returns the network of that length that addr is in. */
struct netspan netspan_make(uint32_t addr, unsigned bits);

/* netspan_parse() reads "a.b.c.d/bits", or "a.b.c.d" for a single address,
 * without leading zeros.  Host bits that are set are cleared.  Returns false
 * and leaves *out alone if the text is anything else. */
bool netspan_parse(const char *text, struct netspan *out);

/* netspan_format() writes the text of a network to buf, which has room for
 * NETSPAN_STRLEN bytes, and returns buf. */
char *netspan_format(const struct netspan *net, char *buf);

/* First and last address of a network. */
uint32_t netspan_first(const struct netspan *net);
uint32_t netspan_last(const struct netspan *net);

/* netspan_has() tells whether the address is in the network. */
bool netspan_has(const struct netspan *net, uint32_t addr);

/* netspan_within() tells whether all of inner is in outer. */
bool netspan_within(const struct netspan *inner, const struct netspan *outer);

/* netspan_split() stores both halves of a network in halves[0] and [1];
 * false, with nothing stored, if it is a single address. */
bool netspan_split(const struct netspan *net, struct netspan halves[2]);

/*
 * netspan_table_new() makes a table for looking up which of n networks an
 * address belongs to.  The networks are not copied: the array has to stay
 * where it is, unchanged, as long as the table is used.  Returns NULL if
 * memory is short or n is more than 65536.
 *
 * netspan_table_find() returns the longest network of the table that has the
 * address, the first of these in the array if there are several, or NULL.
 * The result points into the array.
 *
 * netspan_table_free() frees the table, but not the array.  NULL is ignored.
 */
struct netspan_table *netspan_table_new(const struct netspan *nets, size_t n);
const struct netspan *netspan_table_find(const struct netspan_table *table,
                                         uint32_t addr);
void netspan_table_free(struct netspan_table *table);

#endif
