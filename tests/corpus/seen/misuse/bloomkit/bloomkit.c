#include "bloomkit.h"

#include <stdint.h>
#include <string.h>

#define HEADER 9 /* "BLM1", hashes, nbytes (4, little endian) */

size_t bloom_bytes(size_t elements, unsigned bits_each)
{
	if (elements == 0 || bits_each == 0)
		return 1;
	if (elements > BLOOM_MAX_BYTES * 8 / bits_each)
		return 0;
	return (elements * bits_each + 7) / 8;
}

int bloom_init(struct bloom *b, void *mem, size_t nbytes, unsigned hashes)
{
	if (nbytes < 1 || nbytes > BLOOM_MAX_BYTES)
		return -1;
	if (hashes < 1 || hashes > BLOOM_MAX_HASHES)
		return -1;
	b->bits = mem;
	b->nbytes = nbytes;
	b->hashes = hashes;
	bloom_clear(b);
	return 0;
}

void bloom_clear(struct bloom *b)
{
	memset(b->bits, 0, b->nbytes);
}

static uint64_t hash(const void *data, size_t len)
{
	const unsigned char *p = data;
	uint64_t h = UINT64_C(14695981039346656037);

	for (size_t i = 0; i < len; i++)
		h = (h ^ p[i]) * UINT64_C(1099511628211);
	/* FNV is weak in its low bits */
	h ^= h >> 33;
	h *= UINT64_C(0xff51afd7ed558ccd);
	h ^= h >> 33;
	return h;
}

/* The bit of the i-th hash. */
static size_t bit_of(const struct bloom *b, uint64_t h, unsigned i)
{
	uint64_t first = h & 0xffffffffu, second = (h >> 32) | 1;

	return (size_t)((first + i * second) % ((uint64_t)b->nbytes * 8));
}

void bloom_add(struct bloom *b, const void *data, size_t len)
{
	uint64_t h = hash(data, len);

	for (unsigned i = 0; i < b->hashes; i++) {
		size_t bit = bit_of(b, h, i);
		b->bits[bit / 8] |= (unsigned char)(1u << bit % 8);
	}
}

int bloom_test(const struct bloom *b, const void *data, size_t len)
{
	uint64_t h = hash(data, len);

	for (unsigned i = 0; i < b->hashes; i++) {
		size_t bit = bit_of(b, h, i);
		if (!(b->bits[bit / 8] >> bit % 8 & 1))
			return 0;
	}
	return 1;
}

double bloom_load_factor(const struct bloom *b)
{
	size_t set = 0;

	for (size_t i = 0; i < b->nbytes; i++)
		for (unsigned v = b->bits[i]; v; v &= v - 1)
			set++;
	return (double)set / ((double)b->nbytes * 8);
}

void bloom_merge(struct bloom *to, const struct bloom *from)
{
	for (size_t i = 0; i < to->nbytes; i++)
		to->bits[i] |= from->bits[i];
}

size_t bloom_image_size(const struct bloom *b)
{
	return HEADER + b->nbytes;
}

static void header(const struct bloom *b, unsigned char *out)
{
	memcpy(out, "BLM1", 4);
	out[4] = (unsigned char)b->hashes;
	for (int i = 0; i < 4; i++)
		out[5 + i] = (unsigned char)(b->nbytes >> 8 * i & 0xff);
}

void bloom_save(const struct bloom *b, void *out)
{
	unsigned char *p = out;

	header(b, p);
	memcpy(p + HEADER, b->bits, b->nbytes);
}

int bloom_restore(struct bloom *b, const void *image, size_t len)
{
	const unsigned char *p = image;
	unsigned char expected[HEADER];

	if (len != bloom_image_size(b))
		return -1;
	header(b, expected);
	if (memcmp(p, expected, HEADER) != 0)
		return -1;
	memmove(b->bits, p + HEADER, b->nbytes);
	return 0;
}
