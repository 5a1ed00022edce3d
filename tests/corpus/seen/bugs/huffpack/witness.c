#include "huffpack.h"

#include <string.h>

int main(void)
{
    huff *h;
    uint8_t packed[16], text[16];
    size_t bits, size;
    if (huff_build(NULL, 0, &h) != HUFF_EEMPTY || h != NULL)
        return 2;
    if (huff_build((const uint8_t *)"abracadabra", 11, &h) != HUFF_OK || huff_symbols(h) != 5)
        return 2;
    if (huff_encode(h, (const uint8_t *)"cabd", 4, packed, sizeof packed, &bits) != HUFF_OK)
        return 2;
    if (huff_decode(h, packed, bits, text, sizeof text, &size) != HUFF_OK || size != 4 || memcmp(text, "cabd", 4) != 0)
        return 2;
    if (huff_decode(h, packed, bits, text, 3, &size) != HUFF_ESPACE)
        return 2;
    if (huff_encode(h, (const uint8_t *)"x", 1, packed, sizeof packed, &bits) != HUFF_ESYMBOL)
        return 2;
    huff_free(h);
    if (huff_build((const uint8_t *)"zzz", 3, &h) != HUFF_OK)
        return 2;
    if (huff_encode(h, (const uint8_t *)"zz", 2, packed, sizeof packed, &bits) != HUFF_OK || bits != 2)
        return 2;
#ifndef LEGAL
    huff_decode(h, packed, bits, text, sizeof text, &size);
#endif
    huff_free(h);
    return 0;
}
