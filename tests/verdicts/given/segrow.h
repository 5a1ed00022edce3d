#ifndef SEGROW_H
#define SEGROW_H

#include <stdint.h>

/** Rows of digits. */
struct segrow {
    uint8_t digits;
    uint8_t lit[8];
};

/** @param digits how many there are, taken as 1 below 1 and as 8 above it */
void segrow_init(struct segrow *row, int digits);
/** Moves all by n digits, to the left for n > 0, to the right for n < 0. */
void segrow_move(struct segrow *row, int n);
/** Hexadecimal, with leading zeros.
 *  @return 0, or -1 when it does not fit */
int segrow_show(struct segrow *row, uint32_t number);
/** @param digit which one, below 8 */
void segrow_light(struct segrow *row, int digit);

#endif
