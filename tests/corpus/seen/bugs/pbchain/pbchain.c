#include "pbchain.h"

#include <stdlib.h>
#include <string.h>

struct pb *pb_alloc(uint16_t len, uint16_t seg)
{
	struct pb *first = NULL, **link = &first;
	uint16_t left = len;

	do {
		uint16_t n = seg && left > seg ? seg : left;
		struct pb *p = calloc(1, sizeof(*p) + n);

		if (!p) {
			pb_free(first);
			return NULL;
		}
		p->len = n;
		p->tot_len = left;
		left = (uint16_t)(left - n);
		*link = p;
		link = &p->next;
	} while (left);
	return first;
}

void pb_free(struct pb *p)
{
	while (p) {
		struct pb *next = p->next;

		free(p);
		p = next;
	}
}

int pb_cat(struct pb *head, struct pb *tail)
{
	if ((uint32_t)head->tot_len + tail->tot_len > UINT16_MAX)
		return -1;
	for (;;) {
		head->tot_len = (uint16_t)(head->tot_len + tail->tot_len);
		if (!head->next)
			break;
		head = head->next;
	}
	head->next = tail;
	return 0;
}

/* The segment in which the byte at *off is, *off is made relative to it. */
static const struct pb *skip(const struct pb *p, size_t *off)
{
	while (p && *off >= p->len) {
		*off -= p->len;
		p = p->next;
	}
	return p;
}

int pb_store(struct pb *p, size_t off, const void *src, size_t len)
{
	const uint8_t *s = src;
	struct pb *q;
	size_t n;

	if (off > p->tot_len || len > p->tot_len - off)
		return -1;
	q = (struct pb *)skip(p, &off);
	n = q->len - off;
	if (n > len)
		n = len;
	if (n)
		memcpy(q->data + off, s, n);
	while (len > n) {
		s += n;
		len -= n;
		q = q->next;
		n = q->len < len ? q->len : len;
		memcpy(q->data, s, n);
	}
	return 0;
}

size_t pb_load(const struct pb *p, size_t off, void *dst, size_t len)
{
	uint8_t *d = dst;
	size_t done = 0;

	for (p = skip(p, &off); p && done < len; p = p->next, off = 0) {
		size_t n = p->len - off;

		if (n > len - done)
			n = len - done;
		memcpy(d + done, p->data + off, n);
		done += n;
	}
	return done;
}

long pb_find(const struct pb *p, size_t off, uint8_t byte)
{
	size_t base = off;

	p = skip(p, &off);
	base -= off;
	for (; p; base += p->len, p = p->next, off = 0) {
		const uint8_t *hit = memchr(p->data + off, byte, p->len - off);

		if (hit)
			return (long)(base + (size_t)(hit - p->data));
	}
	return -1;
}

void pb_trim(struct pb *p, uint16_t len)
{
	if (len >= p->tot_len)
		return;
	while (len > p->len) {
		p->tot_len = len;
		len = (uint16_t)(len - p->len);
		p = p->next;
	}
	p->tot_len = len;
	p->len = len;
	pb_free(p->next);
	p->next = NULL;
}

unsigned pb_segs(const struct pb *p)
{
	unsigned n = 0;

	for (; p; p = p->next)
		n++;
	return n;
}
