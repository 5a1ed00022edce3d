#include "hufhead.h"
#include <string.h>

int main(void)
{
    hh_table t;
    size_t used;
#ifdef LEGAL
    uint8_t lens[64] = { 1, 3, 3, 3, 0, 0, 0, 0, 4, 4 }, out[80];
    hh_bits b;
    const uint8_t bits[] = { 0x4b, 0xc0 };
    size_t n = hh_pack(lens, 64, out, sizeof out);
    if (n == 0 || hh_from_header(&t, out, n, &used) != HH_OK || used != n)
        return 2;
    if (hh_used_symbols(&t) != 6)
        return 3;
    hh_bits_init(&b, bits, 2);
    if (hh_decode(&t, &b) != 0 || hh_decode(&t, &b) != 1)
        return 4;
    while (hh_decode(&t, &b) >= 0)
        ;
    memset(lens, 9, 64);
    n = hh_pack(lens, 64, out, sizeof out);
    if (n == 0 || hh_from_header(&t, out, n, &used) != HH_OK || hh_used_symbols(&t) != 64)
        return 5;
    if (hh_from_header(&t, out, n - 1, &used) != HH_EEND || hh_pack(lens, 64, out, 2) != 0)
        return 6;
    memset(lens, 5, 64);
    if (hh_from_lengths(&t, lens, 64) != HH_EFORMAT || hh_from_lengths(&t, lens, 0) != HH_EFORMAT)
        return 7;
    return 0;
#else
    const uint8_t in[] = { 64, 255 };
    hh_from_header(&t, in, sizeof in, &used);
    return 0;
#endif
}
