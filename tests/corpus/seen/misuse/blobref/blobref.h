#ifndef BLOBREF_H
#define BLOBREF_H

#include <stdbool.h>
#include <stddef.h>

/**
 * Reference counted byte blobs.
 *
 * blob_new() and blob_slice() return a blob with one reference, that of the
 * caller. Each reference is given up with one blob_unref(); the blob is gone
 * with the last one. Whoever stores a blob takes a reference of their own.
 */
typedef struct blob blob;

#define BLOB_MAX (1u << 20)

/** A copy of the bytes; NULL when there are more than BLOB_MAX or memory is out. */
blob *blob_new(const void *bytes, size_t size);

/** Takes a further reference, returns b. */
blob *blob_ref(blob *b);
void blob_unref(blob *b);

size_t blob_size(const blob *b);

/** The bytes, valid as long as the blob. */
const unsigned char *blob_bytes(const blob *b);

/**
 * A blob that shows `size` bytes of b from `offset` on, without a copy; it
 * keeps b alive. NULL when they are not all inside, or memory is out.
 */
blob *blob_slice(blob *b, size_t offset, size_t size);

/** Whether there is only one reference, and no slice. */
bool blob_is_sole(const blob *b);

/** Sets all bytes. Only for a blob that blob_is_sole() and not a slice. */
void blob_fill(blob *b, unsigned char value);

bool blob_equal(const blob *a, const blob *b);

#endif
