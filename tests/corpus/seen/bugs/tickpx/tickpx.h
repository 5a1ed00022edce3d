#ifndef TICKPX_H
#define TICKPX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Prices of an exchange: a number of hundredths. Spreads and swaps may well
   have negative prices. */
typedef int32_t px_t;

/* Room for any price that is written out, with its terminator. */
#define PX_TEXT 16

typedef enum { PX_DOWN, PX_UP, PX_NEAREST } px_rounding;

/* Writes a price as digits, a point and two digits, with a minus in front of
   negative ones. `size` is the size of `text`; with PX_TEXT it always fits.
   Returns the length, 0 when it does not fit. */
size_t px_format(px_t price, char *text, size_t size);

/* Reads a price: an optional minus, digits, and optionally a point and one or
   two digits. Whatever px_format() writes is read back as the same price.
   False when the text is something else or the price does not fit. */
bool px_parse(const char *text, px_t *price);

/* Sum and difference. False when the result does not fit. */
bool px_add(px_t a, px_t b, px_t *sum);
bool px_sub(px_t a, px_t b, px_t *difference);

/* The middle between two prices, rounded down. */
px_t px_mid(px_t a, px_t b);

/* Rounds to a multiple of `tick`; PX_NEAREST rounds halves up. False when
   tick is not positive or the result does not fit. */
bool px_to_tick(px_t price, px_t tick, px_rounding how, px_t *rounded);

/* <0, 0, >0 */
int px_compare(px_t a, px_t b);

#endif
