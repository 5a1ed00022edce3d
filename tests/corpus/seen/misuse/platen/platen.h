/* SPDX-License-Identifier: MIT */
/*
 * platen - band buffer between a rasteriser and a line printer head
 *
 * No allocation in here; the band comes from the board's DMA memory.
 */
#ifndef PLATEN_H
#define PLATEN_H

#include <stddef.h>
#include <stdint.h>

#define PLATEN_MAX_DOTS 8192
#define PLATEN_MAX_ROWS 256
#define PLATEN_MAX_FEED 65536

struct platen;

/**
 * platen_emit_fn - sends a band to the head
 * @ctx: as given to platen_begin()
 * @band: @rows rows of @pitch bytes
 * @rows: at least 1; less than a full band only at the end of the page
 * @pitch: distance of rows
 *
 * Runs from within platen_row() and the like.  The platen is in the middle of
 * something then: do not call back into it.
 */
typedef void (*platen_emit_fn)(void *ctx, const uint8_t *band, unsigned rows, size_t pitch);

/**
 * struct platen - a page in the making
 *
 * Storage is the caller's, contents are ours.
 */
struct platen {
	uint8_t *band;
	size_t pitch;
	unsigned dots, rows, fill;
	unsigned long printed;
	platen_emit_fn emit;
	void *ctx;
};

/**
 * platen_pitch - bytes of a row
 * @dots: dots of a row
 *
 * The head's shift register eats whole 32-bit words, so this is more than
 * dots / 8.
 */
size_t platen_pitch(unsigned dots);

/**
 * platen_begin - start of page
 * @p: a platen, no matter what is in it
 * @dots: dots per row, 1..PLATEN_MAX_DOTS
 * @rows: rows per band, 1..PLATEN_MAX_ROWS
 * @band: @rows rows of platen_pitch(@dots) bytes, ours until platen_end()
 * @emit: where bands go
 * @ctx: for @emit
 *
 * Return: 0, or -1 when @dots or @rows is out of range (@p is not begun then).
 */
int platen_begin(struct platen *p, unsigned dots, unsigned rows, void *band,
		 platen_emit_fn emit, void *ctx);

/**
 * platen_black - blacken a run of dots in the row being built
 * @x: first dot
 * @n: how many, may be 0
 *
 * The run lies within the row; clipping is the rasteriser's job.
 */
void platen_black(struct platen *p, unsigned x, unsigned n);

/** platen_next - the row being built is done, go to the next one */
void platen_next(struct platen *p);

/**
 * platen_row - OR a row into the one being built and go to the next
 * @row: a full row, pitch and all
 */
void platen_row(struct platen *p, const uint8_t *row);

/**
 * platen_feed - n times platen_next()
 * @n: rows; more than PLATEN_MAX_FEED is a paper jam in the making and is cut
 *
 * Return: rows fed
 */
unsigned platen_feed(struct platen *p, unsigned n);

/** platen_printed - rows finished so far on this page */
unsigned long platen_printed(const struct platen *p);

/**
 * platen_end - end of page
 *
 * Emits what is left (a row not yet finished is dropped) and gives the band
 * back.  Only platen_begin() and platen_printed() make sense afterwards.
 */
void platen_end(struct platen *p);

#endif
