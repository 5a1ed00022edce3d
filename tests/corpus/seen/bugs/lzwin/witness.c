#include "lzwin.h"

#include <string.h>

int main(void)
{
    lzwin *w = lz_new(16);
    if (lz_literals(w, (const uint8_t *)"abc", 3) != LZ_OK || lz_copy(w, 3, 4) != LZ_OK || lz_copy(w, 5, 4) != LZ_OK)
        return 2;
    if (lz_length(w) != 11 || memcmp(lz_bytes(w), "abcabcacabc", 11) != 0 || lz_room(w) != 5)
        return 2;
    if (lz_copy(w, 0, 1) != LZ_DISTANCE || lz_copy(w, 12, 1) != LZ_DISTANCE || lz_copy(w, 1, 6) != LZ_FULL)
        return 2;
    if (lz_fill(w, 'x', (size_t)-1) != LZ_FULL || lz_new(LZ_MAX_CAPACITY + 1) != NULL)
        return 2;
    lz_reset(w);
    if (lz_literals(w, (const uint8_t *)"Wikipedia", 9) != LZ_OK || lz_checksum(w) != 0x11e60398)
        return 2;
    if (lz_literals(w, lz_bytes(w), 5) != LZ_OK || lz_room(w) != 2)
        return 2;
#ifndef LEGAL
    lz_copy(w, 9, 2);
#endif
    lz_free(w);
    return 0;
}
