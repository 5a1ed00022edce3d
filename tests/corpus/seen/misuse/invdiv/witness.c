#include "invdiv.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    struct invdiv r = invdiv_value(10);
    if (invdiv_divide(99, r) != 9 || invdiv_modulo(99, 10, r) != 9)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const uint32_t numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 255, 256, 641, 65535, 65536, 99999,
                                       0x7fffffff, 0x80000000, 0x80000001, 0xfffffffe, 0xffffffff};
    const unsigned n = sizeof numbers / sizeof *numbers;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 1; j < n; j++) {
            uint32_t a = numbers[i], d = numbers[j];
            r = invdiv_value(d);
            if (invdiv_divide(a, r) != a / d || invdiv_modulo(a, d, r) != a % d)
                return 2;
        }
    if (invdiv_ilog2(1) != 0 || invdiv_ilog2(0xffffffff) != 31 || invdiv_is_pow2(0) || !invdiv_is_pow2(0x80000000))
        return 2;
    if (invdiv_roundup_pow2(1) != 1 || invdiv_roundup_pow2(5) != 8 || invdiv_roundup_pow2(0x80000000) != 0x80000000)
        return 2;
    if (invdiv_align(5, 4) != 8 || invdiv_align(0xffffffff, 2) != 0 || invdiv_align(7, 1) != 7)
        return 2;
    if (invdiv_genmask(7, 4) != 0xf0 || invdiv_genmask(31, 0) != 0xffffffff || invdiv_genmask(31, 31) != 0x80000000)
        return 2;
    if (invdiv_field_get(0xf0, 0x1234) != 3 || invdiv_field_prep(0xf0, 0x1f) != 0xf0)
        return 2;
    if (invdiv_sign_extend(0xff, 7) != -1 || invdiv_sign_extend(0x80000000, 31) != INT32_MIN ||
        invdiv_sign_extend(0xfe, 0) != 0 || invdiv_sign_extend(0x17, 4) != -9)
        return 2;
    if (invdiv_rol(0x80000001, 33) != 3 || invdiv_rol(5, 0) != 5 || invdiv_rol(1, 4294967295u) != 0x80000000)
        return 2;
    if (invdiv_bcd2bin(0x42) != 42 || invdiv_bcd2bin(0xff) != 165 || invdiv_bin2bcd(99) != 0x99)
        return 2;
#else
    struct invdiv wrong = {1, 1, 77};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        invdiv_value(0);
        break;
    case 2:
        invdiv_divide(99, wrong);
        break;
    case 3:
        invdiv_ilog2(0);
        break;
    case 4:
        invdiv_roundup_pow2(0x80000001);
        break;
    case 5:
        invdiv_align(10, 6);
        break;
    case 6:
        invdiv_genmask(40, 3);
        break;
    case 7:
        invdiv_field_get(0, 5);
        break;
    case 8:
        invdiv_sign_extend(1, 32);
        break;
    case 9:
        invdiv_bin2bcd(100);
        break;
    }
#endif
    return 0;
}
