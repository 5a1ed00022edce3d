#ifndef PARCEL_H
#define PARCEL_H

#include <stddef.h>

/*
 * parcel: a few named blobs in one block of bytes.
 *
 *   'P' count { name_len name size_hi size_lo data } ...
 *
 * Names are 1 to 255 bytes without zeros, data up to 65535 bytes, and there are at most
 * PARCEL_MAX items. Nothing may follow the last item. Of items with the same
 * name the first is found.
 */

#define PARCEL_MAX 100

typedef struct parcel parcel_t;

typedef enum {
	PARCEL_OK = 0,
	PARCEL_ENOMEM,
	PARCEL_EMAGIC,		/* does not start as a parcel does */
	PARCEL_ETRUNC,		/* ends too early */
	PARCEL_ETRAIL,		/* something follows the last item */
	PARCEL_EARG,		/* not a good name, data too long, or too many items */
	PARCEL_ENOENT		/* no item of that name */
} parcel_err;

parcel_t *parcel_new(void);
void parcel_free(parcel_t *p);

/* Reads a parcel from `len` bytes, which need not be kept. *out is the new
 * parcel, or NULL when something else than PARCEL_OK is returned. */
parcel_err parcel_load(const void *bytes, size_t len, parcel_t **out);

/* Number of bytes parcel_save() writes. */
size_t parcel_size(const parcel_t *p);

/* Writes the parcel. Returns parcel_size(), or 0 (and writes nothing) when
 * that is more than `room`. */
size_t parcel_save(const parcel_t *p, void *bytes, size_t room);

/* Adds a copy of the data, or replaces the item of that name. */
parcel_err parcel_put(parcel_t *p, const char *name, const void *data, size_t len);
parcel_err parcel_remove(parcel_t *p, const char *name);

/* The data of an item, NULL when there is none; it stays valid until the item
 * is replaced or removed. */
const void *parcel_get(const parcel_t *p, const char *name, size_t *len);

size_t parcel_count(const parcel_t *p);
/* In the order of adding; NULL when there is none. */
const char *parcel_name(const parcel_t *p, size_t index);

const char *parcel_strerror(parcel_err err);

#endif /* PARCEL_H */
