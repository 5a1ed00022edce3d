#ifndef REGFIELD_H
#define REGFIELD_H

#include <stddef.h>
#include <stdint.h>

/* Bit fields in 32-bit registers.
 *
 * A field is `width` bits from bit `shift` on (0 is the lowest).  It has to
 * have at least one bit, and to lie within the register.
 *
 *     static const rf_field MODE = RF_FIELD(4, 3);   // bits 4, 5, 6
 */
typedef struct rf_field {
    uint8_t shift;
    uint8_t width;
} rf_field;

#define RF_FIELD(shift, width) {(shift), (width)}

/* The bits of the field, in place. */
uint32_t rf_mask(rf_field f);
/* The largest value of the field. */
uint32_t rf_max(rf_field f);

uint32_t rf_get(uint32_t reg, rf_field f);
/* The field taken as a number with a sign. */
int32_t rf_get_signed(uint32_t reg, rf_field f);
/* The register with another value of the field.  The value must fit. */
uint32_t rf_set(uint32_t reg, rf_field f, uint32_t value);
/* The same, but values that do not fit are cut off. */
uint32_t rf_set_low(uint32_t reg, rf_field f, uint32_t value);

/* Single bits, 0 to 31. */
uint32_t rf_bit(unsigned bit);
int rf_test(uint32_t reg, unsigned bit);

/* 1 if two fields have a bit in common. */
int rf_overlap(rf_field a, rf_field b);

/* Reads `count` fields, which follow each other from bit 0 on with these
 * widths, to as many values.  The widths are 32 or less together. */
void rf_unpack(uint32_t reg, const uint8_t *widths, size_t count, uint32_t *values);

/* Writes the bits of a field as text, '0' and '1', the highest first.  The
 * text has room for the width and a terminator. */
void rf_text(uint32_t reg, rf_field f, char *text);

#endif
