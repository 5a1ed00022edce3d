#ifndef PEERADDR_H
#define PEERADDR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The address of a peer: where it is, and its port. */
typedef enum { PEER_NONE, PEER_IP4, PEER_NAME } peer_family;

#define PEER_NAME_MAX 64 /* with the terminator */

typedef struct {
    peer_family family;
    uint16_t port;
    uint32_t ip4;             /* PEER_IP4: 10.0.0.1 is 0x0a000001 */
    char name[PEER_NAME_MAX]; /* PEER_NAME: in lower case */
} peeraddr;

#define PEER_TEXT 80 /* room for any address as text */

/* Each fills in all of the address. */
void peer_none(peeraddr *a);
void peer_ip4(peeraddr *a, uint32_t ip4, uint16_t port);
/* False (and PEER_NONE) when the name is empty, too long, looks like 10.0.0.1
   or has characters other than letters, digits, '-', '_' and '.'. */
bool peer_name(peeraddr *a, const char *name, uint16_t port);

/* "10.0.0.1:80", "example.org:80", or "-" for none. False (and PEER_NONE) for
   anything else. */
bool peer_parse(peeraddr *a, const char *text);
/* The inverse; returns text, which has room for PEER_TEXT characters. */
char *peer_format(const peeraddr *a, char *text);

bool peer_equal(const peeraddr *a, const peeraddr *b);
/* An order for sorted tables, as of strcmp(): by family, then address, then
   port. */
int peer_compare(const peeraddr *a, const peeraddr *b);
uint32_t peer_hash(const peeraddr *a);

/* 127.0.0.0/8 and "localhost" */
bool peer_is_local(const peeraddr *a);

#endif
