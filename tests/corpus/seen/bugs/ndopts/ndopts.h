/*
 * ndopts.h - IPv6 neighbour discovery messages and their options (RFC 4861)
 *
 * Reads and writes the ICMPv6 part of router solicitations (133), neighbour
 * solicitations (135) and neighbour advertisements (136).  No memory is
 * allocated: everything is done in the caller's buffers, and pointers in
 * results point into them.
 *
 * Packets and option areas may come straight from the wire.  Whatever bytes
 * they hold, the functions stay within the given length and say so when the
 * bytes make no sense.
 */
#ifndef NDOPTS_H
#define NDOPTS_H

#include <stddef.h>
#include <stdint.h>

#define ND_ROUTER_SOLICIT   133
#define ND_NEIGHBOR_SOLICIT 135
#define ND_NEIGHBOR_ADVERT  136

#define ND_OPT_SOURCE_LLADDR 1
#define ND_OPT_TARGET_LLADDR 2
#define ND_OPT_MTU           5

#define ND_OK      0
#define ND_ESHORT -1    /* packet or buffer too short */
#define ND_ETYPE  -2    /* none of the three types */
#define ND_EBAD   -3    /* malformed options */

struct nd_msg {
    uint8_t type, code;
    uint16_t checksum;          /* as received, not verified */
    uint32_t flags;
    uint8_t target[16];         /* zero in router solicitations */
    const uint8_t *opts;        /* option area, opts_len bytes */
    size_t opts_len;
};

struct nd_opt {
    uint8_t type;
    const uint8_t *data;        /* what follows type and length */
    size_t len;                 /* bytes at data */
};

struct nd_iter {                /* private */
    const uint8_t *at;
    size_t left;
};

/* Splits a packet.  ND_OK, ND_ESHORT or ND_ETYPE; the options are not looked
   at yet. */
int nd_parse(const uint8_t *packet, size_t len, struct nd_msg *msg);

/* Writes a message without options, checksum zero.  target (16 bytes) may be
   NULL for a router solicitation.  Returns its length, ND_ESHORT or ND_ETYPE. */
int nd_build(int type, const uint8_t *target, uint8_t *buf, size_t size);

/* Appends an option to the used bytes of buf, padded with zeros to a multiple
   of eight.  len is at most 2038.  Returns the new number of used bytes, or
   ND_ESHORT when it does not fit into size bytes. */
int nd_append(uint8_t *buf, size_t size, size_t used, int type, const void *data, size_t len);

/* Goes through an option area.  nd_iter_next returns 1 with the next option
   in *opt, 0 at the end, and ND_EBAD (from then on) at a malformed one. */
void nd_iter_init(struct nd_iter *it, const uint8_t *opts, size_t len);
int nd_iter_next(struct nd_iter *it, struct nd_opt *opt);

/* Number of options, or ND_EBAD. */
int nd_count(const uint8_t *opts, size_t len);

/* First option of that type.  ND_OK; ND_EBAD when there is none, or none
   before the area gets malformed. */
int nd_find(const uint8_t *opts, size_t len, uint8_t type, struct nd_opt *opt);

/* Copies the 6 bytes of the link-layer address that came with the message:
   the target's of an advertisement, the source's of a solicitation.  ND_OK or
   ND_EBAD. */
int nd_lladdr(const struct nd_msg *msg, uint8_t addr[6]);

/* Checksum of an ICMPv6 packet between two addresses of 16 bytes, its own
   checksum field taken as zero.  len is at least 4, at most 65535. */
uint16_t nd_checksum(const uint8_t *src, const uint8_t *dst, const uint8_t *packet, size_t len);

#endif
