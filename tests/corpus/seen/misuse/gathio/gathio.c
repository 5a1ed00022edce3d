#include "gathio.h"

#include <assert.h>
#include <string.h>

static void settle(struct gio *g)
{
	while (g->nseg && g->off == g->seg->len) {
		g->seg++;
		g->nseg--;
		g->off = 0;
	}
}

int gio_init(struct gio *g, const struct gseg *seg, size_t nseg)
{
	size_t sum = 0;

	*g = (struct gio){ 0 };
	for (size_t i = 0; i < nseg; i++) {
		if (seg[i].len > SIZE_MAX - sum)
			return -1;
		sum += seg[i].len;
	}
	g->seg = seg;
	g->nseg = nseg;
	g->left = sum;
	settle(g);
	return 0;
}

size_t gio_left(const struct gio *g)
{
	return g->left;
}

const void *gio_peek(const struct gio *g, size_t *avail)
{
	if (!g->left) {
		*avail = 0;
		return NULL;
	}
	size_t n = g->seg->len - g->off;
	*avail = n < g->left ? n : g->left;
	return (const unsigned char *)g->seg->base + g->off;
}

void gio_skip(struct gio *g, size_t n)
{
	assert(n <= g->left);
	g->left -= n;
	while (n) {
		size_t here = g->seg->len - g->off;
		size_t k = here < n ? here : n;
		g->off += k;
		n -= k;
		settle(g);
	}
}

size_t gio_read(struct gio *g, void *dst, size_t n)
{
	unsigned char *to = dst;
	size_t done = 0;

	while (done < n && g->left) {
		size_t avail;
		const void *from = gio_peek(g, &avail);
		if (avail > n - done)
			avail = n - done;
		memcpy(to + done, from, avail);
		gio_skip(g, avail);
		done += avail;
	}
	return done;
}

uint8_t gio_u8(struct gio *g)
{
	uint8_t b;

	assert(g->left >= 1);
	gio_read(g, &b, 1);
	return b;
}

uint16_t gio_u16(struct gio *g)
{
	uint8_t b[2];

	assert(g->left >= 2);
	gio_read(g, b, 2);
	return (uint16_t)(b[0] << 8 | b[1]);
}

uint32_t gio_u32(struct gio *g)
{
	uint8_t b[4];

	assert(g->left >= 4);
	gio_read(g, b, 4);
	return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

const void *gio_pullup(const struct gio *g, size_t n, void *scratch)
{
	size_t avail;
	const void *here = gio_peek(g, &avail);
	struct gio copy = *g;

	assert(n <= g->left);
	if (n && n <= avail)
		return here;
	gio_read(&copy, scratch, n);
	return scratch;
}

void gio_split(struct gio *g, size_t n, struct gio *head)
{
	assert(g != head && n <= g->left);
	*head = *g;
	head->left = n;
	gio_skip(g, n);
}

uint16_t gio_csum(const struct gio *g)
{
	struct gio copy = *g;
	uint64_t sum = 0;

	while (copy.left >= 2) {
		sum += gio_u16(&copy);
		sum = (sum & 0xffff) + (sum >> 16);
	}
	if (copy.left)
		sum += (uint64_t)gio_u8(&copy) << 8;
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return (uint16_t)~sum;
}
