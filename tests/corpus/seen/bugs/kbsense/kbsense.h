#ifndef KBSENSE_H
#define KBSENSE_H

#include <stdint.h>

/* kbsense - key matrix: debounce and events
 *
 * The scan routine hands in the 16 column lines of a row, 1 = closed.  A key
 * changes when two samples of its row in succession say so.  All keys are up in
 * the beginning.
 *
 *	k = kb_open(rows);		rows 1..KB_ROWS, else NULL
 *	kb_sample(k, row, lines);	from the timer tick
 *	while ((ev = kb_event(k)) >= 0)	...
 *	kb_close(k);
 *
 * k is never NULL.
 */
#define KB_ROWS		64
#define KB_COLS		16
#define KB_QUEUE	32	/* events kept; further ones are dropped */
#define KB_UP		0x8000	/* in an event: key went up */

typedef struct kbsense kbsense;

kbsense *kb_open(int rows);
void kb_close(kbsense *k);

int kb_sample(kbsense *k, int row, uint16_t lines);	/* keys that changed; -1: no such row */
int kb_event(kbsense *k);	/* oldest event, its key code and perhaps KB_UP; -1: none */

int kb_isdown(const kbsense *k, int row, int col);	/* 1, 0; -1: no such key */
int kb_ndown(const kbsense *k);
int kb_rows(const kbsense *k);

/* Key code for a key, 0..KB_UP-1; row * KB_COLS + col if not set.  -1: no such key or code. */
int kb_setcode(kbsense *k, int row, int col, int code);
int kb_code(const kbsense *k, int row, int col);

/* Hot plug of an extension: more rows, or fewer.  Rows that stay are as they were, rows that come are
   as after kb_open.  0, or -1 with nothing changed. */
int kb_setrows(kbsense *k, int rows);

#endif
