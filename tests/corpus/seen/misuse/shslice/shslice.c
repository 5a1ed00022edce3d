#include "shslice.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)1 << 20)

struct blob {
    size_t refs;
    size_t size;
    unsigned char bytes[];
};

blob *blob_new(const void *bytes, size_t size)
{
    blob *b = size > LARGEST ? NULL : malloc(sizeof *b + size);
    if (b == NULL)
        return NULL;
    b->refs = 1;
    b->size = size;
    if (size > 0)
        memcpy(b->bytes, bytes, size);
    return b;
}

blob *blob_ref(blob *b)
{
    b->refs++;
    return b;
}

void blob_unref(blob *b)
{
    if (b != NULL && --b->refs == 0)
        free(b);
}

size_t blob_refs(const blob *b)
{
    return b->refs;
}

size_t blob_size(const blob *b)
{
    return b->size;
}

const unsigned char *blob_bytes(const blob *b)
{
    return b->bytes;
}

slice slice_of(blob *b, size_t start, size_t size)
{
    assert(start <= b->size && size <= b->size - start);
    return (slice){blob_ref(b), start, size};
}

slice slice_sub(slice s, size_t start, size_t size)
{
    assert(start <= s.size && size <= s.size - start);
    if (s.owner != NULL)
        blob_ref(s.owner);
    return (slice){s.owner, s.start + start, size};
}

slice slice_dup(slice s)
{
    return slice_sub(s, 0, s.size);
}

void slice_drop(slice *s)
{
    blob_unref(s->owner);
    *s = (slice){NULL, 0, 0};
}

unsigned char slice_at(slice s, size_t index)
{
    assert(index < s.size);
    return s.owner->bytes[s.start + index];
}

bool slice_equal(slice a, slice b)
{
    if (a.size != b.size)
        return false;
    return a.size == 0 || memcmp(a.owner->bytes + a.start, b.owner->bytes + b.start, a.size) == 0;
}

size_t slice_find(slice s, unsigned char byte)
{
    size_t i = 0;
    while (i < s.size && s.owner->bytes[s.start + i] != byte)
        i++;
    return i;
}
