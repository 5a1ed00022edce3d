#include "bytetrain.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct chunk {
	struct chunk *next;
	const unsigned char *base;	/* the first byte not drained */
	size_t len;			/* bytes not drained */
	const void *data;		/* as given, of a reference */
	size_t size;
	btr_done_cb done;
	void *arg;
	unsigned char own[];
};

struct btr {
	struct chunk *first, **end;
	size_t length;
	struct chunk *spare;		/* reserved, not committed */
	int busy;			/* a callback runs */
};

static struct chunk *chunk_new(size_t len)
{
	if (len > BTR_MAX)
		return NULL;
	struct chunk *c = calloc(1, sizeof *c + len);
	if (c != NULL) {
		c->base = c->own;
		c->len = c->size = len;
	}
	return c;
}

static void push(struct btr *t, struct chunk *c)
{
	c->next = NULL;
	*t->end = c;
	t->end = &c->next;
	t->length += c->len;
}

struct btr *btr_new(void)
{
	struct btr *t = calloc(1, sizeof *t);
	if (t != NULL)
		t->end = &t->first;
	return t;
}

void btr_free(struct btr *t)
{
	if (t == NULL)
		return;
	btr_drain(t, t->length);
	free(t->spare);
	free(t);
}

size_t btr_length(const struct btr *t)
{
	return t->length;
}

int btr_append(struct btr *t, const void *data, size_t len)
{
	assert(!t->busy);
	if (len == 0)
		return 0;
	struct chunk *c = chunk_new(len);
	if (c == NULL)
		return -1;
	memcpy(c->own, data, len);
	push(t, c);
	return 0;
}

int btr_append_ref(struct btr *t, const void *data, size_t len,
    btr_done_cb done, void *arg)
{
	assert(!t->busy);
	if (len > BTR_MAX)
		return -1;
	if (len == 0) {
		if (done != NULL) {
			t->busy = 1;
			done(data, len, arg);
			t->busy = 0;
		}
		return 0;
	}
	struct chunk *c = chunk_new(0);
	if (c == NULL)
		return -1;
	c->base = c->data = data;
	c->len = c->size = len;
	c->done = done;
	c->arg = arg;
	push(t, c);
	return 0;
}

void btr_move(struct btr *dst, struct btr *src)
{
	assert(!dst->busy && !src->busy);
	if (dst == src || src->first == NULL)
		return;
	*dst->end = src->first;
	dst->end = src->end;
	dst->length += src->length;
	src->first = NULL;
	src->end = &src->first;
	src->length = 0;
}

size_t btr_peek(const struct btr *t, struct btr_piece *v, size_t max)
{
	size_t n = 0;
	for (const struct chunk *c = t->first; c != NULL; c = c->next, n++)
		if (n < max) {
			v[n].base = c->base;
			v[n].len = c->len;
		}
	return n;
}

size_t btr_copyout(const struct btr *t, void *out, size_t len)
{
	size_t copied = 0;
	for (const struct chunk *c = t->first; c != NULL && copied < len; c = c->next) {
		size_t part = c->len < len - copied ? c->len : len - copied;
		memcpy((unsigned char *)out + copied, c->base, part);
		copied += part;
	}
	return copied;
}

size_t btr_drain(struct btr *t, size_t len)
{
	assert(!t->busy);
	if (len > t->length)
		len = t->length;
	size_t left = len;
	while (left > 0) {
		struct chunk *c = t->first;
		if (c->len > left) {
			c->base += left;
			c->len -= left;
			t->length -= left;
			break;
		}
		left -= c->len;
		t->length -= c->len;
		t->first = c->next;
		if (t->first == NULL)
			t->end = &t->first;
		if (c->done != NULL) {
			t->busy = 1;
			c->done(c->data, c->size, c->arg);
			t->busy = 0;
		}
		free(c);
	}
	return len;
}

const unsigned char *btr_pullup(struct btr *t, size_t len)
{
	assert(!t->busy);
	if (len == 0 || len > t->length)
		return NULL;
	if (t->first->len >= len)
		return len <= BTR_MAX ? t->first->base : NULL;
	struct chunk *c = chunk_new(len);
	if (c == NULL)
		return NULL;
	btr_copyout(t, c->own, len);
	btr_drain(t, len);
	c->next = t->first;
	t->first = c;
	if (c->next == NULL)
		t->end = &c->next;
	t->length += len;
	return c->base;
}

unsigned char *btr_reserve(struct btr *t, size_t len)
{
	assert(!t->busy);
	struct chunk *c = chunk_new(len);
	if (c == NULL)
		return NULL;
	free(t->spare);
	t->spare = c;
	return c->own;
}

void btr_commit(struct btr *t, size_t used)
{
	assert(!t->busy);
	assert(t->spare != NULL && used <= t->spare->size);
	struct chunk *c = t->spare;
	t->spare = NULL;
	if (used == 0) {
		free(c);
		return;
	}
	c->len = used;
	push(t, c);
}
