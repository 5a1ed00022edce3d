#ifndef BAUDGEN_H
#define BAUDGEN_H

#include <stdint.h>

/* baudgen.h - baud rate generator arithmetic
 *
 * clk   input clock, Hz; any
 * baud  bits per second; not 0
 * os    oversampling of the UART; BG_OS8 or BG_OS16
 * div   divisor latch, 1..BG_DIVMAX
 */
#define BG_OS8      8u
#define BG_OS16     16u
#define BG_DIVMAX   65535u

/* Divisor that comes closest, within 1..BG_DIVMAX. */
uint32_t bg_div(uint32_t clk, uint32_t baud, unsigned os);

/* Rate that a divisor gives, rounded down. */
uint32_t bg_rate(uint32_t clk, uint32_t div, unsigned os);

/* Error of the best divisor in 1/100 %, + is too fast; no further than +-9999. */
int bg_err(uint32_t clk, uint32_t baud, unsigned os);

/* BG_OS16 if it is at least as exact as BG_OS8, else that. */
unsigned bg_pick(uint32_t clk, uint32_t baud);

/* Standard rates, ascending: bg_std(0) is 50, bg_std(BG_NSTD - 1) the fastest. */
#define BG_NSTD     17
uint32_t bg_std(unsigned i);
unsigned bg_nearest(uint32_t baud);     /* index of the closest one */

/* Bits of a frame on the wire, start bit included.  data 5..9, stop 1 or 2. */
unsigned bg_frame(unsigned data, int parity, unsigned stop);

/* Microseconds for n frames of so many bits, rounded up; UINT32_MAX if longer. */
uint32_t bg_time(uint32_t baud, uint32_t n, unsigned bits);

/* Autobaud: rate from the ticks of clk that a 'U' (ten bits) takes.  ticks not 0. */
uint32_t bg_auto(uint32_t clk, uint32_t ticks);

#endif
