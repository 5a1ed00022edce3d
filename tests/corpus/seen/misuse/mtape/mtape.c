#include "mtape.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* On the reel a record is its length, low byte first, the bytes, and the length
   again; a mark is the length 0, once. */

struct mtape {
	unsigned char *reel;
	size_t size, head, end;
	int file;
};

MT *mt_mount(void *reel, size_t size)
{
	MT *t = calloc(1, sizeof *t);

	if (t != NULL) {
		t->reel = reel;
		t->size = size > LONG_MAX ? LONG_MAX : size;
	}
	return t;
}

void mt_unmount(MT *t)
{
	free(t);
}

static size_t getlen(const MT *t, size_t at)
{
	return (size_t)t->reel[at] | (size_t)t->reel[at + 1] << 8;
}

static void putlen(MT *t, size_t at, int n)
{
	t->reel[at] = (unsigned char)n;
	t->reel[at + 1] = (unsigned char)(n >> 8);
}

/* Whether a record begins at the head: its length, or why not. */
static int next(const MT *t)
{
	size_t n;

	if (t->head == t->end)
		return MT_EOD;
	if (t->end - t->head < 2)
		return MT_ERR;
	n = getlen(t, t->head);
	if (n == 0)
		return MT_EOF;
	if (n > MT_REC || n + 4 > t->end - t->head || getlen(t, t->head + n + 2) != n)
		return MT_ERR;
	return (int)n;
}

int mt_fsr(MT *t)
{
	int n = next(t);

	if (n > 0) {
		t->head += (size_t)n + 4;
	} else if (n == MT_EOF) {
		t->head += 2;
		t->file++;
	}
	return n;
}

int mt_read(MT *t, void *buf)
{
	int n = next(t);

	if (n > 0)
		memcpy(buf, t->reel + t->head + 2, (size_t)n);
	return mt_fsr(t);
}

int mt_write(MT *t, const void *buf, int n)
{
	if (n < 1 || n > MT_REC)
		return MT_ERR;
	if (t->size - t->head < (size_t)n + 4)
		return MT_EOT;
	memmove(t->reel + t->head + 2, buf, (size_t)n);
	putlen(t, t->head, n);
	putlen(t, t->head + 2 + (size_t)n, n);
	t->head += (size_t)n + 4;
	t->end = t->head;
	return n;
}

int mt_mark(MT *t)
{
	if (t->size - t->head < 2)
		return MT_EOT;
	putlen(t, t->head, 0);
	t->head += 2;
	t->end = t->head;
	t->file++;
	return 1;
}

void mt_rewind(MT *t)
{
	t->head = 0;
	t->file = 0;
}

int mt_bsr(MT *t)
{
	size_t n;

	if (t->head == 0)
		return MT_BOT;
	if (t->head < 2)
		return MT_ERR;
	n = getlen(t, t->head - 2);
	if (n == 0) {
		t->head -= 2;
		t->file--;
		return MT_EOF;
	}
	if (n > MT_REC || n + 4 > t->head)
		return MT_ERR;
	t->head -= n + 4;
	return (int)n;
}

int mt_fsf(MT *t)
{
	int n;

	do
		n = mt_fsr(t);
	while (n > 0);
	return n;
}

long mt_left(const MT *t)
{
	return (long)(t->size - t->head);
}

int mt_file(const MT *t)
{
	return t->file;
}
