#include "codecreg.h"

#include <limits.h>
#include <string.h>

int cr_register(struct cr_registry *r, struct cr_codec *c)
{
	if (!c->name || !c->encode || !c->decode)
		return CR_EINVAL;
	if (c->next)
		return 1;
	c->next = r->first;
	r->first = c;
	return 0;
}

int cr_unregister(struct cr_registry *r, struct cr_codec *c)
{
	struct cr_codec **at;

	for (at = &r->first; *at; at = &(*at)->next) {
		if (*at == c) {
			*at = c->next;
			c->next = NULL;
			return 0;
		}
	}
	return CR_ENOENT;
}

struct cr_codec *cr_find(const struct cr_registry *r, const char *name)
{
	struct cr_codec *c;

	for (c = r->first; c; c = c->next)
		if (strcmp(c->name, name) == 0)
			break;
	return c;
}

struct cr_codec *cr_next(const struct cr_registry *r, const struct cr_codec *c)
{
	return c ? c->next : r->first;
}

size_t cr_count(const struct cr_registry *r)
{
	const struct cr_codec *c;
	size_t n = 0;

	for (c = r->first; c; c = c->next)
		n++;
	return n;
}

long cr_encode(const struct cr_registry *r, const char *name,
	       const void *in, size_t n, void *out, size_t cap)
{
	const struct cr_codec *c = cr_find(r, name);

	return c ? c->encode(in, n, out, cap) : CR_ENOENT;
}

long cr_decode(const struct cr_registry *r, const char *name,
	       const void *in, size_t n, void *out, size_t cap)
{
	const struct cr_codec *c = cr_find(r, name);

	return c ? c->decode(in, n, out, cap) : CR_ENOENT;
}

/* hex */

static long hex_encode(const unsigned char *in, size_t n,
		       unsigned char *out, size_t cap)
{
	static const char digits[] = "0123456789abcdef";
	size_t i;

	if (n > cap / 2 || n > LONG_MAX / 2)
		return CR_ENOSPC;
	for (i = 0; i < n; i++) {
		out[2 * i] = (unsigned char)digits[in[i] >> 4];
		out[2 * i + 1] = (unsigned char)digits[in[i] & 15];
	}
	return (long)(2 * n);
}

static int nibble(unsigned char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

static long hex_decode(const unsigned char *in, size_t n,
		       unsigned char *out, size_t cap)
{
	size_t i;

	if (n % 2)
		return CR_EDATA;
	if (n / 2 > cap)
		return CR_ENOSPC;
	for (i = 0; i < n / 2; i++) {
		int hi = nibble(in[2 * i]), lo = nibble(in[2 * i + 1]);

		if (hi < 0 || lo < 0)
			return CR_EDATA;
		out[i] = (unsigned char)(hi << 4 | lo);
	}
	return (long)(n / 2);
}

void cr_init_hex(struct cr_codec *c)
{
	c->name = "hex";
	c->encode = hex_encode;
	c->decode = hex_decode;
	c->next = NULL;
}

/* rle */

static long rle_encode(const unsigned char *in, size_t n,
		       unsigned char *out, size_t cap)
{
	size_t used = 0, i = 0;

	while (i < n) {
		size_t run = 1;

		while (run < 255 && i + run < n && in[i + run] == in[i])
			run++;
		if (cap - used < 2 || used > LONG_MAX - 2)
			return CR_ENOSPC;
		out[used++] = (unsigned char)run;
		out[used++] = in[i];
		i += run;
	}
	return (long)used;
}

static long rle_decode(const unsigned char *in, size_t n,
		       unsigned char *out, size_t cap)
{
	size_t used = 0, i;

	if (n % 2)
		return CR_EDATA;
	for (i = 0; i < n; i += 2) {
		size_t run = in[i];

		if (run == 0)
			return CR_EDATA;
		if (run > cap - used || used > LONG_MAX - 255)
			return CR_ENOSPC;
		memset(out + used, in[i + 1], run);
		used += run;
	}
	return (long)used;
}

void cr_init_rle(struct cr_codec *c)
{
	c->name = "rle";
	c->encode = rle_encode;
	c->decode = rle_decode;
	c->next = NULL;
}
