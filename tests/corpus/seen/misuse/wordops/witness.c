#include "wordops.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    const uint32_t top = UINT32_C(1) << 31;
    if (wo_low_pos(top) != 31 || wo_low_pos(6) != 1 || wo_high_pos(6) != 2 || wo_high_pos(UINT32_MAX) != 31)
        return 2;
    if (wo_is_pow2(0) || !wo_is_pow2(top) || wo_popcount(0) != 0 || wo_popcount(UINT32_MAX) != 32)
        return 2;
    if (wo_nth_pos(0x90, 0) != 4 || wo_nth_pos(0x90, 1) != 7 || wo_nth_pos(UINT32_MAX, 31) != 31)
        return 2;
    if (wo_ceil_pow2(0) != 1 || wo_ceil_pow2(5) != 8 || wo_ceil_pow2(top) != top || wo_ceil_pow2(top - 1) != top)
        return 2;
    if (wo_align_up(9, 8) != 16 || wo_align_up(top, top) != top || wo_align_up(UINT32_MAX, 1) != UINT32_MAX || wo_align_down(9, 8) != 8)
        return 2;
    if (wo_rotl(top, 1) != 1 || wo_rotl(7, 32) != 7 || wo_rotl(1, UINT32_MAX) != top)
        return 2;
    if (wo_field_get(0xabcd, 4, 8) != 0xbc || wo_field_get(7, 0, 32) != 7 || wo_field_get(top, 31, 1) != 1)
        return 2;
    if (wo_field_set(0xabcd, 4, 8, 0xf12) != 0xa12d || wo_field_set(1, 0, 32, 9) != 9)
        return 2;
    if (wo_div_floor(-7, 2) != -4 || wo_mod_floor(-7, 2) != 1 || wo_mod_floor(7, -2) != -1 || wo_div_floor(INT32_MIN, 1) != INT32_MIN)
        return 2;
    if (wo_mod_floor(INT32_MIN, INT32_MAX) != INT32_MAX - 1 || wo_div_floor(INT32_MAX, INT32_MIN) != -1)
        return 2;
    if (wo_decimal_digits(0) != 1 || wo_decimal_digits(UINT32_MAX) != 10)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        wo_low_pos(0);
        break;
    case 2:
        wo_nth_pos(3, 2);
        break;
    case 3:
        wo_ceil_pow2(top + 1);
        break;
    case 4:
        wo_align_down(10, 3);
        break;
    case 5:
        wo_align_up(UINT32_MAX, 2);
        break;
    case 6:
        wo_field_get(1, 0, 0);
        break;
    case 7:
        wo_field_set(1, 30, 3, 0);
        break;
    case 8:
        wo_mod_floor(1, 0);
        break;
    case 9:
        wo_div_floor(INT32_MIN, -1);
        break;
    }
#endif
    return 0;
}
