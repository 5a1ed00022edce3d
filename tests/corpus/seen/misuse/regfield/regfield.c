#include "regfield.h"

#include <assert.h>

uint32_t rf_max(rf_field f)
{
    return UINT32_MAX >> (32 - f.width);
}

uint32_t rf_mask(rf_field f)
{
    assert(f.shift + f.width <= 32);
    return rf_max(f) << f.shift;
}

uint32_t rf_get(uint32_t reg, rf_field f)
{
    return (reg & rf_mask(f)) >> f.shift;
}

int32_t rf_get_signed(uint32_t reg, rf_field f)
{
    int64_t value = rf_get(reg, f);
    if (value > rf_max(f) / 2)
        value -= (int64_t)rf_max(f) + 1;
    return (int32_t)value;
}

uint32_t rf_set(uint32_t reg, rf_field f, uint32_t value)
{
    assert(value <= rf_max(f));
    return (reg & ~rf_mask(f)) | value << f.shift;
}

uint32_t rf_set_low(uint32_t reg, rf_field f, uint32_t value)
{
    return rf_set(reg, f, value & rf_max(f));
}

uint32_t rf_bit(unsigned bit)
{
    return (uint32_t)1 << bit;
}

int rf_test(uint32_t reg, unsigned bit)
{
    return (reg & rf_bit(bit)) != 0;
}

int rf_overlap(rf_field a, rf_field b)
{
    return (rf_mask(a) & rf_mask(b)) != 0;
}

void rf_unpack(uint32_t reg, const uint8_t *widths, size_t count, uint32_t *values)
{
    rf_field f = {0, 0};
    for (size_t i = 0; i < count; i++) {
        f.width = widths[i];
        values[i] = rf_get(reg, f);
        f.shift = (uint8_t)(f.shift + f.width);
    }
}

void rf_text(uint32_t reg, rf_field f, char *text)
{
    for (unsigned i = f.width; i > 0; i--)
        *text++ = rf_test(reg, f.shift + i - 1) ? '1' : '0';
    *text = '\0';
}
