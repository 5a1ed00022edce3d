#ifndef RADPKT_H
#define RADPKT_H

#include <stddef.h>
#include <stdint.h>

/*
 * Packets in the manner of RADIUS: a header of 20 bytes (code, identifier,
 * length, 16 bytes authenticator) and attributes, each of a type, a length and
 * a value of 0 to 253 bytes.
 *
 * Functions returning int return 0 on success and a negative RP_E... else, and
 * then leave the packet as it was.  Packet arguments must not be NULL, except
 * for rp_free().
 */

#define RP_HEADER       20
#define RP_MAX_PACKET   4096    /* bytes of a whole packet */
#define RP_MAX_VALUE    253     /* bytes of a value */
#define RP_MAX_PASSWORD 128     /* bytes of a password */

#define RP_ENOMEM (-1)  /* out of memory */
#define RP_ELENGTH (-2) /* a value, password or packet would be too long */
#define RP_ENOENT (-3)  /* no such attribute */
#define RP_EFORMAT (-4) /* the attribute is not of that form */

#define RP_USER_NAME     1
#define RP_USER_PASSWORD 2
#define RP_NAS_PORT      5

typedef struct rp_packet rp_packet;

/* A packet without attributes; auth is its authenticator, copied, or NULL for
 * 16 zeros.  NULL if out of memory. */
rp_packet *rp_new(uint8_t code, uint8_t id, const uint8_t auth[16]);

/* Decodes a received packet.  Whatever the bytes are: NULL if they are not a
 * well-formed packet of exactly len bytes, or if out of memory. */
rp_packet *rp_decode(const void *bytes, size_t len);

void rp_free(rp_packet *p);

/* Appends an attribute with len bytes at value, which may be NULL if len is 0. */
int rp_add(rp_packet *p, uint8_t type, const void *value, size_t len);

/* Appends an attribute whose value is a number, in network order. */
int rp_add_u32(rp_packet *p, uint8_t type, uint32_t value);

/* Appends RP_USER_PASSWORD.  The password, of 0 to RP_MAX_PASSWORD bytes, is
 * padded with zeros to blocks of 16 bytes and masked with the shared secret (a
 * string) and the authenticator. */
int rp_add_password(rp_packet *p, const char *secret, const char *password);

/* The n-th (from 0) attribute of that type: its value, and its length in *len.
 * NULL if there is none.  The pointer is valid until the packet is changed or
 * freed. */
const uint8_t *rp_find(const rp_packet *p, uint8_t type, size_t n, size_t *len);

/* Number from the first attribute of that type. */
int rp_get_u32(const rp_packet *p, uint8_t type, uint32_t *value);

/* The password of the first RP_USER_PASSWORD, unmasked, as a string into out. */
int rp_get_password(const rp_packet *p, const char *secret, char out[RP_MAX_PASSWORD + 1]);

/* The encoded packet, rp_size() bytes; valid as for rp_find(). */
const uint8_t *rp_bytes(const rp_packet *p);
size_t rp_size(const rp_packet *p);

#endif
