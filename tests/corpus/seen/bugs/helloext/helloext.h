#ifndef HELLOEXT_H
#define HELLOEXT_H

#include <stddef.h>

/**
 * @file helloext.h
 * What a client says about itself when it opens a secure session: the
 * extensions of a "hello" message.
 *
 * Texts and identifiers are copied in.  What is handed out belongs to the
 * hello, until it is changed, restarted or freed.  A hello must not be NULL but
 * where that is said.
 */

/** The extensions of one client. */
typedef struct hello hello;

/** Results; everything but HELLO_OK leaves the hello as it was. */
enum {
    HELLO_OK = 0,
    HELLO_INVALID = -1, /**< an argument is out of its range */
    HELLO_FULL = -2,    /**< HELLO_MAX_ITEMS are there already */
    HELLO_NO_MEMORY = -3
};

/** Most protocols, and most responders, of a hello. */
#define HELLO_MAX_ITEMS 32

/** @return an empty hello, NULL when memory is out */
hello *hello_new(void);

/** Frees a hello; NULL is allowed. */
void hello_free(hello *h);

/**
 * Sets the name of the host to talk to.
 * @param name 1 to 255 characters, or NULL for no name
 */
int hello_set_server_name(hello *h, const char *name);

/** @return the name, NULL if none is set */
const char *hello_server_name(const hello *h);

/**
 * Adds an application protocol behind those that are offered already.
 * @param protocol 1 to 255 characters such as "h2"; one that is offered
 *                 already is not added again, which is no error
 */
int hello_offer_protocol(hello *h, const char *protocol);
size_t hello_protocol_count(const hello *h);

/** @return a protocol, NULL if index is not below the count */
const char *hello_protocol(const hello *h, size_t index);

/**
 * Adds a responder that the client trusts for certificate status.
 * @param id  not NULL, length bytes
 * @param length 1 to 255
 */
int hello_add_responder(hello *h, const void *id, size_t length);
size_t hello_responder_count(const hello *h);

/**
 * Gets ready for another handshake on the same connection: protocols and
 * responders are forgotten, the server name stays.
 */
void hello_restart(hello *h);

/**
 * Writes the extensions: type, length, contents of each, in network order.
 * @param out  room for size bytes; may be NULL if size is 0
 * @return the length of the whole, nothing is written if it exceeds size
 */
size_t hello_write(const hello *h, unsigned char *out, size_t size);

#endif
