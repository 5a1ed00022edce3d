#include "sipbits.h"

int main(void)
{
    static const uint8_t data[] = {0xde, 0xad, 0xbe, 0xef, 0x01, 0x80};
#ifdef LEGAL
    uint32_t x = 7;
    int32_t i;
    size_t u;
    sipbits *s = sipbits_open(data, sizeof data);
    if (!s) return 2;
    if (!sipbits_peek(s, 32, &x) || x != 0xdeadbeef) return 3;
    if (!sipbits_read(s, 4, &x) || x != 0xd) return 4;
    if (!sipbits_read(s, 32, &x) || x != 0xeadbeef0) return 5;
    if (sipbits_tell(s) != 36 || sipbits_left(s) != 12) return 6;
    if (sipbits_read(s, 13, &x) || sipbits_read(s, 33, &x) || sipbits_read(s, ~0u, &x)) return 7;
    if (!sipbits_read(s, 12, &x) || x != 0x180 || sipbits_left(s)) return 8;
    if (!sipbits_read(s, 0, &x) || x != 0) return 9;
    if (sipbits_read_unary(s, &u) || sipbits_align(s) != 0) return 10;
    if (sipbits_seek(s, 49) || sipbits_seek(s, SIZE_MAX) || !sipbits_seek(s, 0)) return 11;
    if (!sipbits_read_unary(s, &u) || u != 2 || sipbits_align(s) != 5) return 12;
    if (!sipbits_read_signed(s, 32, &i) || i != (int32_t)(0xadbeef01 - 4294967296)) return 13;
    if (!sipbits_read_signed(s, 1, &i) || i != -1) return 14;
    if (!sipbits_read_signed(s, 0, &i) || i != 0) return 15;
    if (!sipbits_seek(s, 24) || !sipbits_read(s, 24, &x) || x != 0xef0180) return 16;
    if (!sipbits_seek(s, 17) || !sipbits_read(s, 24, &x) || x != 0x7dde03) return 17;
    sipbits_close(s);
    s = sipbits_open(NULL, 0);
    if (!s) return 18;
    if (sipbits_read(s, 1, &x) || !sipbits_read(s, 0, &x) || !sipbits_seek(s, 0)) return 19;
    sipbits_close(s);
    sipbits_close(NULL);
    return sipbits_open(data, SIZE_MAX) != NULL;
#else
    uint32_t x;
    sipbits *s = sipbits_open(data, 4);
    if (!s) return 0;
    sipbits_read(s, 32, &x);
    sipbits_close(s);
    return 0;
#endif
}
