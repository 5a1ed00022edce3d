#ifndef DIGESTCTX_H
#define DIGESTCTX_H

#include <stddef.h>
#include <stdint.h>

/* Checksums of data that comes in pieces. */
typedef enum { DIGEST_ADLER32, DIGEST_FNV64, DIGEST_FLETCHER16 } digest_kind;

typedef struct digest_ctx digest_ctx;

/* The number of bytes of a checksum of this kind; 0 for no kind. */
size_t digest_size(digest_kind kind);

/* NULL for no kind, and when memory is out. */
digest_ctx *digest_new(digest_kind kind);
/* A context in the same state; not of a finished one. */
digest_ctx *digest_copy(const digest_ctx *ctx);
void digest_free(digest_ctx *ctx);

/* Adds data.  Must not be called after digest_final without a digest_reset. */
void digest_update(digest_ctx *ctx, const void *data, size_t size);
/* Writes the checksum, of digest_size bytes, the highest first, and finishes the
   context: it can only be reset or freed then. */
void digest_final(digest_ctx *ctx, uint8_t *checksum);
/* Starts anew, whatever the context has been used for. */
void digest_reset(digest_ctx *ctx);

digest_kind digest_kind_of(const digest_ctx *ctx);

/* All at once; `checksum` is an array of digest_size(kind) bytes.  Returns
   that size. */
size_t digest_data(digest_kind kind, const void *data, size_t size, uint8_t *checksum);

#endif
