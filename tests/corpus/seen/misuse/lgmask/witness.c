#include "lgmask.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    if (lgm_ilog2(1) != 0 || lgm_ilog2(UINT32_MAX) != 31 || lgm_order(1) != 0 || lgm_order(3) != 2 ||
        lgm_order(UINT32_MAX) != 32 || lgm_is_pow2(0) || !lgm_is_pow2(1) || lgm_is_pow2(6))
        return 2;
    if (lgm_roundup_pow2(1) != 1 || lgm_roundup_pow2(0x80000000) != 0x80000000 || lgm_roundup_pow2(5) != 8 ||
        lgm_rounddown_pow2(UINT32_MAX) != 0x80000000)
        return 2;
    if (lgm_ffs0(8) != 3 || lgm_ffz(7) != 3 || lgm_ffz(0) != 0 || lgm_weight(UINT32_MAX) != 32 || lgm_weight(0))
        return 2;
    if (lgm_align_up(5, 4) != 8 || lgm_align_up(UINT32_MAX, 16) != 0 || lgm_align_down(7, 1) != 7 ||
        lgm_align_up(3, 0x80000000) != 0x80000000)
        return 2;
    if (lgm_div_round_up(UINT32_MAX, 2) != 0x80000000 || lgm_div_round_up(0, 5) || lgm_div_floor(-7, 2) != -4 ||
        lgm_div_floor(7, -2) != -4 || lgm_div_floor(-7, -2) != 3 || lgm_div_floor(INT32_MIN, 1) != INT32_MIN ||
        lgm_div_floor(INT32_MIN, INT32_MAX) != -2 || lgm_div_floor(INT32_MAX, INT32_MIN) != -1)
        return 2;
    if (lgm_genmask(31, 0) != UINT32_MAX || lgm_genmask(7, 4) != 0xf0 || lgm_genmask(31, 31) != 0x80000000 ||
        lgm_field_get(0xf0, 0x1234) != 3 || lgm_field_prep(0xf0, 15) != 0xf0 || lgm_field_max(UINT32_MAX) != UINT32_MAX)
        return 2;
    if (lgm_rol(0x80000001, 1) != 3 || lgm_rol(5, 32) != 5 || lgm_rol(5, UINT_MAX) != 0x80000002 ||
        lgm_sign_extend(0xff, 7) != -1 || lgm_sign_extend(0x17f, 7) != 127 || lgm_sign_extend(UINT32_MAX, 31) != -1 ||
        lgm_sign_extend(0x80000000, 31) != INT32_MIN || lgm_sign_extend(1, 0) != -1)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        lgm_ilog2(0);
        break;
    case 2:
        lgm_roundup_pow2(0x80000001);
        break;
    case 3:
        lgm_ffs0(0);
        break;
    case 4:
        lgm_ffz(UINT32_MAX);
        break;
    case 5:
        lgm_align_up(7, 12);
        break;
    case 6:
        lgm_div_round_up(1, 0);
        break;
    case 7:
        lgm_div_floor(INT32_MIN, -1);
        break;
    case 8:
        lgm_genmask(32, 0);
        break;
    case 9:
        lgm_genmask(3, 4);
        break;
    case 10:
        lgm_field_get(0, 5);
        break;
    case 11:
        lgm_field_get(5, 5);
        break;
    case 12:
        lgm_field_prep(0xf0, 16);
        break;
    case 13:
        lgm_sign_extend(1, 32);
        break;
    }
#endif
    return 0;
}
