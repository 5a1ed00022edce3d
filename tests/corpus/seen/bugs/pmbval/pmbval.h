/* pmbval.h - number formats of the PMBus, for power supplies and monitors
 *
 * A PMBus device reports a voltage, current, power or temperature as a 16-bit
 * word in one of three formats.  This library converts between those words and
 * fixed point: an int64_t in millionths of the unit (microvolts, ...).
 *
 * All conversions accept all values of their argument types.  A result that
 * does not fit saturates: a decoded value to INT64_MIN or INT64_MAX, an encoded
 * word to the least or greatest that its format can hold.  Divisions on the
 * way round toward zero.  Functions that return int return 0, or PMB_EINVAL, in which
 * case *out stays as it was.  Pointers must not be NULL.
 */
#ifndef PMBVAL_H
#define PMBVAL_H

#include <stddef.h>
#include <stdint.h>

#define PMB_EINVAL (-1)

/* LINEAR11: a signed exponent in the upper 5 bits, a signed mantissa in the
 * lower 11, value = mantissa * 2^exponent.  The encoder takes the smallest
 * exponent for which the mantissa fits. */
int64_t pmb_lin11_decode(uint16_t word);
uint16_t pmb_lin11_encode(int64_t micro);

/* LINEAR16: an unsigned mantissa; the exponent comes from the VOUT_MODE
 * register: its upper 3 bits must be 0 (else PMB_EINVAL), the lower 5 are the
 * signed exponent.  Negative values are encoded as 0. */
int pmb_lin16_decode(uint16_t word, uint8_t vout_mode, int64_t *out);
int pmb_lin16_encode(int64_t micro, uint8_t vout_mode, uint16_t *out);

/* DIRECT: the word is Y = (m * X + b) * 10^R for the real value X.  The data
 * sheet gives the coefficients; PMB_EINVAL when m is 0 or R is not in
 * PMB_R_MIN..PMB_R_MAX. */
#define PMB_R_MIN (-12)
#define PMB_R_MAX 12

struct pmb_coef {
    int16_t m, b;
    int8_t R;
};

int pmb_direct_decode(const struct pmb_coef *coef, int16_t word, int64_t *out);
int pmb_direct_encode(const struct pmb_coef *coef, int64_t micro, int16_t *out);

/* Writes a value as text with 6 decimals, such as "-0.012500", and returns its
 * length without the NUL.  buf has room for PMB_TEXT chars. */
#define PMB_TEXT 24
int pmb_text(int64_t micro, char *buf);

/* The packet error code (CRC-8, polynomial 0x07) of len bytes, continuing crc,
 * which is 0 at the beginning.  data may be NULL when len is 0. */
uint8_t pmb_pec(uint8_t crc, const uint8_t *data, size_t len);

#endif
