#include "lztrail.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void round_trip(const unsigned char *data, size_t n)
{
    size_t bound = lzt_bound(n);
    unsigned char *packed = malloc(bound), *back = malloc(n + 1);
    long size, steps;

    if (packed == NULL || back == NULL)
        abort();
    size = lzt_pack(data, n, packed, bound);
    if (size < 0 || lzt_unpacked_size(packed, (size_t)size) != (long)n)
        abort();
    if (lzt_unpack(packed, (size_t)size, back, n) != (long)n || (n > 0 && memcmp(back, data, n) != 0))
        abort();
    if (n > 0 && lzt_unpack(packed, (size_t)size, back, n - 1) != LZT_EROOM)
        abort();
    for (size_t cap = 0; cap < (size_t)size; cap += 1 + (size_t)size / 50) {
        unsigned char *small = malloc(cap + 1);
        if (small == NULL || lzt_pack(data, n, small, cap) != LZT_EROOM)
            abort();
        free(small);
    }
    steps = lzt_steps(packed, (size_t)size);
    if (steps < 0 || (n > 0) != (steps > 0))
        abort();
    free(packed);
    free(back);
}
#endif

int main(void)
{
#ifdef LEGAL
    unsigned char data[3000];
    unsigned char out[64];

    memset(data, 'a', sizeof data);
    round_trip(data, sizeof data);
    for (size_t n = 0; n < 40; n++)
        round_trip(data, n);
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (unsigned char)(i * i >> 3 ^ i);
    for (size_t n = 0; n <= sizeof data; n += 271)
        round_trip(data, n);
    if (lzt_pack(NULL, 0, NULL, 0) != 0 || lzt_unpack(NULL, 0, NULL, 0) != 0 || lzt_steps(NULL, 0) != 0)
        abort();
    if (lzt_bound(SIZE_MAX) != 0 || lzt_pack(data, LZT_MAX + 1, out, 64) != LZT_EBIG)
        abort();
    if (lzt_unpack((unsigned char *)"\x10", 1, out, 64) != LZT_EFORMAT
        || lzt_unpack((unsigned char *)"\xF0", 1, out, 64) != LZT_EFORMAT
        || lzt_unpack((unsigned char *)"\x10" "a\x02\x00", 4, out, 64) != LZT_EFORMAT
        || lzt_unpack((unsigned char *)"\x10" "a\x00\x00", 4, out, 64) != LZT_EFORMAT
        || lzt_unpack((unsigned char *)"\x10" "a\x01\x00", 4, out, 64) != 5
        || lzt_unpack((unsigned char *)"\x00", 1, NULL, 0) != 0
        || lzt_unpack((unsigned char *)"\x10" "a", 2, NULL, 0) != LZT_EROOM)
        abort();
    for (long e = -6; e < 2; e++)
        if (lzt_strerror(e)[0] == '\0')
            abort();
#else
    unsigned char *cut = malloc(2);

    if (cut == NULL)
        return 0;
    cut[0] = 0xF0;
    cut[1] = 0xFF;
    lzt_unpacked_size(cut, 2);
    free(cut);
#endif
    return 0;
}
