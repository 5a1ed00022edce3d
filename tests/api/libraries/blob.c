#include "blob.h"

#include <stdlib.h>
#include <string.h>

struct blob {
    unsigned references;
    size_t length;
    uint8_t bytes[];
};

struct blob *blob_new(const uint8_t *bytes, size_t length)
{
    if (length > 1 << 20)
        return NULL;
    struct blob *blob = malloc(sizeof *blob + length);
    if (!blob)
        return NULL;
    blob->references = 1;
    blob->length = length;
    if (length)
        memcpy(blob->bytes, bytes, length);
    return blob;
}

struct blob *blob_ref(struct blob *blob)
{
    blob->references++;
    return blob;
}

void blob_unref(struct blob *blob)
{
    if (blob && --blob->references == 0)
        free(blob);
}

struct blob *blob_concat(struct blob *a, struct blob *b)
{
    if (b->length == 0)
        return blob_ref(a);
    if (a->length == 0)
#ifdef SEEDED_BUG /* the reference is not counted */
        return b;
#else
        return blob_ref(b);
#endif
    struct blob *both = malloc(sizeof *both + a->length + b->length);
    if (!both)
        return NULL;
    both->references = 1;
    both->length = a->length + b->length;
    memcpy(both->bytes, a->bytes, a->length);
    memcpy(both->bytes + a->length, b->bytes, b->length);
    return both;
}

size_t blob_length(const struct blob *blob)
{
    return blob->length;
}

int blob_at(const struct blob *blob, size_t index)
{
    return index < blob->length ? blob->bytes[index] : -1;
}

int blob_compare(const struct blob *a, const struct blob *b)
{
    size_t least = a->length < b->length ? a->length : b->length;
    int order = memcmp(a->bytes, b->bytes, least);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}
