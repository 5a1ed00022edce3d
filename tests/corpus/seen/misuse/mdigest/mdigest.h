#ifndef MDIGEST_H
#define MDIGEST_H

#include <stddef.h>
#include <stdint.h>

/* Checksums of data that comes in pieces:

       mdigest_ctx ctx;
       uint8_t sum[MDIGEST_MAX_SIZE];
       mdigest_init(&ctx, MDIGEST_FNV64);
       mdigest_update(&ctx, data, length);    (any number of times)
       mdigest_final(&ctx, sum);

   After mdigest_final no more calls can be made with the context except
   mdigest_init, which begins anew.  Every context that was initialized ends
   with mdigest_final or mdigest_abort. */

typedef enum { MDIGEST_SUM16, MDIGEST_ADLER32, MDIGEST_FNV64 } mdigest_type;

#define MDIGEST_MAX_SIZE 8

typedef struct {
    mdigest_type type;
    struct mdigest_state *state;
} mdigest_ctx;

/* Bytes of a checksum: 2, 4 or 8. */
size_t mdigest_size(mdigest_type type);
/* 0, or -1 when memory is out; then the context is not initialized. */
int mdigest_init(mdigest_ctx *ctx, mdigest_type type);
void mdigest_update(mdigest_ctx *ctx, const void *data, size_t length);
/* Writes mdigest_size bytes, the highest first. */
void mdigest_final(mdigest_ctx *ctx, uint8_t *sum);
/* Ends without a checksum. */
void mdigest_abort(mdigest_ctx *ctx);
/* Initializes `to` as a context of its own in the state of `from`.  0, or -1
   when memory is out. */
int mdigest_clone(mdigest_ctx *to, const mdigest_ctx *from);

/* All at once; 0, or -1 when memory is out. */
int mdigest_of(mdigest_type type, const void *data, size_t length, uint8_t *sum);

#endif
