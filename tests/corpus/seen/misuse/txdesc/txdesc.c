#include "txdesc.h"

#include <assert.h>
#include <string.h>

void txr_init(struct txring *r, struct txd *desc, unsigned size)
{
	assert(size > 0 && (size & (size - 1)) == 0);
	r->desc = desc;
	r->size = size;
	r->head = 0;
	r->tail = 0;
	memset(desc, 0, size * sizeof *desc);
}

unsigned txr_pending(const struct txring *r)
{
	return r->head - r->tail;
}

unsigned txr_room(const struct txring *r)
{
	return r->size - txr_pending(r);
}

static struct txd *slot(const struct txring *r, unsigned number)
{
	return &r->desc[number & (r->size - 1)];
}

static void fill(struct txring *r, const void *buf, uint16_t len, unsigned flags)
{
	struct txd *d = slot(r, r->head);

	assert(!(d->flags & TXD_OWN));
	d->buf = buf;
	d->len = len;
	d->flags = (uint16_t)(flags | TXD_OWN);
	r->head++;
}

void txr_queue(struct txring *r, const void *buf, uint16_t len)
{
	fill(r, buf, len, TXD_FIRST | TXD_LAST);
}

int txr_queue_frame(struct txring *r, const struct txpiece *pieces, unsigned n)
{
	unsigned i;

	if (n == 0 || n > txr_room(r))
		return -1;
	for (i = 0; i < n; i++) {
		unsigned flags = 0;

		if (i == 0)
			flags |= TXD_FIRST;
		if (i == n - 1)
			flags |= TXD_LAST;
		fill(r, pieces[i].buf, pieces[i].len, flags);
	}
	return 0;
}

size_t txr_send(struct txring *r, uint8_t *out, size_t cap)
{
	size_t total = 0;

	while (txr_pending(r) > 0) {
		struct txd *d = slot(r, r->tail);
		unsigned flags = d->flags;
		size_t n = d->len;

		if (total < cap) {
			size_t fit = cap - total;

			if (n < fit)
				fit = n;
			if (fit > 0)
				memmove(out + total, d->buf, fit);
		}
		total += n;
		d->flags = 0;
		d->buf = NULL;
		r->tail++;
		if (flags & TXD_LAST)
			break;
	}
	return total;
}

const struct txd *txr_get(const struct txring *r, unsigned i)
{
	const struct txd *d = slot(r, r->tail + i);

	assert(d->flags & TXD_OWN);
	return d;
}

void txr_flush(struct txring *r)
{
	while (txr_pending(r) > 0) {
		slot(r, r->tail)->flags = 0;
		r->tail++;
	}
}
