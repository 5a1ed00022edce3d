/* cidrwalk: IPv4 networks in CIDR notation.
 *
 * Addresses are numbers in host order: 10.0.0.1 is 0x0A000001.  A network is
 * a plain struct that may be copied, compared and filled in by hand.  Bits of
 * addr below the prefix are allowed and ignored; a prefix above 32 counts as 32.
 */
#ifndef CIDRWALK_H
#define CIDRWALK_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t addr;
    unsigned prefix; /* 0 .. 32 */
} cidr_net;

#define CIDR_TEXT 19       /* room for the longest text and its NUL */
#define CIDR_WALK_MAX 65536 /* the most addresses that cidr_walk visits */

/* Called for each address; returns 0 to go on, anything else to stop. */
typedef int (*cidr_visit)(uint32_t addr, void *user);

/* Reads "a.b.c.d/p", or "a.b.c.d" as /32.  Returns 0, or -1 and leaves *net
 * alone if text is anything else.  Numbers have no sign and no leading zeros. */
int cidr_parse(const char *text, cidr_net *net);

/* Writes the network, its first address and prefix, to buf. Returns 0, or -1
 * without writing if size < CIDR_TEXT. */
int cidr_format(cidr_net net, char *buf, size_t size);

/* The mask of a prefix: 24 gives 0xFFFFFF00, 0 gives 0. */
uint32_t cidr_mask(unsigned prefix);

/* The lowest and the highest address of the network, and their number. */
uint32_t cidr_first(cidr_net net);
uint32_t cidr_last(cidr_net net);
uint64_t cidr_size(cidr_net net);

/* 1 if addr is in net, else 0. */
int cidr_contains(cidr_net net, uint32_t addr);

/* Order by first address, then by prefix: negative, 0 or positive. */
int cidr_compare(cidr_net a, cidr_net b);

/* The network that is twice as large and contains net; of a /0 itself. */
cidr_net cidr_parent(cidr_net net);

/* Calls visit for every address of net in ascending order, from the first to
 * the last inclusive.  Returns 0 after the last, what visit returned if that
 * was not 0, or -1 without any call if visit is NULL or net has more than
 * CIDR_WALK_MAX addresses.  user is passed on and may be NULL. */
int cidr_walk(cidr_net net, cidr_visit visit, void *user);

#endif
