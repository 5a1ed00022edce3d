#include "hufftab.h"

#include <assert.h>
#include <stdlib.h>

struct hufftab {
    size_t count;
    unsigned per_length[HUFF_MAX_BITS + 1];
    uint16_t sorted[HUFF_MAX_SYMBOLS]; /* by length, then by number */
    struct {
        uint16_t code;
        uint8_t bits;
    } words[HUFF_MAX_SYMBOLS];
};

hufftab *huff_create(const uint8_t *lengths, size_t count)
{
    if (count < 1 || count > HUFF_MAX_SYMBOLS)
        return NULL;
    hufftab *tab = calloc(1, sizeof *tab);
    if (tab == NULL)
        return NULL;
    tab->count = count;
    for (size_t s = 0; s < count; s++) {
        if (lengths[s] > HUFF_MAX_BITS) {
            free(tab);
            return NULL;
        }
        if (lengths[s] > 0)
            tab->per_length[lengths[s]]++;
        tab->words[s].bits = lengths[s];
    }
    unsigned code = 0;
    size_t next = 0;
    for (unsigned bits = 1; bits <= HUFF_MAX_BITS; bits++) {
        code <<= 1;
        if (code + tab->per_length[bits] > 1u << bits) {
            free(tab);
            return NULL;
        }
        for (size_t s = 0; s < count; s++) {
            if (tab->words[s].bits != bits)
                continue;
            tab->words[s].code = (uint16_t)code++;
            tab->sorted[next++] = (uint16_t)s;
        }
    }
    return tab;
}

void huff_destroy(hufftab *tab)
{
    free(tab);
}

size_t huff_symbols(const hufftab *tab)
{
    return tab->count;
}

int huff_has(const hufftab *tab, unsigned symbol)
{
    return symbol < tab->count && tab->words[symbol].bits > 0;
}

unsigned huff_code(const hufftab *tab, unsigned symbol, unsigned *bits)
{
    assert(huff_has(tab, symbol));
    *bits = tab->words[symbol].bits;
    return tab->words[symbol].code;
}

size_t huff_encoded_size(const hufftab *tab, const uint16_t *symbols, size_t count)
{
    size_t bits = 0;
    for (size_t i = 0; i < count; i++) {
        assert(huff_has(tab, symbols[i]));
        bits += tab->words[symbols[i]].bits;
    }
    return bits / 8 + (bits % 8 > 0);
}

size_t huff_encode(const hufftab *tab, const uint16_t *symbols, size_t count, uint8_t *out)
{
    size_t written = 0;
    uint32_t pending = 0;
    unsigned have = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned bits, code = huff_code(tab, symbols[i], &bits);
        pending = pending << bits | code;
        have += bits;
        while (have >= 8) {
            have -= 8;
            out[written++] = (uint8_t)(pending >> have);
        }
        pending &= (1u << have) - 1;
    }
    if (have > 0)
        out[written++] = (uint8_t)(pending << (8 - have));
    return written;
}

size_t huff_decode(const hufftab *tab, const uint8_t *in, size_t size, uint16_t *symbols, size_t count)
{
    size_t byte = 0, decoded = 0;
    unsigned bit = 0;
    while (decoded < count) {
        unsigned code = 0, first = 0, index = 0, bits;
        for (bits = 1; bits <= HUFF_MAX_BITS; bits++) {
            if (byte == size)
                return decoded;
            code = code << 1 | (in[byte] >> (7 - bit) & 1u);
            if (++bit == 8) {
                bit = 0;
                byte++;
            }
            first <<= 1;
            if (code - first < tab->per_length[bits]) {
                symbols[decoded++] = tab->sorted[index + code - first];
                break;
            }
            first += tab->per_length[bits];
            index += tab->per_length[bits];
        }
        if (bits > HUFF_MAX_BITS)
            return decoded;
    }
    return decoded;
}
