#include "mcuarith.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    volatile uint32_t zero = 0;
#ifdef LEGAL
    (void)count, (void)arguments;
    const struct ma_point t[] = {{-32768, 32767}, {0, 0}, {100, 50}, {32767, -32768}};
    if (ma_add_sat(INT32_MAX, 1) != INT32_MAX || ma_sub_sat(INT32_MIN, 1) != INT32_MIN || ma_clamp(5, 3, 1) != 3)
        return 2;
    if (ma_q15_mul(-32768, -32768) != 32767 || ma_q15_mul(16384, 16384) != 8192 || ma_q15_div(1, -2) != -16384)
        return 2;
    if (ma_q15_div(32767, -32768) != -32767 || ma_q15_div(-32767, -32768) != 32767)
        return 2;
    if (ma_log2(1) != 0 || ma_log2(UINT32_MAX) != 31 || ma_ctz(8) != 3 || ma_popcount(0xF0F) != 8)
        return 2;
    if (ma_reverse(1) != 0x80000000u || ma_field_get(0xABCD, 4, 8) != 0xBC || ma_field_get(7, 0, 32) != 7)
        return 2;
    if (ma_field_set(0xFFFFFFFF, 28, 4, 0x21) != 0x1FFFFFFF || ma_field_set(0, 31, 1, 1) != 0x80000000u)
        return 2;
    if (ma_sign_extend(0xF, 4) != -1 || ma_sign_extend(0x80000000u, 32) != INT32_MIN || ma_sign_extend(1, 1) != -1)
        return 2;
    if (ma_div_floor(-7, 2) != -4 || ma_div_floor(7, -2) != -4 || ma_div_floor(-6, -2) != 3 || ma_div_round(5, 2) != 3)
        return 2;
    if (ma_div_round(UINT32_MAX, UINT32_MAX) != 1 || ma_div_round(zero, 1) != 0 || ma_ring_next(4, 5) != 0)
        return 2;
    if (ma_div_round(4, 3) != 1 || ma_align_up(5, 4) != 8 || ma_isqrt(UINT32_MAX) != 65535 || ma_isqrt(99) != 9)
        return 2;
    if (ma_interpolate(t, 4, 50) != 25 || ma_interpolate(t, 4, -16384) != 16384 || ma_interpolate(t, 1, 5) != 32767)
        return 2;
    if (ma_interpolate(t, 4, 32767) != -32768 || ma_interpolate(t, 4, -32768) != 32767)
        return 2;
#else
    struct ma_point *none = malloc(0);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return (int)ma_div_round(1, zero) & 0;
    case 2:
        return (int)ma_log2(zero) & 0;
    case 3:
        return (int)ma_field_get(1, 3, zero) & 0;
    case 4:
        return (int)ma_align_up(1, 3) & 0;
    case 5:
        return (int)ma_div_floor(INT32_MIN, -1) & 0;
    case 6:
        return ma_interpolate(none, 0, 0) & 0;
    case 7:
        return ma_q15_div(1, (int16_t)zero) & 0;
    }
#endif
    return 0;
}
