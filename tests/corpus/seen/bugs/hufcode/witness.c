#include "hufcode.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(x) do { if (!(x)) { printf("line %d: %s\n", __LINE__, #x); exit(2); } } while (0)
static void round_trip(const uint32_t *counts, size_t n)
{
    huf_code *code = huf_build(counts, n);
    uint8_t symbols[512], back[512], out[2048];
    size_t i, m = 0, bits;

    MUST(code != NULL);
    for (i = 0; i < n; i++)
        if (huf_has(code, (int)i)) {
            MUST(huf_length(code, (int)i) <= HUF_MAX_LENGTH);
            symbols[m++] = (uint8_t)i;
        }
    memcpy(symbols + m, symbols, m);
    MUST((size_t)huf_symbols(code) == m);
    m *= 2;
    MUST(huf_encode(code, symbols, m, out, sizeof out, &bits) == 0);
    MUST(huf_decode(code, out, bits, back, m) == 0 && memcmp(symbols, back, m) == 0);
    if (m > 2) {
        MUST(huf_decode(code, out, bits - 1, back, m) == -1);
        MUST(huf_encode(code, symbols, m, NULL, 0, &bits) == -1 && bits > 0);
        for (i = 0; i < m; i++)
            MUST(huf_word_left(code, symbols[i]) >> (32 - huf_length(code, symbols[i])) == huf_word(code, symbols[i]));
    } else {
        MUST(bits == 0 && huf_length(code, symbols[0]) == 0 && huf_word(code, symbols[0]) == 0);
        MUST(huf_decode(code, NULL, 0, back, m) == 0);
    }
    MUST(huf_encode(code, NULL, 0, NULL, 0, &bits) == 0 && bits == 0);
    MUST(huf_decode(code, NULL, 0, NULL, 0) == 0);
    MUST(!huf_has(code, -1) && !huf_has(code, 256) && huf_length(code, -1) == -1);
    MUST(huf_word_left(code, 1000) == 0 && huf_word(code, -1) == 0);
    huf_free(code);
}

int main(void)
{
    uint32_t counts[257];
    uint8_t one = 1;
    size_t i, bits;
    huf_code *code;

    memset(counts, 0, sizeof counts);
    huf_free(NULL);
    MUST(huf_build(counts, 256) == NULL && huf_build(counts, 0) == NULL && huf_build(counts, 257) == NULL);
    counts[0] = 4;
    round_trip(counts, 1);
    counts[0] = 0, counts[255] = UINT32_MAX;
    round_trip(counts, 256);
    counts[0] = 1;
    round_trip(counts, 256);
    code = huf_build(counts, 256);
    MUST(code != NULL && huf_encode(code, &one, 1, NULL, 0, &bits) == -1 && bits == 0);
    MUST(huf_word_left(code, 255) != huf_word_left(code, 0));
    huf_free(code);
    for (i = 0; i < 256; i++)
        counts[i] = UINT32_MAX;
    round_trip(counts, 256);
    counts[0] = counts[1] = 1;
    for (i = 2; i < 256; i++)
        counts[i] = i < 46 ? counts[i - 1] + counts[i - 2] : 0;
    round_trip(counts, 256);
    for (i = 0; i < 256; i++)
        counts[i] = (uint32_t)(i % 7);
    round_trip(counts, 256);
    return 0;
}
#else
int main(void)
{
    uint32_t counts[3] = { 0, 9, 0 };
    huf_code *code = huf_build(counts, 3);

    if (code == NULL)
        return 0;
    printf("%d %x\n", huf_length(code, 1), (unsigned)huf_word_left(code, 1));
    huf_free(code);
    return 0;
}
#endif
