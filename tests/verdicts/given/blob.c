#include "blob.h"

#include <stdlib.h>
#include <string.h>

struct blob {
    size_t size;
    unsigned char *bytes;
};

blob *blob_new(size_t size)
{
    if (size > 65536)
        return NULL;
    blob *b = malloc(sizeof *b);
    if (!b)
        return NULL;
    b->size = size;
    b->bytes = calloc(1, size ? size : 1);
    if (!b->bytes) {
        free(b);
        return NULL;
    }
    return b;
}

void blob_free(blob *b)
{
    if (b) {
        free(b->bytes);
        free(b);
    }
}

size_t blob_size(const blob *b)
{
    return b->size;
}

void blob_write(blob *b, size_t offset, const void *data, size_t length)
{
    if (length)
        memcpy(b->bytes + offset, data, length);
}

void blob_read(const blob *b, size_t offset, void *data, size_t length)
{
    if (length)
        memcpy(data, b->bytes + offset, length);
}

void blob_fill(blob *b, size_t offset, size_t length, unsigned char byte)
{
    if (length)
        memset(b->bytes + offset, byte, length);
}
