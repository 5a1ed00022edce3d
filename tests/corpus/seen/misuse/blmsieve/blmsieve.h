/**
 * \file blmsieve.h
 * Bloom filters in memory of the caller's, for programs that do not want an
 * allocator: the library never allocates anything.
 *
 * A filter says of a piece of data that it was surely not added, or that it
 * may have been.
 *
 * \code
 *     unsigned char bits[256];
 *     bs_filter f;
 *     bs_init(&f, bits, sizeof bits, 4);
 *     bs_add(&f, "apple", 5);
 *     if (bs_test(&f, "pear", 4)) ...
 * \endcode
 *
 * Filters have to be initialised with bs_init() or bs_attach() before they
 * are given to any other function; if one of these fails, the filter is not
 * initialised.  Filter pointers are never NULL.
 */
#ifndef BLMSIEVE_H
#define BLMSIEVE_H

#include <stddef.h>
#include <stdint.h>

#define BS_MIN_HASHES 1
#define BS_MAX_HASHES 16
#define BS_MAX_BYTES ((size_t)1 << 24)

/** Read it, but leave changing it to the functions. */
typedef struct {
    unsigned char *bits;
    size_t bytes;
    unsigned hashes;
} bs_filter;

/**
 * A size for \a items pieces of data of which \a per_mille in 1000 may be
 * reported wrongly, 1 to 500 (others are taken for the nearest of these).
 * \return the number of bytes, from 8 to BS_MAX_BYTES
 */
size_t bs_suggest(size_t items, unsigned per_mille);

/**
 * Makes an empty filter in \a memory, which has \a bytes bytes and must stay
 * available as long as the filter is in use.
 * \return 0; -1 if memory is NULL, or bytes (1 to BS_MAX_BYTES) or hashes
 *         (BS_MIN_HASHES to BS_MAX_HASHES) is out of range
 */
int bs_init(bs_filter *f, void *memory, size_t bytes, unsigned hashes);

/** As bs_init(), but takes the bits that are in memory already (bs_save()). */
int bs_attach(bs_filter *f, void *memory, size_t bytes, unsigned hashes);

/** Removes everything. */
void bs_clear(bs_filter *f);

/** Adds \a size bytes of \a data, which may be NULL when size is 0. */
void bs_add(bs_filter *f, const void *data, size_t size);

/** \return 0 if the data was surely not added, else 1 */
int bs_test(const bs_filter *f, const void *data, size_t size);

/**
 * Adds to \a into all that was added to \a from.  Both must have the same
 * number of bytes and of hashes.
 */
void bs_merge(bs_filter *into, const bs_filter *from);

/** \return 1 if size, hashes and bits of both are the same, else 0 */
int bs_same(const bs_filter *a, const bs_filter *b);

/** \return the part of the bits that are set, 0.0 to 1.0 */
double bs_load(const bs_filter *f);

/** Copies the bits to \a out, which has room for f->bytes bytes. */
void bs_save(const bs_filter *f, void *out);

#endif
