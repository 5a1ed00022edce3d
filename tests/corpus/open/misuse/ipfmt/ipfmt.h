#ifndef IPFMT_H
#define IPFMT_H

#include <stdbool.h>
#include <stdint.h>

/* Addresses of version 4, the first number in the highest bits. */
typedef uint32_t ip4;

/* Reads "192.168.0.1"; false for any other text. */
bool ip4_parse(const char *text, ip4 *address);

/* The address as text. */
const char *ip4_text(ip4 address);
/* "10.0.0.0/8" */
const char *ip4_network_text(ip4 address, unsigned bits);

/* The mask of a prefix: ones in the highest bits; all ones for 32 and more. */
ip4 ip4_mask(unsigned bits);
ip4 ip4_network(ip4 address, unsigned bits);
ip4 ip4_broadcast(ip4 address, unsigned bits);
bool ip4_same_network(ip4 a, ip4 b, unsigned bits);

/* 10/8, 172.16/12, 192.168/16 */
bool ip4_is_private(ip4 address);

#endif
