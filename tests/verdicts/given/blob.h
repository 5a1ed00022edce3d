#ifndef BLOB_H
#define BLOB_H

#include <stddef.h>

/* A block of bytes of a fixed size. */
typedef struct blob blob;
blob *blob_new(size_t size); /* at most 65536 */
void blob_free(blob *b);
size_t blob_size(const blob *b);
/* Everything from offset to offset + length is within the blob. */
void blob_write(blob *b, size_t offset, const void *data, size_t length);
void blob_read(const blob *b, size_t offset, void *data, size_t length);
void blob_fill(blob *b, size_t offset, size_t length, unsigned char byte);

#endif
