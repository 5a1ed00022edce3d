#ifndef CODECREG_H
#define CODECREG_H

#include <stddef.h>

/* Return values: >= 0 is fine, these are not. */
#define CR_EINVAL (-1)	/* codec without name or functions */
#define CR_ENOENT (-2)	/* no such codec */
#define CR_ENOSPC (-3)	/* output does not fit */
#define CR_EDATA  (-4)	/* input is not what the codec makes */

/*
 * One direction of a codec: reads n bytes from in, writes at most cap bytes to
 * out, returns the number written or CR_ENOSPC or CR_EDATA. in and out do not
 * overlap.
 */
typedef long (*cr_fn)(const unsigned char *in, size_t n, unsigned char *out, size_t cap);

/*
 * Memory for codecs is the caller's and must live as long as the codec is
 * registered. Leave `next` alone after having set it to NULL.
 */
struct cr_codec {
	const char *name;
	cr_fn encode;
	cr_fn decode;
	struct cr_codec *next;
};

struct cr_registry {
	struct cr_codec *first;
};

#define CR_REGISTRY_INIT { NULL }

/*
 * Put a codec in front of the list. A codec hides others of the same name that
 * have been registered before it. Returns 0, or 1 if this codec was registered
 * already (the registry stays as it was: every user of a codec may register it
 * without asking), or CR_EINVAL.
 * A codec can be in one registry at a time only.
 */
int cr_register(struct cr_registry *r, struct cr_codec *c);

/* Take it out again. 0, or CR_ENOENT if it is not in this registry. */
int cr_unregister(struct cr_registry *r, struct cr_codec *c);

/* The codec of that name, or NULL. */
struct cr_codec *cr_find(const struct cr_registry *r, const char *name);

/* Iterate, newest first: the first codec for c NULL, then the one after c;
 * NULL after the last. c must be in r. */
struct cr_codec *cr_next(const struct cr_registry *r, const struct cr_codec *c);

/* Number of codecs. */
size_t cr_count(const struct cr_registry *r);

/* Find a codec and let it work: what cr_fn returns, or CR_ENOENT.
 * in may be NULL when n is 0, out when cap is 0. */
long cr_encode(const struct cr_registry *r, const char *name,
	       const void *in, size_t n, void *out, size_t cap);
long cr_decode(const struct cr_registry *r, const char *name,
	       const void *in, size_t n, void *out, size_t cap);

/* Fill in a codec that comes with the library: "hex" (lower case digits;
 * decoding takes both cases) and "rle" (pairs of count and byte). Not for a
 * codec that is registered. */
void cr_init_hex(struct cr_codec *c);
void cr_init_rle(struct cr_codec *c);

#endif
