/**
 * @file xor8set.h
 *
 * Xor filters (Graf and Lemire, 2020): a set of 64-bit keys in about ten bits
 * per key.  A key that is in the set is always found; one that is not is found
 * in 1 of 256 cases.  The set cannot be changed once it is populated.
 *
 * The life of a filter: x8_allocate(), x8_populate(), any number of queries,
 * x8_free().
 */
#ifndef XOR8SET_H
#define XOR8SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The largest number of keys. */
#define X8_MAX_KEYS 65536

/**
 * A filter.  The members are not for you to change.  The filter owns memory:
 * do not copy it by assignment and go on to free both.
 */
typedef struct x8_filter {
    uint64_t seed;
    uint32_t size;         /**< keys there is room for */
    uint32_t block;        /**< bytes in each of the three blocks */
    uint8_t *fingerprints; /**< three blocks */
} x8_filter;

/**
 * Sets up a filter for up to size keys.  It may be uninitialized before; if it
 * is in use already, free it first.
 *
 * @return false when size is above X8_MAX_KEYS or memory is out; the filter
 *         must not be used then
 */
bool x8_allocate(x8_filter *filter, uint32_t size);

/**
 * Fills an allocated filter with keys.  What it held before is forgotten.
 *
 * @param keys   all different; you have to remove duplicates, the
 *               construction does not come to an end otherwise (it gives up
 *               with an assertion after some time).  May be NULL when count
 *               is 0.
 * @param count  the number of keys, not more than the filter was allocated for
 * @return false when memory is out
 */
bool x8_populate(x8_filter *filter, const uint64_t *keys, uint32_t count);

/** @return whether the key is in the set, or seems to be; of a filter that was
 *          allocated */
bool x8_contains(const x8_filter *filter, uint64_t key);

/** @return the number of keys that are found, of those given */
uint32_t x8_count(const x8_filter *filter, const uint64_t *keys, uint32_t count);

/** @return the number of bytes that x8_save() writes */
size_t x8_saved_size(const x8_filter *filter);

/** Writes a filter to a buffer of at least x8_saved_size() bytes. */
void x8_save(const x8_filter *filter, uint8_t *buffer);

/**
 * Sets up a filter from what x8_save() wrote, like x8_allocate().  Any bytes
 * may be given, damaged ones as well.
 *
 * @return false when these are not the bytes of a filter or memory is out;
 *         the filter must not be used then
 */
bool x8_load(x8_filter *filter, const uint8_t *buffer, size_t length);

/** Frees the memory of a filter, which can be allocated anew afterwards. */
void x8_free(x8_filter *filter);

#endif
