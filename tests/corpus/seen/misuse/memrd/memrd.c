#include "memrd.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct memrd {
	const unsigned char *data;
	size_t size;
	size_t pos;
	size_t mark;
	int marked;
	int got;		/* the last call was an mr_getc() that returned a byte */
	char *line;
};

MR *mr_open(const void *data, size_t size)
{
	MR *r = calloc(1, sizeof *r);

	if (r) {
		r->data = data;
		r->size = size;
	}
	return r;
}

void mr_close(MR *r)
{
	if (r) {
		free(r->line);
		free(r);
	}
}

int mr_getc(MR *r)
{
	r->got = r->pos < r->size;
	return r->got ? r->data[r->pos++] : -1;
}

void mr_ungetc(MR *r)
{
	assert(r->got);
	r->got = 0;
	r->pos--;
}

int mr_peek(const MR *r)
{
	return r->pos < r->size ? r->data[r->pos] : -1;
}

size_t mr_skip(MR *r, size_t n)
{
	r->got = 0;
	if (n > r->size - r->pos)
		n = r->size - r->pos;
	r->pos += n;
	return n;
}

size_t mr_read(MR *r, void *buf, size_t n)
{
	size_t from = r->pos;

	n = mr_skip(r, n);
	if (n > 0)
		memcpy(buf, r->data + from, n);
	return n;
}

/* the next n bytes, NULL if there are not so many */
static const unsigned char *take(MR *r, size_t n)
{
	r->got = 0;
	if (r->size - r->pos < n)
		return NULL;
	r->pos += n;
	return r->data + r->pos - n;
}

int mr_u16(MR *r, uint16_t *v)
{
	const unsigned char *p = take(r, 2);

	if (!p)
		return -1;
	*v = (uint16_t)(p[0] << 8 | p[1]);
	return 0;
}

int mr_u32(MR *r, uint32_t *v)
{
	const unsigned char *p = take(r, 4);

	if (!p)
		return -1;
	*v = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
	return 0;
}

const char *mr_line(MR *r)
{
	size_t left = r->size - r->pos, n;
	const unsigned char *from, *end;
	char *line;

	r->got = 0;
	if (left == 0)
		return NULL;
	from = r->data + r->pos;
	end = memchr(from, '\n', left);
	n = end ? (size_t)(end - from) : left;
	line = malloc(n + 1);
	if (!line)
		return NULL;
	memcpy(line, from, n);
	line[n] = '\0';
	free(r->line);
	r->line = line;
	r->pos += end ? n + 1 : n;
	return line;
}

size_t mr_tell(const MR *r)
{
	return r->pos;
}

size_t mr_left(const MR *r)
{
	return r->size - r->pos;
}

void mr_mark(MR *r)
{
	r->got = 0;
	r->mark = r->pos;
	r->marked = 1;
}

void mr_back(MR *r)
{
	assert(r->marked);
	r->got = 0;
	r->pos = r->mark;
}
