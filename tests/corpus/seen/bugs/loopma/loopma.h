/*
 * loopma: scaling for analogue inputs, current loops in particular.
 *
 * A scale is a straight line from raw counts of the converter to engineering
 * units (tenths of a degree, millibar, whatever), both integers.  Set it up
 * with lma_make() or lma_standard(); its fields may be read but are changed by
 * functions only.  A scale is a plain value and may be copied.
 *
 * raw_lo may be above raw_hi, eng_lo may be above eng_hi (inputs that fall
 * when the quantity rises), and eng_lo may be equal to eng_hi, which makes all
 * inputs the same.  Results are rounded to the nearest integer.
 */
#ifndef LOOPMA_H
#define LOOPMA_H

#include <stdbool.h>
#include <stdint.h>

#define LMA_RAW_MAX 0xffffff /* raw counts are from -LMA_RAW_MAX to LMA_RAW_MAX */

struct loopma {
    int32_t raw_lo, raw_hi;
    int32_t eng_lo, eng_hi;
};

enum lma_state { LMA_BROKEN, LMA_UNDER, LMA_GOOD, LMA_OVER, LMA_SHORTED };

/* False, and *s is not changed, when the raw ends are equal or out of range. */
bool lma_make(struct loopma *s, int32_t raw_lo, int32_t raw_hi, int32_t eng_lo, int32_t eng_hi);

/* 4 to 20 mA, in microamperes, for that range of engineering units. */
struct loopma lma_standard(int32_t eng_lo, int32_t eng_hi);

/* Inputs beyond an end of the range give that end. */
int32_t lma_to_eng(const struct loopma *s, int32_t raw);
int32_t lma_to_raw(const struct loopma *s, int32_t eng); /* raw_lo if all inputs are the same */

/* Where in its range an input is: 0 at raw_lo, 1000 at raw_hi, never beyond. */
int lma_permille(const struct loopma *s, int32_t raw);

/* The other way round: raw_lo now gives what raw_hi gave. */
void lma_reverse(struct loopma *s);

/* For a converter with that many bits less, or more: divides the raw ends by
 * 2^bits, what is behind the point is dropped, or multiplies them.  Both return
 * false and do not change the scale when it would not be one that lma_make()
 * accepts. */
bool lma_narrow(struct loopma *s, unsigned bits);
bool lma_widen(struct loopma *s, unsigned bits);

/* What a current in microamperes says of the loop (NE 43): below 3600 it is
 * broken, below 3800 under range, above 20500 over range, from 21000 shorted. */
enum lma_state lma_diagnose(int32_t microamperes);

#endif
