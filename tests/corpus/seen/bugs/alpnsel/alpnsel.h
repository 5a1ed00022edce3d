/*
 * alpnsel - protocol lists for TLS application-layer protocol negotiation
 *
 * A protocol name is 1 to 255 bytes; in this interface names are C strings.
 * Lists are in order of preference and hold a name at most once.
 */
#ifndef ALPNSEL_H
#define ALPNSEL_H

#include <stddef.h>
#include <stdint.h>

#define ALPN_MAX_NAMES 32
#define ALPN_MAX_NAME  255

typedef struct alpn_list *alpn_handle;

enum alpn_err {
	ALPN_SUCCESS,
	ALPN_E_INVAL,     /* NULL handle, or a name that is NULL, empty or too long */
	ALPN_E_NOMEM,
	ALPN_E_EXIST,     /* the list has that name already */
	ALPN_E_NOENT,     /* the list does not have that name */
	ALPN_E_FULL,      /* ALPN_MAX_NAMES */
	ALPN_E_MALFORMED, /* not a wire list */
	ALPN_E_NOSPC      /* buffer too small */
};

/* Makes an empty list. */
enum alpn_err alpn_create(alpn_handle *out);
/* Ends the life of a list; of NULL, does nothing. */
void alpn_destroy(alpn_handle list);

/* Adds a name behind all others. */
enum alpn_err alpn_append(alpn_handle list, const char *name);
/* Takes a name out. */
enum alpn_err alpn_remove(alpn_handle list, const char *name);
/* Puts the name `with` where `name` is. If the list has `with` elsewhere, that
 * one stays where it is and `name` is just taken out. */
enum alpn_err alpn_replace(alpn_handle list, const char *name, const char *with);
/* Moves a name to the front. */
enum alpn_err alpn_prefer(alpn_handle list, const char *name);

size_t alpn_count(alpn_handle list);
/* The name at an index, NULL if there is none. Belongs to the list; gone when
 * the name is taken out or the list destroyed. */
const char *alpn_at(alpn_handle list, size_t index);

/* The first name of `server` that `client` has too, NULL if there is none. It
 * belongs to `server`, see alpn_at(). */
const char *alpn_select(alpn_handle server, alpn_handle client);

/* Wire form: for each name a byte with its length, then its bytes. *len is the
 * size of buf before and the size of the wire form after; the latter also for
 * ALPN_E_NOSPC. */
enum alpn_err alpn_encode(alpn_handle list, uint8_t *buf, size_t *len);
/* Adds the names of a wire list, those that are not there already. Names with
 * a zero byte are malformed. The list is unchanged if the result is ALPN_E_INVAL
 * or ALPN_E_MALFORMED. */
enum alpn_err alpn_decode(alpn_handle list, const uint8_t *buf, size_t len);

#endif
