#include "isokana.h"

#include <string.h>

enum { SET_ASCII, SET_WIDE, SET_HALF };

static const char escape[3][4] = { "\033(B", "\033$B", "\033(I" };

/* The set of a code point and its bytes there; -1 for none. */
static int classify(uint32_t cp, unsigned char b[2])
{
	b[1] = 0;
	if (cp < 0x80 && cp != 0x1b) {
		b[0] = (unsigned char)cp;
		return SET_ASCII;
	}
	if (cp >= 0x3041 && cp <= 0x3093) {
		b[0] = 0x24;
		b[1] = (unsigned char)(cp - 0x3041 + 0x21);
		return SET_WIDE;
	}
	if (cp >= 0x30a1 && cp <= 0x30f6) {
		b[0] = 0x25;
		b[1] = (unsigned char)(cp - 0x30a1 + 0x21);
		return SET_WIDE;
	}
	if (cp >= 0xff61 && cp <= 0xff9f) {
		b[0] = (unsigned char)(cp - 0xff61 + 0x21);
		return SET_HALF;
	}
	return -1;
}

/* Bytes that a character of `set' takes now. */
static size_t cost(const isokana *c, int set)
{
	size_t bytes = set == SET_WIDE ? 2 : 1;

	if ((c->set == SET_ASCII) != (set == SET_ASCII))
		bytes += 3;
	return bytes;
}

static void emit(const void *bytes, size_t n, unsigned char **out, size_t *room)
{
	memcpy(*out, bytes, n);
	*out += n;
	*room -= n;
}

void isokana_init(isokana *c)
{
	c->set = SET_ASCII;
}

int isokana_put(isokana *c, const uint32_t **in, size_t *n,
		unsigned char **out, size_t *room)
{
	while (*n > 0) {
		unsigned char b[2];
		int set = classify(**in, b);

		if (set < 0)
			return ISOKANA_BAD;
		if (*room < cost(c, set))
			return ISOKANA_FULL;
		if (c->set != set) {
			emit(escape[set], 3, out, room);
			c->set = set;
		}
		emit(b, set == SET_WIDE ? 2 : 1, out, room);
		++*in;
		--*n;
	}
	return ISOKANA_OK;
}

int isokana_end(isokana *c, unsigned char **out, size_t *room)
{
	if (c->set == SET_ASCII)
		return ISOKANA_OK;
	if (*room < 3)
		return ISOKANA_FULL;
	emit(escape[SET_ASCII], 3, out, room);
	c->set = SET_ASCII;
	return ISOKANA_OK;
}

size_t isokana_bound(size_t n)
{
	return n > (SIZE_MAX - 3) / 5 ? SIZE_MAX : 5 * n + 3;
}

int isokana_can(uint32_t cp)
{
	unsigned char b[2];

	return classify(cp, b) >= 0;
}

int isokana_decode(const unsigned char *in, size_t n, uint32_t *out,
		   size_t room, size_t *made)
{
	int set = SET_ASCII;
	size_t i = 0;

	*made = 0;
	while (i < n) {
		uint32_t cp;
		size_t used = 1;

		if (in[i] == 0x1b) {
			int s;

			if (n - i < 3)
				return ISOKANA_BAD;
			for (s = SET_ASCII; s <= SET_HALF; s++)
				if (memcmp(in + i, escape[s], 3) == 0)
					break;
			if (s > SET_HALF)
				return ISOKANA_BAD;
			set = s;
			i += 3;
			continue;
		}
		if (set == SET_ASCII) {
			if (in[i] >= 0x80)
				return ISOKANA_BAD;
			cp = in[i];
		} else if (set == SET_HALF) {
			if (in[i] < 0x21 || in[i] > 0x5f)
				return ISOKANA_BAD;
			cp = 0xff61u + in[i] - 0x21u;
		} else {
			if (n - i < 2 || in[i + 1] < 0x21)
				return ISOKANA_BAD;
			if (in[i] == 0x24 && in[i + 1] <= 0x73)
				cp = 0x3041u + in[i + 1] - 0x21u;
			else if (in[i] == 0x25 && in[i + 1] <= 0x76)
				cp = 0x30a1u + in[i + 1] - 0x21u;
			else
				return ISOKANA_BAD;
			used = 2;
		}
		if (*made == room)
			return ISOKANA_FULL;
		out[(*made)++] = cp;
		i += used;
	}
	return ISOKANA_OK;
}
