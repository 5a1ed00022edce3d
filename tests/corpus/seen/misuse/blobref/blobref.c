#include "blobref.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct blob {
    blob *parent; /* of a slice */
    unsigned char *data;
    size_t size;
    size_t refs;
};

blob *blob_new(const void *bytes, size_t size)
{
    if (size > BLOB_MAX)
        return NULL;
    blob *b = malloc(sizeof *b + size);
    if (b == NULL)
        return NULL;
    b->parent = NULL;
    b->data = (unsigned char *)(b + 1);
    b->size = size;
    b->refs = 1;
    if (size > 0)
        memcpy(b->data, bytes, size);
    return b;
}

blob *blob_ref(blob *b)
{
    b->refs++;
    return b;
}

void blob_unref(blob *b)
{
    if (b == NULL || --b->refs > 0)
        return;
    if (b->parent != NULL)
        blob_unref(b->parent);
    free(b);
}

size_t blob_size(const blob *b)
{
    return b->size;
}

const unsigned char *blob_bytes(const blob *b)
{
    return b->data;
}

blob *blob_slice(blob *b, size_t offset, size_t size)
{
    if (offset > b->size || size > b->size - offset)
        return NULL;
    blob *slice = malloc(sizeof *slice);
    if (slice == NULL)
        return NULL;
    blob *root = b->parent != NULL ? b->parent : b;
    slice->parent = blob_ref(root);
    slice->data = b->data + offset;
    slice->size = size;
    slice->refs = 1;
    return slice;
}

bool blob_is_sole(const blob *b)
{
    return b->refs == 1;
}

void blob_fill(blob *b, unsigned char value)
{
    assert(b->parent == NULL && b->refs == 1);
    memset(b->data, value, b->size);
}

bool blob_equal(const blob *a, const blob *b)
{
    return a->size == b->size && memcmp(a->data, b->data, a->size) == 0;
}
