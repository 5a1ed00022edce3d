#include "pmbval.h"

#include <stdbool.h>

#define MICRO 1000000

__extension__ typedef __int128 wide;

/* a * b, saturated */
static int64_t mul_sat(int64_t a, int64_t b)
{
    if (a == 0 || b == 0)
        return 0;
    bool negative = (a < 0) != (b < 0);
    uint64_t ua = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
    uint64_t ub = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
    uint64_t limit = negative ? (uint64_t)INT64_MAX + 1 : (uint64_t)INT64_MAX;
    if (ua > limit / ub)
        return negative ? INT64_MIN : INT64_MAX;
    uint64_t product = ua * ub;
    if (!negative)
        return (int64_t)product;
    return product > (uint64_t)INT64_MAX ? INT64_MIN : -(int64_t)product;
}

static int64_t add_sat(int64_t a, int64_t b)
{
    if (b > 0 && a > INT64_MAX - b)
        return INT64_MAX;
    if (b < 0 && a < INT64_MIN - b)
        return INT64_MIN;
    return a + b;
}

static int sign_extend(unsigned value, int bits)
{
    int sign = 1 << (bits - 1);
    return ((int)value ^ sign) - sign;
}

/* mantissa * 2^exponent in millionths; |mantissa| < 2^16, |exponent| <= 16 */
static int64_t scale2(int64_t mantissa, int exponent)
{
    int64_t micro = mantissa * MICRO;
    return exponent >= 0 ? micro * ((int64_t)1 << exponent) : micro / ((int64_t)1 << -exponent);
}

/* The mantissa of micro with that exponent. */
static int64_t mantissa_of(int64_t micro, int exponent)
{
    if (exponent >= 0)
        return micro / ((int64_t)MICRO << exponent);
    /* Split, for micro * 2^16 may not fit. */
    int64_t one = (int64_t)1 << -exponent;
    int64_t whole = micro / MICRO, part = micro % MICRO;
    return add_sat(mul_sat(whole, one), part * one / MICRO);
}

int64_t pmb_lin11_decode(uint16_t word)
{
    return scale2(sign_extend(word & 0x7ffu, 11), sign_extend(word >> 11, 5));
}

uint16_t pmb_lin11_encode(int64_t micro)
{
    int exponent = -16;
    int64_t mantissa = mantissa_of(micro, exponent);
    while ((mantissa < -1024 || mantissa > 1023) && exponent < 15)
        mantissa = mantissa_of(micro, ++exponent);
    if (mantissa < -1024)
        mantissa = -1024;
    if (mantissa > 1023)
        mantissa = 1023;
    return (uint16_t)(((unsigned)exponent & 0x1fu) << 11 | ((unsigned)mantissa & 0x7ffu));
}

int pmb_lin16_decode(uint16_t word, uint8_t vout_mode, int64_t *out)
{
    if (vout_mode >> 5 != 0)
        return PMB_EINVAL;
    *out = scale2(word, sign_extend(vout_mode, 5));
    return 0;
}

int pmb_lin16_encode(int64_t micro, uint8_t vout_mode, uint16_t *out)
{
    if (vout_mode >> 5 != 0)
        return PMB_EINVAL;
    int64_t mantissa = mantissa_of(micro, sign_extend(vout_mode, 5));
    *out = mantissa < 0 ? 0 : mantissa > UINT16_MAX ? UINT16_MAX : (uint16_t)mantissa;
    return 0;
}

static bool usable(const struct pmb_coef *coef)
{
    return coef->m != 0 && coef->R >= PMB_R_MIN && coef->R <= PMB_R_MAX;
}

/* X = (Y * 10^-R - b) / m */
int pmb_direct_decode(const struct pmb_coef *coef, int16_t word, int64_t *out)
{
    if (!usable(coef))
        return PMB_EINVAL;
    int64_t value = (int64_t)word * MICRO;
    int R = coef->R;
    for (; R < 0; R++)
        value *= 10;
    for (; R > 0; R--)
        value /= 10;
    wide result = ((wide)value - (wide)coef->b * MICRO) / coef->m;
    *out = result < INT64_MIN ? INT64_MIN : result > INT64_MAX ? INT64_MAX : (int64_t)result;
    return 0;
}

/* Y = (m * X + b) * 10^R */
int pmb_direct_encode(const struct pmb_coef *coef, int64_t micro, int16_t *out)
{
    if (!usable(coef))
        return PMB_EINVAL;
    wide value = (wide)micro * coef->m + (wide)coef->b * MICRO;
    int R = coef->R;
    for (; R > 0; R--)
        value *= 10;
    for (; R < 0; R++)
        value /= 10;
    value /= MICRO;
    *out = value < INT16_MIN ? INT16_MIN : value > INT16_MAX ? INT16_MAX : (int16_t)value;
    return 0;
}

int pmb_text(int64_t micro, char *buf)
{
    char digits[24];
    int n = 0, length = 0;
    uint64_t rest = micro < 0 ? 0 - (uint64_t)micro : (uint64_t)micro;
    while (rest != 0 || n < 7) {
        digits[n++] = (char)('0' + rest % 10);
        rest /= 10;
    }
    if (micro < 0)
        buf[length++] = '-';
    while (n > 0) {
        if (n == 6)
            buf[length++] = '.';
        buf[length++] = digits[--n];
    }
    buf[length] = '\0';
    return length;
}

uint8_t pmb_pec(uint8_t crc, const uint8_t *data, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            crc = (uint8_t)(crc & 0x80 ? crc << 1 ^ 0x07 : crc << 1);
    }
    return crc;
}
