#include "lzcrate.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    static char text[5000], packed[6000], back[5000];
    uint32_t seed = 1;
    for (int i = 0; i < 5000; i++) {
        seed = seed * 1664525u + 1013904223u;
        text[i] = i < 400 || i > 4600 ? (char)(seed >> 24) : "abracadabra"[i % 11];
    }
#ifdef LEGAL
    (void)count, (void)arguments;
    static uint32_t work[LZC_WORK_WORDS];
    for (int n = 0; n <= 5000; n += n < 600 ? 1 : 97) {
        int size = LZC_compress(text, packed, n);
        if (size <= 0 || size > LZC_compressBound(n))
            return 2;
        memset(back, 0, sizeof back);
        if (LZC_decompress_safe(packed, back, size, n) != n || memcmp(text, back, (size_t)n) != 0)
            return 2;
        memset(back, 0, sizeof back);
        if (LZC_decompress_fast(packed, back, n) != size || memcmp(text, back, (size_t)n) != 0)
            return 2;
        if (n > 0 && LZC_decompress_safe(packed, back, size, n - 1) >= 0)
            return 2;
        if (LZC_compress_limited(text, packed, n, size - 1) != 0)
            return 2;
        if (LZC_compress_ext(work, text, packed, n, size) != size)
            return 2;
    }
    if (LZC_compressBound(-1) != 0 || LZC_compress(text, packed, -1) != 0 || LZC_compress(NULL, packed, 0) != 1)
        return 2;
    for (int i = 0; i < 256; i++) {
        char junk[3] = {(char)i, (char)(i * 3), 1};
        LZC_decompress_safe(junk, back, 3, 10);
    }
    if (LZC_decompress_safe(packed, NULL, 0, 0) >= 0 || LZC_decompress_fast(packed, back, -1) >= 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        char small[64];
        LZC_compress(text, small, 64);
        break;
    }
    case 2: {
        uint32_t few[LZC_WORK_WORDS / 4];
        LZC_compress_ext(few, text, packed, 64, sizeof packed);
        break;
    }
    case 3: {
        int size = LZC_compress(text, packed, 100);
        char *block = malloc((size_t)size);
        memcpy(block, packed, (size_t)size);
        LZC_decompress_fast(block, back, 5000);
        free(block);
        break;
    }
    case 4:
        LZC_compress(text, text + 1, 100);
        break;
    case 5: {
        char small[10];
        int size = LZC_compress(text, packed, 100);
        LZC_decompress_safe(packed, small, size, 100);
        break;
    }
    }
#endif
    return 0;
}
