#include "hufftab.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static const uint8_t lengths[] = {2, 1, 0, 3, 3};
    static const uint16_t message[] = {1, 0, 4, 3, 1, 1, 4};
    hufftab *tab = huff_create(lengths, 5);
    uint8_t out[16];
    uint16_t back[16];
#ifdef LEGAL
    (void)count, (void)arguments;
    unsigned bits;
    if (huff_code(tab, 4, &bits) != 7 || bits != 3 || huff_has(tab, 2) || huff_has(tab, 5) || huff_symbols(tab) != 5)
        return 2;
    size_t size = huff_encode(tab, message, 7, out);
    if (size != huff_encoded_size(tab, message, 7) || huff_decode(tab, out, size, back, 7) != 7 ||
        memcmp(message, back, sizeof message) != 0 || huff_encode(tab, NULL, 0, NULL) != 0 ||
        huff_decode(tab, NULL, 0, back, 5) != 0 || huff_decode(tab, out, size, NULL, 0) != 0)
        return 2;
    huff_destroy(tab);
    if (huff_create((const uint8_t[]){1, 1, 1}, 3) != NULL || huff_create((const uint8_t[]){16}, 1) != NULL ||
        huff_create(lengths, 0) != NULL || huff_create(lengths, 513) != NULL)
        return 2;
    uint8_t longest[HUFF_MAX_SYMBOLS];
    memset(longest, HUFF_MAX_BITS, sizeof longest);
    tab = huff_create(longest, HUFF_MAX_SYMBOLS);
    memset(out, 0xff, sizeof out);
    if (huff_decode(tab, out, sizeof out, back, 16) != 0)
        return 2;
    huff_destroy(tab);
    tab = huff_create((const uint8_t[]){0}, 1);
    if (huff_has(tab, 0) || huff_decode(tab, out, sizeof out, back, 16) != 0)
        return 2;
    huff_destroy(tab);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        huff_encode(tab, (const uint16_t[]){1, 2}, 2, out);
        break;
    case 2:
        huff_create(calloc(1, 3), 9);
        break;
    case 3:
        huff_encode(tab, message, 7, malloc(1));
        break;
    case 4:
        memset(out, 0, sizeof out);
        huff_decode(tab, out, sizeof out, malloc(4), 16);
        break;
    case 5:
        huff_decode(tab, calloc(1, 1), 10, back, 16);
        break;
    case 6:
        huff_destroy(tab);
        huff_symbols(tab);
        break;
    }
#endif
    return 0;
}
