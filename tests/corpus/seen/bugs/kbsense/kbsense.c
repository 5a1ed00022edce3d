#include "kbsense.h"

#include <stdlib.h>

struct row {
	uint16_t raw;		/* last sample */
	uint16_t down;		/* debounced */
	uint16_t code[KB_COLS];
};

struct kbsense {
	struct row *row;
	int rows;
	int head, count;
	uint16_t queue[KB_QUEUE];
};

static void defcodes(struct row *row, int r)
{
	int c;

	for (c = 0; c < KB_COLS; c++)
		row->code[c] = (uint16_t)(r * KB_COLS + c);
}

kbsense *kb_open(int rows)
{
	kbsense *k;
	int r;

	if (rows < 1 || rows > KB_ROWS)
		return NULL;
	k = calloc(1, sizeof *k);
	if (k == NULL)
		return NULL;
	k->row = calloc((size_t)rows, sizeof *k->row);
	if (k->row == NULL) {
		free(k);
		return NULL;
	}
	k->rows = rows;
	for (r = 0; r < rows; r++)
		defcodes(&k->row[r], r);
	return k;
}

void kb_close(kbsense *k)
{
	free(k->row);
	free(k);
}

static void post(kbsense *k, unsigned ev)
{
	if (k->count == KB_QUEUE)
		return;
	k->queue[(k->head + k->count) % KB_QUEUE] = (uint16_t)ev;
	k->count++;
}

int kb_sample(kbsense *k, int row, uint16_t lines)
{
	struct row *r;
	unsigned steady, change;
	int c;

	if (row < 0 || row >= k->rows)
		return -1;
	r = &k->row[row];
	steady = ~(unsigned)(r->raw ^ lines) & 0xffff;
	change = (r->down ^ lines) & steady;
	r->raw = lines;
	r->down ^= (uint16_t)change;
	for (c = 0; c < KB_COLS; c++)
		if (change >> c & 1)
			post(k, r->code[c] | (r->down >> c & 1 ? 0u : KB_UP));
	return (int)change;
}

int kb_event(kbsense *k)
{
	int ev;

	if (k->count == 0)
		return -1;
	ev = k->queue[k->head];
	k->head = (k->head + 1) % KB_QUEUE;
	k->count--;
	return ev;
}

static int nokey(const kbsense *k, int row, int col)
{
	return row < 0 || row >= k->rows || col < 0 || col >= KB_COLS;
}

int kb_isdown(const kbsense *k, int row, int col)
{
	return nokey(k, row, col) ? -1 : k->row[row].down >> col & 1;
}

int kb_ndown(const kbsense *k)
{
	int r, n = 0;
	unsigned d;

	for (r = 0; r < k->rows; r++)
		for (d = k->row[r].down; d != 0; d &= d - 1)
			n++;
	return n;
}

int kb_rows(const kbsense *k)
{
	return k->rows;
}

int kb_setcode(kbsense *k, int row, int col, int code)
{
	if (nokey(k, row, col) || code < 0 || code >= KB_UP)
		return -1;
	k->row[row].code[col] = (uint16_t)code;
	return 0;
}

int kb_code(const kbsense *k, int row, int col)
{
	return nokey(k, row, col) ? -1 : k->row[row].code[col];
}

int kb_setrows(kbsense *k, int rows)
{
	struct row *new;
	int r;

	if (rows < 1 || rows > KB_ROWS)
		return -1;
	new = realloc(k->row, (size_t)rows * sizeof *new);
	if (new == NULL)
		return -1;
	k->row = new;
	for (r = k->rows; r < rows; r++) {
		new[r].down = 0;
		defcodes(&new[r], r);
	}
	k->rows = rows;
	return 0;
}
