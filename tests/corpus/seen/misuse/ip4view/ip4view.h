#ifndef IP4VIEW_H
#define IP4VIEW_H

#include <stddef.h>
#include <stdint.h>

/* Accessors for IPv4 packets in memory. They are meant for the fast path and
 * check nothing: run ip4_check() over a packet that comes from outside, once,
 * and use the others only if it returned 0. */

#define IP4_MIN_HEADER 20
#define IP4_MAX_PAYLOAD (65535 - IP4_MIN_HEADER)

enum { IP4_ESHORT = 1, IP4_EVERSION, IP4_EHEADER, IP4_ELENGTH, IP4_ECHECKSUM };

/* 0 if the `size` bytes are an IPv4 packet, else what is wrong. */
int ip4_check(const uint8_t *packet, size_t size);

size_t ip4_header_len(const uint8_t *packet);
size_t ip4_total_len(const uint8_t *packet);
uint8_t ip4_ttl(const uint8_t *packet);
uint8_t ip4_protocol(const uint8_t *packet);
uint32_t ip4_src(const uint8_t *packet);
uint32_t ip4_dst(const uint8_t *packet);
const uint8_t *ip4_payload(const uint8_t *packet, size_t *size);

/* TTL one less, checksum adapted. Returns the new TTL; one of 0 stays. */
uint8_t ip4_forward(uint8_t *packet);

/* Options, up to but without the end marker. Malformed ones end the list. */
typedef struct {
    const uint8_t *at, *end;
    int finished;
} ip4_opts;

void ip4_opt_first(ip4_opts *it, const uint8_t *packet);
/* 1 and the option's type and data, or 0 at the end; not to be called again
 * after that. */
int ip4_opt_next(ip4_opts *it, uint8_t *type, const uint8_t **data, size_t *size);

/* Writes a packet without options, TTL 64, and returns its size. `out` has room
 * for IP4_MIN_HEADER + size bytes, which do not overlap the payload. */
size_t ip4_build(uint8_t *out, uint32_t src, uint32_t dst, uint8_t protocol, const void *payload, size_t size);

#endif
