#include "zordbits.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
#ifdef LEGAL
    (void)count, (void)arguments;
    if (zb_popcount(0) != 0 || zb_popcount(UINT64_MAX) != 64 || zb_log2(1) != 0 || zb_log2(UINT64_MAX) != 63 || zb_lowest(8) != 3)
        return 2;
    if (zb_select(0xF0, 0) != 4 || zb_select(UINT64_MAX, 63) != 63)
        return 2;
    if (zb_field(UINT64_MAX, 0, 64) != UINT64_MAX || zb_field(0xABCD, 4, 8) != 0xBC || zb_field_signed(0x80, 7, 1) != -1)
        return 2;
    if (zb_field_signed(UINT64_MAX / 2 + 1, 0, 64) != INT64_MIN || zb_field_signed(0x7F, 0, 8) != 127 || zb_put_field(0, 60, 4, 0x1F) != 0xF000000000000000u)
        return 2;
    if (zb_put_field(UINT64_MAX, 0, 64, 5) != 5 || zb_rotate_left(1, 127) != (uint64_t)1 << 63 || zb_rotate_left(3, 0) != 3 || zb_reverse(2) != (uint64_t)1 << 62)
        return 2;
    if (zb_is_power(0) || !zb_is_power((uint64_t)1 << 63) || zb_round_to_power(0) != 1 || zb_round_to_power(5) != 8 || zb_round_to_power((uint64_t)1 << 63) != (uint64_t)1 << 63)
        return 2;
    if (zb_align(5, 4) != 8 || zb_align(0, (uint64_t)1 << 63) != 0 || zb_align(UINT64_MAX, 1) != UINT64_MAX || zb_align(UINT64_MAX - 7, 8) != UINT64_MAX - 7)
        return 2;
    if (zb_divide_up(UINT64_MAX, 1) != UINT64_MAX || zb_divide_up(7, 2) != 4 || zb_divide_up(0, 9) != 0)
        return 2;
    uint64_t code = zb_morton(0xDEADBEEF, 0x12345678);
    if (zb_morton_x(code) != 0xDEADBEEF || zb_morton_y(code) != 0x12345678 || zb_morton(3, 0) != 5 || zb_cell(code, 0) != 0 || zb_cell(code, 32) != code)
        return 2;
    return 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return zb_log2(0) == 100;
    case 2:
        return zb_select(3, 2) == 100;
    case 3:
        return zb_field(1, 0, 0) == 100;
    case 4:
        return zb_align(1, 3) == 100;
    case 5:
        return zb_divide_up(1, 0) == 100;
    case 6:
        return zb_cell(1, 33) == 100;
    default:
        return zb_round_to_power(UINT64_MAX) == 100;
    }
#endif
}
