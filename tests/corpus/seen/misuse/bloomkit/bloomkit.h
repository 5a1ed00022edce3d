/* SPDX-License-Identifier: 0BSD */
#ifndef BLOOMKIT_H
#define BLOOMKIT_H

#include <stddef.h>

#define BLOOM_MAX_BYTES ((size_t)1 << 24)
#define BLOOM_MAX_HASHES 16

/**
 * struct bloom - a Bloom filter over memory of the caller
 * @bits: the memory
 * @nbytes: its size
 * @hashes: bits per element
 *
 * Set up by bloom_init(); not to be changed by hand.
 */
struct bloom {
	unsigned char *bits;
	size_t nbytes;
	unsigned hashes;
};

/**
 * bloom_bytes() - memory for a number of elements
 * @elements: how many
 * @bits_each: bits per element, 10 gives about 1 % false positives
 *
 * Return: a size for bloom_init(), at least 1; 0 if it were above
 * BLOOM_MAX_BYTES.
 */
size_t bloom_bytes(size_t elements, unsigned bits_each);

/**
 * bloom_init() - set up an empty filter
 * @b: the filter
 * @mem: @nbytes bytes, which remain the caller's and must outlive the filter
 * @nbytes: 1 to BLOOM_MAX_BYTES
 * @hashes: 1 to BLOOM_MAX_HASHES
 *
 * There is nothing to be undone when the filter is not needed any more.
 *
 * Return: 0, or -1 if @nbytes or @hashes is out of range.
 */
int bloom_init(struct bloom *b, void *mem, size_t nbytes, unsigned hashes);

/* bloom_clear() - forget all elements */
void bloom_clear(struct bloom *b);

/* bloom_add() - add an element of @len bytes; @len may be 0 */
void bloom_add(struct bloom *b, const void *data, size_t len);

/* bloom_test() - 0 if the element was never added, 1 if it probably was */
int bloom_test(const struct bloom *b, const void *data, size_t len);

/* bloom_load_factor() - the share of bits that are set, 0 to 1 */
double bloom_load_factor(const struct bloom *b);

/**
 * bloom_merge() - add all elements of another filter
 * @to: the filter to add to
 * @from: the other one, set up with the same nbytes and hashes as @to
 */
void bloom_merge(struct bloom *to, const struct bloom *from);

/* bloom_image_size() - the number of bytes that bloom_save() writes */
size_t bloom_image_size(const struct bloom *b);

/**
 * bloom_save() - write the filter in a portable form
 * @b: the filter
 * @out: room for bloom_image_size() bytes
 */
void bloom_save(const struct bloom *b, void *out);

/**
 * bloom_restore() - read what bloom_save() wrote
 * @b: a filter that is set up; its elements are replaced
 * @image: @len bytes from anywhere
 *
 * Return: 0, or -1 with @b unchanged if that is no image of a filter with
 * the nbytes and hashes of @b.
 */
int bloom_restore(struct bloom *b, const void *image, size_t len);

#endif
