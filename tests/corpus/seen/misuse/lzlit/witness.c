#include "lzlit.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int round_trip(const uint8_t *bytes, size_t n)
{
    uint8_t *packed = malloc(lz_bound(n)), *back = malloc(n + 1);
    size_t length = lz_pack(bytes, n, packed);
    int good = length >= 2 && length <= lz_bound(n) && lz_size(packed) == n && lz_length(packed) == length &&
               lz_unpack(packed, back) == n && (n == 0 || memcmp(bytes, back, n) == 0);
    free(packed);
    free(back);
    return good;
}
#endif

int main(int count, char **arguments)
{
    static uint8_t bytes[65535];
    uint32_t seed = 7;
    for (size_t i = 0; i < sizeof bytes; i++) {
        seed = seed * 1664525u + 1013904223u;
        bytes[i] = (uint8_t)(i < 1000 ? seed >> 24 : seed >> 30);
    }
#ifdef LEGAL
    (void)count, (void)arguments;
    if (!round_trip(NULL, 0) || !round_trip(bytes, 1) || !round_trip(bytes, 128) || !round_trip(bytes, 129) ||
        !round_trip(bytes, 1000) || !round_trip(bytes, sizeof bytes) ||
        !round_trip((const uint8_t *)"aaaaaaaaaaaaaaaaaaaabcabcabc", 28))
        return 2;
    memset(bytes, 0, sizeof bytes);
    uint8_t packed[4096];
    if (!round_trip(bytes, sizeof bytes) || lz_pack(bytes, 65536, packed) != 0 || lz_pack(bytes, 2000, packed) > 50 ||
        lz_ratio(packed) != 1 || lz_pack(bytes, 0, packed) != 2 || lz_ratio(packed) != 100)
        return 2;
#else
    uint8_t *room = malloc(8), packed[64];
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        lz_pack(bytes, 8, room);
        break;
    case 2:
        lz_pack(bytes, 20, packed);
        lz_unpack(packed, room);
        break;
    case 3:
        memcpy(packed, "\x08\0\xff\xff", 4);
        lz_unpack(packed, room);
        break;
    case 4:
        lz_pack(bytes, 20, packed);
        memcpy(room, packed, 8);
        lz_length(room);
        return (int)lz_unpack(room, packed);
    case 5:
        lz_pack(room, 20, packed);
        break;
    }
#endif
    return 0;
}
