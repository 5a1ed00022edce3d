#ifndef HOSTPORT_H
#define HOSTPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOSTPORT_HOST_MAX 63
/* Room for any text that hostport_format() makes, with its terminator. */
#define HOSTPORT_TEXT_SIZE (HOSTPORT_HOST_MAX + 9)

/*
 * The "host:port" of a URL.  Fill it in with hostport_parse() or
 * hostport_make() only.
 */
struct hostport {
    char host[HOSTPORT_HOST_MAX + 1]; /* lower case, without brackets */
    bool bracketed;                   /* was written [host], as IPv6 is */
    bool has_port;
    uint16_t port;
};

enum hostport_error {
    HOSTPORT_OK = 0,
    HOSTPORT_EMPTY_HOST,
    HOSTPORT_LONG_HOST,
    HOSTPORT_BAD_HOST, /* a character that is not allowed, or no ']' */
    HOSTPORT_BAD_PORT  /* not a number from 0 to 65535 */
};

/*
 * Reads "host", "host:port", "[host]" or "[host]:port".  A host is made of
 * letters, digits, '-', '.' and '_', in brackets also ':'.  After an error
 * nothing has been stored in *hp.
 */
enum hostport_error hostport_parse(const char *text, struct hostport *hp);

/* From its parts, without brackets. */
enum hostport_error hostport_make(const char *host, uint16_t port, struct hostport *hp);

/* Writes it as text; the length that the whole has, as snprintf() does. */
int hostport_format(const struct hostport *hp, char *out, size_t size);

/* The same host, and the same port or both none. */
bool hostport_equal(const struct hostport *a, const struct hostport *b);

/* Equal ones have equal hashes. */
uint32_t hostport_hash(const struct hostport *hp);

/* The port, or `fallback` if there is none. */
uint16_t hostport_port_or(const struct hostport *hp, uint16_t fallback);

/* "localhost", "127.0.0.1" or "::1" */
bool hostport_is_loopback(const struct hostport *hp);

const char *hostport_strerror(enum hostport_error error);

#endif
