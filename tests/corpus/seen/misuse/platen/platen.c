#include "platen.h"

#include <string.h>

size_t platen_pitch(unsigned dots)
{
	return ((size_t)dots + 31) / 32 * 4;
}

static void flush(struct platen *p)
{
	if (p->fill == 0)
		return;
	p->emit(p->ctx, p->band, p->fill, p->pitch);
	p->fill = 0;
}

int platen_begin(struct platen *p, unsigned dots, unsigned rows, void *band,
		 platen_emit_fn emit, void *ctx)
{
	if (dots < 1 || dots > PLATEN_MAX_DOTS || rows < 1 || rows > PLATEN_MAX_ROWS)
		return -1;
	p->band = band;
	p->pitch = platen_pitch(dots);
	p->dots = dots;
	p->rows = rows;
	p->fill = 0;
	p->printed = 0;
	p->emit = emit;
	p->ctx = ctx;
	memset(p->band, 0, p->pitch * rows);
	return 0;
}

static uint8_t *current(struct platen *p)
{
	return p->band + p->fill * p->pitch;
}

void platen_black(struct platen *p, unsigned x, unsigned n)
{
	uint8_t *row = current(p);

	for (; n > 0; n--, x++)
		row[x / 8] |= (uint8_t)(0x80 >> x % 8);
}

void platen_next(struct platen *p)
{
	p->fill++;
	p->printed++;
	if (p->fill == p->rows) {
		flush(p);
		memset(p->band, 0, p->pitch * p->rows);
	}
}

void platen_row(struct platen *p, const uint8_t *row)
{
	uint8_t *to = current(p);

	for (size_t i = 0; i < p->pitch; i++)
		to[i] |= row[i];
	platen_next(p);
}

unsigned platen_feed(struct platen *p, unsigned n)
{
	if (n > PLATEN_MAX_FEED)
		n = PLATEN_MAX_FEED;
	for (unsigned i = 0; i < n; i++)
		platen_next(p);
	return n;
}

unsigned long platen_printed(const struct platen *p)
{
	return p->printed;
}

void platen_end(struct platen *p)
{
	flush(p);
	p->band = NULL;
}
