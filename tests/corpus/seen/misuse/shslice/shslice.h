#ifndef SHSLICE_H
#define SHSLICE_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Shared bytes and slices of them.
 *
 * A blob counts its references and is freed together with the last one. The
 * one who creates a blob has a reference; so has each slice.
 */
typedef struct blob blob;

/* A copy of the bytes; NULL when there are more than 1 MiB or no memory. */
blob *blob_new(const void *bytes, size_t size);
/* One more reference; returns the blob. */
blob *blob_ref(blob *b);
/* Gives a reference back. Who has given back his must not use the blob. */
void blob_unref(blob *b);

size_t blob_refs(const blob *b);
size_t blob_size(const blob *b);
const unsigned char *blob_bytes(const blob *b);

/*
 * A part of a blob. Slices are passed around by value; a plain copy stands for
 * the same reference, so only one of the copies is dropped in the end. For a
 * reference of its own there is slice_dup().
 */
typedef struct {
    blob *owner; /* NULL for an empty slice of nothing */
    size_t start;
    size_t size;
} slice;

/* start + size is not above the size of the blob. */
slice slice_of(blob *b, size_t start, size_t size);
/* A part of a slice, with a reference of its own. */
slice slice_sub(slice s, size_t start, size_t size);
slice slice_dup(slice s);

/* Gives the reference of a slice back and makes it one of nothing. */
void slice_drop(slice *s);

/* Byte number `index` of the slice. */
unsigned char slice_at(slice s, size_t index);
bool slice_equal(slice a, slice b);
/* Where the first such byte is; the size of the slice when there is none. */
size_t slice_find(slice s, unsigned char byte);

#endif
