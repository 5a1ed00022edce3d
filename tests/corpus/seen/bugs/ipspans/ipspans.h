// ipspans.h: sets of IPv4 addresses.
//
// Addresses are uint32_t in host order: 1.2.3.4 is 0x01020304.
// int results: 0 is success, -1 failure, with the set as before.
// At most IPS_MAX_SPANS separate spans fit into a set.

#ifndef IPSPANS_H
#define IPSPANS_H

#include <stddef.h>
#include <stdint.h>

#define IPS_MAX_SPANS 4096
#define IPS_TEXT 19 // "255.255.255.255/32" and its NUL

typedef struct ipspans ipspans;

// Called with a block of 2^(32-bits) addresses from base on; bits is 0 to 32.
// Non-zero stops.
typedef int (*ips_block_fn)(uint32_t base, int bits, void *arg);

// An empty set; NULL if out of memory.
ipspans *ips_new(void);
// NULL is ignored.
void ips_free(ipspans *set);

// Adds or removes the addresses lo to hi, both included. -1 if lo > hi,
// too many spans, no memory.
int ips_add(ipspans *set, uint32_t lo, uint32_t hi);
int ips_remove(ipspans *set, uint32_t lo, uint32_t hi);

// Adds "10.0.0.0/8" or "10.1.2.3". Bits right of the prefix are ignored.
// -1 also if text is not of this form.
int ips_add_text(ipspans *set, const char *text);

// 1 or 0.
int ips_has(const ipspans *set, uint32_t addr);
int ips_equal(const ipspans *a, const ipspans *b);

// Addresses, and separate spans (adjacent ones are one span).
uint64_t ips_count(const ipspans *set);
size_t ips_spans(const ipspans *set);

// Cuts the set into the fewest CIDR blocks and calls fn for each, ascending.
// Returns 0, or what fn returned when it stopped. fn must not change the set.
int ips_blocks(const ipspans *set, ips_block_fn fn, void *arg);

// "1.2.3.0/24"; bits outside 0 to 32 are left out: "1.2.3.4".
void ips_format(uint32_t addr, int bits, char out[IPS_TEXT]);

#endif
