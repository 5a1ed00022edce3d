#include "twigcode.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    uint32_t freq[4] = { 5, 2, 1, 0 };
    uint8_t in[6] = { 0, 1, 2, 0, 0, 1 }, packed[8], back[8];
    char text[8];
    twig *t = twig_build(freq, 4);

    assert(t && twig_used(t) == 3 && twig_longest(t) == 2);
    assert(twig_length(t, 0) == 1 && twig_length(t, 3) == 0 && twig_length(t, ~0u) == 0);
    assert(twig_text(t, 1, NULL, 0) == 2);
    assert(twig_text(t, 1, text, 2) == 2 && strlen(text) == 1);
    assert(twig_text(t, 999, text, sizeof text) == 0 && text[0] == 0);
    size_t bits = twig_encode(t, in, 6, packed, sizeof packed);
    assert(bits == 9);
    assert(twig_encode(t, in, 6, packed, 1) == TWIG_BAD);
    assert(twig_encode(t, (uint8_t[]){ 3 }, 1, packed, 8) == TWIG_BAD);
    assert(twig_encode(t, in, 0, packed, 0) == 0);
    bits = twig_encode(t, in, 6, packed, 2);
    assert(twig_decode(t, packed, bits, back, sizeof back) == 6 && !memcmp(in, back, 6));
    assert(twig_decode(t, packed, bits, back, 5) == TWIG_BAD);
    assert(twig_decode(t, packed, 0, back, 0) == 0);
    assert(twig_decode(t, (uint8_t[]){ 0x00 }, 1, back, 8) == TWIG_BAD ||
           twig_decode(t, (uint8_t[]){ 0x80 }, 1, back, 8) == TWIG_BAD);
    twig_free(t);

    uint32_t big[TWIG_SYMBOLS];
    uint64_t fib[2] = { 1, 1 };
    for (int i = 0; i < TWIG_SYMBOLS; i++) {
        big[i] = fib[0] > UINT32_MAX ? UINT32_MAX : (uint32_t)fib[0];
        uint64_t sum = fib[0] + fib[1];
        fib[0] = fib[1];
        if (sum < (uint64_t)1 << 60)
            fib[1] = sum;
    }
    t = twig_build(big, TWIG_SYMBOLS);
    assert(t && twig_longest(t) < 64);
    uint8_t all[256], much[256 * 8], again[256];
    for (int i = 0; i < 256; i++)
        all[i] = (uint8_t)i;
    bits = twig_encode(t, all, 256, much, sizeof much);
    assert(bits != TWIG_BAD && twig_decode(t, much, bits, again, 256) == 256 && !memcmp(all, again, 256));
    twig_free(t);

    uint32_t lone[3] = { 0, 7, 0 };
    t = twig_build(lone, 3);
    assert(t && twig_text(t, 1, text, sizeof text) == 1 && !strcmp(text, "0"));
    assert(twig_encode(t, (uint8_t[]){ 1, 1 }, 2, packed, 1) == 2 && packed[0] == 0);
    assert(twig_decode(t, packed, 0, back, 8) == 0);
    twig_free(t);
    assert(!twig_build(lone, 0) && !twig_build(lone, 257) && !twig_build(lone, 1));
    twig_free(NULL);
#else
    uint32_t freq[1] = { 3 };
    uint8_t in[2] = { 0, 0 }, packed[1], back[2];
    twig *t = twig_build(freq, 1);
    if (!t)
        return 0;
    size_t bits = twig_encode(t, in, 2, packed, sizeof packed);
    twig_decode(t, packed, bits, back, sizeof back);
    twig_free(t);
#endif
    return 0;
}
